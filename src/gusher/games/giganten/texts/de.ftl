### Giganten. Every message begins with the name of the game.

## Where one chooses a game: in one sentence, and what of it is not from the box

giganten-pitch = Fahr deinen Lastwagen zu den besten Bohrplätzen, bring das Rohöl auf die Schiene und ersteigere das Verkaufsrecht, solange der Preis hoch ist.
giganten-known = Die Regeln sind die der Anleitung; Spielplan und Karten stammen aus öffentlichen Tabellen. Ein Bohrplatz und das Spiel zu zweit und zu fünft sind von uns.

## Der Bericht

giganten-unit = Dollar
giganten-chart-prices = Preise der Gesellschaften
giganten-chart-supply = Rohöl und Lizenzen
giganten-chart-growth = Loks und Bohrtürme
giganten-chart-purse = Geld
# Same as in English.
giganten-measure-hudson = Hudson
# Same as in English.
giganten-measure-jet = Jet
# Same as in English.
giganten-measure-standard = Standard
giganten-measure-crude = Rohöl unter Bohrtürmen
giganten-measure-tanks = Rohöl in den Tanks
giganten-measure-licences = Lizenzen auf der Hand
giganten-measure-derricks = Bohrtürme
giganten-measure-black = schwarze Lok
giganten-measure-front = vorderste Lok
giganten-measure-purse = Dollar je Spieler
giganten-kind-card = Karte { $what }
giganten-kind-red = Rot { $what }, schwarz { $black }
giganten-kind-truck = Einen Schritt fahren
giganten-kind-loco = Lok einen Schritt
giganten-kind-peek = Unter ein Plättchen sehen
giganten-kind-price-up = Preis erhöhen
giganten-kind-price-down = Preis senken
giganten-kind-store = Freies Rohöl: { $what }
giganten-kind-build = Bohrturm bauen
giganten-kind-no-build = Nicht bauen
giganten-kind-ship = Fracht: { $what }
giganten-kind-discard = Rohöl verfallen lassen
giganten-kind-pass = In der Auktion passen
giganten-kind-bid = Bieten
giganten-kind-sell = Rohöl verkaufen

## Names

# Same as in English.
giganten-company-hudson = Hudson
# Same as in English.
giganten-company-jet = Jet
# Same as in English.
giganten-company-standard = Standard

giganten-colour-blue = Blau
giganten-colour-red = Rot

giganten-carrier-black = die schwarze Lok
giganten-carrier-opponents = der vorderste Mitspieler
giganten-carrier-front = die vorderste Lok

giganten-site = { $id } ({ $row },{ $column })
giganten-cell = ({ $row },{ $column })
giganten-card-plain = { $licences }/{ $move }
giganten-card-price = { $licences }/{ $move } Preis ±{ $price }
giganten-card-crude = { $licences }/{ $move } freies Rohöl
giganten-card-push = { $licences }/{ $move } Loks { $push } zurück
giganten-card-red = rot { $card }
giganten-cards-held = { $ones }×1 + { $twos }×2
giganten-place-move = Zug
giganten-place-auction = Auktion { $company }

giganten-score-cash = Bargeld
giganten-score-derricks = Bohrtürme
giganten-score-crude = Rohöl

giganten-effect-dollars = { $sign }{ MONEY($dollars) }
giganten-effect-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
giganten-effect-price = { MONEY($before) } → { MONEY($price) }

## What has happened

giganten-event-round = Runde { $round }, Startspieler { $start }
giganten-event-start-player = { $who } ist Startspieler.
giganten-event-rolled = { $company }: { $colour } { $fields }, { MONEY($before) } → { MONEY($price) }.
giganten-event-red-card = Rote Karte: { $card }. Die schwarze Lok fährt { $black } weiter, auf { $space }.
giganten-event-star = Die schwarze Lok steht auf dem Stern: Das Spiel ist zu Ende.
giganten-event-beige-card = Beige Karten: { $card }.
giganten-event-took-card = { $who } nimmt { $card }.
giganten-event-card-left = Übrig bleibt: { $card }.
giganten-event-licences = { $cards ->
    [one] { $who } bekommt { $cards } Lizenzkarte.
   *[other] { $who } bekommt { $cards } Lizenzkarten.
}
giganten-event-licences-shuffled = Die { $cards } abgelegten Lizenzkarten werden gemischt.
giganten-event-drew-licence = { $who } zieht { $held }.
giganten-event-move-turn = { $who } fährt nicht.
giganten-event-placed-truck = { $who } setzt den Lastwagen auf { $cell }.
giganten-event-drove = { $who } fährt nach { $cell }.
giganten-event-railed = { $spaces ->
    [one] { $who } fährt mit der Lok { $spaces } Feld weiter.
   *[other] { $who } fährt mit der Lok { $spaces } Felder weiter.
}
giganten-event-looked = { $who } sieht nach: { $site }.
giganten-event-saw = { $who } sieht { $crude } Rohöl bei { $site }.
giganten-event-ended-move = { $points ->
    [0] { $who } beendet den Zug.
    [one] { $who } beendet den Zug; { $points } Punkt verfällt.
   *[other] { $who } beendet den Zug; { $points } Punkte verfallen.
}
giganten-event-changed-price = { $who } ändert den Preis von { $company }: { MONEY($before) } → { MONEY($price) }.
giganten-event-free-crude = { $who } bekommt ein freies Rohöl, gelagert bei { $company }.
giganten-event-pushed-back = { $who } schiebt alle anderen Loks um { $spaces } zurück.
giganten-event-built = { $who } baut für { MONEY($dollars) } auf { $site }.
giganten-event-built-nothing = { $who } baut nicht.
giganten-event-struck = { $who } findet { $crude } Rohöl bei { $site }.
giganten-event-pumped = { $left ->
    [0] { $who } fördert das letzte Rohöl bei { $site }; der Bohrturm ist wieder frei.
   *[other] { $who } fördert bei { $site }; noch { $left } übrig.
}
giganten-event-shipped = { $who } zahlt { MONEY($dollars) } Fracht: { $carrier }.
giganten-event-earned-freight = { $who } bekommt { MONEY($dollars) } Fracht.
giganten-event-lost-crude = { $who } lässt das Rohöl verfallen.
giganten-event-stored = { $who } lagert { $crude } bei { $company }.
giganten-event-auction = { $company } kauft für { MONEY($price) }.
giganten-event-no-bidder = Niemand hat Rohöl bei { $company }.
giganten-event-bid = { $who } bietet { $bid }.
giganten-event-passed = { $who } passt.
giganten-event-unsold = Niemand bietet bei { $company }.
giganten-event-won = { $who } gewinnt { $company } mit { $bid }.
giganten-event-exposed = { $cards ->
    [one] { $who } hat mit { $bid } geblufft und verliert { $cards } Lizenzkarte.
   *[other] { $who } hat mit { $bid } geblufft und verliert { $cards } Lizenzkarten.
}
giganten-event-lost-licence = { $who } verliert { $held }.
giganten-event-paid = { $who } zahlt { $held }.
giganten-event-sold = { $who } verkauft { $crude } Rohöl an { $company } für { MONEY($dollars) }.
giganten-event-overflow = { $who } muss { $crude } Rohöl bei { $company } für { MONEY($dollars) } verkaufen.

## What can be done

giganten-action-card = { $card } nehmen
giganten-action-place = Den Lastwagen in Reihe { $row } setzen
giganten-action-truck = Fahren { $arrow } { $cell }
giganten-action-loco = Mit der Lok weiterfahren
giganten-action-peek = Nachsehen: { $site }
giganten-action-end = Den Zug beenden
giganten-action-price-up = { $company } erhöhen
giganten-action-price-down = { $company } senken
giganten-action-store = Bei { $company } lagern
giganten-action-build = Auf { $site } bauen
giganten-action-no-build = Nicht bauen
giganten-action-ship = Verfrachten: { $carrier }
giganten-action-discard = Das Rohöl verfallen lassen
giganten-action-pass = Passen
giganten-action-bid = { $bid } bieten
giganten-action-pay = { $held } zahlen
giganten-action-pay-twos = { $twos ->
    [0] Nur mit Einern zahlen
    [one] Mit { $twos } Zweier zahlen
   *[other] Mit { $twos } Zweiern zahlen
}
giganten-action-sell = { $crude ->
    [0] Nichts verkaufen
   *[other] { $crude } verkaufen
}

## What each choice is good for

giganten-hint-card = Mit Lizenzen bietest du in den Auktionen, Punkte bewegen Lastwagen und Lok. Viele Punkte, wenn du erst zum Rohöl musst, viele Lizenzen, wenn du Rohöl zu verkaufen hast.
giganten-hint-place = Hier fährt dein Lastwagen los, umsonst. Er sieht Plättchen neben sich und baut neben sich: Beginne in einer Reihe mit Plättchen in der Nähe.
giganten-hint-truck = Fährt ein Feld; Hügel und Berge kosten mehr Punkte. Du siehst, wie viel Rohöl unter schwarzen Plättchen neben dir liegt.
giganten-hint-loco = Deine Lok fährt eine Spalte weiter. Umsonst holt sie Rohöl nur von Türmen, die sie erreicht hat; bei anderen kostet die Fracht je { MONEY(3000) }.
giganten-hint-peek = Sieh heimlich nach, wie viel Rohöl dort liegt. Das kostet nichts.
giganten-hint-end = Nicht weiterfahren; übrige Punkte verfallen. Bleib neben dem Plättchen stehen, auf dem du bauen willst.
giganten-hint-price = Ändert, was diese Gesellschaft zahlt. Hinauf, wo du Rohöl im Tank hast; hinunter, wo nur andere welches haben.
giganten-hint-store = Das Rohöl kommt dort in deinen Tank und lässt sich nur an diese Gesellschaft verkaufen. Achte auf ihren Preis und darauf, wie viele Rivalen dort mitbieten.
giganten-hint-build = Baue einen Bohrturm neben deinem Lastwagen: Das Plättchen wird umgedreht, und so viel Rohöl gehört dir, eines je Runde. Denk an den Preis und daran, dass deine Lok hinkommt.
giganten-hint-no-build = Behalte Geld und Turm für einen besseren Platz. Ohne Türme hast du nichts zu verkaufen.
giganten-hint-ship = Diese Lok nimmt das Rohöl für { MONEY(3000) } mit. Das lohnt sich nur, wenn du es für mehr verkaufst.
giganten-hint-discard = Das Rohöl verfällt, und du zahlst nichts. Besser als Fracht, wenn die Preise niedrig sind.
giganten-hint-pass = Du bist aus dieser Auktion heraus und behältst deine Lizenzen. Dein Rohöl bleibt im Tank; was über der Tankgrenze liegt, wird am Rundenende für je { MONEY(1000) } verkauft.
giganten-hint-bid = So viel zahlst du an Lizenzen, wenn du gewinnst; nur der Gewinner darf hier in dieser Runde verkaufen. Mehr als deine Hand wert ist, ist ein Bluff: Fliegt er auf, verlierst du Karten und verkaufst nichts.
giganten-hint-pay = Diese Karten bezahlen dein Gebot und sind weg. Wechselgeld gibt es nicht: Behalte, was zu späteren Geboten passt.
giganten-hint-sell-0 = Behalte alles für einen besseren Preis. Was zu viel für den Tank ist, wird am Rundenende für je { MONEY(1000) } verkauft.
giganten-hint-sell = Verkaufe so viel zum heutigen Preis. Behalte nur dann etwas, wenn der Preis steigen wird und der Tank Platz hat.

## Why a choice was the only one

giganten-only-pass = Über dem letzten Gebot ist mit so wenigen Karten kein Gebot mehr möglich.
giganten-only-card = Nur noch eine Karte war da.
giganten-only-truck = Der Lastwagen darf dort nicht stehen bleiben, und es gibt nur einen Ausweg.
giganten-only-pay = Nur diese Karten ergeben dein Gebot.

## What is asked

giganten-ask-TakeCard = Welche Aktionskarte nimmst du?
giganten-ask-PlaceTruck = Wohin setzt du deinen Lastwagen?
giganten-ask-Move = { $points ->
    [one] Wohin? Noch { $points } Punkt.
   *[other] Wohin? Noch { $points } Punkte.
}
giganten-ask-ChangePrice = Welchen Preis änderst du?
giganten-ask-FreeCrude = Wo lagerst du dein freies Rohöl?
giganten-ask-Build = Baust du einen Bohrturm?
giganten-ask-Ship = Deine Lok reicht nicht bis { $site }. Wer nimmt das Rohöl mit?
giganten-ask-Store = Wo lagerst du das Rohöl?
giganten-ask-Bid = { $bid ->
    [0] { $company } kauft für { MONEY($price) }. Was bietest du?
   *[other] { $company } kauft für { MONEY($price) }. Geboten sind { $bid }; bietest du mehr?
}
giganten-ask-Pay = Wie zahlst du dein Gebot von { $bid }?
giganten-ask-Sell = Wie viel Rohöl verkaufst du an { $company }, für je { MONEY($price) }?

## Why a move is refused

giganten-refusal-card-not-there = Diese Karte liegt nicht aus.
giganten-refusal-truck-there = Dort steht ein anderer Lastwagen.
giganten-refusal-derrick-there = Dort steht ein Bohrturm.
giganten-refusal-stuck-there = Dorthin und weiter auf ein freies Feld kostet es { $cost } Punkte, und { $points } sind übrig.
giganten-refusal-too-few-points = Das kostet { $cost } Punkte, und { $points } sind dafür übrig.
giganten-refusal-truck-first = Der Lastwagen fährt vor der Lok und steht auf einem freien Feld, wenn die Lok beginnt.
giganten-refusal-track-ends = Hier endet das Gleis.
giganten-refusal-no-stop-here = Der Lastwagen darf nicht auf einem Plättchen oder dem Feld eines anderen Lastwagens stehen bleiben.
giganten-refusal-already-seen = Dieses Plättchen hast du schon gesehen.
giganten-refusal-never-shown = Ein Plättchen mit zwei roten Türmen wird erst gezeigt, wenn darauf gebaut wird.
giganten-refusal-price-at-end = So weit geht dieser Preis nicht.
giganten-refusal-company-closed = Diese Gesellschaft ist zu zweit geschlossen.
giganten-refusal-no-tile-there = Dort liegt kein Plättchen.
giganten-refusal-not-adjacent = Dein Lastwagen steht nicht daneben.
giganten-refusal-loco-behind = Diese Lok reicht nicht bis Spalte { $column }.
giganten-refusal-bid-too-low = Geboten sind { $bid }; biete mehr oder passe.
giganten-refusal-above-cap = Du darfst höchstens { $cap } bieten.
giganten-refusal-not-so-many-twos = Du hast nur { $twos } Zweier.
giganten-refusal-superfluous-card = Das ist mehr, als das Gebot von { $bid } braucht.
giganten-refusal-pays-too-little = Deine Einer reichen nicht für den Rest des Gebots von { $bid }.
giganten-refusal-not-so-much-crude = Du hast dort nur { $crude } Rohöl.

## The table

# Same as in English.
giganten-table-title = Giganten
giganten-table-round = Runde { $round }
giganten-table-start = Startspieler { $who }
giganten-table-over = das Spiel ist zu Ende
giganten-table-black = schwarze Lok { $space } von { $star }
giganten-table-prices = Preise
giganten-table-closed = geschlossen
giganten-table-cards = Karten
giganten-table-no-cards = keine liegen aus
giganten-table-deck = { $cards } Lizenzen im Stapel
giganten-table-auction = { $leader ->
    [nobody] { $company }: noch kein Gebot
   *[other] { $company }: { $leader } bietet { $bid }
}
giganten-table-player = Spieler
giganten-table-money = Geld
giganten-table-loco = Lok
giganten-table-derricks = Türme
# Same as in English.
giganten-table-tanks = Tanks
giganten-table-licences = Lizenzen
giganten-table-card = Karte
giganten-table-bid = Gebot
giganten-table-hand = { $cards } ({ $held })
giganten-table-out = gepasst

## Its options

giganten-option-start_player = Wer zuerst Startspieler ist
giganten-option-black_star = Wie viele Felder die schwarze Lok bis zum Ende des Spiels fährt
giganten-option-missing_site = Ob der Bohrplatz benutzt wird, den keine Quelle zeigt
giganten-option-peek_mode = Ob Plättchen neben dem Lastwagen gleich gezeigt werden oder auf Wunsch
giganten-option-movement_order = Ob Lastwagen und Lok sich abwechseln dürfen oder der Lastwagen zuerst fährt
giganten-option-price_overflow = Ob eine Preisänderung am Ende der Tabelle aufhören darf
giganten-option-crude_supply = Ob die Rohölsteine ausgehen können
giganten-option-freight_choice = Wer die fremde Lok bestimmt, die das Rohöl fährt
giganten-option-bid_limit = Wie hoch man bieten darf
giganten-option-bluffer_rebid = Ob ein ertappter Bluffer in derselben Auktion wieder bietet
giganten-option-money_tie = Was bei gleichem Geld entscheidet
giganten-option-closed_company = Welche Gesellschaft zu zweit geschlossen ist

## The board

giganten-board-label = Spielplan von Giganten
giganten-board-parts = Teile des Spielplans
giganten-board-jump-cards = Karten
giganten-board-jump-auction = Auktion
giganten-board-jump-map = Landkarte
giganten-board-jump-companies = Preise
giganten-board-jump-me = Ich
giganten-board-jump-others = Andere
giganten-board-map = Landkarte und Schienen
giganten-board-rails = Schienen
giganten-board-companies = Gesellschaften: Preise und Tanks
giganten-board-cards = Runde, Aktionskarten und Stapel
giganten-board-me = Meine Seite des Tisches
giganten-board-others = Die anderen Spieler
giganten-board-phase-prices = Preise
giganten-board-phase-cards = Karten
giganten-board-phase-licences = Lizenzen
giganten-board-phase-moving = Bewegung
giganten-board-phase-building = Bauen
giganten-board-phase-freight = Fracht
giganten-board-phase-auctions = Auktionen
# Same as in English.
giganten-board-phase-tanks = Tanks
giganten-board-card = { $licences } Lizenzen, { $move } Punkte.
giganten-board-card-price = Einen Preis um { $price } ändern.
giganten-board-card-crude = Ein freies Rohöl.
giganten-board-card-push = Alle anderen Loks um { $push } zurück.
giganten-board-card-black = Die schwarze Lok fährt { $black } weiter.
giganten-board-card-of = Genommen von { $who }
giganten-board-card-move = { $move } Punkte zum Fahren
giganten-board-deck-red = Rote Karten: { $left } im Stapel, { $spent } abgelegt
giganten-board-deck-beige = Beige Karten: { $left } im Stapel, { $spent } abgelegt
giganten-board-deck-licence = Lizenzkarten: { $left } im Stapel, { $spent } abgelegt
giganten-board-derrick = Bohrturm von { $who } auf { $site }, noch { $crude } Rohöl
giganten-board-tile-1 = { $site }: ein schwarzer Turm, Bau { MONEY($dollars) }.
giganten-board-tile-2 = { $site }: zwei rote Türme, Bau { MONEY($dollars) }; niemand darf nachsehen.
giganten-board-tile-3 = { $site }: drei schwarze Türme, Bau { MONEY($dollars) }.
giganten-board-tile-known = Du hast { $crude } Rohöl gesehen.
giganten-board-tile-seen = Nachgesehen hat: { $who }.
giganten-board-served = So weit reicht meine Lok
giganten-board-truck = Lastwagen von { $who } auf { $cell }
giganten-board-loco = Lok von { $who } bei Spalte { $column }
giganten-board-black = Schwarze Lok bei Spalte { $column }
giganten-board-star = Der Stern: Erreicht ihn die schwarze Lok, endet das Spiel
giganten-board-price = { $company } zahlt { MONEY($price) }, im Bereich { $zone }
giganten-board-tank = { $who }: { $crude } Rohöl
giganten-board-awaited = ist jetzt gefragt
giganten-board-start = Startspieler
giganten-board-derricks-left = { $derricks } Türme zu bauen
giganten-board-hand = { $cards } Lizenzen: { $ones } Einer und { $twos } Zweier, Wert { $value }
giganten-board-hand-hidden = { $cards } Lizenzen
giganten-board-auction = Auktion bei { $company }
giganten-board-buys = kauft zu je { MONEY($price) }
giganten-board-fold = Landkarte zeigen
giganten-board-unfold = Auktion zeigen
giganten-board-bid-now = Höchstes Gebot
giganten-board-no-bid = noch kein Gebot
giganten-board-bidder-leads = führt
giganten-board-bidder-asked = am Zug
giganten-board-bidder-in = ist dabei
giganten-board-bidder-out = gepasst
giganten-board-worth = Du kannst bis { $value } zahlen. Bieten darfst du bis { $cap }.
giganten-board-wait = Warte auf die anderen.
giganten-board-passed = Du bist aus dieser Auktion heraus.
giganten-board-settling = Der Gewinner zahlt und verkauft.
giganten-board-your-bid = Dein Gebot
giganten-board-bid-it = Bieten
giganten-board-bid-bluff = Bluffen
giganten-board-bluff = ein Bluff
giganten-board-ceiling = Für mich bieten bis
giganten-board-ceiling-do = Bieten lassen
giganten-board-ceiling-note = Immer eins mehr als die anderen, darüber wird gepasst. Nur du siehst das.
giganten-board-ceiling-set = Es wird für dich bis { $most } geboten. Nur du siehst das.
giganten-board-ceiling-end = Beenden
giganten-board-dollars = { MONEY($dollars) }
giganten-board-zone-red = rot
giganten-board-zone-white = weiß
giganten-board-zone-blue = blau
giganten-board-unknown = Noch nicht gesehene Plättchen
giganten-board-odds = { $count }-mal { $crude } Rohöl
giganten-board-ceiling-bluff = Bluffen lassen
giganten-board-points = { $points ->
    [one] noch { $points } Punkt
   *[other] noch { $points } Punkte
}
giganten-board-aim = { $tiles ->
    [0] Nach { $cell }: { $points }, { $left } bleiben
    [one] Nach { $cell }: { $points }, { $left } bleiben; du siehst { $tiles } neues Plättchen
   *[other] Nach { $cell }: { $points }, { $left } bleiben; du siehst { $tiles } neue Plättchen
}
giganten-board-aim-rail = Lok: { $points }, { $left } bleiben
giganten-board-drive = { $rests ->
    [no] Über { $cell } fahren: { $points } deiner Punkte, { $left } bleiben, { $tiles } neue Plättchen gesehen. Dort darf der Lastwagen nicht bleiben.
   *[other] Nach { $cell } fahren: { $points } deiner Punkte, { $left } bleiben, { $tiles } neue Plättchen gesehen.
}
giganten-board-rail = Lok nach Spalte { $space }: { $points } deiner Punkte, { $left } bleiben

## The page

giganten-page-highest = höchstes Gebot { $bid }, { $who }
giganten-page-to-move = ▶ { $who }
giganten-page-column = Spalte { $column }
giganten-page-tank = Tank von { $who }
giganten-page-price = { MONEY($dollars) } ({ $zone })
giganten-page-tile = { $derricks } auf dem Plättchen, Bau { MONEY($dollars) }
giganten-page-derrick = Bohrturm von { $who }
giganten-page-players = Spieler
giganten-page-companies = Gesellschaften
giganten-page-sites = Bohrplätze
giganten-page-land = Punkte zum Betreten eines Feldes
giganten-page-head-truck = Lastwagen
giganten-page-head-company = Gesellschaft
giganten-page-head-price = Preis
giganten-page-head-site = Bohrplatz
giganten-page-head-tile = Plättchen oder Turm
giganten-page-head-crude = Rohöl
giganten-page-head-seen = Gesehen von
giganten-page-head-row = Reihe
giganten-page-chapter-0 = Worum es geht
giganten-page-chapter-1 = Material
giganten-page-chapter-2 = Aufbau
giganten-page-chapter-3 = Ablauf
giganten-page-chapter-4 = Preise
giganten-page-chapter-5 = Aktionskarten
giganten-page-chapter-6 = Lizenzen
giganten-page-chapter-7 = Bewegung und Sonderaktionen
giganten-page-chapter-8 = Bohrtürme bauen
giganten-page-chapter-9 = Förderung und Fracht
giganten-page-chapter-10 = Auktionen und Verkauf
giganten-page-chapter-11 = Tankgrenze
giganten-page-chapter-12 = Neuer Startspieler
giganten-page-chapter-13 = Spielende und Wertung
giganten-page-chapter-14 = Varianten und Ausgaben
giganten-page-chapter-15 = Optionen
giganten-page-value-start_player-seat0 = der erste Platz
giganten-page-value-start_player-random = ausgelost
giganten-page-value-missing_site-reconstructed = benutzt, wo er am besten passt
giganten-page-value-missing_site-omitted = weggelassen
giganten-page-value-peek_mode-auto = sofort gezeigt
giganten-page-value-peek_mode-manual = auf Wunsch
giganten-page-value-movement_order-free = in beliebiger Reihenfolge
giganten-page-value-movement_order-truck_first = erst der Lastwagen
giganten-page-value-price_overflow-clamp = er bleibt am Ende stehen
giganten-page-value-price_overflow-forbid = nicht über das Ende hinaus
giganten-page-value-crude_supply-unlimited = nie
giganten-page-value-crude_supply-limited = sie können ausgehen
giganten-page-value-freight_choice-owner = wem das Rohöl gehört
giganten-page-value-freight_choice-frontmost = niemand: die vorderste fährt
giganten-page-value-bid_limit-twice_hand = das Doppelte der Kartenzahl
giganten-page-value-bid_limit-hand_value = der Wert der Hand, kein Bluff
giganten-page-value-bid_limit-all_licences = alle Lizenzen des Spiels
giganten-page-value-money_tie-shared = sie teilen sich den Sieg
giganten-page-value-money_tie-loco_rank = die Lok, die weiter vorn ist
# Same as in English.
giganten-page-value-closed_company-standard = Standard
# Same as in English.
giganten-page-value-closed_company-hudson = Hudson
# Same as in English.
giganten-page-value-closed_company-jet = Jet
giganten-page-value-closed_company-none = keine

## The guided first game

giganten-guide-welcome = Willkommen im Ölrausch. Du fährst mit dem Lastwagen durchs Land, baust Bohrtürme, bringst Rohöl auf die Schiene und verkaufst es an drei Gesellschaften; wer am reichsten ist, gewinnt. Wir spielen zwei Runden zusammen, mit vorbereitetem Glück.
giganten-guide-prices = Jede Runde beginnt mit einem Wurf für den Preis jeder Gesellschaft. Hudson zahlt jetzt { MONEY(6000) } für ein Rohöl, die anderen { MONEY(3500) }. Die Preise ändern sich jede Runde, also schau zuerst dorthin.
giganten-guide-card = Jeder nimmt eine Karte. Die erste Zahl sagt, wie viele Lizenzen du bekommst, mit denen du um das Verkaufsrecht bietest; die zweite, wie weit du fährst. Diese ändert außerdem einen Preis: Sechs Lizenzen und ein Wort beim Preis sind den kurzen Weg wert.
giganten-guide-card-done = Sechs Lizenzkarten hast du auf der Hand, jede 1 oder 2 wert; nur du siehst, welche.
giganten-guide-truck = Dein Lastwagen startet in der ersten Spalte, einmal im Spiel. Die Plättchen auf der Landkarte verbergen Öl: Ein Turm birgt 2 bis 4 Rohöl, drei Türme mehr, aber sie kosten mehr und liegen weit weg.
giganten-guide-truck-place = Beginne in Reihe 8: Der Weg zum Plättchen daneben ist kurz und eben.
giganten-guide-truck-done = Da steht er. Deine Karte gibt dir vier Bewegungspunkte, für Lastwagen und Lok zusammen.
giganten-guide-drive = Ebenes Land kostet 1 Punkt, Hügel 2, Berge 3. Fahr zwei Felder nach rechts: Dann stehst du neben einem Plättchen und darfst heimlich darunter nachsehen.
giganten-guide-drive-done = Du hast nachgesehen: vier Rohöl, das Beste, was ein einzelner Turm bergen kann. Sonst weiß es niemand.
giganten-guide-rail = Der Rest geht an deine Lok auf den Schienen. Sie holt Rohöl umsonst aus jeder Spalte, die sie erreicht hat; dein Plättchen liegt in der dritten. Zwei Felder, und du bist dort.
giganten-guide-rail-done = Lastwagen und Lok stehen bereit. Jetzt das Extra deiner Karte.
giganten-guide-price = Deine Karte verschiebt einen Preis um zwei Stufen, hinauf oder hinunter. Du willst in dieser Runde an Hudson verkaufen, also treib ihn hoch.
giganten-guide-price-done = Hudson zahlt jetzt { MONEY(7000) }. Das haben die anderen auch gesehen, und sie sind als Nächste dran.
giganten-guide-build = Jetzt darfst du neben deinem Lastwagen einen Bohrturm bauen. Dieses Plättchen kostet { MONEY(4000) }, und du weißt, dass es sich lohnt.
giganten-guide-build-done = Vier Rohöl liegen unter deinem Turm. Er gibt jede Runde eines, schon in dieser.
giganten-guide-pushed = Was ist passiert? Die rote Karte eines Rivalen hat alle anderen Loks zwei Felder zurückgeschoben, und deine erreicht die dritte Spalte nicht mehr.
giganten-guide-ship = Eine fremde Lok nimmt dein Rohöl für { MONEY(3000) } mit. Die schwarze gehört der Bank, also verdient kein Rivale daran. Du zahlst { MONEY(3000) } für ein Rohöl, das { MONEY(7000) } bringen kann: Mach es.
giganten-guide-ship-done = Es ist unterwegs. Wenn noch mehrere Runden lang Rohöl kommt, lohnt es sich, die eigene Lok vorzurücken.
giganten-guide-store = Ein Rohöl kommt in deinen Tank bei einer der Gesellschaften und bleibt dort, bis es verkauft wird. Nimm Hudson wegen des Preises; aber auch andere können dorthin kommen.
giganten-guide-store-done = Noch jemand hat bei Hudson gelagert. Es gibt also eine Auktion zwischen euch beiden.
giganten-guide-bid = Je Runde darf nur einer an eine Gesellschaft verkaufen: wer die meisten Lizenzen bietet. Nur der Gewinner zahlt. Beginne niedrig und schau, was der andere sagt.
giganten-guide-bid-done = Das Gebot geht reihum, bis alle bis auf einen gepasst haben.
giganten-guide-bid-more = Du hast Lizenzen im Wert von 11, der andere sechs Karten. Neun ist ein klares Wort und lässt dir noch etwas. Du könntest sogar mehr bieten, als du hast, aber wer beim Bluffen erwischt wird, verliert die Hälfte der Karten.
giganten-guide-bid-more-done = Der andere passt: Du hast das Recht, an Hudson zu verkaufen.
giganten-guide-pay = Zahle neun: Vier Zweier und ein Einer passen genau. Fünf Zweier wären zehn wert, und Wechselgeld gibt es nicht.
giganten-guide-pay-done = Die Lizenzen sind weg; eine bleibt für die nächste Runde.
giganten-guide-sell = Verkaufe dein Rohöl jetzt für { MONEY(7000) }. Warten wäre ein Glücksspiel: So hohe Preise fallen beim nächsten Wurf.
giganten-guide-sell-done = { MONEY(7000) } rein, aber fünf Lizenzen und die Fracht raus. In der nächsten Runde machen wir es schlauer.
giganten-guide-red = Eine neue Runde, und jemand anders beginnt. Jede Runde liegt auch eine rote Karte da: Sie hat die schwarze Lok weiterfahren lassen, die das Spiel beendet, wenn sie den Stern erreicht.
giganten-guide-red-take = Diese rote Karte schenkt dir ein Rohöl. Ein Rohöl ist mehr wert als ein paar Bewegungspunkte: Nimm sie.
giganten-guide-red-done = Drei neue Lizenzen, vier Punkte zum Fahren und ein Rohöl geschenkt.
giganten-guide-rail-again = Dein Lastwagen kann stehen bleiben. Gib alle vier Punkte der Lok: Dann kostet das Rohöl deines Turms keine Fracht, und am Ende zählen Türme mehr für den, der auf der Schiene weiter vorn ist.
giganten-guide-rail-again-done = Spalte fünf: So leicht schiebt dich niemand mehr hinter deinen Turm zurück.
giganten-guide-free = Wohin mit dem Geschenk? Hudson zahlt jetzt { MONEY(5000) }, die anderen { MONEY(4500) }. Alle schauen auf Hudson; bei Standard bist du wahrscheinlich allein. Das ist mehr wert als { MONEY(500) }.
giganten-guide-free-done = Ein Rohöl bei Standard. Jetzt gibt dein Turm das nächste.
giganten-guide-store-again = Dieses hat deine Lok umsonst geholt. Leg es zum anderen: Wer eine Auktion gewinnt, verkauft so viel, wie er will.
giganten-guide-store-again-done = Die anderen verkaufen an Hudson und Jet. Bei Standard ist niemand außer dir.
giganten-guide-bid-alone = Du bist allein, also genügt eine Lizenz.
giganten-guide-bid-alone-done = Für 1 gewonnen; in der ersten Runde kostete es dich 9.
giganten-guide-pay-one = Zahle mit dem Einer und behalte deine Zweier für härtere Zeiten.
giganten-guide-pay-one-done = Jetzt verkaufe.
giganten-guide-sell-both = Verkaufe beide, je { MONEY(4500) }. Was in einem Tank über zwei Rohöl hinausgeht, wird am Ende der Runde für nur je { MONEY(1000) } verkauft.
giganten-guide-sell-both-done = { MONEY(9000) } für eine Lizenz. Dort zu sein, wo die anderen nicht sind, ist die Kunst dieses Spiels.
giganten-guide-score = Wie wird gezählt? Dein Bargeld, { MONEY(1000) } für jedes Rohöl in Tanks und unter Türmen, und für jeden Turm, der noch steht, { MONEY(5000) }, { MONEY(4000) } oder { MONEY(3000) }: umso mehr, je weiter vorn deine Lok ist.
giganten-guide-finish = Das Spiel endet sofort, wenn die schwarze Lok den Stern erreicht, nach sieben bis neun Runden. Also baue früh und lass am Ende etwas stehen.
giganten-guide-go-on = Jetzt gehört das Spiel dir. Mit { MONEY(24000) } kannst du dir einen zweiten Turm leisten, weiter rechts; viel Spaß!
## Signs in words

giganten-page-card-plain = { $licences } Lizenzen und { $move } Punkte
giganten-page-card-price = { $licences } Lizenzen und { $move } Punkte (ein Preis um ±{ $price })
giganten-page-card-crude = { $licences } Lizenzen und { $move } Punkte (ein Rohöl umsonst)
giganten-page-card-push = { $licences } Lizenzen und { $move } Punkte (die Loks der anderen um { $push } zurück)
giganten-page-card-red = die rote: { $card }
giganten-page-held = { $twos ->
    [0] { $ones ->
        [one] einen Einer
       *[other] { $ones } Einer
    }
    [one] { $ones ->
        [0] einen Zweier
       *[other] { $ones } Einer und einen Zweier
    }
   *[other] { $ones ->
        [0] { $twos } Zweier
       *[other] { $ones } Einer und { $twos } Zweier
    }
}
giganten-board-legend = Was die Zeichen bedeuten
giganten-board-legend-licences = Lizenzkarten, die du jetzt bekommst. Sie sind 1 oder 2 wert; mit ihnen bietest du in den Auktionen.
giganten-board-legend-points = Punkte zum Fahren, für Lastwagen und Lok zusammen.
giganten-board-legend-price = Nach dem Fahren verschiebst du den Preis einer Gesellschaft um so viele Stufen, hinauf oder hinunter.
giganten-board-legend-crude = Ein Rohöl umsonst, in einen deiner Tanks.
giganten-board-legend-push = Nach deinem Zug gehen die Loks aller anderen um so viele Spalten zurück.
giganten-board-legend-train = Nur auf der roten Karte: So weit fährt die schwarze Lok sofort, wer auch immer die Karte nimmt. Beim Stern endet das Spiel.
giganten-board-legend-black-tile = Ein schwarzer Turm ist billig und hat wenig Rohöl, drei haben viel. Dein Lastwagen sieht es, wenn er daneben steht.
giganten-board-legend-red-tile = Zwei rote Türme: Niemand darf nachsehen, bevor dort gebaut wird.
giganten-refusal-guide-freight = Um { MONEY(3000) } zu sparen, würdest du { MONEY(7000) } wegwerfen. Die Lektion geht weiter mit: { $action }.
giganten-refusal-guide-bid = Mit weniger würdest du überboten, und wer passt, verkauft nichts. Die Lektion geht weiter mit: { $action }.

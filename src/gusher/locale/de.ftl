### Deutsch. Nachrichten eines Spiels beginnen mit seinem Namen; die übrigen dienen jedem Spiel.

## Things that any game reports

event-forced = { $who } hat nur eine Wahl: { $action } ({ $section }).
event-forced-note = (Die einzige Wahl, { $section }.)
event-answered = { $who } wählt verdeckt.

## Why a move is refused

refusal-not-offered = „{ $action }“ steht jetzt nicht zur Wahl ({ $rule }).
refusal-not-your-decision = Platz { $seat } ist jetzt nicht gefragt.
refusal-chance-due = Erst wird gezogen; niemand entscheidet jetzt.
refusal-no-chance-due = Jetzt wird nichts gezogen.
refusal-impossible-outcome = „{ $outcome }“ kann jetzt nicht gezogen werden.
refusal-game-over = Das Spiel ist zu Ende.
refusal-cannot-take-back = Das lässt sich nicht zurücknehmen.
refusal-occupied = Dort steht schon ein Arbeiter.
refusal-occupied-by-dummy = Dort steht der Arbeiter des Dummys.
refusal-too-dear = Das kostet { $price } $, mehr als vorhanden ist.
refusal-no-card = Von diesem Feld liegt keine Konzessionskarte aus.
refusal-no-slot = Auf diesem Feld ist kein Platz mehr frei.
refusal-binding-bid = Ein Gebot, das bezahlt werden kann, muss bezahlt werden.
refusal-not-on-market = Dieses Plättchen liegt nicht aus.
refusal-no-free-concession = Ein Turm braucht eine eigene Konzession ohne Turm.
refusal-no-site = Dort gibt es keine eigene Konzession ohne Turm.
refusal-on-strike = Auf diesem Feld wird gestreikt.
refusal-no-quota = Dieser Turm fördert in dieser Aktion kein solches Fass mehr.
refusal-field-empty = Auf diesem Feld liegt kein solches Fass mehr.
refusal-storage-full = Das Lager ist voll.
refusal-same-as-another = Das übernimmt ein gleicher, früher gebauter Turm.
refusal-no-barrel = Dafür liegen zu wenige Fässer im Lager.
refusal-needs-refinery = Gas lässt sich nur mit einer Gasraffinerie exportieren.
refusal-needs-sale = Der Turm macht erst mit, wenn ein Fass aus dem Lager verkauft ist.
refusal-row-closed = In dieser Reihe sind alle Plätze belegt.
refusal-no-marker = Alle Investitionsmarker sind im Einsatz.
refusal-no-cubes = Alle orangen Würfel des Staates sind im Einsatz.
refusal-not-now = Bei dieser Entscheidung lassen sich keine Investitionen verkaufen.
refusal-no-cell = Dafür ist kein Feld frei.
refusal-no-piece = Die Bank hat keines mehr.
refusal-no-such-asset = Dort steht nichts Eigenes dieser Art: { $asset }.
refusal-not-productive = Verkauft werden kann nur, was die eigenen Würfel in diesem Zug getroffen haben.
refusal-nothing-dirty = Keine Raffinerie muss umgerüstet werden.
refusal-embargo = Das Embargo hat den Auslandsmarkt geschlossen.
refusal-no-trade = Dort ist kein Handel möglich.
refusal-sold-before = Davon wurde in dieser Phase schon verkauft.
refusal-bought-before = Davon wurde in dieser Phase schon gekauft.
refusal-ladder-empty = Auf diesem Markt liegt keines mehr.
refusal-ladder-full = Dieser Markt ist voll.
refusal-other-asset = Für diese Karte muss zuerst dies verkauft werden: { $asset }.
refusal-too-many = Möglich sind höchstens { $most }.
refusal-no-pieces = Du hast kein Teilstück mehr.
refusal-no-affordable-segment = Du kannst kein offenes Teilstück bezahlen.
refusal-meter-full = Dein Gaszähler ist voll.
refusal-no-black-cube = Im Beutel ist kein schwarzer Würfel.
refusal-no-boat = In dieser Runde ist kein Boot mehr frei.
refusal-stake-needed = Mindestens $1 muss gesetzt werden.
refusal-wells-used = Alle deine Bohrlöcher haben schon Ertrag gebracht oder sind neu.
refusal-no-cube = Du hast keinen Einflusswürfel mehr.
refusal-no-cards-left = Es ist keine Aktionskarte mehr da.
refusal-hand-empty = Du hast keine Aktionskarte.
refusal-none-playable = Keine deiner Karten ist jetzt spielbar.
refusal-no-derrick = Du hast keinen Bohrturm mehr.
refusal-no-free-well = Kein Bohrloch ist frei.
refusal-truce = In dieser Runde herrscht Waffenstillstand.
refusal-no-movable-army = Keine Armee einer Macht, deren Flagge du hast, kann ziehen.
refusal-not-stuck = Passen darfst du nur, wenn du sonst nichts tun kannst.
refusal-own-piece = Dort liegt schon ein Teilstück von dir.
refusal-border-closed = Die Grenze ist in dieser Runde geschlossen.
refusal-other-power = Weitere Teilstücke müssen in Gebieten derselben Macht liegen.
refusal-cannot-pay = Das kannst du nicht bezahlen.
refusal-finished-line = Es gehört zu einer fertigen Leitung.
refusal-no-own-piece = Dort liegt kein Teilstück von dir.
refusal-home-area = Keine Armee betritt ein Heimatgebiet.
refusal-no-proxy-target = Dort kann keine fremde Armee vertrieben werden.
refusal-army-there = Dort steht eine Armee.
refusal-no-border = Es grenzt nicht an.
refusal-no-army = Dort steht keine Armee.
refusal-other-army = Das ist keine Armee dieser Macht ({ $power }).
refusal-not-your-flag = Du hast die Flagge dieser Macht nicht.
refusal-moved-before = Diese Armee ist schon gezogen.
refusal-no-step = Neben dieser Armee ist kein Gebiet frei.
refusal-not-tied = Es ist nicht unter denen mit Gleichstand.
refusal-well-owned = Dieses Bohrloch hat einen Besitzer.
refusal-not-your-well = Das ist nicht dein Bohrloch.
refusal-acquired-now = Dieses Bohrloch hast du in dieser Runde erworben.
refusal-yielded-before = Dieses Bohrloch hat in dieser Runde schon Ertrag gebracht.
refusal-card-useless-there = Die Karte wirkt bei dieser Macht nicht.
refusal-no-bonus-there = Du hast ihre Flagge nicht, oder sie kann sich weder ausdehnen noch ziehen.
refusal-hit-before = Diese Karte hat diese Macht schon getroffen.
refusal-not-your-most = Du verlierst Einfluss, wo du am meisten hast.
refusal-fewer-armies = Diese Macht hat weniger Armeen außerhalb.
refusal-not-in-hand = Diese Karte hast du nicht.
refusal-not-playable = Diese Karte kann jetzt nichts bewirken.
refusal-no-influence-there = Er hat dort keinen Einfluss.

## Playing in the terminal

play-you = Du
play-player = Spieler { $number }
play-bot = { $name } ({ $kind })
play-bot-name-1 = Ruth
play-bot-name-2 = Hank
play-bot-name-3 = Opal
play-bot-name-4 = Clyde
play-bot-name-5 = Mae
play-question = { $where }: { $question }
play-ask = Deine Wahl (1 bis { $count }, h für Hilfe): 
play-help =
    1, 2, …  diese Wahl treffen
    ?        die Regel, die fragt, und warum manches nicht zur Wahl steht
    ? 3      die Regel zu Wahl 3; ? §9.4 irgendeine Regel
    u        die letzte Wahl zurücknehmen, solange seither nichts Neues zu sehen war
    t        den Tisch noch einmal zeigen
    l        was in dieser und der letzten Runde geschah; l all: alles
    s        jetzt speichern und weiterspielen
    q        aufhören; das Spiel wird gespeichert und kann fortgesetzt werden
play-not-a-choice = „{ $typed }“ ist keine Zahl von 1 bis { $count }; h zeigt, was möglich ist.
play-not-a-number-of-choice = Es gibt keine Wahl { $typed }, nur 1 bis { $count }.
play-not-possible = { $action }: { $why } ({ $section })
play-taken-back = Zurückgenommen: { $action }.
play-undo-nothing = Bisher wurde noch nichts gewählt.
play-undo-other = Seit der letzten Wahl war { $who } am Zug.
play-undo-chance = Seit der letzten Wahl wurde etwas gezogen.
play-undo-seen = Die letzte Wahl hat etwas Verborgenes gezeigt.
play-saved = Gespeichert in { $file }.
play-continue = Weiterspielen mit: gusher play --resume { $file }
play-replay = Nachspielen mit: gusher replay { $file }
play-pass = Weitergeben an { $who }, dann Enter drücken. 
play-over = Das Spiel ist zu Ende.
play-winner = { $count ->
    [one] { $who } gewinnt mit { $points } Punkten.
   *[other] { $who } teilen sich den Sieg mit { $points } Punkten.
}
play-place = Platz
play-player-heading = Spieler
play-total = Summe
play-log-empty = Noch ist nichts geschehen.

## Walking through a record

replay-head = { $title }, { $at } von { $count } Zügen und Ziehungen
replay-spectator = wie Zuschauer es sehen
replay-open = mit offenen Karten
replay-seat = wie { $who } es sieht
replay-move = { $who }: { $action }
replay-ask = n vor, p zurück, eine Zahl, q aufhören: 
replay-no-such = „{ $typed }“ ist weder n, p, q noch eine Zahl von 0 bis { $count }.
replay-at-start = Das ist der Anfang.
replay-at-end = Das ist das Ende.

## A review

review-head = { $title }: die Entscheidungen von { $who }, je { $iterations } Durchläufe
review-moment = Moment
review-chance = Chance
review-played = Gespielt
review-search = Die Suche hätte gespielt
review-difference = Prozentpunkte
review-won = { $who } hat das Spiel gewonnen.
review-shared = { $who } hat sich den Sieg geteilt.
review-lost = { $who } hat das Spiel nicht gewonnen.
review-no-mistakes = Keine Entscheidung war klar ein Fehler.
review-mistakes = Die größten Fehler:
review-mistake = { $number }. Gespielt: { $played }. Die Suche hätte gespielt: { $best }. { $chance } % gegen { $best_chance } %.
review-interrupted = Unterbrochen: So weit ist es getan. Derselbe Befehl macht hier weiter.

## Lists of games

games-seats = Plätze
games-version = Regelversion
games-actions = Aktionen
games-option = Option
games-values = Werte
games-default = Vorgabe
games-meaning = Bedeutung

## Der Bericht: Rahmen

report-title = { $game }: was { $games } Partien sagen
report-about = { $seats } Plätze, gespielt von { $bots }.
report-about-compared = { $seats } Plätze, { $groups } Reihen von Partien nebeneinander.
report-unfinished = { $count } Partien wurden als zu lang abgebrochen und zählen nicht.
report-group = { $label }: { $games } Partien
report-key-rounds = Runden je Partie
report-key-winner = { $unit } gewinnen
report-key-margin = { $unit } vor dem Nächsten
report-key-start = Siege für den, der beginnt
report-fair = gerecht
report-numbers = Die Zahlen
report-base = wie es ist
report-seat = Platz { $number }
report-all = alle
report-winners = Sieger
report-others = die anderen
report-rounds = Runden
report-round = Runde
report-share = Anteil
report-from = von
report-to = bis
report-how = Wie man das liest
report-how-dots = Ein Punkt ist, was diese Partien gezeigt haben. Die Linie durch ihn sagt, wie weit das Glück ihn verschoben haben kann: Bei Wiederholung läge der wahre Wert in 95 von 100 Fällen auf so einer Linie.
report-how-fair = Ein geteilter Sieg zählt in Teilen. Der gerechte Anteil ist, was jeder hätte, wenn nichts eine Rolle spielte.
report-how-bots = Diese Partien haben Programme gespielt, nicht Menschen. Was sie übersehen, übersieht auch der Bericht; wo sie sich unterscheiden, vergleiche man ihre Berichte.
report-how-data = Gemacht von Gusher { $version } aus { $games } Partien; Regeln { $rules }, Startzahl { $seed }. Derselbe Befehl macht denselben Bericht.

## Der Bericht: wer gewinnt

report-seats = Kommt es auf den Stuhl an?
report-seats-fair = Kein Platz sticht hervor: Alle Anteile sind so nah an { $fair }, wie das Glück es zulässt.
report-seats-more = Platz { $seat } gewinnt { $share } der Partien ({ $low } bis { $high }), mehr als die gerechten { $fair }.
report-seats-less = Platz { $seat } gewinnt { $share } ({ $low } bis { $high }), weniger als die gerechten { $fair }.
report-seats-begins = Platz { $seat } beginnt in allen Partien.
report-turns = Lohnt es sich, zu beginnen?
report-turns-fair = Wer beginnt, gewinnt { $share } ({ $low } bis { $high }). Das ist so nah an den gerechten { $fair }, wie das Glück es zulässt.
report-turns-more = Wer beginnt, gewinnt { $share } ({ $low } bis { $high }), mehr als die gerechten { $fair }: Beginnen ist ein Vorteil.
report-turns-less = Wer beginnt, gewinnt { $share } ({ $low } bis { $high }), weniger als die gerechten { $fair }: Beginnen ist eine Last.
report-turns-best = Am häufigsten gewinnt: { $place }, { $share } ({ $low } bis { $high }).
report-turns-place = { $place ->
    [0] Wer beginnt
    [1] Nächster
    [2] Dritter
    [3] Vierter
   *[other] Fünfter
}
report-bots = Wer spielt am besten?
report-bots-best = { $bot } gewinnt { $share } seiner Partien ({ $low } bis { $high }); gleich wären { $fair }.
report-traits-company = Kommt es auf die Gesellschaft an?
report-traits-fair = Keine sticht hervor: Alle Anteile sind so nah an { $fair }, wie das Glück es zulässt.
report-traits-more = { $name } gewinnt { $share } ({ $low } bis { $high }), mehr als die gerechten { $fair }.
report-traits-less = { $name } gewinnt { $share } ({ $low } bis { $high }), weniger als die gerechten { $fair }.

## Der Bericht: Punkte und Länge

report-scores = Wie viele { $unit } gewinnen?
report-scores-says = Die Hälfte der Sieger hat { $low } bis { $high } { $unit }, der mittlere { $median }. Der mittlere der anderen hat { $others }.
report-scores-margin = Der Sieger liegt in der mittleren Partie { $margin } { $unit } vor dem Nächsten. In { $close } der Partien ist der Abstand höchstens ein Zwanzigstel dessen, was der Sieger hat.
report-sources = Woher kommen die { $unit }?
report-sources-says = Sieger machen { $share } ihrer { $unit } mit: { $item }.
report-sources-both = Sieger machen { $share } ihrer { $unit } mit { $item }, und da sind sie am weitesten voraus: { $more } { $unit } mehr als die anderen.
report-sources-apart = Am meisten hebt sie ab: { $item }, { $more } { $unit } mehr als bei den anderen.
report-length = Wie lang ist eine Partie?
report-length-says = Die Hälfte der Partien dauert { $low } bis { $high } Runden, die mittlere { $median }. Ein Spieler trifft etwa { $decisions } Entscheidungen.
report-length-same = Jede Partie dauert { $rounds } Runden. Ein Spieler trifft etwa { $decisions } Entscheidungen.
report-lead = Wann ist es entschieden?
report-lead-says = Wer zu Beginn von Runde { $round }, auf halbem Weg, führt, gewinnt am Ende { $share } der Partien ({ $low } bis { $high }).
report-lead-early = Schon zu Beginn von Runde { $round } gewinnt der Führende jede zweite Partie.
report-lead-axis = Siege dessen, der zu Beginn einer Runde führt

## Der Bericht: Züge und Kurven

report-actions = Was tun die Spieler, und lohnt es sich?
report-actions-best = „{ $kind }“ geht mit den meisten Siegen einher: Wer es öfter tut als die anderen am Tisch, gewinnt { $share } ({ $low } bis { $high }).
report-actions-worst = „{ $kind }“ geht mit den wenigsten einher: { $share } ({ $low } bis { $high }).
report-actions-none = Kein Zug sticht hervor: Wer ihn öfter macht, gewinnt etwa so oft wie alle.
report-actions-caution = Das zeigt, was mit dem Gewinnen einhergeht, und nicht immer, was es bewirkt.
report-actions-key = Voller Punkt: Siege derer, die es öfter taten als der Durchschnitt am Tisch. Ring: derer, die es überhaupt taten. Rechts, wie oft ein Spieler es in einer Partie tut.
report-actions-times = Mal je Partie
report-actions-taken = taten es
report-actions-wins = deren Siege
report-actions-more = Siege, wenn öfter
report-curves = Preise und Vorräte, Runde für Runde
report-curves-key = Linien sind Mittelwerte, Bänder fassen die mittlere Hälfte der Partien. Beide enden, wo weniger als ein Fünftel der Partien noch dauert.
report-curves-says = { $name }: { $first } in Runde { $from }, { $last } in Runde { $to }.
report-compare = Was ist anders?
report-compare-longer = { $label }: Partien dauern { $by } Runden länger ({ $low } bis { $high }).
report-compare-shorter = { $label }: Partien dauern { $by } Runden kürzer ({ $low } bis { $high }).
report-compare-as-long = { $label }: Partien sind etwa so lang wie in der ersten Reihe.
report-compare-dearer = Sieger haben { $by } { $unit } mehr ({ $low } bis { $high }).
report-compare-cheaper = Sieger haben { $by } { $unit } weniger ({ $low } bis { $high }).
report-compare-as-many = Sieger haben etwa so viele { $unit }.
report-compare-table = Reihen von Partien
report-compare-games = Partien
report-compare-length = Runden, Mittel
report-compare-winner = { $unit } des Siegers, Mittel
report-compare-margin = Vorsprung, Mittel
report-compare-start = Siege dessen, der beginnt

## Der Bericht: Oilfield

oilfield-unit = Punkte
oilfield-chart-prices = Preise
oilfield-chart-supply = Fässer
oilfield-chart-growth = Türme
oilfield-chart-purse = Geld
oilfield-measure-export = Ausfuhr eines Fasses
oilfield-measure-row5 = Anlage, 5 SP
oilfield-measure-row3 = Anlage, 3 SP
oilfield-measure-row2 = Anlage, 2 SP
oilfield-measure-oil = Öl in den Feldern
oilfield-measure-gas = Gas in den Feldern
oilfield-measure-stored = in allen Lagern
oilfield-measure-towers = Türme aller
oilfield-measure-purse = Dollar je Spieler
oilfield-kind-place = Arbeiter auf { $what }
oilfield-kind-card = Karte { $what }
oilfield-kind-take = Pacht in { $what }
oilfield-kind-buy = Kauf: { $what }
oilfield-kind-store = { $what } lagern
oilfield-kind-sell = { $what } vom Turm verkaufen
oilfield-kind-oil-for-money = Öl lokal gegen Geld
oilfield-kind-oil-for-vp = Öl lokal gegen SP
oilfield-kind-gas-for-vp = Gas lokal gegen SP
oilfield-kind-export = { $what } ausführen
oilfield-kind-pump = Mit Nationalturm fördern
oilfield-kind-invest = Anlegen für { $what } SP
oilfield-kind-divest = Anlage zu { $what } SP verkaufen

## Der Bericht: McMulti

mcmulti-unit = Dollar
mcmulti-chart-prices = Preise
mcmulti-chart-supply = Fässer
mcmulti-chart-growth = Anlagen aller Spieler
mcmulti-measure-consumers = Verbraucher zahlen
mcmulti-measure-gasoline_domestic = Benzin, Inland
mcmulti-measure-gasoline_foreign = Benzin, Ausland
mcmulti-measure-crude_domestic = Rohöl, Inland
mcmulti-measure-crude_foreign = Rohöl, Ausland
mcmulti-measure-crude_barrels = Rohöl auf den Märkten
mcmulti-measure-gasoline_barrels = Benzin auf den Märkten
mcmulti-measure-own_barrels = in allen Lagern
mcmulti-measure-rigs = Bohrtürme
mcmulti-measure-stations = Tankstellen
mcmulti-measure-refineries = Raffinerien
mcmulti-measure-wells = Ölquellen
mcmulti-kind-buy = Kaufen: { $what }
mcmulti-kind-sell = Verkaufen: { $what }
mcmulti-kind-upgrade = Raffinerie nachrüsten
mcmulti-kind-domestic = Inlandsmarkt nutzen
mcmulti-kind-foreign = Auslandsmarkt nutzen
mcmulti-kind-forfeit = { $what } verlieren
mcmulti-kind-stations = An Tankstellen verkaufen
mcmulti-kind-refine = Raffinieren
mcmulti-kind-pump = Fördern
mcmulti-kind-strike = Auf Öl stoßen

## Der Bericht: Giganten

giganten-unit = Dollar
giganten-chart-prices = Preise der Gesellschaften
giganten-chart-supply = Rohöl und Lizenzen
giganten-chart-growth = Loks und Bohrtürme
giganten-chart-purse = Geld
giganten-measure-hudson = Hudson
giganten-measure-jet = Jet
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
giganten-kind-price-up = Preis heben
giganten-kind-price-down = Preis senken
giganten-kind-store = Freies Rohöl zu { $what }
giganten-kind-build = Bohrturm bauen
giganten-kind-no-build = Nicht bauen
giganten-kind-ship = Fracht: { $what }
giganten-kind-discard = Rohöl abwerfen
giganten-kind-pass = In der Auktion passen
giganten-kind-bid = Bieten
giganten-kind-sell = Rohöl verkaufen

## Der Bericht: Interbellum

interbellum-unit = Punkte
interbellum-chart-supply = Was noch zu haben ist
interbellum-chart-growth = Was gebaut ist
interbellum-chart-purse = Geld
interbellum-measure-gas = Gas im Beutel
interbellum-measure-empty = Nieten im Beutel
interbellum-measure-free_wells = Bohrlöcher ohne Besitzer
interbellum-measure-linked_wells = angeschlossene Bohrlöcher
interbellum-measure-pieces = Teilstücke
interbellum-measure-armies = Armeen draußen
interbellum-measure-purse = Dollar je Spieler
interbellum-kind-draft = Beginn mit { $what }
interbellum-kind-power = Einfluss in { $what }
interbellum-kind-card = { $what } spielen
interbellum-kind-discount = Nachlass nehmen
interbellum-kind-extra = Weitere Teilstücke legen

## Giganten: names

giganten-company-hudson = Hudson
giganten-company-jet = Jet
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
giganten-place-auction = Versteigerung { $company }

giganten-score-cash = Bargeld
giganten-score-derricks = Bohrtürme
giganten-score-crude = Rohöl

giganten-effect-dollars = { $sign }{ $dollars } $
giganten-effect-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
giganten-effect-price = { $before } $ → { $price } $

## Giganten: what has happened

giganten-event-round = Runde { $round }, Startspieler { $start }
giganten-event-start-player = { $who } ist Startspieler.
giganten-event-rolled = { $company }: { $colour } { $fields }, { $before } $ → { $price } $.
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
giganten-event-move-turn = { $who } bewegt nichts.
giganten-event-placed-truck = { $who } setzt den Lastwagen auf { $cell }.
giganten-event-drove = { $who } fährt nach { $cell }.
giganten-event-railed = { $spaces ->
    [one] { $who } fährt die Lok { $spaces } Feld weiter.
   *[other] { $who } fährt die Lok { $spaces } Felder weiter.
}
giganten-event-looked = { $who } sieht sich { $site } an.
giganten-event-saw = { $who } sieht { $crude } Rohöl bei { $site }.
giganten-event-ended-move = { $points ->
    [0] { $who } beendet den Zug.
    [one] { $who } beendet den Zug; { $points } Punkt verfällt.
   *[other] { $who } beendet den Zug; { $points } Punkte verfallen.
}
giganten-event-changed-price = { $who } ändert den Preis von { $company }: { $before } $ → { $price } $.
giganten-event-free-crude = { $who } bekommt ein freies Rohöl, gelagert bei { $company }.
giganten-event-pushed-back = { $who } schiebt alle anderen Loks um { $spaces } zurück.
giganten-event-built = { $who } baut für { $dollars } $ auf { $site }.
giganten-event-built-nothing = { $who } baut nicht.
giganten-event-struck = { $who } findet { $crude } Rohöl bei { $site }.
giganten-event-pumped = { $left ->
    [0] { $who } fördert das letzte Rohöl bei { $site }; der Bohrturm ist wieder frei.
   *[other] { $who } fördert bei { $site }; { $left } bleiben.
}
giganten-event-shipped = { $who } zahlt Fracht, { $dollars } $: { $carrier }.
giganten-event-earned-freight = { $who } bekommt { $dollars } $ Fracht.
giganten-event-lost-crude = { $who } lässt das Rohöl verfallen.
giganten-event-stored = { $who } lagert { $crude } bei { $company }.
giganten-event-auction = { $company } kauft für { $price } $.
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
giganten-event-sold = { $who } verkauft { $crude } Rohöl an { $company } für { $dollars } $.
giganten-event-overflow = { $who } muss { $crude } Rohöl bei { $company } für { $dollars } $ abgeben.

## Giganten: what can be done

giganten-action-card = { $card } nehmen
giganten-action-place = Den Lastwagen in Reihe { $row } setzen
giganten-action-truck = Fahren { $arrow } { $cell }
giganten-action-loco = Die Lok weiterfahren
giganten-action-peek = { $site } ansehen
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
    [0] Nur mit Einsen zahlen
    [one] Mit { $twos } Zwei zahlen
   *[other] Mit { $twos } Zweien zahlen
}
giganten-action-sell = { $crude ->
    [0] Nichts verkaufen
   *[other] { $crude } verkaufen
}

## Giganten: what is asked

giganten-ask-TakeCard = Welche Aktionskarte nimmst du?
giganten-ask-PlaceTruck = Wohin setzt du deinen Lastwagen?
giganten-ask-Move = { $points ->
    [one] Wohin? Noch { $points } Punkt.
   *[other] Wohin? Noch { $points } Punkte.
}
giganten-ask-ChangePrice = Welchen Preis änderst du?
giganten-ask-FreeCrude = Wo lagerst du dein freies Rohöl?
giganten-ask-Build = Baust du einen Bohrturm?
giganten-ask-Ship = Deine Lok liegt hinter { $site }. Wer fährt das Rohöl?
giganten-ask-Store = Wo lagerst du das Rohöl?
giganten-ask-Bid = { $bid ->
    [0] { $company } kauft für { $price } $. Was bietest du?
   *[other] { $company } kauft für { $price } $. Geboten sind { $bid }; bietest du mehr?
}
giganten-ask-Pay = Wie zahlst du dein Gebot von { $bid }?
giganten-ask-Sell = Wie viel Rohöl verkaufst du an { $company }, für je { $price } $?

## Giganten: why a move is refused

refusal-card-not-there = Diese Karte liegt nicht aus.
refusal-truck-there = Dort steht ein anderer Lastwagen.
refusal-derrick-there = Dort steht ein Bohrturm.
refusal-stuck-there = Dorthin und weiter auf ein freies Feld kostet es { $cost } Punkte, und { $points } sind übrig.
refusal-too-few-points = Das kostet { $cost } Punkte, und { $points } sind dafür übrig.
refusal-truck-first = Der Lastwagen fährt vor der Lok, und steht auf einem freien Feld, wenn die Lok beginnt.
refusal-track-ends = Hier endet das Gleis.
refusal-no-stop-here = Der Lastwagen darf nicht auf einem Plättchen oder dem Feld eines anderen Lastwagens stehen bleiben.
refusal-already-seen = Dieses Plättchen hast du gesehen.
refusal-never-shown = Ein Plättchen mit zwei roten Türmen wird erst gezeigt, wenn darauf gebaut wird.
refusal-price-at-end = So weit geht dieser Preis nicht.
refusal-company-closed = Diese Gesellschaft ist zu zweit geschlossen.
refusal-no-tile-there = Dort liegt kein Plättchen.
refusal-not-adjacent = Dein Lastwagen steht nicht daneben.
refusal-loco-behind = Diese Lok reicht nicht bis Spalte { $column }.
refusal-bid-too-low = Geboten sind { $bid }; biete mehr, oder passe.
refusal-above-cap = Du darfst höchstens { $cap } bieten.
refusal-not-so-many-twos = Du hast { $twos } Lizenzkarten vom Wert 2.
refusal-superfluous-card = Das ist mehr, als das Gebot von { $bid } braucht.
refusal-pays-too-little = Deine Einsen reichen nicht für den Rest des Gebots von { $bid }.
refusal-not-so-much-crude = Du hast dort { $crude } Rohöl.

## Giganten: the table

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
giganten-table-tanks = Tanks
giganten-table-licences = Lizenzen
giganten-table-card = Karte
giganten-table-bid = Gebot
giganten-table-hand = { $cards } ({ $held })
giganten-table-out = gepasst

## Giganten: its options

giganten-option-start_player = Wer zuerst Startspieler ist
giganten-option-black_star = Wie viele Felder die schwarze Lok bis zum Ende des Spiels fährt
giganten-option-missing_site = Ob der Bohrplatz benutzt wird, den keine Quelle zeigt
giganten-option-peek_mode = Ob Plättchen neben dem Lastwagen gleich gezeigt werden, oder auf Wunsch
giganten-option-movement_order = Ob Lastwagen und Lok abwechseln dürfen, oder der Lastwagen zuerst fährt
giganten-option-price_overflow = Ob eine Preisänderung am Ende der Tabelle stehen bleiben darf
giganten-option-crude_supply = Ob die Rohölsteine ausgehen können
giganten-option-freight_choice = Wer die fremde Lok bestimmt, die Rohöl fährt
giganten-option-bid_limit = Wie hoch man bieten darf
giganten-option-bluffer_rebid = Ob ein ertappter Bluffer in derselben Versteigerung wieder bietet
giganten-option-money_tie = Was bei gleichem Geld entscheidet
giganten-option-closed_company = Welche Gesellschaft zu zweit geschlossen ist

## Oilfield: names

oilfield-field-dallas = Dallas
oilfield-field-austin = Austin
oilfield-field-pecos = Pecos

oilfield-short-dallas = Dal
oilfield-short-austin = Aus
oilfield-short-pecos = Pec

oilfield-barrel-oil = Öl
oilfield-barrel-gas = Gas

oilfield-tile-small_tower = kleiner Turm
oilfield-tile-medium_tower = mittlerer Turm
oilfield-tile-mixed_tower = gemischter Turm
oilfield-tile-small_local_tower = kleiner Lokalturm
oilfield-tile-medium_local_tower = mittlerer Lokalturm
oilfield-tile-storage_extension = Lagererweiterung
oilfield-tile-gas_refinery_extension = Gasraffinerie
oilfield-tile-small_national_tower = Nationalturm
oilfield-tile-government_tower = Staatsturm

oilfield-tower-small_tower = klein
oilfield-tower-medium_tower = mittel
oilfield-tower-mixed_tower = gemischt
oilfield-tower-small_local_tower = klein lokal
oilfield-tower-medium_local_tower = mittel lokal
oilfield-tower-small_national_tower = national
oilfield-tower-government_tower = Staat

oilfield-yield-small_tower = lagert { $store_oil } Öl
oilfield-yield-medium_tower = lagert { $store_oil } Öl
oilfield-yield-mixed_tower = lagert { $store_total }, höchstens { $store_oil } gleiche
oilfield-yield-small_local_tower = verkauft { $sell_total } Öl oder Gas
oilfield-yield-medium_local_tower = lagert { $store_oil } Öl, verkauft { $sell_gas } Gas
oilfield-yield-storage_extension = { $slots } Lagerplätze mehr
oilfield-yield-gas_refinery_extension = lagert und exportiert Gas
oilfield-yield-small_national_tower = exportiert 1 Öl für { $bonus } $ mehr
oilfield-yield-government_tower = verkauft { $sell_gas } Gas; beim Auffüllen sind { $fee } $ fällig

oilfield-card-lease = Pachten
oilfield-card-build = Bauen
oilfield-card-drill = Fördern
oilfield-card-local = Lokal
oilfield-card-national = National

oilfield-column-lease = Pachten
oilfield-column-build = Bauen
oilfield-column-drill = Fördern
oilfield-column-local = Lokal
oilfield-column-first_player = Startspieler
oilfield-column-subsidy = Subvention
oilfield-column-invest = Investieren

oilfield-space-bid = { $column } { $price } $
oilfield-space-one-of-many = { $column } { $position }
oilfield-space-card = Karte { $card }

oilfield-score-sales = Verkäufe
oilfield-score-investments = Investitionen
oilfield-score-concessions = Konzessionen
oilfield-score-storage = Volles Lager
oilfield-score-richest = Meistes Geld

oilfield-barrels = { $gas ->
    [0] { $oil } Öl
   *[other] { $oil ->
        [0] { $gas } Gas
       *[other] { $oil } Öl und { $gas } Gas
    }
}
oilfield-gain = { $vp ->
    [0] { $dollars } $
   *[other] { $dollars ->
        [0] { $vp } SP
       *[other] { $dollars } $ und { $vp } SP
    }
}
oilfield-effect-dollars = { $sign }{ $dollars } $
oilfield-effect-vp = { $sign }{ $vp } SP

## Oilfield: what has happened

oilfield-event-round = { $final ->
    [0] Runde { $round }
   *[other] Runde { $round }, die letzte
}
oilfield-event-placed = { $who } setzt auf { $space }.
oilfield-event-turn = { $who } unternimmt nichts.
oilfield-event-card-turn = { $who } unternimmt nichts.
oilfield-event-leased = { $who } pachtet in { $field } für { $dollars } $.
oilfield-event-built = { $dollars ->
    [0] { $who } baut umsonst in { $field }: { $tile }.
   *[other] { $who } baut für { $dollars } $ in { $field }: { $tile }.
}
oilfield-event-extended = { $who } baut für { $dollars } $ an: { $tile }.
oilfield-event-stored = { $who } lagert { $barrels } aus { $field }.
oilfield-event-sold-by-tower = { $who } verkauft { $count } { $barrel } direkt aus { $field } für { $gain }.
oilfield-event-sold-locally = { $who } verkauft { $barrels } für { $gain }.
oilfield-event-supervised = { $who } bekommt als Aufseher { $dollars } $.
oilfield-event-exported = { $who } exportiert { $count } { $barrel } für { $dollars } $.
oilfield-event-pumped = { $who } pumpt 1 Öl aus { $field } auf den nationalen Markt für { $dollars } $.
oilfield-event-invested = { $who } investiert { $dollars } $ für { $vp } SP.
oilfield-event-divested = { $who } verkauft eine Investition: { $dollars } $ für { $vp } SP.
oilfield-event-declined = { $who } verzichtet.
oilfield-event-first-player = { $who } wird Startspieler.
oilfield-event-subsidy = { $who } nimmt die Subvention von { $dollars } $.
oilfield-event-revealed = { $who } deckt auf: { $card }.
oilfield-event-price = { $cards ->
    [one] Eine Karte National: { $dollars } $ das Fass.
   *[other] { $cards } Karten National: { $dollars } $ das Fass.
}
oilfield-event-paid-fee = { $who } zahlt dem Staat die Abgabe von { $dollars } $ in { $field }.
oilfield-event-lost-tower = { $who } verweigert die Abgabe und verliert Turm und Konzession in { $field }.
oilfield-event-refilled = { $field } wird aufgefüllt: { $barrels }.
oilfield-event-exhausted = { $field } ist erschöpft.
oilfield-event-strike = In { $field } wird gestreikt.
oilfield-event-strike-over = Der Streik in { $field } ist vorbei.
oilfield-event-end-triggered = Genug Felder sind erschöpft: Runde { $round } ist die letzte.
oilfield-event-new-tile = Neu zu kaufen: { $tile }.
oilfield-event-new-concession = Neu zu pachten: { $field }.
oilfield-event-triple = Drei gleiche im Baumarkt: Eines geht zurück ({ $tile }).
oilfield-event-dummy-worker = Der Dummy steht auf { $column }.
oilfield-event-dummy-card = Der Dummy spielt { $card }.
oilfield-event-dummy-drilled = Der Dummy fördert { $barrels } in { $field }.

## Oilfield: what can be done

oilfield-action-place-lease = { $price } $ für eine Konzession bieten
oilfield-action-place-build = { $spaces ->
    [1] Bauen
   *[other] Bauen, Feld { $position }
}
oilfield-action-place-drill = { $spaces ->
    [1] Fördern
   *[other] Fördern, Feld { $position }
}
oilfield-action-place-local = { $spaces ->
    [1] Lokal verkaufen
   *[other] Lokal verkaufen, Feld { $position }
}
oilfield-action-place-first_player = { $spaces ->
    [1] Startspieler werden
   *[other] Startspieler werden, Feld { $position }
}
oilfield-action-place-subsidy = { $spaces ->
    [1] Subvention von { $pot } $ nehmen
   *[other] Subvention von { $pot } $ nehmen, Feld { $position }
}
oilfield-action-place-invest = { $spaces ->
    [1] Investieren
   *[other] Investieren, Feld { $position }
}
oilfield-action-card = Karte { $card }
oilfield-action-take = Konzession in { $field } nehmen
oilfield-action-buy = Kaufen: { $tile } ({ $yield })
oilfield-action-site = In { $field } bauen
oilfield-action-store = { $tower ->
    [known] 1 { $barrel } aus { $field } lagern ({ $tile })
   *[other] 1 { $barrel } lagern
}
oilfield-action-sell = { $tower ->
    [known] 1 { $barrel } aus { $field } verkaufen ({ $tile })
   *[other] 1 { $barrel } verkaufen
}
oilfield-action-oil-for-money = 1 Öl verkaufen
oilfield-action-oil-for-vp = { $oil } Öl für SP verkaufen
oilfield-action-gas-for-vp = 1 Gas verkaufen
oilfield-action-export = 1 { $barrel } exportieren
oilfield-action-pump = 1 Öl aus { $field } auf den nationalen Markt pumpen
oilfield-action-invest = In der Reihe mit { $row } SP investieren
oilfield-action-divest = Eine Investition von { $row } SP verkaufen
oilfield-action-pay = Die Abgabe zahlen
oilfield-action-refuse = Verweigern; Turm und Konzession verlieren
oilfield-action-perform = Ausführen
oilfield-action-decline = Verzichten
oilfield-action-stop = Aufhören
oilfield-action-done = Fertig

## Oilfield: what is asked

oilfield-ask-PlaceWorker = Wohin geht dein Arbeiter?
oilfield-ask-ChooseCards = Welche Karte legst du verdeckt aus?
oilfield-ask-Lease = Welche Konzession nimmst du?
oilfield-ask-Build = Welches Plättchen kaufst du?
oilfield-ask-Site = Wo steht der Turm?
oilfield-ask-TakeBarrel = Welches Fass nimmst du?
oilfield-ask-Local = Was verkaufst du auf dem lokalen Markt?
oilfield-ask-National = Was verkaufst du auf dem nationalen Markt, für { $price } $ das Fass?
oilfield-ask-Invest = In welcher Reihe investierst du?
oilfield-ask-FinalSale = Die letzte Runde ist vorbei. Verkaufst du vor der Wertung Investitionen?
oilfield-ask-GovernmentFee = Ein Feld wird aufgefüllt: Zahlst du dem Staat seine { $fee } $?
oilfield-ask-PayNow = Zahlst du dem Staat jetzt seine { $fee } $ und bekommst mehr Fässer?
oilfield-ask-AutomaticAction = Führst du die Aktion deines Feldes aus?

## Oilfield: the table

oilfield-table-title = Oilfield
oilfield-table-round = { $last ->
    [yes] Runde { $round }, die letzte
    [no] Runde { $round }
   *[other] Runde { $round }, die letzte wird { $last }
}
oilfield-table-first = Startspieler { $who }
oilfield-table-supervisor = lokaler Aufseher { $who }
oilfield-table-over = das Spiel ist zu Ende
oilfield-table-contents = { $oil } Öl, { $gas } Gas
oilfield-table-refills = { $count ->
    [0] kein Auffüllen mehr
    [one] noch { $count }× Auffüllen
   *[other] noch { $count }× Auffüllen
}
oilfield-table-exhausted = erschöpft
oilfield-table-strike = STREIK
oilfield-table-cards = { $count } zu pachten
oilfield-table-build = Baumarkt
oilfield-table-build-empty = nichts zu kaufen
oilfield-table-stack = { $count } im Stapel
oilfield-table-hat-on-top = ein Hut obenauf
oilfield-table-no-hat-on-top = kein Hut obenauf
oilfield-table-invest = Investitionen
oilfield-table-row = { $vp } SP
oilfield-table-national = National
oilfield-table-national-price = { $cards ->
    [one] { $cards } Karte { $dollars } $
   *[other] { $cards } Karten { $dollars } $
}
oilfield-table-national-more = { $cards }+ { $dollars } $
oilfield-table-national-now = jetzt { $dollars } $
oilfield-table-local = Lokal
oilfield-table-local-prices = 1 Öl { $dollars } $, { $oil } Öl 1 SP, 1 Gas { $vp } SP
oilfield-table-bag = Beutel
oilfield-table-strike-cube = { $barrels } + Streik
oilfield-table-player = Spieler
oilfield-table-money = Geld
oilfield-table-vp = SP
oilfield-table-score = Wertung
oilfield-table-storage = Lager
oilfield-table-towers = Konzessionen und Türme
oilfield-table-investments = Investiert
oilfield-table-card = Karte
oilfield-table-chosen = verdeckt
oilfield-table-sealed = ({ $card })
oilfield-table-no-tower = ohne Turm
oilfield-table-unpaid = { $tower }, unbezahlt
oilfield-table-refinery = Gasraffinerie
oilfield-table-dummy = Dummy

## Oilfield: its options

oilfield-option-edition = Welche Spielregel gilt, wo sie sich unterscheiden
oilfield-option-advanced = Mit den Hut-Plättchen spielen
oilfield-option-tile_mix = Wie oft jedes Plättchen in der Schachtel ist
oilfield-option-board_layout = Der übliche Plan, oder ein Feld weniger
oilfield-option-triple_redraw = Was mit drei gleichen im ersten Baumarkt geschieht
oilfield-option-hat_on_back = Die Rückseite des obersten Plättchens zeigt, ob es ein Hut ist
oilfield-option-bid_must_be_affordable = Niemand darf mehr bieten, als aufzubringen ist
oilfield-option-binding_bids = Ein Gebot, das bezahlt werden kann, muss bezahlt werden
oilfield-option-decline_automatic = Auf Startspieler und Subvention kann verzichtet werden
oilfield-option-forced_drilling = Welche Förderung alles nehmen muss, was geht
oilfield-option-supervisor_trigger = Wofür der Aufseher bezahlt wird
oilfield-option-national_tower_needs_sale = Ein Nationalturm braucht vorher einen Verkauf aus dem Lager
oilfield-option-sell_window = Wann Investitionen verkauft werden können
oilfield-option-full_row_sale = Ob eine volle Reihe noch zurückkauft
oilfield-option-government_cubes = Wie oft der Staat Investitionen kaufen kann
oilfield-option-refill_mode = Ein Feld wird aufgefüllt oder bekommt eine volle Ladung dazu
oilfield-option-redraw_oilless_refill = Ein Auffüllen ohne Öl wird einmal wiederholt
oilfield-option-strike_cube_replaced = Für den Streikwürfel kommt ein Fass nach
oilfield-option-strike_cube_return = Wann der Streikwürfel zurück in den Beutel kommt
oilfield-option-government_tower = Wann dem Staatsturm seine Abgabe angeboten wird
oilfield-option-government_fee_timing = Die Abgabe ist vor oder nach dem Auffüllen fällig
oilfield-option-end_upkeep_counts_for = Zu welcher Runde ein Ende beim Auffüllen zählt
oilfield-option-final_refill_check = Auch nach der letzten Runde werden die Felder geprüft
oilfield-option-final_sale_window = Vor der Wertung können Investitionen verkauft werden
oilfield-option-richest_tie = Was drei oder mehr Reichste bekommen
oilfield-option-tie_break = Ob bei Gleichstand weniger oder mehr Geld gewinnt
oilfield-option-dummy_private_timing = Wann die Karte des Dummys ausgeführt wird
oilfield-option-dummy_wrap = Ob der Dummy auf Investieren stehen bleibt
oilfield-option-dummy_drill_source = Was das Feld bestimmt, auf dem der Dummy fördert
oilfield-option-dummy_cards_set_aside = Der Dummy behält von jedem Feld eine Konzessionskarte
oilfield-option-dummy_towers_from = Woher die Türme des Dummys kommen
oilfield-option-max_rounds = Die spätestens letzte Runde

## Oilfield: the board

oilfield-board-label = Spielplan von Oilfield
oilfield-board-parts = Teile des Spielplans
oilfield-board-jump-public = Aktionen
oilfield-board-jump-fields = Felder
oilfield-board-jump-markets = Märkte
oilfield-board-jump-me = Ich
oilfield-board-jump-others = Andere
oilfield-board-me = Meine Raffinerie
oilfield-board-others = Die anderen Spieler
oilfield-board-public = Öffentliche Aktionen
oilfield-board-fields = Ölfelder
oilfield-board-markets = Märkte und Preise
oilfield-board-track = Siegpunkte
oilfield-board-vp-of = { $who }: { $vp } SP
oilfield-board-space-taken = { $space }: { $who }
oilfield-board-strike-in-bag = Der Streikwürfel ist im Beutel
oilfield-board-strike-out = Der Streikwürfel ist nicht im Beutel
oilfield-board-free = frei
oilfield-board-slot-free = Ein freier Platz für eine Konzession
oilfield-board-no-tower = ohne Turm
oilfield-board-concession-of = Konzession von { $who } in { $field }, ohne Turm
oilfield-board-tower-of = { $who }: { $tile } in { $field }
oilfield-board-tower-unpaid = { $who }: { $tile } in { $field }, { $fee } $ noch nicht bezahlt
oilfield-board-of-size = { $count } von { $size }
oilfield-board-deck = { $count } im Stapel
oilfield-board-government = der Staat
oilfield-board-national-note = Preis nach gespielten National-Karten
oilfield-board-awaited = ist jetzt gefragt
oilfield-board-first = Startspieler
oilfield-board-supervisor = Aufseher des lokalen Marktes
oilfield-board-worker-home = Der Arbeiter ist zu Hause
oilfield-board-storage = Lager: { $oil } Öl, { $gas } Gas, { $capacity } Plätze
oilfield-board-cards = Meine Karten
oilfield-board-no-card = keine Karte gelegt
oilfield-board-laid = gelegt
oilfield-board-dummy-note = Blockiert ein Feld und spielt eine Karte

## The page: everywhere

page-brand = Gusher, zur Lobby
page-skip = Zum Inhalt
page-close = Schließen
page-menu = Menü
page-cancel = Abbrechen
page-copy = Kopieren
page-copied = Kopiert
page-yes = ja
page-no = nein
page-none = keine
page-loading = Einen Moment …
page-language = Sprache
page-theme = Farben
page-theme-auto = ◐ automatisch
page-theme-light = ☀ hell
page-theme-dark = ☾ dunkel
page-to-lobby = Zur Lobby
page-missing-title = Hier ist nichts

## The page: lobby

page-lobby-tab = Gusher
page-lobby-turns = { $count ->
    [one] An einem Tisch am Zug · Gusher
   *[other] An { $count } Tischen am Zug · Gusher
}
page-hero-title = Heute Abend geht es ums Öl.
page-hero-back = Willkommen zurück, { $name }.
page-hero-text = { $games }: gegen Bots, mit Freunden über einen Link oder reihum an einem Gerät. Ohne Anmeldung.
page-your-name = Dein Name
page-play-now = Jetzt spielen
page-play-now-note = Sofort { $game } gegen drei Bots
page-playing-as = Du bist { $name }
page-rename = Namen ändern
page-rename-save = Speichern
page-new-table = Neuer Tisch
page-my-tables = Meine Tische
page-open-tables = Offene Tische
page-no-open-tables = Gerade wartet kein Tisch auf Mitspieler. Ein neuer Tisch kann hier erscheinen.
page-filter-game = Spiel
page-filter-any-game = Alle Spiele
page-filter-seats = Plätze
page-filter-any-seats = Beliebig viele Plätze
page-seats-count = { $count } Plätze
page-open-record = Aufzeichnung öffnen
page-move-device = Auf ein anderes Gerät wechseln
page-move-text = Öffne diesen Link innerhalb von 15 Minuten auf dem anderen Gerät. Er gilt einmal; dann spielt das andere Gerät als du.
page-move-link = Link für das andere Gerät
page-claim-title = Hier weiterspielen
page-claim-text = Dieser Link bringt deinen Namen und deine Tische in diesen Browser. Er gilt einmal.
page-claim-here = Auf diesem Gerät weiterspielen
page-your-turn = Du bist dran
page-status-over = Beendet
page-status-running = Läuft
page-status-round = Runde { $round }
page-status-waiting = { $free ->
    [0] Bereit
    [one] Wartet auf einen Mitspieler
   *[other] Wartet auf { $free } Mitspieler
}
page-status-free = { $free ->
    [one] Ein freier Platz
   *[other] { $free } freie Plätze
}

## The page: new table

page-game = Spiel
page-how-many = Zu wievielt?
page-presets = Übliche Tische
page-preset-bots = Ich gegen Bots
page-preset-friends = Mit Freunden per Link
page-preset-device = Alle an diesem Gerät
page-who-plays = Wer spielt mit?
page-seat-number = Platz { $number }
page-kind-me = Ich
page-kind-local = Jemand an diesem Gerät
page-kind-open = Freund oder Freundin, per Link
page-kind-bot = Ein Bot
page-kind-open-note = setzt sich über den Einladungslink
page-local-name = Name auf Platz { $number }
page-bot-level = Stärke des Bots auf Platz { $number }
page-bot-random = zufällig
page-bot-greedy = gierig
page-bot-search-easy = leicht
page-bot-search-medium = mittel
page-bot-search-hard = schwer
page-more-options = { $count ->
    [0] Alle Optionen
    [one] Alle Optionen (eine geändert)
   *[other] Alle Optionen ({ $count } geändert)
}
page-listed = Den Tisch in der Lobby zeigen.
page-listed-text = Sonst finden ihn nur die mit dem Link.
page-make-table = Tisch eröffnen

## The page: before the game

page-join-title = Einladung: { $title }
page-join = Platz nehmen
page-full = Alle Plätze sind besetzt
page-waiting-free = { $free ->
    [0] Alle sind da.
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
page-invite = Einladen
page-invite-text = Wer diesen Link öffnet, kann einen freien Platz nehmen.
page-invite-link = Einladungslink
page-is-listed = Der Tisch steht in der Lobby.
page-is-private = Der Tisch ist privat.
page-start = Anfangen
page-start-bots = { $free ->
    [one] Jetzt anfangen, mit einem Bot auf dem freien Platz
   *[other] Jetzt anfangen, mit Bots auf den freien Plätzen
}
page-host-starts = Das Spiel beginnt, sobald alle Plätze besetzt sind oder der Gastgeber es mit Bots beginnt.
page-tab-waiting = { $title }: { $free ->
    [0] bereit
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}

## The page: seats

page-seats = Plätze
page-seat-free = frei
page-seat-open = wartet auf jemanden
page-seat-bot = Bot, { $bot }
page-seat-stand-in = weg; ein Bot springt ein ({ $bot })
page-seat-mine = du
page-seat-here = da
page-seat-away = weg
page-stand-in-text = { $who } ist weg. Ein Bot kann einspringen, bis { $who } zurück ist.
page-stand-in-me = Ein Bot kann eine Weile für dich einspringen.
page-stand-in-bot = Bot, { $bot }
page-bot-plays = Ein Bot spielt für { $who }.
page-take-seat-back = Ich bin zurück

## The page: at the table

page-skip-decision = Zur Entscheidung
page-decision = Entscheidung
page-board = Spielplan
page-text-view = Als Text
page-replay = Nachspielen
page-record = Aufzeichnung laden
page-side = Verlauf und Chat
page-options = Deine Möglichkeiten
page-fold = ▾ Liste
page-unfold = ▴ Liste
page-turn-of = { $count ->
    [one] { $who } ist dran
   *[other] { $who } wählen
}
page-drawing = Es wird gezogen …
page-waiting-for = { $count ->
    [one] { $who } überlegt.
   *[other] { $who } überlegen.
}
page-watching = Du schaust zu.
page-choosing-secretly = Alle wählen verdeckt.
page-you-have-chosen = Gewählt. Die anderen überlegen noch.
page-still-choosing = wählt noch
page-has-chosen = hat gewählt
page-hint-none = Zeig auf eine Möglichkeit, um Wirkung und Regel zu sehen.
page-why-not = { $count ->
    [one] Warum geht das nicht? (eine Sache)
   *[other] Warum geht das nicht? ({ $count } Sachen)
}
page-confirm = Bestätigen
page-confirm-text = { $action }: wirklich?
page-confirm-yes = Ja, so machen
page-confirm-no = Nein, zurück
page-take-back = Zurücknehmen
page-take-back-of = Zurücknehmen ({ $who })
page-ask-take-back = Um Rücknahme bitten
page-vote = Zurücknehmen?
page-vote-asked = Die anderen werden gefragt, ob du zurücknehmen darfst.
page-vote-text = { $who } möchte die letzte Wahl zurücknehmen.
page-vote-agreed = Einverstanden: { $who }.
page-vote-owed = Noch gefragt: { $who }.
page-vote-yes = Einverstanden
page-vote-no = Ablehnen
page-rule-of = Regel { $section } { $name }
page-rules-language = Die Regeln liegen auf Englisch vor.
page-event-taken-back = { $who } nimmt die letzte Wahl zurück.
page-hand-over = Gib das Gerät an { $who } weiter
page-hand-over-text = Auf dem Bildschirm ist nichts Geheimes. { $who } macht weiter.
page-hand-over-taken = Ich bin { $who }
page-final-scores = Endwertung
page-rematch = Noch einmal
page-rematch-go = Zum nächsten Spiel
page-connection-connecting = Verbinde …
page-connection-lost = Die Verbindung ist weg. Neuer Versuch …
page-connection-polling = Die Verbindung ist langsam; Züge dauern etwas länger.
page-tab-turn = Du bist dran · { $title }
page-tab-other = { $who } · { $title }
page-tab-over = Beendet · { $title }

## The page: log and chat

page-log = Verlauf
page-log-seat = Wessen Einträge
page-log-all = Alle
page-log-me = Ich
page-log-search = Im Verlauf suchen
page-log-none = Dazu gibt es nichts.
page-chat = Chat
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-say = Etwas sagen
page-chat-send = Senden
page-chat-seated = Nur wer am Tisch sitzt, kann mitreden.

## The page: replay

page-replay-of = Nachspielen: { $title }
page-player = Momente
page-skip-player = Zum Regler
page-moment = Moment { $at } von { $count }
page-to-start = Zum Anfang
page-step-back = Ein Schritt zurück
page-play = Abspielen
page-pause = Anhalten
page-step-on = Ein Schritt vor
page-to-end = Zum Ende
page-jump-round = Zu einer Runde springen
page-set-up = Aufbau
page-eyes = Gesehen von
page-eyes-public = allen
page-back-to-table = Zurück zum Tisch
page-other-record = Andere Datei
page-record-text = Eine Aufzeichnung, die von einem Tisch geladen oder im Terminal geschrieben wurde. Sie bleibt auf deinem Gerät; gespeichert wird nichts.
page-record-choose = Datei wählen oder hierher ziehen
page-tab-replay = Nachspielen · { $title }

## The page: review

page-review = Analyse
page-review-seat = Entscheidungen von
page-review-text = Die Suche sieht sich jede Entscheidung dieses Platzes noch einmal an, mit nur dem, was der Platz damals wusste, und sagt, was jede wert war. Das dauert ein paar Minuten.
page-review-start = Diesen Platz analysieren
page-review-progress = Analysierte Entscheidungen
page-review-waiting = { $count ->
    [0] Die Analyse beginnt gleich.
    [one] Die Analyse wartet auf eine andere.
   *[other] Die Analyse wartet auf { $count } andere.
}
page-review-working = Die Analyse läuft …
page-review-failed = Die Analyse ist fehlgeschlagen. Du kannst es noch einmal versuchen.
page-review-done = { $count ->
    [0] Die Analyse ist fertig. Sie hat keinen klaren Fehler gefunden.
    [one] Die Analyse ist fertig. Sie hat einen Fehler gefunden.
   *[other] Die Analyse ist fertig. Sie hat { $count } Fehler gefunden.
}
page-review-mistakes = Größte Fehler
page-review-no-mistakes = Keine Entscheidung war klar ein Fehler.
page-review-loss = −{ $points }
page-review-table = Alle { $count } Entscheidungen als Tabelle
page-review-same = dasselbe
page-review-curve = Gewinnchance von { $who }
page-review-point = Moment { $at }: { $chance }
page-review-agreed = { $mine ->
    [yes] Du hast gespielt: { $played }. Die Suche hätte dasselbe gespielt: { $chance }.
   *[no] { $who } hat gespielt: { $played }. Die Suche hätte dasselbe gespielt: { $chance }.
}
page-review-verdict = { $mine ->
    [yes] Du hast gespielt: { $played }. Die Suche hätte gespielt: { $best }. { $chance } gegen { $better }.
   *[no] { $who } hat gespielt: { $played }. Die Suche hätte gespielt: { $best }. { $chance } gegen { $better }.
}
page-review-note = Gewinnchancen sind Schätzungen aus { $iterations } Versuchen je Entscheidung. Kleine Unterschiede bedeuten nichts.

## The page: when something does not work

page-problem-unexpected = Das hat nicht geklappt. Versuch es noch einmal.
page-problem-unreachable = Der Server ist nicht zu erreichen.
page-problem-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat.
page-problem-stale = Am Tisch ging es inzwischen weiter.
page-problem-not-begun = Das Spiel hat noch nicht begonnen.
page-problem-outdated = Dieser Tisch begann mit anderen Regeln; man kann ihn nur noch ansehen.
page-problem-not-your-seat = Das ist nicht dein Platz.
page-problem-stand-in-plays = Ein Bot spielt für dich. Nimm erst deinen Platz zurück.
page-problem-wish-pending = Es bittet schon jemand um Rücknahme.
page-problem-nothing-to-take-back = Bisher wurde noch nichts gewählt.
page-problem-no-wish = Diese Abstimmung ist vorbei.
page-problem-not-your-vote = Du hast schon abgestimmt.
page-problem-not-seated = Du sitzt nicht an diesem Tisch.
page-problem-too-fast = Das war zu schnell. Warte einen Moment.
page-problem-chat-wrong = Das lässt sich nicht senden.
page-problem-not-open = Das Spiel hat schon begonnen.
page-problem-no-such-moment = Diesen Moment gibt es nicht.
page-problem-not-found = Hier ist nichts.
page-problem-no-session = Wähle erst einen Namen.
page-problem-name-wrong = Ein Name hat 1 bis { $most } Zeichen.
page-problem-claim-not-valid = Dieser Link wurde schon benutzt oder ist zu alt.
page-problem-seat-taken = Inzwischen sind alle Plätze besetzt.
page-problem-not-host = Das kann nur der Gastgeber.
page-problem-is-here = Diese Person ist da.
page-problem-not-over = Das Spiel ist noch nicht zu Ende.
page-problem-bad-setup = So lässt es sich nicht spielen: { $detail }
page-problem-bad-record = Diese Aufzeichnung lässt sich nicht öffnen: { $detail }
page-problem-too-many-reviews = Du kannst { $most } Analysen gleichzeitig machen lassen. Warte bitte, bis eine fertig ist.
page-problem-reviews-busy = Es warten zu viele Analysen. Versuch es bitte später noch einmal.
page-problem-no-such-review = Diese Analyse gibt es nicht mehr. Du kannst sie noch einmal machen lassen.
page-problem-too-large = Das ist zu groß.
page-problem-too-many-tables = Du hast { $most } unfertige Tische. Beende erst einen.
page-problem-too-many-streams = Du hast zu viele Tische zugleich offen.
page-problem-bad-order = Eine Obergrenze ist eine ganze Zahl von 1 bis { $most }.
page-problem-no-auction = Gerade gibt es keine Auktion.
page-problem-wrong-origin = Diese Seite wurde unter einem Namen geöffnet, den der Server nicht kennt.

## The page: Oilfield

page-oilfield-effect-oil = { $sign }{ $oil } Öl
page-oilfield-effect-gas = { $sign }{ $gas } Gas
page-oilfield-dollars = { $dollars } $
page-oilfield-to-move = ▶ { $who }
page-oilfield-storage = { $barrels }, Platz für { $capacity }
page-oilfield-pot = { $pot } $ im Topf
page-oilfield-covered = { $covered } von { $spaces }, davon { $government } vom Staat
page-oilfield-players = Spieler
page-oilfield-fields = Felder
page-oilfield-spaces = Aktionsfelder
page-oilfield-prices = Preise und Beutel
page-oilfield-head-field = Feld
page-oilfield-head-contents = Fässer
page-oilfield-head-state = Zustand
page-oilfield-head-to-lease = Konzessionen
page-oilfield-head-free = Freie Plätze
page-oilfield-head-owners = Besitzer
page-oilfield-head-space = Feld
page-oilfield-head-worker = Arbeiter
page-oilfield-head-note = Anmerkung
page-oilfield-head-tile = Plättchen
page-oilfield-head-count = Anzahl
page-oilfield-head-price = Preis
page-oilfield-head-yield = Wirkung
page-oilfield-head-row = Reihe
page-oilfield-head-next = Nächster Preis
page-oilfield-head-covered = Belegt
page-oilfield-head-prices = Preise
page-oilfield-head-market = Markt

page-oilfield-chapter-0 = Worum es geht
page-oilfield-chapter-1 = Material
page-oilfield-chapter-2 = Aufbau
page-oilfield-chapter-3 = Ablauf
page-oilfield-chapter-4 = Auswahlphase
page-oilfield-chapter-5 = Aktionen ausführen
page-oilfield-chapter-6 = Pachten
page-oilfield-chapter-7 = Bauen
page-oilfield-chapter-8 = Fördern
page-oilfield-chapter-9 = Lokaler Markt
page-oilfield-chapter-10 = Nationaler Markt
page-oilfield-chapter-11 = Startspieler
page-oilfield-chapter-12 = Subvention
page-oilfield-chapter-13 = Investieren und Investitionen verkaufen
page-oilfield-chapter-14 = Lager
page-oilfield-chapter-15 = Auffüllen
page-oilfield-chapter-16 = Hut-Plättchen
page-oilfield-chapter-17 = Spielende und Wertung
page-oilfield-chapter-18 = Spiel zu zweit
page-oilfield-chapter-19 = Ausgaben
page-oilfield-chapter-20 = Optionen
page-oilfield-chapter-21 = Entscheidungen
page-oilfield-chapter-22 = Zufall
page-oilfield-chapter-23 = Verborgenes

page-oilfield-value-edition-standard = Standard
page-oilfield-value-edition-german = nach der deutschen Spielregel
page-oilfield-value-edition-french = nach der französischen Spielregel
page-oilfield-value-edition-italian = nach der italienischen Spielregel
page-oilfield-value-advanced-true = mit Hut-Plättchen
page-oilfield-value-advanced-false = ohne, für die ersten Spiele
page-oilfield-value-tile_mix-fifteen_three_six = 3 von jedem einfachen, 2 von jedem mit Hut
page-oilfield-value-tile_mix-seven_by_three = 3 von jedem Turm, 2 Lagererweiterungen, 1 Gasraffinerie
page-oilfield-value-board_layout-standard = üblich
page-oilfield-value-board_layout-tight = ein Feld Fördern weniger
page-oilfield-value-triple_redraw-any_shuffle = eines kommt zurück in den Stapel
page-oilfield-value-triple_redraw-any_bottom = eines kommt unter den Stapel
page-oilfield-value-triple_redraw-towers_shuffle = eines kommt zurück, wenn es Türme sind
page-oilfield-value-forced_drilling-none = keine
page-oilfield-value-forced_drilling-on_build = die freie nach dem Bauen
page-oilfield-value-forced_drilling-all = jede
page-oilfield-value-supervisor_trigger-local_action = für jede fremde Aktion Lokal
page-oilfield-value-supervisor_trigger-market_use = auch für jedes Fass, das ein fremder Turm verkauft
page-oilfield-value-sell_window-own_decisions = bei jeder eigenen Entscheidung
page-oilfield-value-sell_window-not_at_card_choice = nicht bei der Kartenwahl
page-oilfield-value-sell_window-when_paying = nur wenn etwas zu zahlen ist
page-oilfield-value-full_row_sale-highest_price = ja, zum letzten Preis
page-oilfield-value-full_row_sale-not_allowed = nein
page-oilfield-value-government_cubes-unlimited = beliebig oft
page-oilfield-value-government_cubes-three = insgesamt dreimal
page-oilfield-value-refill_mode-top_up = aufgefüllt
page-oilfield-value-refill_mode-add_n = volle Ladung dazu
page-oilfield-value-strike_cube_return-before_refill = vor dem Auffüllen
page-oilfield-value-strike_cube_return-after_refill = nach dem Auffüllen
page-oilfield-value-government_tower-deferred_fee = beim nächsten Auffüllen seines Feldes
page-oilfield-value-government_tower-immediate_offer = sofort, für mehr Fässer
page-oilfield-value-government_fee_timing-before_draw = davor
page-oilfield-value-government_fee_timing-after_draw = danach
page-oilfield-value-end_upkeep_counts_for-ending_round = zur endenden Runde
page-oilfield-value-end_upkeep_counts_for-next_round = zur nächsten Runde
page-oilfield-value-richest_tie-one_each = je 1 SP
page-oilfield-value-richest_tie-none_if_three = nichts
page-oilfield-value-tie_break-less_money = weniger Geld gewinnt
page-oilfield-value-tie_break-more_money = mehr Geld gewinnt
page-oilfield-value-dummy_private_timing-before_reveal = vor dem Aufdecken der Karten
page-oilfield-value-dummy_private_timing-between_players = zwischen den beiden Spielern
page-oilfield-value-dummy_wrap-leaves_invest = er bleibt dort stehen
page-oilfield-value-dummy_wrap-skips_invest = er geht weiter zu Pachten
page-oilfield-value-dummy_drill_source-set_aside = der Zufall allein
page-oilfield-value-dummy_drill_source-market = eine Karte der Konzessionsauslage
page-oilfield-value-dummy_towers_from-removed = von den entfernten Plättchen
page-oilfield-value-dummy_towers_from-stack = aus dem Stapel

## McMulti: names

mcmulti-asset-rig = Bohrturm
mcmulti-asset-station = Tankstelle
mcmulti-asset-refinery = Raffinerie
mcmulti-asset-well = Ölquelle

mcmulti-one-rig = einen Bohrturm
mcmulti-one-station = eine Tankstelle
mcmulti-one-refinery = eine Raffinerie
mcmulti-one-well = eine Ölquelle

mcmulti-product-crude = Rohöl
mcmulti-product-gasoline = Benzin

mcmulti-market-domestic = Inlandsmarkt
mcmulti-market-foreign = Auslandsmarkt

mcmulti-quadrant-0 = Nordwesten
mcmulti-quadrant-1 = Nordosten
mcmulti-quadrant-2 = Südosten
mcmulti-quadrant-3 = Südwesten

mcmulti-economy-depression = Depression
mcmulti-economy-recovery = Erholung
mcmulti-economy-expansion = Expansion
mcmulti-economy-rapid_growth = Boom
mcmulti-economy-prosperity = Wohlstand
mcmulti-economy-downturn = Abschwung
mcmulti-economy-recession = Rezession

mcmulti-news-N1 = Schuldensteuer
mcmulti-news-N2 = Erderwärmung
mcmulti-news-N3 = Verkaufssteuer
mcmulti-news-N4 = Kalter Winter
mcmulti-news-N5 = Sicherheitsprüfung
mcmulti-news-N6 = Unsichere Märkte
mcmulti-news-N7 = Ölembargo
mcmulti-news-N8 = Rohölmangel

mcmulti-score-cash = Bargeld
mcmulti-score-rig = Bohrtürme
mcmulti-score-station = Tankstellen
mcmulti-score-refinery = Raffinerien
mcmulti-score-well = Ölquellen

mcmulti-effect = { $sign }{ $money } $

## McMulti: what has happened

mcmulti-event-seated = { $who } nimmt Platz { $place }.
mcmulti-event-start-player = Startspieler: { $who }.
mcmulti-event-economy = Wirtschaft: { $card }. Verbraucher zahlen weniger als { $price } $.
mcmulti-event-more-likely = Wahrscheinlichere Nachricht: { $card }.
mcmulti-event-less-likely = Weniger wahrscheinliche Nachricht: { $card }.
mcmulti-event-special-round = Besondere Kaufrunde
mcmulti-event-round = Runde { $round }
mcmulti-event-turn = { $who } unternimmt nichts.
mcmulti-event-uses-market = { $who } geht auf den { $market }.
mcmulti-event-bought-barrel = { $who } kauft { $barrels } { $product } für { $money } $.
mcmulti-event-sold-barrel = { $who } verkauft { $barrels } { $product } für { $money } $.
mcmulti-event-rolled = { $who } würfelt Zeile { $red }, Spalte { $black }.
mcmulti-event-assigned = { $who } nutzt den Wurf im { $quadrant }.
mcmulti-event-news = Nachricht: { $card }!
mcmulti-event-news-ended = Vorbei: { $card }.
mcmulti-event-barrels-gone = { $barrels } { $product } verlassen den { $market }.
mcmulti-event-moved-barrels = { $barrels } Rohöl wandern vom Auslands- auf den Inlandsmarkt; Verbraucher zahlen weniger als { $price } $.
mcmulti-event-paid = { $who } zahlt { $money } $: { $card }.
mcmulti-event-waived = { $who } hat nichts mehr; { $amount } $ werden erlassen.
mcmulti-event-forfeited = { $who } gibt { $barrels } { $product } ab.
mcmulti-event-consumed = { $who } verkauft { $barrels } Benzin an Verbraucher für { $money } $.
mcmulti-event-refined = { $who } raffiniert { $barrels } Rohöl.
mcmulti-event-pumped = { $who } fördert { $barrels } Rohöl.
mcmulti-event-struck = { $who } stößt im { $quadrant } ({ $row }, { $column }) auf Öl, für { $money } $.
mcmulti-event-bought = { $count ->
    [one] { $who } kauft { $one } im { $quadrant } ({ $where }) für { $money } $.
   *[other] { $who } kauft { $count } × { $asset } im { $quadrant } ({ $where }) für { $money } $.
}
mcmulti-event-sold = { $count ->
    [one] { $who } verkauft { $one } im { $quadrant } ({ $where }) für { $money } $.
   *[other] { $who } verkauft { $count } × { $asset } im { $quadrant } ({ $where }) für { $money } $.
}
mcmulti-event-upgraded = { $who } rüstet { $one } im { $quadrant } ({ $where }) für { $money } $ um.
mcmulti-event-declared = { $who } erklärt sich zum Sieger. Alle anderen haben noch einen Zug.
mcmulti-event-limit = Runde { $round } war die letzte: Niemand hat sich zum Sieger erklärt.
mcmulti-event-settled = { $who }: { $cash } $ bar, mit allen Verkäufen { $total } $.

## McMulti: what can be done

mcmulti-action-buy-asset = { $price ->
    [0] Kaufe { $one }
   *[other] Kaufe { $one } für { $price } $
}
mcmulti-action-sell-asset = { $price ->
    [0] Verkaufe { $one }
   *[other] Verkaufe { $one } für { $price } $
}
mcmulti-action-upgrade = Rüste eine Raffinerie für { $price } $ um
mcmulti-action-pay = Zahlen
mcmulti-action-quadrant = { $quadrant }
mcmulti-action-row = Zeile { $row }
mcmulti-action-column = Spalte { $column }
mcmulti-action-use-market = { $market }
mcmulti-action-buy-barrel = Kaufe 1 { $product }
mcmulti-action-sell-barrel = Verkaufe 1 { $product }
mcmulti-action-forfeit = Gib 1 { $product } ab
mcmulti-action-stations = { $count ->
    [0] Nichts verkaufen
   *[other] { $count } Benzin verkaufen
}
mcmulti-action-refine = { $count ->
    [0] Nichts raffinieren
   *[other] { $count } Rohöl raffinieren
}
mcmulti-action-pump = { $count ->
    [0] Nichts fördern
   *[other] { $barrels } Rohöl fördern
}
mcmulti-action-strike-yes = Öl erschließen
mcmulti-action-strike-no = Bohrturm stehen lassen
mcmulti-action-declare-yes = Zum Sieger erklären
mcmulti-action-declare-no = Weiterspielen
mcmulti-action-none = Kein Markt
mcmulti-action-done = Fertig

## McMulti: what is asked

mcmulti-ask-SpecialPurchase = Was kaufst du vor der ersten Runde?
mcmulti-ask-PlaceQuadrant = In welchem Quadranten soll es stehen?
mcmulti-ask-PlaceRow = In welcher Zeile soll es stehen?
mcmulti-ask-PlaceColumn = In welcher Spalte soll es stehen?
mcmulti-ask-ChooseMarket = Welchen Markt nutzt du?
mcmulti-ask-Trade = Was handelst du?
mcmulti-ask-ChooseQuadrant = In welchem Quadranten nutzt du den Wurf?
mcmulti-ask-SellAtStations = Wie viel Benzin verkaufen deine Tankstellen?
mcmulti-ask-UseRefineries = Wie viel Rohöl raffinieren deine Raffinerien?
mcmulti-ask-UseWells = Wie viel Rohöl fördern deine Ölquellen?
mcmulti-ask-Strike = Erschließt du die Ölquelle für { $well } $?
mcmulti-ask-Assets = Was kaufst oder verkaufst du?
mcmulti-ask-SellQuadrant = In welchem Quadranten steht es?
mcmulti-ask-SellRow = In welcher Zeile steht es?
mcmulti-ask-SellColumn = In welcher Spalte steht es?
mcmulti-ask-UpgradeQuadrant = In welchem Quadranten rüstest du um?
mcmulti-ask-UpgradeRow = In welcher Zeile rüstest du um?
mcmulti-ask-UpgradeColumn = In welcher Spalte rüstest du um?
mcmulti-ask-NewsPayment = Du schuldest { $due } $. Was verkaufst du?
mcmulti-ask-ForfeitBarrel = Du schuldest noch { $due } $. Welches Fass gibst du ab?
mcmulti-ask-Upgrade = Deine Raffinerien sind schmutzig. Was tust du?
mcmulti-ask-Declare = Du hast mindestens { $target } $. Erklärst du dich zum Sieger?

## McMulti: the table

mcmulti-table-title = McMulti
mcmulti-table-round = Runde { $round }
mcmulti-table-turn = am Zug: { $who }
mcmulti-table-declared = { $who } hat sich zum Sieger erklärt
mcmulti-table-over = das Spiel ist zu Ende
mcmulti-table-dice = Zeile { $red }, Spalte { $black }
mcmulti-table-nobody = niemand
mcmulti-table-market = Markt
mcmulti-table-barrels = Fässer
mcmulti-table-buy = Kauf
mcmulti-table-sell = Verkauf
mcmulti-table-closed = geschlossen
mcmulti-table-consumers = Verbraucher: Ein Fass bringt höchstens { $price } $
mcmulti-table-no-consumers = Verbraucher: Nichts lässt sich verkaufen
mcmulti-table-economy = Wirtschaft: { $card }
mcmulti-table-track = Marker { $difference } von { $limit }
mcmulti-table-asset = Anlage
mcmulti-table-well-price = Die nächste Ölquelle kostet { $price } $
mcmulti-table-more-likely = Wahrscheinlicher: { $card }
mcmulti-table-less-likely = Weniger wahrscheinlich: { $card }
mcmulti-table-lasting = In Kraft: { $card }
mcmulti-table-no-card = –
mcmulti-table-player = Spieler
mcmulti-table-cash = Bargeld
mcmulti-table-hidden = ?
mcmulti-table-score = Wertung

## McMulti: its options

mcmulti-option-edition = Welche Ausgabe gespielt wird
mcmulti-option-target_cash = Mit wie viel Bargeld man sich zum Sieger erklären darf
mcmulti-option-start_cash = Das Bargeld jedes Spielers am Anfang; none: nach der Spielerzahl
mcmulti-option-start_crude = Das Rohöl jedes Spielers am Anfang
mcmulti-option-start_gasoline = Das Benzin jedes Spielers am Anfang
mcmulti-option-crude_empty_fields = Leere Felder jedes Rohölmarktes am Anfang
mcmulti-option-gasoline_empty_fields = Leere Felder jedes Benzinmarktes am Anfang
mcmulti-option-consumer_start = Wo der Verbraucherpreis beginnt
mcmulti-option-red_spacing = Jedes wievielte Feld des Verbrauchermarktes rot ist
mcmulti-option-well_price_step = Um wie viel jede weitere Ölquelle mehr kostet
mcmulti-option-well_count_rule = Welche Ölquellen für den Preis der nächsten zählen
mcmulti-option-refinery_footprint = Wie viele Felder eine Raffinerie belegt
mcmulti-option-economy_trigger = Was die Wirtschaft ändert
mcmulti-option-carry_surplus = Ein Überschuss auf der Wirtschaftsleiste bleibt erhalten
mcmulti-option-news_doubles = Welche Pasche Nachrichten bringen
mcmulti-option-news_enabled = Mit Nachrichten spielen
mcmulti-option-news_n7 = Das Ölembargo ist im Stapel
mcmulti-option-news_n8 = Der Rohölmangel ist im Stapel
mcmulti-option-n2_deferral = Bei Erderwärmung darf eine Raffinerie stillstehen
mcmulti-option-news_sales = Ob man mehr verkaufen darf, als die Nachricht verlangt
mcmulti-option-insolvency = Was mit dem geschieht, der nicht zahlen kann
mcmulti-option-money_visibility = Ob das Geld offen liegt
mcmulti-option-two_player_board = Zwei Quadranten für jeden von zwei Spielern oder einer
mcmulti-option-two_player_choice = Wann zwei Spieler den Quadranten für den Wurf wählen
mcmulti-option-three_player_neighbours = Wer bei drei Spielern wessen Nachbar ist
mcmulti-option-seating = Ob die Plätze ausgelost werden
mcmulti-option-start_player = Wer beginnt
mcmulti-option-final_turn_sales = Was in den letzten Zügen verkauft werden darf
mcmulti-option-piece_limits = Ob Spielsteine ausgehen können
mcmulti-option-round_limit = Die letzte Runde, wenn sich niemand zum Sieger erklärt; 0: keine

## McMulti: the board

mcmulti-board-label = Spielplan von McMulti
mcmulti-board-parts = Teile des Spielplans
mcmulti-board-opening = Eröffnung
mcmulti-board-jump-yards = Höfe
mcmulti-board-jump-floor = Märkte
mcmulti-board-jump-tape = Ticker
mcmulti-board-jump-economy = Konjunktur
mcmulti-board-yards = Die vier Firmenhöfe
mcmulti-board-yard-of = Hof im { $quadrant }: { $who }
mcmulti-board-closed-money = Das Geld liegt verdeckt
mcmulti-board-free = freies Feld
mcmulti-board-cell = Zeile { $row }, Spalte { $column }
mcmulti-board-unwrite = Doch nicht: { $what }, { $place }
mcmulti-board-floor = Börse: Märkte und Verbraucher
mcmulti-board-buy-at = So viel kostet das nächste Fass
mcmulti-board-sell-at = So viel bringt das nächste Fass
mcmulti-board-one-less = Eines weniger, oder eines mehr zu verkaufen: { $name }
mcmulti-board-one-more = Eines mehr zu kaufen, oder eines weniger zu verkaufen: { $name }
mcmulti-board-planned = Geplant für { $name }: { $count }
mcmulti-board-consumers = Verbraucher
mcmulti-board-pay = zahlen
mcmulti-board-current = (die Konjunktur jetzt)
mcmulti-board-difference = Differenz
mcmulti-board-on-doubles = Wechselt bei Pasch
mcmulti-board-track-note = Die Differenz der beiden Würfel wird addiert; bei { $limit } wechselt die Konjunktur
mcmulti-board-die-leads = Differenzwürfel { $from } bis { $to } führt hierher
mcmulti-board-demand = Nachfrage { $demand }
mcmulti-board-demand-note = Wenn diese Karte kommt, wandert der Verbraucherpreis um so viele rote Felder
mcmulti-board-strike = { $well } (bohren)
mcmulti-board-news = Nachrichten
mcmulti-board-more-likely = Wahrscheinlicher
mcmulti-board-less-likely = Weniger wahrscheinlich
mcmulti-board-in-force = In Kraft
mcmulti-board-until = bis
mcmulti-board-doubles = Geschieht bei einem Pasch { $doubles }
mcmulti-board-news-N1 = Jeder zahlt 2 $ je Bohrturm, 5 $ je Quelle, 15 $ je Tankstelle, 20 $ je Raffinerie.
mcmulti-board-news-N2 = Jeder zahlt 25 $ für jede Raffinerie oder verkauft sie.
mcmulti-board-news-N3 = Jeder zahlt 15 $ für jede Tankstelle.
mcmulti-board-news-N4 = Die 5 billigsten Fässer Benzin im Inland verschwinden.
mcmulti-board-news-N5 = Jeder zahlt 3 $ je Fass Rohöl und 5 $ je Fass Benzin im Lager.
mcmulti-board-news-N6 = 5 Fässer Rohöl kommen aus dem Ausland; der Verbraucherpreis fällt um 5 rote Felder.
mcmulti-board-news-N7 = Der Auslandsmarkt ist geschlossen.
mcmulti-board-news-N8 = Die 5 billigsten Fässer Rohöl im Inland verschwinden.
mcmulti-board-special-note = Vor der ersten Runde kauft jeder einmal Anlagen
mcmulti-board-phases = Phasen des Zuges
mcmulti-board-phase-market = Markt
mcmulti-board-phase-market-note = Fässer kaufen und verkaufen, auf einem Markt
mcmulti-board-phase-roll = Wurf
mcmulti-board-phase-roll-note = Zwei Würfel beleuchten eine Zeile und eine Spalte; ein Pasch bringt Nachrichten, Differenzen bewegen die Konjunktur
mcmulti-board-phase-production = Förderung
mcmulti-board-phase-production-note = Beleuchtete Tankstellen verkaufen, Raffinerien raffinieren, Quellen fördern, ein Bohrturm kann fündig werden
mcmulti-board-phase-neighbours = Nachbarn
mcmulti-board-phase-neighbours-note = Die Nachbarn nutzen die Zeile oder Spalte, die ihren Hof erreicht
mcmulti-board-phase-assets = Anlagen
mcmulti-board-phase-assets-note = Anlagen kaufen, oder verkaufen, was die Würfel getroffen haben
mcmulti-board-goal = Ziel
mcmulti-board-goal-note = Wer einen Zug mit { $target } $ beendet, darf den Sieg erklären
mcmulti-board-no-roll = Noch nicht gewürfelt
mcmulti-board-row = Zeile
mcmulti-board-column = Spalte
mcmulti-board-lit-row = Der rote Würfel beleuchtet Zeile { $red } dieses Hofes.
mcmulti-board-lit-column = Der schwarze Würfel beleuchtet Spalte { $black } dieses Hofes.
mcmulti-board-lit-cross = In diesem Hof zählen beide Würfel: Zeile { $red } und Spalte { $black }.
mcmulti-board-desk = Das Pult: Aufträge und Antworten
mcmulti-board-total = Summe
mcmulti-board-left = { $money } $ bleiben
mcmulti-board-short = { $money } $ fehlen
mcmulti-board-send-pay = Kaufen: { $money } $ zahlen
mcmulti-board-send-get = Abschicken: { $money } $ erhalten
mcmulti-board-tear = Zerreißen
mcmulti-board-undo = Auftrag zurücknehmen
mcmulti-board-trade-note = Drücke auf einen Preis, um bis dorthin zu kaufen oder zu verkaufen, oder nimm + und −. Bezahlt wird erst mit dem Auftrag.
mcmulti-board-buy-note = Wähle eine Anlage und drücke dann Felder deines Hofes. Bezahlt wird erst mit dem Auftrag.
mcmulti-board-assets-note = Wähle eine Anlage und drücke Felder deines Hofes, oder drücke eine beleuchtete Anlage, um sie zu verkaufen. Bezahlt wird erst mit dem Auftrag.
mcmulti-board-order-buy = { $count } × { $product } kaufen
mcmulti-board-order-sell = { $count } × { $product } verkaufen
mcmulti-board-tools = Was du kaufst
mcmulti-board-nothing = nichts
mcmulti-board-none = Kein Markt: würfeln
mcmulti-board-roll = Fertig: würfeln
mcmulti-board-end-turn = Zug beenden
mcmulti-board-pay-due = { $money } $ zahlen
mcmulti-board-tape = Der Ticker: was geschehen ist
mcmulti-board-tape-empty = Was geschieht, wird hier gedruckt.

## The page: McMulti

page-mcmulti-effect = { $sign }{ $count } { $product }
page-mcmulti-dollars = { $money } $
page-mcmulti-to-move = ▶ { $who }
page-mcmulti-players = Firmen
page-mcmulti-yards = Höfe
page-mcmulti-markets = Märkte
page-mcmulti-next = Wohin der Differenzwürfel führt
page-mcmulti-news = Nachrichten
page-mcmulti-cell = ({ $row }, { $column })
page-mcmulti-head-yard = Hof
page-mcmulti-head-owner = Firma
page-mcmulti-head-plants = Anlagen (Zeile, Spalte)
page-mcmulti-head-lit = Beleuchtet
page-mcmulti-head-die = Würfel
page-mcmulti-head-card = Karte
page-mcmulti-head-news = Platz
page-mcmulti-head-doubles = Pasch
page-mcmulti-head-effect = Wirkung
page-mcmulti-chapter-0 = Was das ist
page-mcmulti-chapter-1 = Material
page-mcmulti-chapter-2 = Aufbau
page-mcmulti-chapter-3 = Ablauf
page-mcmulti-chapter-4 = Besondere Kaufrunde
page-mcmulti-chapter-5 = Markt
page-mcmulti-chapter-6 = Förderwurf
page-mcmulti-chapter-7 = Nachrichten
page-mcmulti-chapter-8 = Nachbarn
page-mcmulti-chapter-9 = Anlagen
page-mcmulti-chapter-10 = Zugende
page-mcmulti-chapter-11 = Spielende und Wertung
page-mcmulti-chapter-12 = Varianten und Ausgaben
page-mcmulti-chapter-13 = Optionen
page-mcmulti-chapter-14 = Entscheidungen
page-mcmulti-chapter-15 = Zufall
page-mcmulti-chapter-16 = Verdecktes
page-mcmulti-value-edition-2012 = 2012
page-mcmulti-value-edition-1988 = 1988
page-mcmulti-value-well_count_rule-on_board = die stehenden
page-mcmulti-value-well_count_rule-ever_struck = alle je erschlossenen
page-mcmulti-value-refinery_footprint-1x1 = eines
page-mcmulti-value-refinery_footprint-2x2 = vier, zwei mal zwei
page-mcmulti-value-economy_trigger-difference_track = die Differenzleiste
page-mcmulti-value-economy_trigger-doubles = ein Pasch
page-mcmulti-value-news_doubles-2012 = 1, 3 und 6
page-mcmulti-value-news_doubles-1988 = 1 und 6
page-mcmulti-value-news_sales-shortfall_only = nur, was fehlt
page-mcmulti-value-news_sales-voluntary = so viel man will
page-mcmulti-value-insolvency-waive = der Rest wird erlassen
page-mcmulti-value-insolvency-forfeit_barrels = gibt Fässer ab
page-mcmulti-value-money_visibility-closed = verdeckt
page-mcmulti-value-money_visibility-open = offen
page-mcmulti-value-two_player_board-two_diagonal = je zwei, über Kreuz
page-mcmulti-value-two_player_board-one_opposite = je einen, gegenüber
page-mcmulti-value-two_player_choice-after_roll = nach dem Wurf
page-mcmulti-value-two_player_choice-before_roll = vor dem Wurf
page-mcmulti-value-three_player_neighbours-geometry = wie der Plan liegt
page-mcmulti-value-three_player_neighbours-cycle = jeder von jedem
page-mcmulti-value-seating-fixed = nein
page-mcmulti-value-seating-random = ja
page-mcmulti-value-start_player-random = gelost
page-mcmulti-value-start_player-0 = Platz 1
page-mcmulti-value-start_player-1 = Platz 2
page-mcmulti-value-start_player-2 = Platz 3
page-mcmulti-value-start_player-3 = Platz 4
page-mcmulti-value-final_turn_sales-productive_only = was die Würfel getroffen haben
page-mcmulti-value-final_turn_sales-any = alles
page-mcmulti-value-piece_limits-none = nein
page-mcmulti-value-piece_limits-box = ja, die der Schachtel

## Giganten: the board

giganten-board-label = Spielplan von Giganten
giganten-board-parts = Teile des Spielplans
giganten-board-jump-cards = Karten
giganten-board-jump-auction = Auktion
giganten-board-jump-map = Karte
giganten-board-jump-companies = Preise
giganten-board-jump-me = Ich
giganten-board-jump-others = Andere
giganten-board-map = Landkarte und Gleise
giganten-board-rails = Gleise
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
giganten-board-phase-tanks = Tanks
giganten-board-card = { $licences } Lizenzen, { $move } Punkte.
giganten-board-card-price = Einen Preis um { $price } ändern.
giganten-board-card-crude = Ein freies Rohöl.
giganten-board-card-push = Alle anderen Loks um { $push } zurück.
giganten-board-card-black = Die schwarze Lok fährt { $black } weiter.
giganten-board-card-of = Genommen von { $who }
giganten-board-card-move = { $move } Punkte zum Ziehen
giganten-board-deck-red = Rote Karten: { $left } im Stapel, { $spent } abgelegt
giganten-board-deck-beige = Beige Karten: { $left } im Stapel, { $spent } abgelegt
giganten-board-deck-licence = Lizenzkarten: { $left } im Stapel, { $spent } abgelegt
giganten-board-derrick = Bohrturm von { $who } auf { $site }, noch { $crude } Rohöl
giganten-board-tile-1 = { $site }: ein schwarzer Turm, Bau { $dollars } $.
giganten-board-tile-2 = { $site }: zwei rote Türme, Bau { $dollars } $; niemand darf nachsehen.
giganten-board-tile-3 = { $site }: drei schwarze Türme, Bau { $dollars } $.
giganten-board-tile-known = Du hast { $crude } Rohöl gesehen.
giganten-board-tile-seen = Angesehen von { $who }.
giganten-board-served = So weit reicht meine Lok
giganten-board-truck = Lastwagen von { $who } auf { $cell }
giganten-board-loco = Lok von { $who } bei Spalte { $column }
giganten-board-black = Schwarze Lok bei Spalte { $column }
giganten-board-star = Der Stern: erreicht ihn die schwarze Lok, endet das Spiel
giganten-board-price = { $company } zahlt { $price } $, im Bereich { $zone }
giganten-board-tank = { $who }: { $crude } Rohöl
giganten-board-awaited = ist jetzt gefragt
giganten-board-start = Startspieler
giganten-board-derricks-left = { $derricks } Türme zu bauen
giganten-board-hand = { $cards } Lizenzen: { $ones } Einer und { $twos } Zweier, Wert { $value }
giganten-board-hand-hidden = { $cards } Lizenzen
giganten-board-auction = Auktion bei { $company }
giganten-board-buys = kauft zu je { $price } $
giganten-board-fold = Karte zeigen
giganten-board-unfold = Auktion zeigen
giganten-board-bid-now = Höchstes Gebot
giganten-board-no-bid = noch kein Gebot
giganten-board-bidder-leads = führt
giganten-board-bidder-asked = am Zug
giganten-board-bidder-in = ist dabei
giganten-board-bidder-out = gepasst
giganten-board-worth = Du kannst bis { $value } zahlen. Bieten darfst du bis { $cap }.
giganten-board-wait = Warte auf die anderen.
giganten-board-passed = Du bist nicht mehr dabei.
giganten-board-settling = Der Sieger zahlt und verkauft.
giganten-board-your-bid = Dein Gebot
giganten-board-bid-it = Bieten
giganten-board-bid-bluff = Bluffen
giganten-board-bluff = ein Bluff
giganten-board-ceiling = Für mich bieten bis
giganten-board-ceiling-do = Bieten lassen
giganten-board-ceiling-note = Immer eins mehr als die anderen, darüber wird gepasst. Nur du siehst das.
giganten-board-ceiling-set = Es wird für dich bis { $most } geboten. Nur du siehst das.
giganten-board-ceiling-end = Beenden
giganten-board-dollars = { $dollars } $
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

## The page: Giganten

page-giganten-highest = höchstes Gebot { $bid }, { $who }
page-giganten-to-move = ▶ { $who }
page-giganten-column = Spalte { $column }
page-giganten-tank = Tank von { $who }
page-giganten-price = { $dollars } $ ({ $zone })
page-giganten-tile = { $derricks } auf dem Plättchen, Bau { $dollars } $
page-giganten-derrick = Bohrturm von { $who }
page-giganten-players = Spieler
page-giganten-companies = Gesellschaften
page-giganten-sites = Bohrplätze
page-giganten-land = Punkte zum Betreten eines Feldes
page-giganten-head-truck = Lastwagen
page-giganten-head-company = Gesellschaft
page-giganten-head-price = Preis
page-giganten-head-site = Bohrplatz
page-giganten-head-tile = Plättchen oder Turm
page-giganten-head-crude = Rohöl
page-giganten-head-seen = Angesehen von
page-giganten-head-row = Reihe
page-giganten-chapter-0 = Worum es geht
page-giganten-chapter-1 = Material
page-giganten-chapter-2 = Aufbau
page-giganten-chapter-3 = Ablauf
page-giganten-chapter-4 = Preise
page-giganten-chapter-5 = Aktionskarten
page-giganten-chapter-6 = Lizenzen
page-giganten-chapter-7 = Bewegung und Sonderaktionen
page-giganten-chapter-8 = Bohrtürme bauen
page-giganten-chapter-9 = Förderung und Fracht
page-giganten-chapter-10 = Auktionen und Verkauf
page-giganten-chapter-11 = Tankgrenze
page-giganten-chapter-12 = Neuer Startspieler
page-giganten-chapter-13 = Spielende und Wertung
page-giganten-chapter-14 = Varianten und Ausgaben
page-giganten-chapter-15 = Optionen
page-giganten-value-start_player-seat0 = der erste Platz
page-giganten-value-start_player-random = ausgelost
page-giganten-value-missing_site-reconstructed = benutzt, wo er am besten passt
page-giganten-value-missing_site-omitted = weggelassen
page-giganten-value-peek_mode-auto = sofort gezeigt
page-giganten-value-peek_mode-manual = auf Wunsch
page-giganten-value-movement_order-free = in beliebiger Folge
page-giganten-value-movement_order-truck_first = erst der Lastwagen
page-giganten-value-price_overflow-clamp = er bleibt am Ende stehen
page-giganten-value-price_overflow-forbid = nicht über das Ende hinaus
page-giganten-value-crude_supply-unlimited = nie
page-giganten-value-crude_supply-limited = sie können ausgehen
page-giganten-value-freight_choice-owner = wem das Rohöl gehört
page-giganten-value-freight_choice-frontmost = niemand: die vorderste fährt
page-giganten-value-bid_limit-twice_hand = doppelt so viel wie Karten
page-giganten-value-bid_limit-hand_value = der Wert der Hand, kein Bluff
page-giganten-value-bid_limit-all_licences = alle Lizenzen des Spiels
page-giganten-value-money_tie-shared = sie teilen den Sieg
page-giganten-value-money_tie-loco_rank = die Lok, die weiter vorn ist
page-giganten-value-closed_company-standard = Standard
page-giganten-value-closed_company-hudson = Hudson
page-giganten-value-closed_company-jet = Jet
page-giganten-value-closed_company-none = keine

## Interbellum: Namen

interbellum-power-GB = Großbritannien
interbellum-power-PE = Persien
interbellum-power-SA = Saudi-Arabien
interbellum-power-TR = Türkei
interbellum-power-SU = Sowjetunion

interbellum-area-TER = Terek & Dagestan
interbellum-area-GEO = Georgien
interbellum-area-ARM = Armenien
interbellum-area-BAK = Aserbaidschan (Baku)
interbellum-area-TAB = Persisch-Aserbaidschan (Täbris)
interbellum-area-GIL = Gilan & Masandaran
interbellum-area-KER = Kermanschah & Luristan
interbellum-area-KHU = Chusistan
interbellum-area-FAR = Fars & Buschehr
interbellum-area-PON = Pontus & Erzurum
interbellum-area-DIY = Oberer Tigris (Diyarbekir & Van)
interbellum-area-CIL = Kilikien & Alexandrette
interbellum-area-MOS = Mossul
interbellum-area-KIR = Kirkuk
interbellum-area-BAG = Bagdad & Anbar
interbellum-area-BAS = Basra
interbellum-area-ALE = Aleppo
interbellum-area-DEZ = Syrische Wüste
interbellum-area-DAM = Damaskus & Libanon
interbellum-area-PAL = Palästina
interbellum-area-TRJ = Transjordanien
interbellum-area-HEJ = Hedschas
interbellum-area-SHA = Dschabal Schammar
interbellum-area-KUW = Kuwait
interbellum-area-HAS = Al-Hasa
interbellum-area-BHQ = Bahrain & Katar
interbellum-area-EGY = Ägypten & Sues
interbellum-area-TRU = Trucial Oman
interbellum-area-RUS = Südrussland & Kuban
interbellum-area-TKM = Transkaspien
interbellum-area-CPE = Zentralpersien
interbellum-area-ANA = Anatolien
interbellum-area-NEJ = Nedschd

interbellum-card-gunboat_diplomacy = Kanonenbootdiplomatie
interbellum-card-proxy_war = Stellvertreterkrieg
interbellum-card-ultimatum = Ultimatum
interbellum-card-forced_march = Gewaltmarsch
interbellum-card-baksheesh = Bakschisch
interbellum-card-double_agent = Doppelagent
interbellum-card-night_train = Nachtzug voller Rohre
interbellum-card-sheikhs_handshake = Handschlag des Scheichs
interbellum-card-royalty_cheque = Scheck über Tantiemen
interbellum-card-spot_cargo = Tankerladung
interbellum-card-seismograph = Seismograph
interbellum-card-wildcat_lease = Wilde Pacht
interbellum-card-cable_from_london = Depesche aus London
interbellum-card-overtime = Überstunden
interbellum-card-hague_arbitration = Haager Schiedsspruch

interbellum-says-gunboat_diplomacy = Eine Macht, deren Flagge du hast, dehnt sich um eine Armee aus.
interbellum-says-proxy_war = Eine Macht, deren Flagge du hast, dehnt sich in ein Gebiet aus, in dem nur eine fremde Armee im Weg steht; diese kehrt zuerst heim.
interbellum-says-ultimatum = Eine beliebige Armee in einem neutralen Gebiet kehrt heim.
interbellum-says-forced_march = Eine oder zwei verschiedene Armeen von Mächten, deren Flaggen du hast, gehen je einen Schritt.
interbellum-says-baksheesh = Du gewinnst kostenlos 2 Einfluss in einer Macht.
interbellum-says-double_agent = Ein Rivale verliert 1 Einfluss in einer Macht, dann gewinnst du dort 1.
interbellum-says-night_train = Lege ein oder zwei Teilstücke irgendwo für je $2; kein anderer Nachlass oder Aufschlag gilt.
interbellum-says-sheikhs_handshake = Lege ein Teilstück irgendwo kostenlos.
interbellum-says-royalty_cheque = Nimm $5 aus der Bank.
interbellum-says-spot_cargo = Nimm den Ertrag eines deiner Bohrlöcher, auch wenn es in dieser Runde schon Ertrag gebracht hat; das zählt nicht als sein Ertrag der Runde.
interbellum-says-seismograph = Suche Gas mit genau 4 freien Würfeln.
interbellum-says-wildcat_lease = Kaufe ein freies Bohrloch für $3.
interbellum-says-cable_from_london = Sieh die obersten zwei Karten eines Ereignisstapels an, lege sie in beliebiger Folge zurück und ziehe 1 Aktionskarte.
interbellum-says-overtime = Nimm diesen Mann zurück und für den Rest der Runde einen Aushilfsmann dazu. Die Karte scheidet aus.
interbellum-says-hague_arbitration = In einer Macht, in der du genau so viel Einfluss hast wie der Rivale mit ihrer Flagge, nimmst du die Flagge.

interbellum-title-A1-20s = Mandate
interbellum-title-A1-30s = Mandate
interbellum-title-A2-20s = Reiter der Ichwan
interbellum-title-A2-30s = Reiter der Ichwan
interbellum-title-A3-20s = Rotes Banner am Kaspischen Meer
interbellum-title-A3-30s = Rotes Banner am Kaspischen Meer
interbellum-title-A4-20s = Der Kosakenoberst
interbellum-title-A4-30s = Der Kosakenoberst
interbellum-title-A5-20s = Nationalpakt
interbellum-title-A5-30s = Nationalpakt
interbellum-title-A6-20s = Wettlauf
interbellum-title-A6-30s = Wettlauf
interbellum-title-A7-20s = Grenzkommission
interbellum-title-A7-30s = Grenzkommission
interbellum-title-A8-20s = Aufruhr in den Provinzen
interbellum-title-A8-30s = Aufruhr in den Provinzen
interbellum-title-B1-20s = Motorisierung
interbellum-title-B1-30s = Überfluss
interbellum-title-B2-20s = Konzessionsgebühren
interbellum-title-B2-30s = Konzessionsgebühren
interbellum-title-B3-20s = Vermessungsschiff
interbellum-title-B3-30s = Trockene Bohrungen
interbellum-title-B4-20s = Ball in der Gesandtschaft
interbellum-title-B4-30s = Skandal
interbellum-title-B5-20s = Mittelsmänner
interbellum-title-B5-30s = Gekaufte Mittelsmänner
interbellum-title-B6-20s = Überschüssige Rohre
interbellum-title-B6-30s = Sabotage
interbellum-title-B7-20s = Leichter Kredit
interbellum-title-B7-30s = Börsenkrach
interbellum-title-B8-20s = Günstlinge bei Hof
interbellum-title-B8-30s = Intrige bei Hof
interbellum-title-C1-20s = Röhrenwerke
interbellum-title-C1-30s = Stahlmangel
interbellum-title-C2-20s = Ölpreis steigt
interbellum-title-C2-30s = Ölpreis fällt
interbellum-title-C3-20s = Offene Tür
interbellum-title-C3-30s = Nationalismus
interbellum-title-C4-20s = Ruhiges Kaspisches Meer
interbellum-title-C4-30s = Stürme am Kaspischen Meer
interbellum-title-C5-20s = Lobbyisten
interbellum-title-C5-30s = Lobbyisten auf Reisen
interbellum-title-C6-20s = Waffenstillstand
interbellum-title-C6-30s = Waffenstillstand
interbellum-title-C7-20s = Wegerecht
interbellum-title-C7-30s = Geschlossene Grenze
interbellum-title-C8-20s = Pachtversteigerung
interbellum-title-C8-30s = Pachtversteigerung

interbellum-text-A1-20s = Großbritannien dehnt sich aus. Dann ein Wurf: diese Macht dehnt sich aus.
interbellum-text-A1-30s = Großbritannien zieht sich zurück. Dann ein Wurf: diese Macht dehnt sich aus.
interbellum-text-A2-20s = Saudi-Arabien dehnt sich aus, und noch einmal.
interbellum-text-A2-30s = Saudi-Arabien dehnt sich aus. Dann ein Wurf: diese Macht zieht sich zurück.
interbellum-text-A3-20s = Die Sowjetunion dehnt sich aus. Dann zieht sich Persien zurück.
interbellum-text-A3-30s = Die Sowjetunion zieht sich zurück. Dann dehnt sich die Türkei aus.
interbellum-text-A4-20s = Persien dehnt sich aus, und noch einmal.
interbellum-text-A4-30s = Persien dehnt sich aus. Dann zieht sich Großbritannien zurück.
interbellum-text-A5-20s = Die Türkei dehnt sich aus, und noch einmal.
interbellum-text-A5-30s = Die Türkei dehnt sich aus. Dann ein Wurf: diese Macht zieht sich zurück.
interbellum-text-A6-20s = Ein Wurf: diese Macht dehnt sich aus. Noch ein Wurf: diese andere Macht dehnt sich aus.
interbellum-text-A6-30s = Ein Wurf: diese Macht dehnt sich aus. Noch ein Wurf: diese andere Macht dehnt sich aus.
interbellum-text-A7-20s = Ein Wurf: diese Macht dehnt sich aus. Ein Wurf: eine zweite dehnt sich aus. Ein Wurf: eine dritte zieht sich zurück.
interbellum-text-A7-30s = Ein Wurf: diese Macht zieht sich zurück. Noch ein Wurf: diese andere Macht zieht sich zurück.
interbellum-text-A8-20s = Die Macht mit den meisten Armeen außerhalb zieht sich zurück. Dann ein Wurf: diese Macht dehnt sich aus.
interbellum-text-A8-30s = Die Macht mit den meisten Armeen außerhalb zieht sich zweimal zurück.
interbellum-text-B1-20s = Jeder erhält $1 für jedes eigene Bohrloch.
interbellum-text-B1-30s = Jeder zahlt $1 für jedes seiner angeschlossenen Bohrlöcher, soweit er kann.
interbellum-text-B2-20s = Jeder erhält $2 für jede seiner Flaggen.
interbellum-text-B2-30s = Für jede Flagge zahlt ihr Inhaber $1 oder verliert 1 Einfluss in dieser Macht.
interbellum-text-B3-20s = Der Reihe nach sucht jeder kostenlos mit 2 Würfeln nach Gas.
interbellum-text-B3-30s = Für jeden Spieler kommt 1 weißer Würfel aus der Schachtel in den Beutel.
interbellum-text-B4-20s = Der Reihe nach gewinnt jeder 1 Einfluss in einer Macht seiner Wahl.
interbellum-text-B4-30s = Der Reihe nach verliert jeder 1 Einfluss in der Macht, in der er am meisten hat (bei Gleichstand nach Wahl).
interbellum-text-B5-20s = Der Reihe nach zieht jeder 1 Aktionskarte.
interbellum-text-B5-30s = Der Reihe nach wirft jeder 1 Aktionskarte ab oder zahlt $2.
interbellum-text-B6-20s = Der Reihe nach darf jeder 1 Teilstück irgendwo für $2 legen.
interbellum-text-B6-30s = Wer die meisten Teilstücke auf der Karte hat (bei Gleichstand alle), entfernt eines, das zu keiner fertigen Leitung gehört, oder zahlt $2.
interbellum-text-B7-20s = Wer weniger als $3 hat, erhält $3, jeder andere $1.
interbellum-text-B7-30s = Jeder verliert $1 für je volle $4.
interbellum-text-B8-20s = Ein Wurf: jeder mit Einfluss in dieser Macht erhält $2.
interbellum-text-B8-30s = Ein Wurf: jeder mit Einfluss in dieser Macht verliert dort 1 Einfluss.
interbellum-text-C1-20s = Der Grundpreis eines Teilstücks ist $3.
interbellum-text-C1-30s = Der Grundpreis eines Teilstücks ist $5.
interbellum-text-C2-20s = Jeder Ertrag eines Bohrlochs ist $1 höher.
interbellum-text-C2-30s = Jeder Ertrag eines Bohrlochs ist $1 niedriger.
interbellum-text-C3-20s = Jeder gekaufte Einfluss kostet $2.
interbellum-text-C3-30s = Jeder gekaufte Einfluss kostet $4; es gibt keine billigen Stufen.
interbellum-text-C4-20s = Jede Gassuche zieht 1 Würfel mehr.
interbellum-text-C4-30s = Eine Gassuche darf höchstens 3 Würfel bezahlen.
interbellum-text-C5-20s = Am Stapel der Aktionskarten wird keine Gebühr fällig.
interbellum-text-C5-30s = Die Gebühr am Stapel der Aktionskarten ist $2 je Mann, der dort steht.
interbellum-text-C6-20s = Keine Armee darf durch eine Aktion, eine Aktionskarte oder einen Gasbonus ausgedehnt, bewegt oder heimgeschickt werden.
interbellum-text-C6-30s = Keine Armee darf durch eine Aktion, eine Aktionskarte oder einen Gasbonus ausgedehnt, bewegt oder heimgeschickt werden.
interbellum-text-C7-20s = Ein Wurf: wer Einfluss in dieser Macht hat, darf in ihren Gebieten 1 Teilstück mehr legen.
interbellum-text-C7-30s = Ein Wurf: in den Gebieten und der Heimat dieser Macht darf kein Teilstück gelegt werden.
interbellum-text-C8-20s = Ein neues Bohrloch kostet $5.
interbellum-text-C8-30s = Ein neues Bohrloch kostet $9.

interbellum-work-lay_pipeline = Leitung legen
interbellum-work-search_gas = Gas suchen
interbellum-work-take_income = Ertrag nehmen
interbellum-work-buy_influence = Einfluss kaufen
interbellum-work-draw_cards = Aktionskarten ziehen
interbellum-work-play_card = Aktionskarte spielen
interbellum-work-buy_well = Bohrloch kaufen
interbellum-work-move_army = Armee bewegen
interbellum-work-pass = Passen

interbellum-kind-expand = ausdehnen
interbellum-kind-withdraw = zurückziehen

interbellum-score-pipelines = Leitungen
interbellum-score-ports = Häfen
interbellum-score-gas = Gas
interbellum-score-influence = Einfluss
interbellum-score-flags = Flaggen
interbellum-score-armies = Armeen außerhalb

interbellum-effect = { $sign }${ $money }

## Interbellum: was geschehen ist

interbellum-event-start-player = { $who } ist Startspieler.
interbellum-event-company = { $who } führt die { $company }.
interbellum-event-drafted = { $who } nahm das Bohrloch { $well }.
interbellum-event-bonus = { $who } erhielt ${ $money } für { $well }.
interbellum-event-round = Runde { $round }
interbellum-event-gas-income = { $who } erhielt ${ $money } für Gas.
interbellum-event-event = { $card } { $title }: { $text }
interbellum-event-rolled = Der Würfel trifft { $power }.
interbellum-event-rolled-six = Der Würfel zeigt eine Sechs.
interbellum-event-named = { $who } nannte { $power }.
interbellum-event-voted = { $who }: { $votes } für { $area }.
interbellum-event-nothing-happens = { $power } kann sich nicht { $kind }.
interbellum-event-expanded = { $power } dehnte sich aus: { $area }.
interbellum-event-withdrew = { $power } zog sich zurück: { $area }.
interbellum-event-moved = { $who } bewegte eine Armee ({ $power }): { $origin } nach { $area }.
interbellum-event-turn = { $who } tat nichts.
interbellum-event-works = { $who } schickte einen Mann: { $work }.
interbellum-event-laid = { $who } legte { $segment } für ${ $money }.
interbellum-event-removed = { $who } entfernte { $segment }.
interbellum-event-staked = { $who } setzte ${ $money }.
interbellum-event-drew-gas = { $who } zog { $cubes } Würfel, davon { $black } schwarz.
interbellum-event-found-gas = { $who } fand Gas, Fund Nummer { $finds }.
interbellum-event-white-cubes = { $cubes } weiße Würfel kamen in den Beutel.
interbellum-event-income = { $who } nahm ${ $money } aus { $well }.
interbellum-event-bought-well = { $who } kaufte das Bohrloch { $well } für ${ $money }.
interbellum-event-bought-influence = { $who } zahlte ${ $money } für Einfluss: { $power }.
interbellum-event-gained = { $who } gewann { $cubes } Einfluss: { $power }.
interbellum-event-lost = { $who } verlor { $cubes } Einfluss: { $power }.
interbellum-event-flag = { $who } hat nun die Flagge: { $power }.
interbellum-event-flag-back = Niemand hat mehr die Flagge: { $power }.
interbellum-event-drew = { $cards ->
    [one] { $who } zog eine Aktionskarte.
   *[other] { $who } zog { $cards } Aktionskarten.
}
interbellum-event-drew-card = { $who } zog { $card }.
interbellum-event-reshuffled = Die { $cards } abgelegten Aktionskarten wurden gemischt.
interbellum-event-played = { $who } spielte { $card }.
interbellum-event-discarded = { $who } warf { $card } ab.
interbellum-event-received = { $who } erhielt ${ $money }.
interbellum-event-paid = { $who } zahlte ${ $money }.
interbellum-event-cable = { $who } sah die obersten Karten von Stapel { $stack } an.
interbellum-event-cable-order = Oben liegt { $first }, dann { $second }.
interbellum-event-overtime = { $who } hat nun { $workers } Männer.
interbellum-event-scored = Das Spiel ist aus.

## Interbellum: was man tun kann

interbellum-action-lay_pipeline = Leitung legen
interbellum-action-search_gas = Gas suchen
interbellum-action-take_income = Ertrag nehmen
interbellum-action-buy_influence = Einfluss kaufen
interbellum-action-draw_cards = Aktionskarten ziehen
interbellum-action-play_card = Aktionskarte spielen
interbellum-action-buy_well = Bohrloch kaufen
interbellum-action-move_army = Armee bewegen
interbellum-action-pass = Passen
interbellum-action-segment = { $segment } ({ $area })
interbellum-action-remove = { $segment } entfernen ({ $area })
interbellum-action-to = Nach { $area }
interbellum-action-army = Die Armee in { $area } { $power }
interbellum-action-well = { $well }
interbellum-action-stake = ${ $money } setzen
interbellum-action-rival = { $who }
interbellum-action-stack = Stapel { $stack }
interbellum-action-buy = Noch einer
interbellum-action-discount = Nachlass nehmen
interbellum-action-extra = Weitere Teilstücke zum vollen Preis legen
interbellum-action-keep = In dieser Folge lassen
interbellum-action-swap = Vertauschen
interbellum-action-decline = Verzichten
interbellum-action-stop = Aufhören
interbellum-action-pay = Zahlen
interbellum-action-lose = Einfluss verlieren

## Interbellum: was gefragt wird

interbellum-ask-DraftWell = Welches Bohrloch nimmst du?
interbellum-ask-OpeningPower = Eine Sechs! Welche Macht schickt die erste Armee aus?
interbellum-ask-PlaceWorker = Was tut dein Mann?
interbellum-ask-LaySegment = Welches Teilstück legst du?
interbellum-ask-ExtraSegment = { $power }: du darfst dort noch { $left } legen. Welches?
interbellum-ask-PipelineMode = { $segment }: der Nachlass, oder weitere Teilstücke zum vollen Preis?
interbellum-ask-GasStake = Wie viel setzt du? { $free } Würfel sind frei.
interbellum-ask-GasBonusPower = Dein Fund lässt eine Macht handeln. Welche?
interbellum-ask-ExpansionTarget = { $power } dehnt sich aus. Wohin?
interbellum-ask-ProxyTarget = { $power } vertreibt eine fremde Armee. Wo?
interbellum-ask-ArmyToMove = Welche Armee zieht?
interbellum-ask-ArmyDestination = Die Armee verlässt { $area }. Wohin zieht sie?
interbellum-ask-RecallArmy = Welche Armee kehrt heim?
interbellum-ask-IncomeWell = Welches Bohrloch bringt Ertrag?
interbellum-ask-SpotCargo = Welches Bohrloch bringt Ertrag?
interbellum-ask-InfluencePower = In welcher Macht kaufst du Einfluss?
interbellum-ask-InfluenceMore = { $power }: noch einer für ${ $price }?
interbellum-ask-ChooseCard = Welche Karte spielst du?
interbellum-ask-CardPower = { $card }: in welcher Macht?
interbellum-ask-CardRival = { $power }: welcher Rivale verliert Einfluss?
interbellum-ask-CardSegment = { $card }: welches Teilstück legst du?
interbellum-ask-WildcatLease = Welches Bohrloch kaufst du?
interbellum-ask-BuyWell = Welches Bohrloch kaufst du?
interbellum-ask-CableStack = Welchen Stapel siehst du an?
interbellum-ask-CableOrder = Du siehst { $first } über { $second }. In welcher Folge kommen sie zurück?
interbellum-ask-GainPower = In welcher Macht gewinnst du Einfluss?
interbellum-ask-LosePower = In welcher Macht verlierst du Einfluss?
interbellum-ask-Vote = { $power } wird sich { $kind }. Wie stimmst du geheim?
interbellum-ask-OpenVote = { $power } wird sich { $kind }. Wie stimmst du?
interbellum-ask-BreakTie = { $power } wird sich { $kind }; es steht gleich. Was entscheidest du?
interbellum-ask-DecideForPower = { $power } wird sich { $kind }. Du entscheidest.
interbellum-ask-NamePower = Eine Sechs! Welche Macht nennst du?
interbellum-ask-ChooseMostArmies = Welche der Mächte mit den meisten Armeen zieht sich zurück?
interbellum-ask-PayForFlag = { $power }: zahlst du ${ $pay }, oder verlierst du dort Einfluss?
interbellum-ask-DiscardOrPay = Welche Karte wirfst du ab, oder zahlst du ${ $pay }?
interbellum-ask-SurplusSegment = Überschüssige Rohre: legst du ein Teilstück für ${ $price }?
interbellum-ask-RemoveOrPay = Sabotage: welches Teilstück verlierst du, oder zahlst du ${ $pay }?

## Interbellum: der Tisch

interbellum-table-title = Interbellum
interbellum-table-over = das Spiel ist aus
interbellum-table-round = Runde { $round } von { $rounds }, { $decade }
interbellum-table-start = Startspieler { $who }
interbellum-table-bag = Beutel: { $white } weiß, { $black } schwarz
interbellum-table-power = Macht
interbellum-table-outside = Armeen
interbellum-table-flag = Flagge
interbellum-table-extra_power = Ein Teilstück mehr: { $power }
interbellum-table-closed_power = Geschlossen: { $power }
interbellum-table-well = Bohrloch
interbellum-table-owner = Besitzer
interbellum-table-income = Ertrag
interbellum-table-armies = Armeen außerhalb
interbellum-table-player = Spieler
interbellum-table-money = Geld
interbellum-table-workers = Männer
interbellum-table-finds = Gas
interbellum-table-pieces = Rohre
interbellum-table-cards = Karten
interbellum-table-score = Punkte
interbellum-table-lines = Deine Teilstücke: { $lines }

## Interbellum: Optionen

interbellum-option-edition = Welche Ausgabe gespielt wird
interbellum-option-first_player = Wer anfängt
interbellum-option-opening_army = Eine Armee steht zu Beginn draußen
interbellum-option-vote_mode = Wie abgestimmt wird
interbellum-option-no_influence_event = Wer für eine Macht ohne Einfluss entscheidet
interbellum-option-dice_exclude = Welche Mächte ein Würfel nicht treffen kann
interbellum-option-flag_overtaken_tie = Wohin eine Flagge geht, wenn Rivalen gemeinsam führen
interbellum-option-pipeline_benefit = Nachlass und weitere Teilstücke zusammen oder zur Wahl
interbellum-option-home_counts_as_controlled = Heimatgebiete geben Nachlass und weitere Teilstücke
interbellum-option-price_floor = Der niedrigste Preis eines Teilstücks
interbellum-option-cheap_influence = Wo Einfluss billig ist
interbellum-option-deck_fee_counts = Wessen Männer die Gebühr am Stapel erhöhen
interbellum-option-draw_gas_alone = Freie Würfel dürfen ohne Einsatz gezogen werden
interbellum-option-gas_boats = Wie viele in einer Runde Gas suchen dürfen
interbellum-option-truce_blocks_gas_bonus = Ein Waffenstillstand verhindert den Bonus des fünften Fundes
interbellum-option-bought_well_bonus = Ein gekauftes Bohrloch bringt seinen Bonus
interbellum-option-well_pass_through = Leitungen dürfen durch andere Bohrlöcher laufen
interbellum-option-shared_segments = Wie oft ein geteiltes Teilstück zählt
interbellum-option-port_bonus = Wie oft ein Hafen für einen Spieler zählt
interbellum-option-pass_allowed = Wann man passen darf

## Interbellum: the board in the browser

interbellum-board-label = Das Spielbrett von Interbellum
interbellum-board-map = Karte
interbellum-board-map-keys = Karte: mit den Pfeiltasten verschieben, mit Plus und Minus vergrößern, 0 zeigt sie ganz
interbellum-board-nearer = Vergrößern
interbellum-board-farther = Verkleinern
interbellum-board-whole = Die ganze Karte zeigen
interbellum-board-parts = Teile des Spielbretts
interbellum-board-jump-events = Ereignisse
interbellum-board-jump-map = Karte
interbellum-board-jump-works = Aktionen
interbellum-board-jump-powers = Mächte
interbellum-board-jump-me = Ich
interbellum-board-jump-others = Andere
interbellum-board-events = Ereignisse der Runde
interbellum-board-works = Aktionen eines Mannes
interbellum-board-powers = Mächte und Einfluss
interbellum-board-me = Meine Gesellschaft
interbellum-board-others = Die anderen Gesellschaften
interbellum-board-hand = Meine Aktionskarten
interbellum-board-setup = Aufbau
interbellum-board-when = Runde { $round }/{ $rounds }
interbellum-board-lay = Für ${ $money } legen
interbellum-board-turn = Zug
interbellum-board-round = Runde { $round } von { $rounds }
interbellum-board-decade-20s = 1920er
interbellum-board-decade-30s = 1930er
interbellum-board-money = ${ $money }
interbellum-board-points = { $sign }{ $points } P.
interbellum-board-pts = P.
interbellum-board-price = Es kostet ${ $price }.
interbellum-board-from = ab ${ $money }
interbellum-board-gain = bis ${ $money }
interbellum-board-a-cube = ${ $money } je Würfel
interbellum-board-truce = Waffenruhe
interbellum-board-workers-left = noch { $workers }
interbellum-board-work-lay_pipeline = Leitung
interbellum-board-work-search_gas = Gas
interbellum-board-work-take_income = Ertrag
interbellum-board-work-buy_influence = Einfluss
interbellum-board-work-draw_cards = Ziehen
interbellum-board-work-play_card = Spielen
interbellum-board-work-buy_well = Bohrloch
interbellum-board-work-move_army = Armee
interbellum-board-work-pass = Passen
interbellum-board-stack-A = Mächte
interbellum-board-stack-B = Geschäfte
interbellum-board-stack-C = Ganze Runde
interbellum-board-left = Noch { $cards }: { $titles }
interbellum-board-known = Du weißt, was kommt: { $cards }
interbellum-board-looked = { $who } weiß, was kommt.
interbellum-board-chance = { $percent } % schwarz
interbellum-board-deck = { $deck } Aktionskarten im Stapel, { $discards } abgelegt.
interbellum-board-fee = Gebühr ${ $money }
interbellum-board-no-flag = Niemand hat die Flagge.
interbellum-board-flag = { $who } hat die Flagge.
interbellum-board-armies = Armeen: { $home } daheim, { $outside } draußen
interbellum-board-next = +1: ${ $money }
interbellum-board-next-cube = Dein nächster Einfluss kostet ${ $money }.
interbellum-board-influence = { $who } { $cubes }
interbellum-board-brings = Dein Einfluss bringt { $points } Punkte, Teilstücke ${ $money } billiger und { $pieces } weitere Teilstücke je Aktion.
interbellum-board-workers = Männer, die noch ziehen: { $workers }
interbellum-board-supply = Noch da: { $pieces } Teilstücke, { $derricks } Bohrtürme, { $cubes } Würfel
interbellum-board-cards = Aktionskarten: { $cards }
interbellum-board-no-cards = Keine Aktionskarten
interbellum-board-awaited = wählt
interbellum-board-start = Startspieler
interbellum-board-gas = Gasfunde: { $finds }. Einkommen ${ $money } je Runde, { $points } Punkte.
interbellum-board-area-free = { $area }: von niemandem gehalten.
interbellum-board-area-held = { $area }: von einer Armee gehalten ({ $power }).
interbellum-board-area-home = { $area }: Heimat ({ $power }), { $armies } Armeen daheim.
interbellum-board-port = Hafen { $port }: { $points } Punkte für jede Leitung, die hier endet.
interbellum-board-well = { $well } in { $area }.
interbellum-board-well-free = Frei.
interbellum-board-well-owner = Besitzer { $who }, Ertrag ${ $money }.
interbellum-board-linked = Mit einem Hafen verbunden.
interbellum-board-unlinked = Mit keinem Hafen verbunden.
interbellum-board-yielded = Hat in dieser Runde Ertrag gebracht.
interbellum-board-acquired = In dieser Runde gekauft: Ertrag ab der nächsten.
interbellum-board-bonus = Bonus: { $bonus }.
interbellum-board-bonus-money = ${ $money }
interbellum-board-bonus-cards = { $cards } Aktionskarte
interbellum-board-bonus-gas = ein Würfel mehr bei jeder Gassuche
interbellum-board-bonus-production = $1 mehr Ertrag
interbellum-board-bonus-influence = { $cubes } Einfluss ({ $power })
interbellum-board-boat = { $who } sucht im Kaspischen Meer nach Gas.
interbellum-board-route = Leitung von { $who } von { $well } nach { $port }: { $pieces } Teilstücke.
interbellum-board-aim = Zeige auf ein Teilstück, um zu sehen, wozu es gut ist.
interbellum-board-aim-tap = Tippe auf ein Teilstück, um zu sehen, wozu es gut ist.
interbellum-board-full = hier kein Nachlass
interbellum-board-discount = ${ $base } − ${ $money } Nachlass: { $power }
interbellum-board-now = Bringt sofort { $points } Punkte.
interbellum-board-spoils = Kostet dich { $points } Punkte: Die Leitung würde kürzer.
interbellum-board-line = { $well } → { $port }: damit { $laid } von { $pieces } gelegt.
interbellum-board-line-worth = Fertig: +{ $points } Punkte.
interbellum-board-line-rest = Noch { $pieces } zu legen, heute für ${ $money }.
interbellum-board-line-done = Damit ist { $well } → { $port } fertig.
interbellum-board-no-line = Auf keinem kurzen Weg von deinen Bohrlöchern zu einem Hafen.
interbellum-board-stakes = Einsatz und die Aussicht auf Gas. Freie Würfel: { $free }
interbellum-board-stake = ${ $money } setzen: { $percent } % Aussicht auf Gas
interbellum-board-will-expand = { $power } breitet sich aus
interbellum-board-will-withdraw = { $power } zieht sich zurück
interbellum-board-secret = Geheime Stimmen, gezeigt wenn alle da sind.
interbellum-board-open = Offene Stimmen, der Reihe nach.
interbellum-board-tie = Gleichstand: Wer die Flagge hat, entscheidet.
interbellum-board-alone = Nur { $who } hat Einfluss und entscheidet.
interbellum-board-nobody = Niemand hat Einfluss: { $who } entscheidet als Startspieler.
interbellum-board-votes = Stimmen: { $votes }
interbellum-board-casting = entscheidet bei Gleichstand
interbellum-board-sealed = hat gestimmt
interbellum-board-voting = wählt
interbellum-board-sea-black = Schwarzes Meer
interbellum-board-sea-mediterranean = Mittelmeer
interbellum-board-sea-caspian = Kaspisches Meer
interbellum-board-sea-gulf = Persischer Golf
interbellum-board-sea-red = Rotes Meer
interbellum-board-short-TER = Terek
interbellum-board-short-GEO = Georgien
interbellum-board-short-ARM = Armenien
interbellum-board-short-BAK = Aserbaidschan
interbellum-board-short-TAB = Täbris
interbellum-board-short-GIL = Gilan
interbellum-board-short-KER = Kermanschah
interbellum-board-short-KHU = Chusistan
interbellum-board-short-FAR = Fars
interbellum-board-short-PON = Pontus
interbellum-board-short-DIY = Diyarbekir
interbellum-board-short-CIL = Kilikien
interbellum-board-short-MOS = Mossul
interbellum-board-short-KIR = Kirkuk
interbellum-board-short-BAG = Bagdad
interbellum-board-short-BAS = Basra
interbellum-board-short-ALE = Aleppo
interbellum-board-short-DEZ = Syrische Wüste
interbellum-board-short-DAM = Damaskus
interbellum-board-short-PAL = Palästina
interbellum-board-short-TRJ = Transjordanien
interbellum-board-short-HEJ = Hedschas
interbellum-board-short-SHA = Dschabal Schammar
interbellum-board-short-KUW = Kuwait
interbellum-board-short-HAS = Al-Hasa
interbellum-board-short-BHQ = Bahrain
interbellum-board-short-EGY = Ägypten
interbellum-board-short-TRU = Trucial Oman
interbellum-board-short-RUS = Südrussland
interbellum-board-short-TKM = Transkaspien
interbellum-board-short-CPE = Persien
interbellum-board-short-ANA = Anatolien
interbellum-board-short-NEJ = Nedschd

page-interbellum-to-move = ▶ { $who }
page-interbellum-score = { $points } ({ $items })
page-interbellum-players = Spieler
page-interbellum-powers = Mächte
page-interbellum-wells = Bohrlöcher
page-interbellum-pieces = Teilstücke auf der Karte
page-interbellum-routes = Leitungen, die zählen
page-interbellum-company = Gesellschaft
page-interbellum-home = Armeen daheim
page-interbellum-head-stack = Stapel
page-interbellum-head-event = Ereignis
page-interbellum-head-text = Was es besagt
page-interbellum-head-area = Gebiet
page-interbellum-head-about = Näheres
page-interbellum-head-segment = Teilstück
page-interbellum-head-owners = Gelegt von
page-interbellum-head-port = Hafen
page-interbellum-head-card = Karte
page-interbellum-head-count = Anzahl
page-interbellum-chapter-0 = Worum es geht
page-interbellum-chapter-1 = Material
page-interbellum-chapter-2 = Aufbau
page-interbellum-chapter-3 = Ablauf
page-interbellum-chapter-4 = Einfluss, Kontrolle und Flaggen
page-interbellum-chapter-5 = Mächte, Armeen und Gebiete
page-interbellum-chapter-6 = Beginn einer Runde
page-interbellum-chapter-7 = Aktionszüge
page-interbellum-chapter-8 = Leitung legen
page-interbellum-chapter-9 = Gas suchen
page-interbellum-chapter-10 = Ertrag
page-interbellum-chapter-11 = Einfluss kaufen
page-interbellum-chapter-12 = Aktionskarten
page-interbellum-chapter-13 = Bohrloch kaufen
page-interbellum-chapter-14 = Armee bewegen
page-interbellum-chapter-15 = Ende einer Runde
page-interbellum-chapter-16 = Spielende und Wertung
page-interbellum-chapter-17 = Varianten und Ausgaben
page-interbellum-chapter-18 = Optionen
page-interbellum-value-edition-standard = Standard
page-interbellum-value-first_player-random = durch das Los
page-interbellum-value-first_player-seat_0 = der erste Platz
page-interbellum-value-opening_army-off = nein
page-interbellum-value-opening_army-on = ja
page-interbellum-value-vote_mode-secret = geheim, alle zugleich
page-interbellum-value-vote_mode-open_clockwise = offen, der Reihe nach
page-interbellum-value-no_influence_event-start_player = der Startspieler
page-interbellum-value-no_influence_event-skip = niemand: nichts geschieht
page-interbellum-value-dice_exclude-card = die von der Karte schon betroffenen
page-interbellum-value-dice_exclude-rolled_only = die schon gewürfelten
page-interbellum-value-flag_overtaken_tie-clockwise = an den Nächsten im Uhrzeigersinn
page-interbellum-value-flag_overtaken_tie-keeps = der Inhaber behält sie
page-interbellum-value-pipeline_benefit-both = beides
page-interbellum-value-pipeline_benefit-either = eines von beiden
page-interbellum-value-price_floor-1 = $1
page-interbellum-value-price_floor-0 = umsonst
page-interbellum-value-cheap_influence-track_steps = auf drei Stufen jeder Leiste
page-interbellum-value-cheap_influence-game_spots = die ersten drei Würfel je Macht
page-interbellum-value-cheap_influence-round_spots = für die ersten drei Männer je Runde
page-interbellum-value-cheap_influence-none = nirgends
page-interbellum-value-deck_fee_counts-all = die aller
page-interbellum-value-deck_fee_counts-rivals_only = die der anderen
page-interbellum-value-gas_boats-unlimited = beliebig viele
page-interbellum-value-gas_boats-one_per_player = so viele wie Spieler
page-interbellum-value-shared_segments-once = einmal
page-interbellum-value-shared_segments-per_well = für jedes Bohrloch
page-interbellum-value-port_bonus-per_well = für jedes Bohrloch
page-interbellum-value-port_bonus-once_per_port = einmal
page-interbellum-value-pass_allowed-always = immer
page-interbellum-value-pass_allowed-only_if_stuck = nur, wenn sonst nichts geht

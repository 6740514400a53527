### McMulti. Every message begins with the name of the game.

## Where one chooses a game: in one sentence, and what of it is not from the box

mcmulti-pitch = Zwei Würfel wecken eine Zeile und eine Spalte deines Rasters: Erschließe Öl, raffiniere es und handle auf Märkten, die nie stillstehen.
mcmulti-known = Nach einer Zusammenfassung der Regeln von 2012 und öffentlichen Quellen. Der Aufbau zu zweit und zu dritt, Teile der Märkte und einige Nachrichten sind von uns rekonstruiert.

## Why a move is refused

mcmulti-refusal-no-cell = Dafür ist kein Feld frei.
mcmulti-refusal-no-piece = Die Bank hat nichts mehr davon.
mcmulti-refusal-no-such-asset = Das hast du dort nicht: { $asset }.
mcmulti-refusal-not-productive = Verkaufen kannst du nur, was deine Würfel in diesem Zug getroffen haben.
mcmulti-refusal-nothing-dirty = Dort hast du keine schmutzige Raffinerie.
mcmulti-refusal-embargo = Das Embargo hat den Auslandsmarkt geschlossen.
mcmulti-refusal-no-trade = Dort ist kein Handel möglich.
mcmulti-refusal-sold-before = Davon hast du in dieser Phase schon verkauft.
mcmulti-refusal-bought-before = Davon hast du in dieser Phase schon gekauft.
mcmulti-refusal-ladder-empty = Auf diesem Markt liegt kein Fass mehr.
mcmulti-refusal-ladder-full = Dieser Markt ist voll.
mcmulti-refusal-other-asset = Für diese Karte kannst du nur dies verkaufen: { $asset }.

## Der Bericht

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
mcmulti-kind-upgrade = Raffinerie umrüsten
mcmulti-kind-domestic = Inlandsmarkt nutzen
mcmulti-kind-foreign = Auslandsmarkt nutzen
mcmulti-kind-forfeit = Abgeben: { $what }
mcmulti-kind-stations = An Tankstellen verkaufen
mcmulti-kind-refine = Raffinieren
mcmulti-kind-pump = Fördern
mcmulti-kind-strike = Öl erschließen

## Names

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

# Same as in English.
mcmulti-economy-depression = Depression
mcmulti-economy-recovery = Erholung
# Same as in English.
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

mcmulti-effect = { $sign }{ MONEY($money) }

## What has happened

mcmulti-event-seated = { $who } setzt sich auf Platz { $place }.
mcmulti-event-start-player = Startspieler: { $who }.
mcmulti-event-economy = Wirtschaft: { $card }. Verbraucher zahlen weniger als { MONEY($price) }.
mcmulti-event-more-likely = Wahrscheinlichere Nachricht: { $card }.
mcmulti-event-less-likely = Unwahrscheinlichere Nachricht: { $card }.
mcmulti-event-special-round = Sonderkaufrunde
mcmulti-event-round = Runde { $round }
mcmulti-event-turn = { $who } unternimmt nichts.
mcmulti-event-uses-market = { $who } geht auf den { $market }.
mcmulti-event-bought-barrel = { $who } kauft { $barrels } { $product } für { MONEY($money) }.
mcmulti-event-sold-barrel = { $who } verkauft { $barrels } { $product } für { MONEY($money) }.
mcmulti-event-rolled = { $who } würfelt Zeile { $red }, Spalte { $black }.
mcmulti-event-assigned = { $who } nutzt den Wurf im { $quadrant }.
mcmulti-event-news = Nachricht: { $card }!
mcmulti-event-news-ended = Vorbei: { $card }.
mcmulti-event-barrels-gone = Vom { $market } entfernt: { $barrels } { $product }.
mcmulti-event-moved-barrels = Vom Auslands- auf den Inlandsmarkt verschoben: { $barrels } Rohöl; Verbraucher zahlen weniger als { MONEY($price) }.
mcmulti-event-paid = { $who } zahlt { MONEY($money) }: { $card }.
mcmulti-event-short = { $who } kann { MONEY($due) } nicht zahlen und muss verkaufen.
mcmulti-event-waived = { $who } hat nichts mehr; { MONEY($amount) } werden erlassen.
mcmulti-event-forfeited = { $who } gibt { $barrels } { $product } ab.
mcmulti-event-consumed = { $who } verkauft { $barrels } Benzin an Verbraucher für { MONEY($money) }.
mcmulti-event-refined = { $who } raffiniert { $barrels } Rohöl.
mcmulti-event-pumped = { $who } fördert { $barrels } Rohöl.
mcmulti-event-struck = { $who } erschließt im { $quadrant } ({ $row }, { $column }) Öl für { MONEY($money) }.
mcmulti-event-bought = { $count ->
    [one] { $who } kauft { $one } im { $quadrant } ({ $where }) für { MONEY($money) }.
   *[other] { $who } kauft { $count } × { $asset } im { $quadrant } ({ $where }) für { MONEY($money) }.
}
mcmulti-event-sold = { $count ->
    [one] { $who } verkauft { $one } im { $quadrant } ({ $where }) für { MONEY($money) }.
   *[other] { $who } verkauft { $count } × { $asset } im { $quadrant } ({ $where }) für { MONEY($money) }.
}
mcmulti-event-upgraded = { $who } rüstet { $one } im { $quadrant } ({ $where }) für { MONEY($money) } um.
mcmulti-event-conceded = { $who } hat nichts mehr, gibt auf und scheidet aus.
mcmulti-event-declared = { $who } erklärt sich zum Sieger. Alle anderen haben noch einen Zug.
mcmulti-event-limit = Runde { $round } war die letzte: Niemand hat sich zum Sieger erklärt.
mcmulti-event-settled = { $who }: { MONEY($cash) } in bar, nach dem Verkauf aller Anlagen { MONEY($total) }.

## What can be done

mcmulti-action-buy-asset = { $price ->
    [0] Kaufe { $one }
   *[other] Kaufe { $one } für { MONEY($price) }
}
mcmulti-action-sell-asset = { $price ->
    [0] Verkaufe { $one }
   *[other] Verkaufe { $one } für { MONEY($price) }
}
mcmulti-action-upgrade = Rüste eine Raffinerie für { MONEY($price) } um
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
mcmulti-action-concede-yes = Aufgeben
mcmulti-action-concede-no = Im Spiel bleiben
mcmulti-action-declare-yes = Zum Sieger erklären
mcmulti-action-declare-no = Weiterspielen
mcmulti-action-none = Kein Markt
mcmulti-action-done = Fertig

## What each choice is good for

mcmulti-hint-buy-rig = Billig, und er wartet nur: Treffen beide Würfel genau sein Feld, kannst du dort Öl erschließen. Verteile Bohrtürme auf viele Felder.
mcmulti-hint-buy-station = Verkauft ein Benzin an Verbraucher, sooft ein Würfel ihre Zeile oder Spalte trifft. Ohne Benzin nutzlos: Raffiniere oder kaufe welches.
mcmulti-hint-buy-refinery = Macht aus einem Rohöl ein Benzin, sooft ein Würfel ihre Zeile oder Spalte trifft. Braucht Rohöl, aus Ölquellen oder vom Markt.
mcmulti-hint-buy-crude = Kaufe das billigste Fass; jedes macht das nächste teurer. Nur für Raffinerien, die bald laufen, oder um es teurer zu verkaufen.
mcmulti-hint-buy-gasoline = Kaufe das billigste Fass; jedes macht das nächste teurer. Lohnt sich, solange Verbraucher deinen Tankstellen mehr zahlen, als es kostet.
mcmulti-hint-sell-crude = Verkaufe ein Rohöl; jeder Verkauf senkt den Preis. Gut, wenn du mehr hast, als deine Raffinerien brauchen.
mcmulti-hint-sell-gasoline = Verkaufe ein Benzin; jeder Verkauf senkt den Preis. Vergleiche mit dem, was Verbraucher deinen Tankstellen zahlen.
mcmulti-hint-sell = Verkaufe eine Anlage zum Preis der Wirtschaftskarte. Nur, was die Würfel jetzt getroffen haben, oder wenn eine Schuld dich zwingt; in der Hochkonjunktur kann sie mehr bringen, als sie gekostet hat.
mcmulti-hint-upgrade = Zahle, damit diese Raffinerie sauber wird und wieder arbeitet.
mcmulti-hint-pay = Zahle deine Schuld mit deinem Bargeld.
mcmulti-hint-quadrant = Dieser Hof ist gemeint. Nimm für den Wurf den Hof, in dem die beleuchtete Zeile und Spalte die meisten deiner Anlagen treffen.
mcmulti-hint-row = Die Zeile des Feldes. Der rote Würfel beleuchtet eine Zeile deines Hofes, jede gleich oft: Mehrere Anlagen in einer Zeile arbeiten gemeinsam.
mcmulti-hint-column = Die Spalte des Feldes. Der schwarze Würfel beleuchtet eine Spalte, jede gleich oft; das Feld auf der Kreuzung arbeitet doppelt.
mcmulti-hint-domestic = Handle in diesem Zug auf dem Inlandsmarkt, und nur dort. Vergleiche vorher beide Preisleitern.
mcmulti-hint-foreign = Handle in diesem Zug auf dem Auslandsmarkt, und nur dort. Ein Ölembargo kann ihn schließen.
mcmulti-hint-forfeit = Gib ein Fass ab für die Schuld, die du nicht zahlen kannst.
mcmulti-hint-stations = Verkaufe so viele an Verbraucher; jedes Fass bringt { MONEY(1) } weniger als das vorige. Behalte Benzin nur, wenn der Preis steigen wird.
mcmulti-hint-stations-0 = Behalte das Benzin. Nur, wenn Verbraucher weniger zahlen als der Markt oder eine Hochkonjunktur naht.
mcmulti-hint-refine = Mach so viel Rohöl zu Benzin, kostenlos. Benzin ist fast immer mehr wert; deine Tankstellen verkaufen es ab dem nächsten Treffer.
mcmulti-hint-refine-0 = Behalte das Rohöl. Selten richtig: Raffinieren kostet nichts.
mcmulti-hint-pump = Nimm dieses Rohöl, kostenlos, zwei Fässer je Treffer. Lass es nur liegen, wenn du eine Sicherheitsprüfung fürchtest, die Fässer besteuert.
mcmulti-hint-pump-0 = Lass das Öl im Boden. Selten richtig: Fördern kostet nichts.
mcmulti-hint-strike-yes = Mach den Bohrturm zu diesem Preis zur Ölquelle: zwei Rohöl bei jedem späteren Treffer. Der Preis steigt mit jeder Ölquelle auf dem Plan.
mcmulti-hint-strike-no = Behalte Geld und Bohrturm. Richtig, wenn der Preis für die übrigen Runden zu hoch ist.
mcmulti-hint-declare-yes = Die anderen haben noch je einen Zug, dann werden alle Anlagen billig verkauft, und das meiste Bargeld gewinnt. Nur, wenn dich niemand mehr überholen kann.
mcmulti-hint-declare-no = Spiele weiter; du kannst dich in einem späteren Zug zum Sieger erklären. Jemand anders kann dir zuvorkommen.
mcmulti-hint-concede-yes = Du scheidest aus und liegst hinter allen anderen.
mcmulti-hint-concede-no = Bleib, obwohl dir nichts mehr Geld bringen kann.
mcmulti-hint-none = Handle nicht und würfle. Richtig, wenn du keine Fässer brauchst und keine übrig hast.
mcmulti-hint-done = Nichts mehr davon; der Zug geht weiter.

## Why a choice was the only one

mcmulti-only-sell = Sonst war nichts da, was sich dafür verkaufen ließ.
mcmulti-only-done = Hier lässt sich jetzt nichts kaufen oder verkaufen.
mcmulti-only-none = Kein Markt lässt sich jetzt nutzen.
mcmulti-only-strike = Das Erschließen lässt sich nicht bezahlen.
mcmulti-only-declare = Das Bargeld reicht nicht für eine Siegerklärung.
mcmulti-only-concede = Es gibt noch etwas, das Geld bringen kann.

## What is asked

mcmulti-ask-SpecialPurchase = Was kaufst du vor der ersten Runde?
mcmulti-ask-PlaceQuadrant = In welchen Quadranten stellst du die Anlage?
mcmulti-ask-PlaceRow = In welche Zeile stellst du die Anlage?
mcmulti-ask-PlaceColumn = In welche Spalte stellst du die Anlage?
mcmulti-ask-ChooseMarket = Welchen Markt nutzt du?
mcmulti-ask-Trade = Womit handelst du?
mcmulti-ask-ChooseQuadrant = In welchem Quadranten nutzt du den Wurf?
mcmulti-ask-SellAtStations = Wie viel Benzin verkaufen deine Tankstellen?
mcmulti-ask-UseRefineries = Wie viel Rohöl raffinieren deine Raffinerien?
mcmulti-ask-UseWells = Wie viel Rohöl fördern deine Ölquellen?
mcmulti-ask-Strike = Erschließt du die Ölquelle für { MONEY($well) }?
mcmulti-ask-Assets = Was kaufst oder verkaufst du?
mcmulti-ask-SellQuadrant = In welchem Quadranten steht die Anlage?
mcmulti-ask-SellRow = In welcher Zeile steht die Anlage?
mcmulti-ask-SellColumn = In welcher Spalte steht die Anlage?
mcmulti-ask-UpgradeQuadrant = In welchem Quadranten rüstest du um?
mcmulti-ask-UpgradeRow = In welcher Zeile rüstest du um?
mcmulti-ask-UpgradeColumn = In welcher Spalte rüstest du um?
mcmulti-ask-NewsPayment = Du schuldest { MONEY($due) }. Was verkaufst du?
mcmulti-ask-ForfeitBarrel = Du schuldest noch { MONEY($due) }. Welches Fass gibst du ab?
mcmulti-ask-Upgrade = Deine Raffinerien sind schmutzig. Was tust du?
mcmulti-ask-Concede = Du hast nichts mehr, und nichts kann dir wieder Geld bringen. Gibst du auf?
mcmulti-ask-Declare = Erklärst du dich zum Sieger? Dazu brauchst du { MONEY($target) }.

## The table

# Same as in English.
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
mcmulti-table-consumers = Verbraucher: Ein Fass bringt höchstens { MONEY($price) }
mcmulti-table-no-consumers = Verbraucher: kein Verkauf möglich
mcmulti-table-economy = Wirtschaft: { $card }
mcmulti-table-track = Marker { $difference } von { $limit }
mcmulti-table-well-price = Die nächste Ölquelle kostet { MONEY($price) }
mcmulti-table-more-likely = Wahrscheinlicher: { $card }
mcmulti-table-less-likely = Unwahrscheinlicher: { $card }
mcmulti-table-lasting = In Kraft: { $card }
mcmulti-table-no-card = –
mcmulti-table-player = Spieler
mcmulti-table-cash = Bargeld
mcmulti-table-hidden = ?
mcmulti-table-score = Wertung
mcmulti-table-demand = Nachfrage
mcmulti-table-out = ausgeschieden
mcmulti-table-legend = Kauf/Verkauf, { $sign } { $what }

## Its options

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
mcmulti-option-economy_trigger = Was die Wirtschaftslage ändert
mcmulti-option-carry_surplus = Ein Überschuss auf der Wirtschaftsleiste bleibt erhalten
mcmulti-option-news_doubles = Welche Päsche Nachrichten bringen
mcmulti-option-news_enabled = Mit Nachrichten spielen
mcmulti-option-news_n7 = Das Ölembargo gehört zum Kartensatz
mcmulti-option-news_n8 = Der Rohölmangel gehört zum Kartensatz
mcmulti-option-n2_deferral = Bei Erderwärmung darf eine Raffinerie stillstehen
mcmulti-option-news_sales = Ob man mehr verkaufen darf, als die Nachricht verlangt
mcmulti-option-insolvency = Was geschieht, wenn jemand nicht zahlen kann
mcmulti-option-money_visibility = Ob das Bargeld offen liegt
mcmulti-option-two_player_board = Zu zweit je zwei Quadranten oder je einer
mcmulti-option-two_player_choice = Wann man zu zweit den Quadranten für den Wurf wählt
mcmulti-option-three_player_neighbours = Wer zu dritt wessen Nachbar ist
mcmulti-option-seating = Ob die Plätze ausgelost werden
mcmulti-option-start_player = Wer beginnt
mcmulti-option-final_turn_sales = Was in den letzten Zügen verkauft werden darf
mcmulti-option-piece_limits = Ob Spielsteine ausgehen können
mcmulti-option-round_limit = Die letzte Runde, wenn sich niemand zum Sieger erklärt; 0: keine

## The board

mcmulti-board-label = Spielplan von McMulti
mcmulti-board-parts = Teile des Spielplans
mcmulti-board-opening = Eröffnung
mcmulti-board-jump-yards = Höfe
mcmulti-board-jump-floor = Märkte
mcmulti-board-jump-tape = Ticker
mcmulti-board-jump-economy = Wirtschaft
mcmulti-board-yards = Die vier Firmenhöfe
mcmulti-board-yard-of = Hof im { $quadrant }: { $who }
mcmulti-board-closed-money = Das Bargeld liegt verdeckt
mcmulti-board-free = freies Feld
mcmulti-board-cell = Zeile { $row }, Spalte { $column }
mcmulti-board-unwrite = Doch nicht: { $what }, { $place }
mcmulti-board-floor = Börse: Spotmärkte und Verbraucher
mcmulti-board-buy-at = So viel kostet das nächste Fass
mcmulti-board-sell-at = So viel bringt das nächste Fass
mcmulti-board-one-less = Eines weniger oder eines mehr zu verkaufen: { $name }
mcmulti-board-one-more = Eines mehr zu kaufen oder eines weniger zu verkaufen: { $name }
mcmulti-board-planned = Geplant für { $name }: { $count }
mcmulti-board-consumers = Verbraucher
mcmulti-board-pay = zahlen
mcmulti-board-current = (die Wirtschaftslage jetzt)
mcmulti-board-difference = Differenz
mcmulti-board-on-doubles = Wechselt bei Pasch
mcmulti-board-track-note = Die Differenz der beiden Würfel wird addiert; bei { $limit } wechselt die Wirtschaftslage
mcmulti-board-die-leads = Unterschiedswürfel { $from } bis { $to } führt hierher
mcmulti-board-double-leads = Pasch { $from } bis { $to } führt hierher
mcmulti-board-outlook = Die Preise jetzt und unter den Karten, die folgen können
mcmulti-board-buy-sell = Kauf / Verkauf
mcmulti-board-now = jetzt
mcmulti-board-all-cards = Alle sieben Karten
mcmulti-board-all-note = Um wie viele rote Felder der Verbraucherpreis wandert, wenn die Karte kommt; was eine Anlage kostet und bringt; und welche Karte je nach Würfel folgt.
mcmulti-board-demand-note = Wenn diese Karte kommt, wandert der Verbraucherpreis um so viele rote Felder
mcmulti-board-news = Nachrichten
mcmulti-board-more-likely = Wahrscheinlicher
mcmulti-board-less-likely = Unwahrscheinlicher
mcmulti-board-in-force = In Kraft
mcmulti-board-until = bis
mcmulti-board-doubles = Geschieht bei einem Pasch { $doubles }
mcmulti-board-news-N1 = Jeder zahlt { MONEY(2) } je Bohrturm, { MONEY(5) } je Ölquelle, { MONEY(15) } je Tankstelle, { MONEY(20) } je Raffinerie.
mcmulti-board-news-N2 = Jeder zahlt { MONEY(25) } für jede Raffinerie oder verkauft sie.
mcmulti-board-news-N3 = Jeder zahlt { MONEY(15) } für jede Tankstelle.
mcmulti-board-news-N4 = Die 5 billigsten Fässer Benzin im Inland verschwinden.
mcmulti-board-news-N5 = Jeder zahlt { MONEY(3) } je Fass Rohöl und { MONEY(5) } je Fass Benzin im Lager.
mcmulti-board-news-N6 = 5 Fässer Rohöl kommen aus dem Ausland auf den Inlandsmarkt; der Verbraucherpreis fällt um 5 rote Felder.
mcmulti-board-news-N7 = Der Auslandsmarkt ist geschlossen.
mcmulti-board-news-N8 = Die 5 billigsten Fässer Rohöl im Inland verschwinden.
mcmulti-board-special-note = Vor der ersten Runde kauft jeder einmal Anlagen
mcmulti-board-phases = Phasen des Zuges
mcmulti-board-phase-market = Markt
mcmulti-board-phase-market-note = Fässer auf einem Markt kaufen und verkaufen
mcmulti-board-phase-roll = Wurf
mcmulti-board-phase-roll-note = Zwei Würfel beleuchten eine Zeile und eine Spalte; ein Pasch bringt Nachrichten, Differenzen bewegen die Wirtschaft
mcmulti-board-phase-production = Produktion
mcmulti-board-phase-production-note = Beleuchtete Tankstellen verkaufen, Raffinerien raffinieren, Ölquellen fördern, ein Bohrturm kann Öl erschließen
mcmulti-board-phase-neighbours = Nachbarn
mcmulti-board-phase-neighbours-note = Die Nachbarn nutzen die Zeile oder Spalte, die ihre Höfe erreicht
mcmulti-board-phase-assets = Anlagen
mcmulti-board-phase-assets-note = Anlagen kaufen oder verkaufen, was die Würfel getroffen haben
mcmulti-board-goal = Ziel
mcmulti-board-goal-note = Wer einen Zug mit { MONEY($target) } beendet, darf sich zum Sieger erklären
mcmulti-board-no-roll = Noch nicht gewürfelt
mcmulti-board-row = Zeile
mcmulti-board-column = Spalte
mcmulti-board-lit-row = Der rote Würfel beleuchtet Zeile { $red } dieses Hofes.
mcmulti-board-lit-column = Der schwarze Würfel beleuchtet Spalte { $black } dieses Hofes.
mcmulti-board-lit-cross = In diesem Hof zählen beide Würfel: Zeile { $red } und Spalte { $black }.
mcmulti-board-desk = Das Pult: Aufträge und Antworten
mcmulti-board-total = Summe
mcmulti-board-left = { MONEY($money) } bleiben
mcmulti-board-short = { MONEY($money) } fehlen
mcmulti-board-send-pay = Kaufen: { MONEY($money) } zahlen
mcmulti-board-send-get = Abschicken: { MONEY($money) } erhalten
mcmulti-board-tear = Zerreißen
mcmulti-board-undo = Auftrag zurücknehmen
mcmulti-board-trade-note = Drücke auf einen Preis der Leiter, um bis dorthin zu kaufen oder zu verkaufen, oder nimm + und −. Bezahlt wird erst, wenn du den Auftrag abschickst.
mcmulti-board-buy-note = Wähle eine Anlage und drücke dann auf Felder deines Hofes. Bezahlt wird erst, wenn du den Auftrag abschickst.
mcmulti-board-assets-note = Wähle eine Anlage und drücke auf Felder deines Hofes, oder drücke auf eine beleuchtete Anlage, um sie zu verkaufen. Bezahlt wird erst, wenn du den Auftrag abschickst.
mcmulti-board-order-buy = { $count } × { $product } kaufen
mcmulti-board-order-sell = { $count } × { $product } verkaufen
mcmulti-board-tools = Was du kaufst
mcmulti-board-nothing = nichts
mcmulti-board-none = Kein Markt: würfeln
mcmulti-board-roll = Fertig: würfeln
mcmulti-board-end-turn = Zug beenden
mcmulti-board-pay-due = { MONEY($money) } zahlen
mcmulti-board-tape = Der Ticker: was geschehen ist
mcmulti-board-tape-empty = Was geschieht, wird hier gedruckt.

## The page

mcmulti-page-effect = { $sign }{ $count } { $product }
mcmulti-page-dollars = { MONEY($money) }
mcmulti-page-to-move = ▶ { $who }
mcmulti-page-players = Firmen
mcmulti-page-yards = Höfe
mcmulti-page-markets = Märkte
mcmulti-page-next = Wohin der Würfel von dort führt, 1 bis 6
mcmulti-page-news = Nachrichten
mcmulti-page-cell = ({ $row }, { $column })
mcmulti-page-head-yard = Hof
mcmulti-page-head-owner = Firma
mcmulti-page-head-plants = Anlagen (Zeile, Spalte)
mcmulti-page-head-lit = Beleuchtet
mcmulti-page-head-die = Würfel
mcmulti-page-head-card = Karte
mcmulti-page-head-news = Ablage
mcmulti-page-head-doubles = Pasch
mcmulti-page-head-effect = Wirkung
mcmulti-page-chapter-0 = Worum es geht
mcmulti-page-chapter-1 = Spielmaterial
mcmulti-page-chapter-2 = Spielaufbau
mcmulti-page-chapter-3 = Spielablauf
mcmulti-page-chapter-4 = Sonderkaufrunde
mcmulti-page-chapter-5 = Markt
mcmulti-page-chapter-6 = Würfelphase
mcmulti-page-chapter-7 = Nachrichten
mcmulti-page-chapter-8 = Nachbarn
mcmulti-page-chapter-9 = Anlagen
mcmulti-page-chapter-10 = Zugende
mcmulti-page-chapter-11 = Spielende und Wertung
mcmulti-page-chapter-12 = Varianten und Ausgaben
mcmulti-page-chapter-13 = Optionen
mcmulti-page-chapter-14 = Entscheidungen
mcmulti-page-chapter-15 = Zufall
mcmulti-page-chapter-16 = Verdeckte Information
mcmulti-page-value-edition-2012 = 2012
mcmulti-page-value-edition-1988 = 1988
mcmulti-page-value-well_count_rule-on_board = die stehenden
mcmulti-page-value-well_count_rule-ever_struck = alle je erschlossenen
mcmulti-page-value-refinery_footprint-1x1 = eines
mcmulti-page-value-refinery_footprint-2x2 = vier, zwei mal zwei
mcmulti-page-value-economy_trigger-difference_track = die Differenzleiste
mcmulti-page-value-economy_trigger-doubles = ein Pasch
mcmulti-page-value-news_doubles-2012 = 1, 3 und 6
mcmulti-page-value-news_doubles-1988 = 1 und 6
mcmulti-page-value-news_sales-shortfall_only = nur, was fehlt
mcmulti-page-value-news_sales-voluntary = so viel man will
mcmulti-page-value-insolvency-waive = der Rest wird erlassen
mcmulti-page-value-insolvency-forfeit_barrels = gibt Fässer ab
mcmulti-page-value-money_visibility-closed = verdeckt
mcmulti-page-value-money_visibility-open = offen
mcmulti-page-value-two_player_board-two_diagonal = je zwei, über Kreuz
mcmulti-page-value-two_player_board-one_opposite = je einer, gegenüber
mcmulti-page-value-two_player_choice-after_roll = nach dem Wurf
mcmulti-page-value-two_player_choice-before_roll = vor dem Wurf
mcmulti-page-value-three_player_neighbours-geometry = wie der Plan liegt: unfair, der mittlere Platz gewinnt bei gierigen Bots etwa 76 % der Spiele
mcmulti-page-value-three_player_neighbours-cycle = jeder von jedem: fair
mcmulti-page-value-seating-fixed = nein
mcmulti-page-value-seating-random = ja
mcmulti-page-value-start_player-random = gelost
mcmulti-page-value-start_player-0 = Platz 1
mcmulti-page-value-start_player-1 = Platz 2
mcmulti-page-value-start_player-2 = Platz 3
mcmulti-page-value-start_player-3 = Platz 4
mcmulti-page-value-final_turn_sales-productive_only = was die Würfel getroffen haben
mcmulti-page-value-final_turn_sales-any = alles
mcmulti-page-value-piece_limits-none = nein
mcmulti-page-value-piece_limits-box = ja, wie in der Schachtel

## The guided first game

mcmulti-guide-welcome = Willkommen im Ölgeschäft. Du baust deine Firma auf einem Hof von sechs mal sechs Feldern auf: Ölquellen geben Rohöl, Raffinerien machen Benzin daraus, Tankstellen verkaufen es. Wer am Ende das meiste Bargeld hat, gewinnt; alle Beträge sind Millionen.
mcmulti-guide-dice = In jedem Zug rollen zwei Würfel: Rot wählt eine Zeile deines Hofes, Schwarz eine Spalte. Was dort steht, arbeitet; was auf der Kreuzung steht, arbeitet doppelt. Deshalb ist wichtig, wo eine Anlage steht.
mcmulti-guide-refinery = Vor dem ersten Zug baut jeder. Beginne mit einer Raffinerie in Zeile 3, Spalte 5. Die Würfel dieser Lektion sind vorbereitet und werden Zeile 3 treffen; später verteilst du deine Anlagen besser, damit jeder Wurf etwas findet.
mcmulti-guide-refinery-done = Deine Raffinerie steht. Jedes Mal, wenn sie getroffen wird, macht sie aus einem Rohöl Benzin.
mcmulti-guide-station = Benzin braucht Kunden: Kaufe eine Tankstelle in Zeile 3, Spalte 1. Autofahrer zahlen viel mehr als die Märkte.
mcmulti-guide-station-done = Eine Tankstelle verkauft jedes Mal ein Fass, wenn sie getroffen wird.
mcmulti-guide-rig = Ölquellen kann man nicht kaufen, nur finden. Ein Bohrturm kostet 5; treffen sich beide Würfel auf ihm, kann er zur Ölquelle werden. Stelle einen in die Mitte, Zeile 3, Spalte 3.
mcmulti-guide-rig-done = Ein Feld von sechsunddreißig: Dazu gehört Glück. Mehr Bohrtürme, mehr Chancen.
mcmulti-guide-rigs = Kaufe noch drei Bohrtürme: Zeile 3 Spalte 2, Zeile 3 Spalte 6 und Zeile 5 Spalte 3. Es sind die billigsten Lose in dieser Lotterie.
mcmulti-guide-rigs-done = Vier Bohrtürme, und 118 in der Kasse.
mcmulti-guide-stop = Hör hier auf: Auch Steuern, Ölquellen und Fässer werden Geld kosten.
mcmulti-guide-stop-done = Jetzt bauen die anderen. Dann beginnt dein erster Zug.
mcmulti-guide-market = Ein Zug beginnt mit dem Handel, vor den Würfeln. Es gibt zwei Märkte, und du darfst einen davon nutzen. Jedes gekaufte Fass macht das nächste teurer, jedes verkaufte billiger.
mcmulti-guide-domestic = Beide haben noch die gleichen Preise. Geh auf den Inlandsmarkt.
mcmulti-guide-market-done = In diesem Zug kannst du nur hier handeln.
mcmulti-guide-crude = Ein Rohöl kostet hier 6. Raffiniert bringt es an der Tankstelle etwa 25. Also kaufe eines und behalte dein Benzin für die Autofahrer.
mcmulti-guide-crude-done = Drei Rohöl und zwei Benzin liegen in deinem Lager.
mcmulti-guide-trade-stop = Das genügt: Deine eine Raffinerie kann nicht schneller arbeiten. Beende den Handel; dann rollen die Würfel.
mcmulti-guide-trade-done = Zwei Dreier! Zeile 3 und Spalte 3. Aber ein Pasch bringt auch eine Nachricht.
mcmulti-guide-news = Die wahrscheinlichere Nachricht tritt ein: Erderwärmung. Jeder zahlt für jede Raffinerie 25 oder verkauft sie. Beide Karten liegen vorher offen, du kannst dich also darauf vorbereiten.
mcmulti-guide-pay = Verkaufen brächte 30, aber eine neue Raffinerie kostet 64. Also zahle.
mcmulti-guide-pay-done = Das tat weh, aber die Raffinerie arbeitet weiter, gleich in diesem Zug.
mcmulti-guide-sell = Zuerst die Tankstellen. Deine wurde getroffen, sie darf also ein Benzin verkaufen, für 25. Jeder Verkauf senkt den Preis um eins für alle, die danach kommen.
mcmulti-guide-sell-done = 25 für ein Fass. Daher kommt das Geld.
mcmulti-guide-refine = Dann die Raffinerien: Mach aus einem Rohöl Benzin. Für die Tankstelle dieses Zuges ist es zu spät, du brauchst also immer etwas Benzin im Lager.
mcmulti-guide-refine-done = Zwei Rohöl, zwei Benzin.
mcmulti-guide-strike = Beide Würfel treffen sich auf deinem Bohrturm: Öl! Die Ölquelle zu erschließen kostet 5, weil es die erste auf dem Plan ist; die zweite würde 10 kosten und so weiter. Mach es.
mcmulti-guide-strike-done = Eine eigene Ölquelle: zwei Rohöl, kostenlos, jedes Mal, wenn sie getroffen wird.
mcmulti-guide-assets = Jetzt darfst du Anlagen kaufen und verkaufen, zu den Preisen der Wirtschaftskarte. Verkaufen kannst du nur, was in diesem Zug getroffen wurde: deine Gelegenheit, etwas zu versetzen.
mcmulti-guide-sell-rig = Drei deiner Bohrtürme wurden getroffen, zwei davon in Zeile 3. Verkaufe den in Zeile 3, Spalte 2, für 3.
mcmulti-guide-sell-rig-done = Das Feld ist wieder frei.
mcmulti-guide-buy-rig = Kaufe ihn an einer besseren Stelle neu: Zeile 2, Spalte 5, wo du noch nichts hast. Für 2 hast du einen Bohrturm versetzt, und mehr Würfe finden etwas.
mcmulti-guide-buy-rig-done = In der Hochkonjunktur bringen Anlagen das Zwei- bis Vierfache: Das ist der Moment zum Verkaufen.
mcmulti-guide-assets-stop = Behalte den Rest des Geldes und beende deine Käufe.
mcmulti-guide-assets-done = Dein Zug ist fast vorbei.
mcmulti-guide-declare = Wer am Ende eines Zuges 750 in bar hat, darf sich zum Sieger erklären. Das Bargeld ist geheim, deshalb fragt der Tisch jeden; mit weniger gibt es nur eine Antwort.
mcmulti-guide-declare-done = Jetzt schau auf die Nachbarn: Ihre Würfel arbeiten auch für dich.
mcmulti-guide-neighbour = Dein Nachbar hat eine rote 3 gewürfelt, und seine Zeile zählt auch in deinem Hof. Deine Tankstelle darf wieder verkaufen: Der Preis ist jetzt 24.
mcmulti-guide-neighbour-done = Geld, ohne am Zug zu sein.
mcmulti-guide-refine-again = Auch die Raffinerie: Mach Benzin für deinen nächsten Verkauf.
mcmulti-guide-refine-again-done = Dein Lager ist bereit für deinen eigenen Zug.
mcmulti-guide-pump = Und deine neue Ölquelle gibt zwei Rohöl, kostenlos. Ölquelle, Raffinerie und Tankstelle in derselben Zeile ernähren sich gegenseitig.
mcmulti-guide-pump-done = Jetzt hast du jede Art von Entscheidung eines Zuges getroffen.
mcmulti-guide-economy = Die Würfel treiben auch die Wirtschaft: Ihre Differenzen summieren sich, und bei 8 kommt die nächste Karte. Dann ändern sich die Preise der Anlagen und der Preis für Autofahrer; in der Hochkonjunktur verkauft man, in der Depression baut man.
mcmulti-guide-score = Wie wird gezählt? Erklärt sich jemand zum Sieger, haben alle anderen noch einen Zug. Dann wird jede Anlage zum niedrigsten Preis verkauft, für 2 bis 24, und das meiste Bargeld gewinnt. Fässer zählen nichts, außer bei Gleichstand.
mcmulti-guide-go-on = Jetzt gehört das Spiel dir. Eine zweite Tankstelle würde verkaufen, was Ölquelle und Raffinerie hergeben; viel Spaß!
## Signs in words

mcmulti-board-legend-dice = Was Würfel, Zeilen und Spalten tun
mcmulti-board-legend-red = Der rote Würfel beleuchtet eine Zeile des Hofes: Jede Anlage darin arbeitet einmal.
mcmulti-board-legend-black = Der schwarze Würfel beleuchtet eine Spalte: Jede Anlage darin arbeitet einmal.
mcmulti-board-legend-cross = Auf der Kreuzung arbeitet eine Anlage doppelt. Die Nachbarn nutzen die eine Linie, die ihre Höfe erreicht.
mcmulti-board-legend-double = Zweimal die gleiche Zahl kann eine Nachrichtenkarte bringen; verschiedene Zahlen bewegen die Wirtschaft.
mcmulti-board-legend-rig = Ein Bohrturm wartet nur. Von beiden Würfeln getroffen, kann er zur Ölquelle werden.
mcmulti-board-legend-well = Eine Ölquelle gibt zwei Rohöl je Treffer.
mcmulti-board-legend-refinery = Eine Raffinerie macht je Treffer aus einem Rohöl ein Benzin.
mcmulti-board-legend-station = Eine Tankstelle verkauft je Treffer ein Benzin an Verbraucher.
mcmulti-board-legend-economy = Wie Wirtschaft und Preise zu lesen sind
mcmulti-board-legend-now = Die geltende Karte, dunkel auf dem Ring und vorn in der Liste. Umrandete Karten können folgen.
mcmulti-board-legend-track = Nach jedem Wurf wird die Differenz der beiden Würfel addiert. Bei { $limit } wechselt die Wirtschaftslage, und es beginnt von vorn.
mcmulti-board-legend-on-doubles = Die Wirtschaftslage wechselt, wenn jemand einen Pasch würfelt.
mcmulti-board-legend-next = Dieses Ergebnis eines dritten Würfels bringt die Karte darunter.
mcmulti-board-legend-consumers = Was Verbraucher für das nächste Benzin zahlen; die kleine Zahl sagt, wie weit die Karte den Preis bewegt.
mcmulti-board-legend-prices = Eine Anlage kostet die erste Zahl und bringt beim Verkauf die zweite.
mcmulti-refusal-guide-keep = Ohne Raffinerie wird dein Rohöl nie zu Benzin. Die Lektion geht weiter mit: { $action }.
mcmulti-refusal-guide-strike = Eine Ölquelle für 5 macht sich schon beim ersten Treffer bezahlt. Die Lektion geht weiter mit: { $action }.

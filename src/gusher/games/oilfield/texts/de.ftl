### Oilfield. Every message begins with the name of the game.

## Where one chooses a game: in one sentence, and what of it is not from the box

oilfield-pitch = Pachte Land, bau Fördertürme und pump drei Felder leer; verkauf zu Hause oder ins Ausland und investier vor den anderen.
oilfield-known = Die Regeln sind die der Spielanleitungen. Einige Preise und wie viele Felder und Plättchen es je Sorte gibt, steht in keiner davon: das ist von uns.

## Why a move is refused

oilfield-refusal-occupied = Dort steht schon ein Arbeiter.
oilfield-refusal-occupied-by-dummy = Dort steht der Arbeiter des Dummys.
oilfield-refusal-no-card = Von diesem Feld liegt keine Konzessionskarte aus.
oilfield-refusal-no-concession-marker = Alle deine Konzessionsmarker sind im Einsatz.
oilfield-refusal-no-slot = Auf diesem Feld ist kein Platz mehr frei.
oilfield-refusal-binding-bid = Ein Gebot, das bezahlt werden kann, muss bezahlt werden.
oilfield-refusal-not-on-market = Dieses Plättchen liegt nicht aus.
oilfield-refusal-no-free-concession = Ein Turm braucht eine eigene Konzession ohne Turm.
oilfield-refusal-no-site = Dort gibt es keine eigene Konzession ohne Turm.
oilfield-refusal-no-tower = Du hast keinen Turm.
oilfield-refusal-on-strike = Auf diesem Feld wird gestreikt.
oilfield-refusal-no-quota = Dieser Turm fördert in dieser Aktion kein solches Fass mehr.
oilfield-refusal-field-empty = Auf diesem Feld liegt kein solches Fass mehr.
oilfield-refusal-storage-full = Das Lager ist voll.
oilfield-refusal-same-as-another = Das übernimmt ein gleicher, früher gebauter Turm.
oilfield-refusal-needs-refinery = Gas lässt sich nur mit einer Gasraffinerie exportieren.
oilfield-refusal-only-sold = Dieser Turm verkauft sein Gas sofort; nur eine Gasraffinerie könnte es lagern.
oilfield-refusal-needs-sale = Der Turm macht erst mit, wenn ein Fass aus dem Lager verkauft ist.
oilfield-refusal-row-closed = In dieser Reihe sind alle Plätze belegt.
oilfield-refusal-no-marker = Alle Investitionsmarker sind im Einsatz.
oilfield-refusal-no-cubes = Alle orangen Würfel des Staates sind im Einsatz.
oilfield-refusal-not-now = Bei dieser Entscheidung lassen sich keine Investitionen verkaufen.

## Warum eine Möglichkeit nichts bewirkt, nach einem Doppelpunkt

oilfield-idle-no-card = keine Konzessionskarte zu haben
oilfield-idle-no-slot = kein freier Platz für eine Konzession
oilfield-idle-no-concession-marker = kein Konzessionsmarker mehr
oilfield-idle-not-on-market = kein Plättchen im Baumarkt
oilfield-idle-no-free-concession = keine Konzession ohne Turm
oilfield-idle-no-tower = kein Turm
oilfield-idle-no-quota = kein Turm, der fördert
oilfield-idle-on-strike = in { $field } wird gestreikt
oilfield-idle-field-empty = kein solches Fass mehr in { $field }
oilfield-idle-storage-full = das Lager ist voll
oilfield-idle-no-barrel = kein Fass im Lager
oilfield-idle-needs-refinery = nur Gas im Lager und keine Gasraffinerie
oilfield-idle-row-closed = jede Reihe ist voll
oilfield-idle-no-marker = kein Investitionsmarker mehr
oilfield-idle-too-dear = nicht genug Geld
oilfield-idle-kept-first = du bist schon Startspieler

## Der Bericht

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

## Names

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

## What has happened

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
oilfield-event-nothing = { $kind ->
    [lease] { $who } pachtet nichts
    [build] { $who } baut nichts
    [drill] { $who } fördert nichts
    [local] { $who } verkauft nichts
    [national] { $who } exportiert nichts
   *[invest] { $who } investiert nichts
}: { $reason ->
    [no-card] keine Konzessionskarte zu haben
    [no-slot] kein freier Platz für eine Konzession
    [no-concession-marker] kein Konzessionsmarker mehr
    [not-on-market] kein Plättchen im Baumarkt
    [no-free-concession] keine Konzession ohne Turm
    [no-tower] kein Turm
    [no-quota] kein Turm, der fördert
    [on-strike] in { $field } wird gestreikt
    [field-empty] kein solches Fass mehr in { $field }
    [storage-full] das Lager ist voll
    [no-barrel] kein Fass im Lager
    [needs-refinery] nur Gas im Lager und keine Gasraffinerie
    [row-closed] jede Reihe ist voll
    [no-marker] kein Investitionsmarker mehr
   *[too-dear] nicht genug Geld
}.
oilfield-event-first-player = { $who } wird Startspieler.
oilfield-event-kept-first = { $who } war schon Startspieler.
oilfield-event-subsidy = { $who } nimmt die Subvention von { $dollars } $.
oilfield-event-revealed = { $who } deckt auf: { $card }.
oilfield-event-price = { $cards ->
    [one] Eine Karte National: { $dollars } $ das Fass.
   *[other] { $cards } Karten National: { $dollars } $ das Fass.
}
oilfield-event-paid-fee = { $who } zahlt dem Staat die Abgabe von { $dollars } $ in { $field }.
oilfield-event-lost-tower = { $who } verweigert die Abgabe und verliert Turm und Konzession in { $field }.
oilfield-event-refilled = { $field } wird aufgefüllt: { $barrels }.
oilfield-event-topped-up = { $field } wird sofort nachgefüllt: { $barrels }.
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

## What can be done

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

## What each choice is good for

oilfield-hint-place-lease = Reserviert eine Konzession zu diesem Preis: Platz für einen Turm und am Ende 1 SP. Wer mehr bietet, sucht zuerst aus; wer dann nicht zahlen kann, bekommt nichts.
oilfield-hint-place-build = Du darfst ein Plättchen kaufen. Ein Turm braucht eine eigene Konzession ohne Turm, also erst pachten; das obere Feld kauft zuerst.
oilfield-hint-place-drill = Alle deine Türme fördern Fässer. Ohne Turm nutzlos, und was nicht in dein Lager passt, bleibt im Boden.
oilfield-hint-place-local = Verkauf Fässer aus dem Lager gegen Geld oder Punkte, so viele du willst. Dann solltest du etwas im Lager haben.
oilfield-hint-place-first-player = Du bist ab jetzt als Erster dran, bis ein anderer das nimmt. Nutzlos, wenn du es schon bist; der Letzte der Reihe ist Aufseher und verdient an lokalen Verkäufen der anderen.
oilfield-hint-place-subsidy = Nimm alles Geld aus dem Topf; er wächst jede Runde um 1 $. Gut, wenn er voll ist oder du pleite bist.
oilfield-hint-place-invest = Kauf eine Investition: Punkte gegen Geld, sofort. Die Preise steigen nur, früh ist also billig, aber das Geld fehlt dann für Türme.
oilfield-hint-card-lease = Nach den öffentlichen Aktionen nimmst du eine Konzession für 5 $. Ab der nächsten Runde kannst du darauf bauen; ohne Karte oder Geld geschieht nichts.
oilfield-hint-card-build = Nach den öffentlichen Aktionen kaufst du ein Plättchen. Ein Turm darf gleich auf eine Konzession, die du in dieser Runde gepachtet hast.
oilfield-hint-card-drill = Nach den öffentlichen Aktionen fördern alle deine Türme. Ohne Turm oder mit vollem Lager bringt es wenig oder nichts.
oilfield-hint-card-local = Nach den öffentlichen Aktionen verkaufst du aus dem Lager zu festen Preisen: 2 $ je Öl, 1 SP für zwei Öl oder ein Gas. Sicher, was immer die anderen spielen.
oilfield-hint-card-national = Nach den öffentlichen Aktionen verkaufst du Öl aus dem Lager gegen Geld. Je mehr Spieler diese Karte wählen, desto niedriger der Preis für alle: gut, wenn du allein bist.
oilfield-hint-take = Nimm diese Konzession: Platz für einen Turm in diesem Feld und am Ende 1 SP. Besser ein Feld mit viel Öl und wenig Rivalen.
oilfield-hint-buy-small-tower = Günstig: Fördert bei jedem Bohren 2 Öl in dein Lager, und gleich beim Bau einmal. Lohnt sich nur mit Platz im Lager.
oilfield-hint-buy-medium-tower = Fördert bei jedem Bohren 3 Öl, und gleich einmal. Drei Plätze sind schnell voll: Denk auch an eine Lagererweiterung.
oilfield-hint-buy-mixed-tower = Fördert bis zu 3 Fässer, höchstens 2 gleiche. Am besten, wo Gas liegt: Jedes Gas ist auf dem lokalen Markt 1 SP.
oilfield-hint-buy-small-local-tower = Verkauft bei jedem Bohren ein Fass direkt aus dem Feld: 2 $ für Öl, 1 SP für Gas. Braucht weder Lager noch Verkaufsaktion.
oilfield-hint-buy-medium-local-tower = Lagert 3 Öl und verkauft 1 Gas für 1 SP bei jedem Bohren. Der stärkste einfache Turm, wo Gas liegt, aber teuer.
oilfield-hint-buy-storage-extension = Sofort zwei Plätze mehr, und am Ende 1 SP, wenn sie voll sind. Lohnt sich, wenn deine Türme mehr fördern, als du lagern kannst.
oilfield-hint-buy-gas-refinery-extension = Du darfst Gas lagern, das Türme sonst verkaufen, und es zum Ölpreis ausführen. Nur nützlich, wenn du Gas förderst; ein zweites bringt nichts.
oilfield-hint-buy-small-national-tower = Bohrt nie. Wenn du aus dem Lager ausführst, verkauft er ein weiteres Öl aus seinem Feld für 1 $ über dem Preis.
oilfield-hint-buy-government-tower = Kostet jetzt nichts und verkauft bei jedem Bohren 1 Gas für 1 SP. Wird sein Feld aufgefüllt, zahlst du die Gebühr oder verlierst Turm und Konzession.
oilfield-hint-site = Der Turm bleibt hier für immer und fördert nur, was in diesem Feld liegt. Sieh auf Öl und Gas, und wie viele es sich teilen.
oilfield-hint-store = Fördere dieses Fass in dein Lager, um es später zu verkaufen. Hör auf, wenn der Platz für Besseres reichen soll.
oilfield-hint-sell = Der Turm verkauft dieses Fass direkt aus dem Feld; dein Lager behält seinen Platz. Ein Gas ist 1 SP, ein Öl 2 $.
oilfield-hint-oil-for-money = Verkauf ein Öl gegen Geld. Gut, wenn du für Turm oder Pacht Geld brauchst; die Ausfuhr kann mehr bringen, wenn du dort allein bist.
oilfield-hint-oil-for-vp = Zwei Öl werden ein Punkt. Spät zählen Punkte und Geld kaum noch; früh brauchst du das Geld.
oilfield-hint-gas-for-vp = Ein Gas wird ein Punkt: das Beste, was Gas ohne Gasraffinerie kann. Zu warten lohnt sich selten.
oilfield-hint-export = Verkauf ein Fass aus dem Lager zum Preis dieser Runde. Exportieren viele, ist der Preis niedrig: Öl behalten ist erlaubt.
oilfield-hint-pump = Dein Nationalturm verkauft ein Öl direkt aus seinem Feld, über dem Preis. Es kostet dich nichts, nur wird das Feld schneller leer.
oilfield-hint-invest = Sofort Punkte gegen Geld. Mit jedem Kauf wird die Reihe teurer, und du kannst die Investition später zum dann gültigen Preis verkaufen.
oilfield-hint-divest = Sofort Geld zum jetzigen Preis der Reihe, und die Punkte sind weg. Gut, wenn das Geld dir mehr bringt; du bleibst am Zug.
oilfield-hint-pay = Zahl die Gebühr: Turm und Konzession bleiben dir, und der Turm fördert ab jetzt auch Öl.
oilfield-hint-refuse = Du behältst das Geld und verlierst Turm und Konzession. Nur, wenn das Feld fast erschöpft ist oder du nicht zahlen kannst.
oilfield-hint-perform = Führ die Aktion deines Feldes aus.
oilfield-hint-decline = Verzichte auf diese Aktion; du zahlst nichts und bekommst nichts dafür. Nur, wenn sie dir schaden würde.
oilfield-hint-stop = Hier aufhören. Was im Boden oder im Lager ist, bleibt für später.
oilfield-hint-done = Keine Investition mehr verkaufen. Was du behältst, zählt seine Punkte.

## Why a choice was the only one

oilfield-only-decline = Nichts war zu haben oder zu bezahlen.
oilfield-only-site = Es war die einzige eigene Konzession ohne Turm.

## What is asked

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

## The table

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

## Its options

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

## The board

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

## The page

oilfield-page-effect-oil = { $sign }{ $oil } Öl
oilfield-page-effect-gas = { $sign }{ $gas } Gas
oilfield-page-dollars = { $dollars } $
oilfield-page-to-move = ▶ { $who }
oilfield-page-storage = { $barrels }, Platz für { $capacity }
oilfield-page-pot = { $pot } $ im Topf
oilfield-page-covered = { $covered } von { $spaces }, davon { $government } vom Staat
oilfield-page-players = Spieler
oilfield-page-fields = Felder
oilfield-page-spaces = Aktionsfelder
oilfield-page-prices = Preise und Beutel
oilfield-page-head-field = Feld
oilfield-page-head-contents = Fässer
oilfield-page-head-state = Zustand
oilfield-page-head-to-lease = Konzessionen
oilfield-page-head-free = Freie Plätze
oilfield-page-head-owners = Besitzer
oilfield-page-head-space = Feld
oilfield-page-head-worker = Arbeiter
oilfield-page-head-note = Anmerkung
oilfield-page-head-tile = Plättchen
oilfield-page-head-count = Anzahl
oilfield-page-head-price = Preis
oilfield-page-head-yield = Wirkung
oilfield-page-head-row = Reihe
oilfield-page-head-next = Nächster Preis
oilfield-page-head-covered = Belegt
oilfield-page-head-prices = Preise
oilfield-page-head-market = Markt

oilfield-page-chapter-0 = Worum es geht
oilfield-page-chapter-1 = Material
oilfield-page-chapter-2 = Aufbau
oilfield-page-chapter-3 = Ablauf
oilfield-page-chapter-4 = Auswahlphase
oilfield-page-chapter-5 = Aktionen ausführen
oilfield-page-chapter-6 = Pachten
oilfield-page-chapter-7 = Bauen
oilfield-page-chapter-8 = Fördern
oilfield-page-chapter-9 = Lokaler Markt
oilfield-page-chapter-10 = Nationaler Markt
oilfield-page-chapter-11 = Startspieler
oilfield-page-chapter-12 = Subvention
oilfield-page-chapter-13 = Investieren und Investitionen verkaufen
oilfield-page-chapter-14 = Lager
oilfield-page-chapter-15 = Auffüllen
oilfield-page-chapter-16 = Hut-Plättchen
oilfield-page-chapter-17 = Spielende und Wertung
oilfield-page-chapter-18 = Spiel zu zweit
oilfield-page-chapter-19 = Ausgaben
oilfield-page-chapter-20 = Optionen
oilfield-page-chapter-21 = Entscheidungen
oilfield-page-chapter-22 = Zufall
oilfield-page-chapter-23 = Verborgenes

oilfield-page-value-edition-standard = Standard
oilfield-page-value-edition-german = nach der deutschen Spielregel
oilfield-page-value-edition-french = nach der französischen Spielregel
oilfield-page-value-edition-italian = nach der italienischen Spielregel
oilfield-page-value-advanced-true = mit Hut-Plättchen
oilfield-page-value-advanced-false = ohne, für die ersten Spiele
oilfield-page-value-tile_mix-fifteen_three_six = 3 von jedem einfachen, 2 von jedem mit Hut
oilfield-page-value-tile_mix-seven_by_three = 3 von jedem Turm, 2 Lagererweiterungen, 1 Gasraffinerie
oilfield-page-value-board_layout-standard = üblich
oilfield-page-value-board_layout-tight = ein Feld Fördern weniger
oilfield-page-value-triple_redraw-any_shuffle = eines kommt zurück in den Stapel
oilfield-page-value-triple_redraw-any_bottom = eines kommt unter den Stapel
oilfield-page-value-triple_redraw-towers_shuffle = eines kommt zurück, wenn es Türme sind
oilfield-page-value-forced_drilling-none = keine
oilfield-page-value-forced_drilling-on_build = die freie nach dem Bauen
oilfield-page-value-forced_drilling-all = jede
oilfield-page-value-supervisor_trigger-local_action = für jede fremde Aktion Lokal
oilfield-page-value-supervisor_trigger-market_use = auch für jedes Fass, das ein fremder Turm verkauft
oilfield-page-value-sell_window-own_decisions = bei jeder eigenen Entscheidung
oilfield-page-value-sell_window-not_at_card_choice = nicht bei der Kartenwahl
oilfield-page-value-sell_window-when_paying = nur wenn etwas zu zahlen ist
oilfield-page-value-full_row_sale-highest_price = ja, zum letzten Preis
oilfield-page-value-full_row_sale-not_allowed = nein
oilfield-page-value-government_cubes-unlimited = beliebig oft
oilfield-page-value-government_cubes-three = insgesamt dreimal
oilfield-page-value-refill_mode-top_up = aufgefüllt
oilfield-page-value-refill_mode-add_n = volle Ladung dazu
oilfield-page-value-strike_cube_return-before_refill = vor dem Auffüllen
oilfield-page-value-strike_cube_return-after_refill = nach dem Auffüllen
oilfield-page-value-government_tower-deferred_fee = beim nächsten Auffüllen seines Feldes
oilfield-page-value-government_tower-immediate_offer = sofort, für mehr Fässer
oilfield-page-value-government_fee_timing-before_draw = davor
oilfield-page-value-government_fee_timing-after_draw = danach
oilfield-page-value-end_upkeep_counts_for-ending_round = zur endenden Runde
oilfield-page-value-end_upkeep_counts_for-next_round = zur nächsten Runde
oilfield-page-value-richest_tie-one_each = je 1 SP
oilfield-page-value-richest_tie-none_if_three = nichts
oilfield-page-value-tie_break-less_money = weniger Geld gewinnt
oilfield-page-value-tie_break-more_money = mehr Geld gewinnt
oilfield-page-value-dummy_private_timing-before_reveal = vor dem Aufdecken der Karten
oilfield-page-value-dummy_private_timing-between_players = zwischen den beiden Spielern
oilfield-page-value-dummy_wrap-leaves_invest = er bleibt dort stehen
oilfield-page-value-dummy_wrap-skips_invest = er geht weiter zu Pachten
oilfield-page-value-dummy_drill_source-set_aside = der Zufall allein
oilfield-page-value-dummy_drill_source-market = eine Karte der Konzessionsauslage
oilfield-page-value-dummy_towers_from-removed = von den entfernten Plättchen
oilfield-page-value-dummy_towers_from-stack = aus dem Stapel

## The guided first game

oilfield-guide-welcome = Willkommen in Texas, 1933. Du pachtest Land, baust Türme, förderst Öl und verkaufst es; wer am Ende die meisten Siegpunkte hat, gewinnt. Die ersten vier Runden spielen wir zusammen, und das Glück an diesem Tisch ist vorbereitet.
oilfield-guide-round = Jede Runde hast du zwei Aktionen. Die erste ist öffentlich: Dein Arbeiter geht auf eines dieser Felder, und die Spalten werden von links nach rechts ausgeführt. Die zweite ist eine Karte, die du geheim wählst.
oilfield-guide-lease = Ohne Land kannst du nichts bauen, also beginne mit Pachten. Die Zahl ist der Preis: Wer mehr zahlt, wählt früher, aber heute ist genug für alle da. Nimm das billigste Feld.
oilfield-guide-lease-done = Dein Arbeiter wird für 5 $ pachten. Er handelt, wenn seine Spalte dran ist, und kommt danach nach Hause.
oilfield-guide-card = Jetzt legen alle gleichzeitig eine von fünf Karten verdeckt aus. Die Karten kommen jede Runde auf deine Hand zurück, es geht also keine verloren.
oilfield-guide-card-lease = Wähle noch einmal Pachten: Mit der Karte kostet es immer 5 $. Mit zwei Konzessionen kannst du dir aussuchen, wo dein Turm stehen wird.
oilfield-guide-card-done = Deine Karte liegt verdeckt, bis alle Arbeiter fertig sind. Zuerst kommen die öffentlichen Aktionen.
oilfield-guide-fields = Das sind die drei Ölfelder mit ihren Fässern: Schwarz ist Öl, blau ist Gas. Ein Feld, dem das Öl ausgeht, wird zweimal aufgefüllt; danach ist es erschöpft.
oilfield-guide-dallas = Nimm eine Urkunde von Dallas. Dort gibt es viel Öl und nur drei Plätze, also können nur wenige mit dir pumpen.
oilfield-guide-dallas-done = Ein Platz in Dallas gehört dir. Er trägt einen Turm, und die Urkunde allein ist am Ende einen Punkt wert.
oilfield-guide-pecos = Die Karten sind aufgedeckt, und deine lässt dich noch einmal pachten. Nimm Pecos: Mit Land in zwei Feldern hast du noch Arbeit, wenn eines leer ist oder streikt.
oilfield-guide-pecos-done = Zwei Konzessionen, und 10 $ sind übrig: genug für einen Turm. Das war die erste Runde.
oilfield-guide-build = Land allein fördert nichts, also baue jetzt einen Turm. In einer Spalte handelt das obere Feld zuerst: Von dort wählst du vor den anderen.
oilfield-guide-build-done = Gut: Dir steht der ganze Markt der Türme offen.
oilfield-guide-national = Zwei Fässer liegen seit Beginn in deiner Raffinerie, und dein Turm bringt noch etwas dazu. Auf dem nationalen Markt bringt ein Fass 3 $, wenn außer dir niemand in dieser Runde National spielt; mit mehr Verkäufern ist es 1 $.
oilfield-guide-card-national = Schau auf die Arbeiter: Die anderen bauen und investieren und denken kaum ans Verkaufen. Das ist also ein guter Moment für National.
oilfield-guide-national-done = Gleich sehen wir, ob jemand dieselbe Idee hatte. Erst baust du.
oilfield-guide-market = Das gibt es zu kaufen. Auf jedem Turm steht, was er bei jedem Fördern hebt; eine Erweiterung macht Platz für mehr Fässer.
oilfield-guide-tower = Der kleine Turm kostet 5 $ und hebt zwei Öl. Deine Raffinerie fasst nur drei Fässer, ein größerer würde dir also noch nichts nützen, und du behältst etwas Geld.
oilfield-guide-tower-done = Der Turm gehört dir. Jetzt braucht er einen Platz.
oilfield-guide-site = Du hast Land in zwei Feldern, also wählst du, wo der Turm steht; dort bleibt er für immer. Dallas ist das ruhigere Feld: weniger Plätze, weniger Türme, die daraus trinken.
oilfield-guide-site-done = Ein neuer Turm fördert sofort, ohne Aktion.
oilfield-guide-barrel = Dein Turm darf zwei Fässer heben, aber von den drei Plätzen deiner Raffinerie sind zwei belegt. Es passt also nur eines: Nimm es; was du liegen lässt, bleibt im Feld.
oilfield-guide-barrel-done = Drei Fässer: Die Raffinerie ist voll. Das ist der Moment zum Verkaufen.
oilfield-guide-export = Die Karten sind offen, und niemand sonst spielt National: 3 $ das Fass. Verkauf alle drei, eines nach dem anderen; eine leere Raffinerie ist bereit für neues Öl.
oilfield-guide-export-done = 9 $ für drei Fässer. Hätte noch jemand verkauft, wären es 3 $ gewesen: Darauf zu achten, was die anderen brauchen, ist das halbe Spiel.
oilfield-guide-invest = Geld allein gewinnt nichts: Du musst es in Punkte verwandeln. Das tun Investitionen, und jeder Kauf macht den nächsten in seiner Reihe teurer. Also komm früh.
oilfield-guide-invest-place = Schick deinen Arbeiter auf das obere Feld von Investieren, damit du vor allen anderen kaufst.
oilfield-guide-invest-done = Du investierst in dieser Runde zuerst. Jeder kann es nur einmal je Runde.
oilfield-guide-card-drill = Deine Raffinerie ist leer, und dein Turm wartet. Fördern lässt alle deine Türme arbeiten, und es kommt nach dem Investieren.
oilfield-guide-drill-done = Mit mehr Türmen bringt diese Karte jedes Mal mehr; jetzt ist es einer.
oilfield-guide-invest-5 = Drei Reihen: 5, 3 oder 2 Punkte. Fünf Punkte für 10 $ sind 2 $ je Punkt, die anderen Reihen sind inzwischen teurer. Brauchst du einmal Geld, kannst du eine Investition zum Preis ihrer Reihe zurückverkaufen.
oilfield-guide-invest-5-done = Fünf Punkte auf einen Schlag, und sie bleiben dir, solange du die Investition behältst.
oilfield-guide-barrels = Deine Karte: Der Turm in deinem Feld hebt zwei Öl. Nimm beide; nächste Runde kannst du sie verkaufen.
oilfield-guide-barrels-done = Zwei Fässer in der Raffinerie, fünf Punkte, 4 $. Jetzt kennst du den ganzen Kreislauf: pachten, bauen, fördern, verkaufen, investieren.
oilfield-guide-local = Es gibt noch einen zweiten Markt, den lokalen. Er macht aus Öl Geld, 2 $ das Fass, oder aus zwei Öl einen Punkt, und aus jedem Gas einen Punkt.
oilfield-guide-local-place = Zu dritt gibt es dort nur ein Feld. Nimm es, bevor es jemand anders tut.
oilfield-guide-local-done = Eine Person am Tisch ist Aufseher dieses Marktes und bekommt 1 $, wenn jemand anders hier verkauft.
oilfield-guide-card-again = Nach dem Verkauf ist deine Raffinerie wieder leer. Also lass den Turm arbeiten: Fördern.
oilfield-guide-again-done = Erst verkaufen, dann auffüllen: Die Reihenfolge von öffentlich und geheim macht es möglich.
oilfield-guide-sell = Zwei Fässer: 4 $ oder ein Punkt. Geld würde beim nächsten Turm helfen, aber ein Punkt geht nicht mehr verloren. Nimm den Punkt.
oilfield-guide-sell-done = Sechs Punkte. Die verkauften Fässer kommen in den Beutel, aus dem die Felder aufgefüllt werden.
oilfield-guide-fill = Und deine Karte: zwei neue Fässer für die nächste Runde.
oilfield-guide-fill-done = Gut gemacht. Das war jede Art von Entscheidung einer Runde.
oilfield-guide-score = Wie wird gezählt? Punkte aus Verkäufen und Investitionen stehen schon da. Am Ende ist jede Urkunde noch einen wert, jede volle Raffinerie oder Erweiterung einen, und wer am meisten Geld hat, bekommt zwei.
oilfield-guide-finish = Wenn das zweite Feld erschöpft ist, wird noch eine Runde gespielt. Vor der Wertung darfst du noch einmal Investitionen verkaufen. Die meisten Punkte gewinnen; bei Gleichstand weniger Geld.
oilfield-guide-go-on = Jetzt gehört das Spiel dir. Ein zweiter Turm in Pecos und mehr Platz für Fässer wären gute nächste Schritte; viel Spaß!
oilfield-refusal-guide-land = Ohne Land lässt sich nichts bauen, und das billigste Feld genügt. Die Lektion geht weiter mit: { $action }.
oilfield-refusal-guide-alone = In dieser Runde wärst du auf dem nationalen Markt allein: eine Gelegenheit, die nicht oft kommt. Die Lektion geht weiter mit: { $action }.

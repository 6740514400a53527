### Oilfield. Every message begins with the name of the game.

## Where one chooses a game: in one sentence, and what of it is not from the box

oilfield-pitch = Pachte Land, errichte Bohrtürme und fördere aus drei Ölfeldern, bevor sie versiegen; verkaufe auf dem lokalen oder dem nationalen Markt, und investiere vor den anderen.
oilfield-known = Die Regeln sind die der Spielanleitungen. Einige Preise und die Anzahl der Kästchen und Kacheln je Sorte stehen in keiner davon: Die sind von uns.

## Why a move is refused

oilfield-refusal-occupied = Dort steht schon ein Arbeiter.
oilfield-refusal-occupied-by-dummy = Dort steht der Arbeiter des fiktiven Spielers.
oilfield-refusal-no-card = Von diesem Ölfeld liegt keine Konzessionskarte aus.
oilfield-refusal-no-concession-marker = Alle deine Konzessionsmarker sind im Einsatz.
oilfield-refusal-no-slot = Auf diesem Ölfeld ist kein Platz mehr frei.
oilfield-refusal-binding-bid = Ein Gebot, das bezahlt werden kann, muss bezahlt werden.
oilfield-refusal-not-on-market = Diese Kachel liegt nicht aus.
oilfield-refusal-no-free-concession = Ein Bohrturm braucht eine eigene Konzession ohne Turm.
oilfield-refusal-no-site = Dort hast du keine Konzession ohne Bohrturm.
oilfield-refusal-no-tower = Du hast keinen Bohrturm.
oilfield-refusal-on-strike = Auf diesem Ölfeld wird gestreikt.
oilfield-refusal-no-quota = Dieser Turm fördert in dieser Aktion kein solches Fass mehr.
oilfield-refusal-field-empty = Auf diesem Ölfeld liegt kein solches Fass mehr.
oilfield-refusal-storage-full = Dein Lager ist voll.
oilfield-refusal-same-as-another = Das übernimmt ein gleicher Turm, den du früher gebaut hast.
oilfield-refusal-needs-refinery = Gas lässt sich nur mit einer Gasraffinerie exportieren.
oilfield-refusal-only-sold = Dieser Turm verkauft sein Gas sofort; nur eine Gasraffinerie könnte es lagern.
oilfield-refusal-needs-sale = Der Turm macht erst mit, wenn du ein Fass aus dem Lager verkauft hast.
oilfield-refusal-row-closed = In dieser Reihe sind alle Kästchen belegt.
oilfield-refusal-no-marker = Alle deine Investitionsmarker sind im Einsatz.
oilfield-refusal-no-cubes = Alle orangefarbenen Würfel der Regierung sind im Einsatz.
oilfield-refusal-not-now = Bei dieser Entscheidung lassen sich keine Investitionen verkaufen.

## Warum eine Möglichkeit nichts bewirkt, nach einem Doppelpunkt

oilfield-idle-no-card = keine Konzessionskarte zu haben
oilfield-idle-no-slot = kein freier Platz für eine Konzession
oilfield-idle-no-concession-marker = kein Konzessionsmarker mehr
oilfield-idle-not-on-market = keine Kachel im Bohrturmmarkt
oilfield-idle-no-free-concession = keine Konzession ohne Turm
oilfield-idle-no-tower = kein Turm
oilfield-idle-no-quota = kein Turm, der bohrt
oilfield-idle-on-strike = in { $field } wird gestreikt
oilfield-idle-field-empty = kein solches Fass mehr in { $field }
oilfield-idle-storage-full = das Lager ist voll
oilfield-idle-no-barrel = kein Fass im Lager
oilfield-idle-needs-refinery = nur Gas im Lager und keine Gasraffinerie
oilfield-idle-row-closed = jede Reihe ist voll
oilfield-idle-no-marker = kein Investitionsmarker mehr
oilfield-idle-too-dear = nicht genug Geld
oilfield-idle-kept-first = du bist schon Anfangsspieler

## Der Bericht

oilfield-unit = Punkte
oilfield-chart-prices = Preise
oilfield-chart-supply = Fässer
oilfield-chart-growth = Türme
oilfield-chart-purse = Geld
oilfield-measure-export = Export eines Fasses
oilfield-measure-row5 = Investition, 5 SP
oilfield-measure-row3 = Investition, 3 SP
oilfield-measure-row2 = Investition, 2 SP
oilfield-measure-oil = Öl in den Ölfeldern
oilfield-measure-gas = Gas in den Ölfeldern
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
oilfield-kind-export = { $what } exportieren
oilfield-kind-pump = Mit nationalem Turm pumpen
oilfield-kind-invest = Investieren für { $what } SP
oilfield-kind-divest = Investition zu { $what } SP verkaufen

## Names

# Same as in English.
oilfield-field-dallas = Dallas
# Same as in English.
oilfield-field-austin = Austin
# Same as in English.
oilfield-field-pecos = Pecos

# Same as in English.
oilfield-short-dallas = Dal
# Same as in English.
oilfield-short-austin = Aus
# Same as in English.
oilfield-short-pecos = Pec

oilfield-barrel-oil = Öl
# Same as in English.
oilfield-barrel-gas = Gas

oilfield-tile-small_tower = kleiner Turm
oilfield-tile-medium_tower = mittlerer Turm
oilfield-tile-mixed_tower = gemischter Turm
oilfield-tile-small_local_tower = kleiner lokaler Turm
oilfield-tile-medium_local_tower = mittlerer lokaler Turm
oilfield-tile-storage_extension = Lagererweiterung
oilfield-tile-gas_refinery_extension = Gasraffinerie
oilfield-tile-small_national_tower = nationaler Turm
oilfield-tile-government_tower = Regierungsturm

oilfield-tower-small_tower = klein
oilfield-tower-medium_tower = mittel
oilfield-tower-mixed_tower = gemischt
oilfield-tower-small_local_tower = klein lokal
oilfield-tower-medium_local_tower = mittel lokal
# Same as in English.
oilfield-tower-small_national_tower = national
oilfield-tower-government_tower = Regierung

oilfield-yield-small_tower = lagert { $store_oil } Öl
oilfield-yield-medium_tower = lagert { $store_oil } Öl
oilfield-yield-mixed_tower = lagert { $store_total }, höchstens { $store_oil } gleiche
oilfield-yield-small_local_tower = verkauft { $sell_total } Öl oder Gas
oilfield-yield-medium_local_tower = lagert { $store_oil } Öl, verkauft { $sell_gas } Gas
oilfield-yield-storage_extension = { $slots } Lagerplätze mehr
oilfield-yield-gas_refinery_extension = lagert und exportiert Gas
oilfield-yield-small_national_tower = exportiert 1 Öl für { MONEY($bonus) } mehr
oilfield-yield-government_tower = verkauft { $sell_gas } Gas; { MONEY($fee) } beim Nachfüllen fällig

oilfield-card-lease = Pachten
oilfield-card-build = Bauen
oilfield-card-drill = Bohren
oilfield-card-local = Lokal
# Same as in English.
oilfield-card-national = National

oilfield-column-lease = Pachten
oilfield-column-build = Bauen
oilfield-column-drill = Bohren
oilfield-column-local = Lokal
oilfield-column-first_player = Anfangsspieler
oilfield-column-subsidy = Zuschuss
oilfield-column-invest = Investieren

oilfield-space-bid = { $column } { MONEY($price) }
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
    [0] { MONEY($dollars) }
   *[other] { $dollars ->
        [0] { $vp } SP
       *[other] { MONEY($dollars) } und { $vp } SP
    }
}
oilfield-effect-dollars = { $sign }{ MONEY($dollars) }
oilfield-effect-vp = { $sign }{ $vp } SP

## What has happened

oilfield-event-round = { $final ->
    [0] Runde { $round }
   *[other] Runde { $round }, die letzte
}
oilfield-event-placed = { $who } setzt auf { $space }.
oilfield-event-turn = { $who } unternimmt nichts.
oilfield-event-card-turn = { $who } unternimmt nichts.
oilfield-event-leased = { $who } pachtet in { $field } für { MONEY($dollars) }.
oilfield-event-built = { $dollars ->
    [0] { $who } baut umsonst in { $field }: { $tile }.
   *[other] { $who } baut für { MONEY($dollars) } in { $field }: { $tile }.
}
oilfield-event-extended = { $who } baut für { MONEY($dollars) } an: { $tile }.
oilfield-event-stored = { $who } lagert { $barrels } aus { $field }.
oilfield-event-sold-by-tower = { $who } verkauft { $count } { $barrel } direkt aus { $field } für { $gain }.
oilfield-event-sold-locally = { $who } verkauft { $barrels } für { $gain }.
oilfield-event-supervised = { $who } bekommt als Supervisor { MONEY($dollars) }.
oilfield-event-exported = { $who } exportiert { $count } { $barrel } für { MONEY($dollars) }.
oilfield-event-pumped = { $who } pumpt 1 Öl aus { $field } auf den nationalen Markt für { MONEY($dollars) }.
oilfield-event-invested = { $who } investiert { MONEY($dollars) } für { $vp } SP.
oilfield-event-divested = { $who } verkauft eine Investition: { MONEY($dollars) } für { $vp } SP.
oilfield-event-declined = { $who } verzichtet.
oilfield-event-nothing = { $kind ->
    [lease] { $who } pachtet nichts
    [build] { $who } baut nichts
    [drill] { $who } bohrt nicht
    [local] { $who } verkauft nichts
    [national] { $who } exportiert nichts
   *[invest] { $who } investiert nichts
}: { $reason ->
    [no-card] keine Konzessionskarte zu haben
    [no-slot] kein freier Platz für eine Konzession
    [no-concession-marker] kein Konzessionsmarker mehr
    [not-on-market] keine Kachel im Bohrturmmarkt
    [no-free-concession] keine Konzession ohne Turm
    [no-tower] kein Turm
    [no-quota] kein Turm, der bohrt
    [on-strike] in { $field } wird gestreikt
    [field-empty] kein solches Fass mehr in { $field }
    [storage-full] das Lager ist voll
    [no-barrel] kein Fass im Lager
    [needs-refinery] nur Gas im Lager und keine Gasraffinerie
    [row-closed] jede Reihe ist voll
    [no-marker] kein Investitionsmarker mehr
   *[too-dear] nicht genug Geld
}.
oilfield-event-first-player = { $who } wird Anfangsspieler.
oilfield-event-kept-first = { $who } war schon Anfangsspieler.
oilfield-event-subsidy = { $who } nimmt den Zuschuss von { MONEY($dollars) }.
oilfield-event-revealed = { $who } deckt auf: { $card }.
oilfield-event-price = { $cards ->
    [one] Eine Karte National: { MONEY($dollars) } das Fass.
   *[other] { $cards } Karten National: { MONEY($dollars) } das Fass.
}
oilfield-event-paid-fee = { $who } zahlt der Regierung die Abgabe von { MONEY($dollars) } in { $field }.
oilfield-event-lost-tower = { $who } verweigert die Abgabe und verliert Turm und Konzession in { $field }.
oilfield-event-refilled = { $field } wird nachgefüllt: { $barrels }.
oilfield-event-topped-up = { $field } wird aufgefüllt: { $barrels }.
oilfield-event-exhausted = { $field } ist erschöpft.
oilfield-event-strike = In { $field } wird gestreikt.
oilfield-event-strike-over = Der Streik in { $field } ist vorbei.
oilfield-event-end-triggered = Genug Ölfelder sind erschöpft: Runde { $round } ist die letzte.
oilfield-event-new-tile = Neu zu kaufen: { $tile }.
oilfield-event-new-concession = Neu zu pachten: { $field }.
oilfield-event-triple = Drei gleiche im Bohrturmmarkt: Eine Kachel geht zurück ({ $tile }).
oilfield-event-dummy-worker = Der fiktive Spieler steht auf { $column }.
oilfield-event-dummy-card = Der fiktive Spieler spielt { $card }.
oilfield-event-dummy-drilled = Der fiktive Spieler bohrt in { $field }: { $barrels }.

## What can be done

oilfield-action-place-lease = { MONEY($price) } für eine Konzession bieten
oilfield-action-place-build = { $spaces ->
    [1] Bauen
   *[other] Bauen, Kästchen { $position }
}
oilfield-action-place-drill = { $spaces ->
    [1] Bohren
   *[other] Bohren, Kästchen { $position }
}
oilfield-action-place-local = { $spaces ->
    [1] Lokal verkaufen
   *[other] Lokal verkaufen, Kästchen { $position }
}
oilfield-action-place-first_player = { $spaces ->
    [1] Anfangsspieler werden
   *[other] Anfangsspieler werden, Kästchen { $position }
}
oilfield-action-place-subsidy = { $spaces ->
    [1] Zuschuss von { MONEY($pot) } nehmen
   *[other] Zuschuss von { MONEY($pot) } nehmen, Kästchen { $position }
}
oilfield-action-place-invest = { $spaces ->
    [1] Investieren
   *[other] Investieren, Kästchen { $position }
}
oilfield-action-card = Karte { $card }
oilfield-action-take = Konzession in { $field } nehmen
oilfield-action-buy = Kaufen: { $tile }: { $yield }
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
oilfield-action-divest = Eine Investition zu { $row } SP verkaufen
oilfield-action-pay = Die Abgabe zahlen
oilfield-action-refuse = Verweigern; Turm und Konzession verlieren
oilfield-action-perform = Ausführen
oilfield-action-decline = Verzichten
oilfield-action-stop = Aufhören
oilfield-action-done = Fertig

## What each choice is good for

oilfield-hint-place-lease = Reserviert eine Konzession zu diesem Preis: Platz für einen Bohrturm und am Ende 1 SP. Wer mehr bietet, wählt zuerst; wer nicht zahlen kann, wenn er dran ist, bekommt nichts.
oilfield-hint-place-build = Du darfst eine Kachel kaufen. Ein Bohrturm braucht eine eigene Konzession ohne Turm, also erst pachten; das obere Kästchen kauft zuerst.
oilfield-hint-place-drill = Alle deine Bohrtürme fördern Fässer. Ohne Turm nutzlos, und was nicht in dein Lager passt, bleibt im Boden.
oilfield-hint-place-local = Verkaufe Fässer aus dem Lager gegen Geld oder Punkte, so viele du willst. Bis dahin solltest du etwas im Lager haben.
oilfield-hint-place-first-player = Du bist ab jetzt als Erster dran, bis ein anderer es wird. Nutzlos, wenn du es schon bist; der Letzte der Zugreihenfolge ist Supervisor und verdient an den lokalen Verkäufen der anderen.
oilfield-hint-place-subsidy = Nimm alles Geld aus dem Topf; er wächst jede Runde um { MONEY(1) }. Gut, wenn er voll ist oder du pleite bist.
oilfield-hint-place-invest = Kaufe eine Investition: Punkte gegen Geld, sofort. Die Preise steigen nur, früh ist also billig, aber dann fehlt das Geld für Bohrtürme.
oilfield-hint-card-lease = Nach den öffentlichen Aktionen nimmst du eine Konzession für { MONEY(5) }. Ab der nächsten Runde kannst du darauf bauen; ohne Karte oder Geld geschieht nichts.
oilfield-hint-card-build = Nach den öffentlichen Aktionen kaufst du eine Kachel. Ein Bohrturm darf gleich auf eine Konzession, die du in dieser Runde gepachtet hast.
oilfield-hint-card-drill = Nach den öffentlichen Aktionen fördern alle deine Bohrtürme. Ohne Turm oder mit vollem Lager bringt es wenig oder nichts.
oilfield-hint-card-local = Nach den öffentlichen Aktionen verkaufst du aus dem Lager zu festen Preisen: { MONEY(2) } je Öl, 1 SP für zwei Öl oder ein Gas. Sicher, was auch immer die anderen spielen.
oilfield-hint-card-national = Nach den öffentlichen Aktionen verkaufst du Öl aus dem Lager gegen Geld. Je mehr Spieler diese Karte wählen, desto niedriger der Preis für alle: gut, wenn du allein bist.
oilfield-hint-take = Nimm diese Konzession: Platz für einen Bohrturm auf diesem Ölfeld und am Ende 1 SP. Besser ein Feld, das noch Öl und wenige Rivalen hat.
oilfield-hint-buy-small-tower = Günstig: fördert bei jedem Bohren 2 Öl in dein Lager, und gleich beim Bau einmal. Lohnt sich nur mit Platz im Lager.
oilfield-hint-buy-medium-tower = Fördert bei jedem Bohren 3 Öl, und gleich beim Bau einmal. Drei Plätze sind schnell voll: Denk auch an eine Lagererweiterung.
oilfield-hint-buy-mixed-tower = Fördert bis zu 3 Fässer, höchstens 2 gleiche. Am besten, wo Gas liegt: Jedes Gas ist auf dem lokalen Markt 1 SP.
oilfield-hint-buy-small-local-tower = Verkauft bei jedem Bohren ein Fass direkt aus dem Ölfeld: { MONEY(2) } für Öl, 1 SP für Gas. Braucht weder Lager noch Verkaufsaktion.
oilfield-hint-buy-medium-local-tower = Lagert 3 Öl und verkauft 1 Gas für 1 SP bei jedem Bohren. Der stärkste einfache Turm, wo Gas liegt, aber teuer.
oilfield-hint-buy-storage-extension = Sofort zwei Plätze mehr, und am Ende 1 SP, wenn sie voll sind. Lohnt sich, wenn deine Türme mehr fördern, als du lagern kannst.
oilfield-hint-buy-gas-refinery-extension = Du darfst Gas lagern, das Türme sonst verkaufen, und es zum Ölpreis exportieren. Nur nützlich, wenn du Gas förderst; eine zweite bringt nichts.
oilfield-hint-buy-small-national-tower = Bohrt nie. Wenn du aus dem Lager exportierst, verkauft er ein weiteres Öl aus seinem Ölfeld für { MONEY(1) } über dem Preis.
oilfield-hint-buy-government-tower = Kostet jetzt nichts und verkauft bei jedem Bohren 1 Gas für 1 SP. Wird sein Ölfeld nachgefüllt, zahlst du die Abgabe oder verlierst Turm und Konzession.
oilfield-hint-site = Der Bohrturm bleibt für immer hier und fördert nur, was auf diesem Ölfeld liegt. Achte auf Öl und Gas und darauf, wie viele es sich teilen.
oilfield-hint-store = Fördere dieses Fass in dein Lager, um es später zu verkaufen. Lass Platz, wenn du noch ein besseres willst.
oilfield-hint-sell = Der Turm verkauft dieses Fass direkt aus dem Ölfeld; dein Lager behält seinen Platz. Ein Gas ist 1 SP, ein Öl { MONEY(2) }.
oilfield-hint-oil-for-money = Verkaufe ein Öl gegen Geld. Gut, wenn du Geld für den nächsten Turm oder die nächste Pacht brauchst; exportierst du allein, kann es mehr bringen.
oilfield-hint-oil-for-vp = Aus zwei Öl wird ein Punkt. Spät im Spiel zählen Punkte, Geld dagegen kaum noch; früh brauchst du das Geld.
oilfield-hint-gas-for-vp = Aus einem Gas wird ein Punkt: das Beste, was Gas ohne Gasraffinerie kann. Zu warten lohnt sich selten.
oilfield-hint-export = Verkaufe ein Fass aus dem Lager zum Preis dieser Runde. Exportieren viele, ist der Preis niedrig: Du darfst Öl für später behalten.
oilfield-hint-pump = Dein nationaler Turm verkauft ein Öl direkt aus seinem Ölfeld, für mehr als den Preis. Es kostet dich nichts, nur wird das Feld schneller leer.
oilfield-hint-invest = Sofort Punkte gegen Geld. Mit jedem Kauf wird die Reihe teurer, und du kannst die Investition später zum dann gültigen Preis verkaufen.
oilfield-hint-divest = Sofort Geld zum jetzigen Preis der Reihe, und die Punkte sind weg. Gut, wenn das Geld dir mehr bringt; du bleibst am Zug.
oilfield-hint-pay = Zahle die Abgabe: Turm und Konzession bleiben dir, und der Turm fördert ab jetzt auch Öl.
oilfield-hint-refuse = Du behältst das Geld und verlierst Turm und Konzession. Nur, wenn das Ölfeld fast erschöpft ist oder du die Abgabe nicht aufbringen kannst.
oilfield-hint-perform = Führe die Aktion deines Kästchens aus.
oilfield-hint-decline = Verzichte auf diese Aktion; du zahlst nichts und bekommst nichts dafür. Nur, wenn sie dir schaden würde.
oilfield-hint-stop = Hier aufhören. Was noch im Boden oder im Lager ist, bleibt für später.
oilfield-hint-done = Keine Investition mehr verkaufen. Was du behältst, bringt seine Punkte.

## Why a choice was the only one

oilfield-only-decline = Nichts war zu haben oder zu bezahlen.
oilfield-only-site = Es war die einzige eigene Konzession ohne Turm.

## What is asked

oilfield-ask-PlaceWorker = Wohin geht dein Arbeiter?
oilfield-ask-ChooseCards = Welche Karte legst du verdeckt aus?
oilfield-ask-Lease = Welche Konzession nimmst du?
oilfield-ask-Build = Welche Kachel kaufst du?
oilfield-ask-Site = Wohin stellst du den Bohrturm?
oilfield-ask-TakeBarrel = Welches Fass nimmst du?
oilfield-ask-Local = Was verkaufst du auf dem lokalen Markt?
oilfield-ask-National = Was verkaufst du auf dem nationalen Markt, für { MONEY($price) } das Fass?
oilfield-ask-Invest = In welcher Reihe investierst du?
oilfield-ask-FinalSale = Die letzte Runde ist vorbei. Verkaufst du vor der Wertung Investitionen?
oilfield-ask-GovernmentFee = Ein Ölfeld wird nachgefüllt: Zahlst du der Regierung ihre { MONEY($fee) }?
oilfield-ask-PayNow = Zahlst du der Regierung jetzt ihre { MONEY($fee) }, für mehr Fässer?
oilfield-ask-AutomaticAction = Führst du die Aktion deines Kästchens aus?

## The table

# Same as in English.
oilfield-table-title = Oilfield
oilfield-table-round = { $last ->
    [yes] Runde { $round }, die letzte
    [no] Runde { $round }
   *[other] Runde { $round }, die letzte ist { $last }
}
oilfield-table-first = Anfangsspieler { $who }
oilfield-table-supervisor = lokaler Supervisor { $who }
oilfield-table-over = das Spiel ist zu Ende
oilfield-table-contents = { $oil } Öl, { $gas } Gas
oilfield-table-refills = { $count ->
    [0] kein Nachfüllen mehr
    [one] noch { $count }× Nachfüllen
   *[other] noch { $count }× Nachfüllen
}
oilfield-table-exhausted = erschöpft
oilfield-table-strike = STREIK
oilfield-table-cards = { $count } zu pachten
oilfield-table-build = Bohrturmmarkt
oilfield-table-build-empty = nichts zu kaufen
oilfield-table-stack = { $count } im Stapel
oilfield-table-hat-on-top = ein Hut obenauf
oilfield-table-no-hat-on-top = kein Hut obenauf
oilfield-table-invest = Investitionen
oilfield-table-row = { $vp } SP
# Same as in English.
oilfield-table-national = National
oilfield-table-national-price = { $cards ->
    [one] { $cards } Karte { MONEY($dollars) }
   *[other] { $cards } Karten { MONEY($dollars) }
}
oilfield-table-national-more = { $cards }+ { MONEY($dollars) }
oilfield-table-national-now = jetzt { MONEY($dollars) }
oilfield-table-local = Lokal
oilfield-table-local-prices = 1 Öl { MONEY($dollars) }, { $oil } Öl 1 SP, 1 Gas { $vp } SP
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
oilfield-table-no-tower = –
oilfield-table-unpaid = { $tower }, unbezahlt
oilfield-table-refinery = Gasraffinerie
oilfield-table-dummy = Fiktiver Spieler

## Its options

oilfield-option-edition = Welche Spielanleitung gilt, wo sie sich unterscheiden
oilfield-option-advanced = Mit den Hutkacheln spielen
oilfield-option-tile_mix = Wie oft jede Kachel in der Schachtel ist
oilfield-option-board_layout = Das übliche Spielbrett oder ein Kästchen weniger
oilfield-option-triple_redraw = Was mit drei gleichen im ersten Bohrturmmarkt geschieht
oilfield-option-hat_on_back = Die Rückseite der obersten Kachel zeigt, ob es eine Hutkachel ist
oilfield-option-bid_must_be_affordable = Niemand darf mehr bieten, als er aufbringen könnte
oilfield-option-binding_bids = Ein Gebot, das bezahlt werden kann, muss bezahlt werden
oilfield-option-decline_automatic = Auf Anfangsspieler und Zuschuss kann verzichtet werden
oilfield-option-forced_drilling = Welches Bohren alles nehmen muss, was geht
oilfield-option-supervisor_trigger = Wofür der Supervisor bezahlt wird
oilfield-option-national_tower_needs_sale = Ein nationaler Turm braucht vorher einen Verkauf aus dem Lager
oilfield-option-sell_window = Wann Investitionen verkauft werden können
oilfield-option-full_row_sale = Ob eine volle Reihe noch zurückkauft
oilfield-option-government_cubes = Wie oft die Regierung Investitionen kaufen kann
oilfield-option-refill_mode = Ein Ölfeld wird aufgefüllt oder bekommt eine volle Ladung dazu
oilfield-option-redraw_oilless_refill = Ein Nachfüllen ohne Öl wird einmal wiederholt
oilfield-option-strike_cube_replaced = Für den Streikwürfel kommt ein Fass nach
oilfield-option-strike_cube_return = Wann der Streikwürfel zurück in den Beutel kommt
oilfield-option-government_tower = Wann beim Regierungsturm die Abgabe angeboten wird
oilfield-option-government_fee_timing = Die Abgabe ist vor oder nach dem Nachfüllen fällig
oilfield-option-end_upkeep_counts_for = Zu welcher Runde ein Ende im Rundenabschluss zählt
oilfield-option-final_refill_check = Auch nach der letzten Runde werden die Ölfelder geprüft
oilfield-option-final_sale_window = Vor der Wertung können Investitionen verkauft werden
oilfield-option-richest_tie = Was drei oder mehr Reichste bekommen
oilfield-option-tie_break = Ob bei Gleichstand weniger oder mehr Geld gewinnt
oilfield-option-dummy_private_timing = Wann die Karte des fiktiven Spielers ausgeführt wird
oilfield-option-dummy_wrap = Ob der fiktive Spieler auf Investieren stehen bleibt
oilfield-option-dummy_drill_source = Was das Ölfeld bestimmt, auf dem der fiktive Spieler bohrt
oilfield-option-dummy_cards_set_aside = Der fiktive Spieler behält von jedem Ölfeld eine Konzessionskarte
oilfield-option-dummy_towers_from = Woher die Türme des fiktiven Spielers kommen
oilfield-option-max_rounds = Welche Runde spätestens die letzte ist

## The board

oilfield-board-label = Spielbrett von Oilfield
oilfield-board-buy = Kaufen: { $tile }, { MONEY($price) }: { $yield }
oilfield-board-parts = Teile des Spielbretts
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
# Same as in English.
oilfield-board-tower-of = { $who }: { $tile } in { $field }
oilfield-board-tower-unpaid = { $who }: { $tile } in { $field }, { MONEY($fee) } noch nicht bezahlt
oilfield-board-of-size = { $count } von { $size }
oilfield-board-deck = { $count } im Stapel
oilfield-board-government = die Regierung
oilfield-board-national-note = Preis nach gespielten National-Karten
oilfield-board-awaited = ist jetzt gefragt
oilfield-board-first = Anfangsspieler
oilfield-board-supervisor = Supervisor des lokalen Marktes
oilfield-board-worker-home = Der Arbeiter ist zu Hause
oilfield-board-storage = Lager: { $oil } Öl, { $gas } Gas, { $capacity } Plätze
oilfield-board-cards = Meine Karten
oilfield-board-no-card = keine Karte ausgelegt
oilfield-board-laid = ausgelegt
oilfield-board-dummy-note = Blockiert ein Kästchen und spielt eine Karte

## The page

oilfield-page-effect-oil = { $sign }{ $oil } Öl
# Same as in English.
oilfield-page-effect-gas = { $sign }{ $gas } Gas
oilfield-page-dollars = { MONEY($dollars) }
oilfield-page-to-move = ▶ { $who }
oilfield-page-storage = { $barrels }, Platz für { $capacity }
oilfield-page-pot = { MONEY($pot) } im Topf
oilfield-page-covered = { $covered } von { $spaces }, davon { $government } von der Regierung
oilfield-page-players = Spieler
oilfield-page-fields = Felder
oilfield-page-spaces = Aktionskästchen
oilfield-page-prices = Preise und Beutel
oilfield-page-head-field = Feld
oilfield-page-head-contents = Fässer
oilfield-page-head-state = Zustand
oilfield-page-head-to-lease = Konzessionen
oilfield-page-head-free = Freie Plätze
oilfield-page-head-owners = Besitzer
oilfield-page-head-space = Kästchen
oilfield-page-head-worker = Arbeiter
oilfield-page-head-note = Anmerkung
oilfield-page-head-tile = Kachel
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
oilfield-page-chapter-8 = Bohren
oilfield-page-chapter-9 = Lokaler Markt
oilfield-page-chapter-10 = Nationaler Markt
oilfield-page-chapter-11 = Anfangsspieler
oilfield-page-chapter-12 = Zuschuss
oilfield-page-chapter-13 = Investieren und Investitionen verkaufen
oilfield-page-chapter-14 = Lager
oilfield-page-chapter-15 = Nachfüllen
oilfield-page-chapter-16 = Fortgeschrittene Kacheln
oilfield-page-chapter-17 = Spielende und Wertung
oilfield-page-chapter-18 = Spiel zu zweit
oilfield-page-chapter-19 = Ausgaben
oilfield-page-chapter-20 = Optionen
oilfield-page-chapter-21 = Entscheidungen
oilfield-page-chapter-22 = Zufall
oilfield-page-chapter-23 = Verborgenes

# Same as in English.
oilfield-page-value-edition-standard = Standard
oilfield-page-value-edition-german = nach der deutschen Spielanleitung
oilfield-page-value-edition-french = nach der französischen Spielanleitung
oilfield-page-value-edition-italian = nach der italienischen Spielanleitung
oilfield-page-value-advanced-true = mit Hutkacheln
oilfield-page-value-advanced-false = ohne, für die ersten Spiele
oilfield-page-value-tile_mix-fifteen_three_six = 3 von jeder einfachen Kachel, 2 von jeder Hutkachel
oilfield-page-value-tile_mix-seven_by_three = 3 von jedem Turm, 2 Lagererweiterungen, 1 Gasraffinerie
oilfield-page-value-board_layout-standard = üblich
oilfield-page-value-board_layout-tight = ein Kästchen Bohren weniger
oilfield-page-value-triple_redraw-any_shuffle = eine kommt zurück in den Stapel
oilfield-page-value-triple_redraw-any_bottom = eine kommt unter den Stapel
oilfield-page-value-triple_redraw-towers_shuffle = eine kommt zurück, wenn es Türme sind
oilfield-page-value-forced_drilling-none = keines
oilfield-page-value-forced_drilling-on_build = die Gratisbohrung nach dem Bauen
oilfield-page-value-forced_drilling-all = jedes
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
oilfield-page-value-strike_cube_return-before_refill = vor dem Nachfüllen
oilfield-page-value-strike_cube_return-after_refill = nach dem Nachfüllen
oilfield-page-value-government_tower-deferred_fee = beim nächsten Nachfüllen seines Ölfelds
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
oilfield-page-value-dummy_drill_source-market = eine Karte des Konzessionsmarkts
oilfield-page-value-dummy_towers_from-removed = von den entfernten Kacheln
oilfield-page-value-dummy_towers_from-stack = aus dem Stapel

## The guided first game

oilfield-guide-welcome = Willkommen in Texas, 1933. Du pachtest Land, baust Bohrtürme, förderst Öl und verkaufst es; wer am Ende die meisten Siegpunkte hat, gewinnt. Die ersten vier Runden spielen wir zusammen, und das Glück an diesem Tisch ist vorbereitet.
oilfield-guide-round = Jede Runde hast du zwei Aktionen. Die erste ist öffentlich: Dein Arbeiter geht auf eines dieser Kästchen, und die Spalten werden von links nach rechts ausgeführt. Die zweite ist eine Karte, die du geheim wählst.
oilfield-guide-lease = Ohne Land kannst du nichts bauen, also beginne mit Pachten. Die Zahl ist der Preis: Wer mehr zahlt, wählt zuerst, aber heute ist genug für alle da. Nimm das billigste Kästchen.
oilfield-guide-lease-done = Dein Arbeiter wird für { MONEY(5) } pachten. Er handelt, wenn seine Spalte dran ist, und kommt danach nach Hause.
oilfield-guide-card = Jetzt legen alle gleichzeitig eine von fünf Karten verdeckt aus. Die Karten kommen jede Runde auf deine Hand zurück, es geht also keine verloren.
oilfield-guide-card-lease = Wähle noch einmal Pachten: Mit der Karte kostet es immer { MONEY(5) }. Mit zwei Konzessionen kannst du dir aussuchen, wo dein Turm stehen wird.
oilfield-guide-card-done = Deine Karte liegt verdeckt, bis alle Arbeiter fertig sind. Zuerst kommen die öffentlichen Aktionen.
oilfield-guide-fields = Das sind die drei Ölfelder mit ihren Fässern: Schwarz ist Öl, Blau ist Gas. Ein Feld, dem das Öl ausgeht, wird zweimal nachgefüllt; danach ist es erschöpft.
oilfield-guide-dallas = Nimm eine Urkunde von Dallas. Dort gibt es viel Öl und nur drei Plätze, also können nur wenige Rivalen mit dir fördern.
oilfield-guide-dallas-done = Ein Platz in Dallas gehört dir. Er trägt einen Turm, und die Urkunde allein ist am Ende einen Punkt wert.
oilfield-guide-pecos = Die Karten sind aufgedeckt, und deine lässt dich noch einmal pachten. Nimm Pecos: Mit Land auf zwei Feldern hast du noch Arbeit, wenn eines leer ist oder dort gestreikt wird.
oilfield-guide-pecos-done = Zwei Konzessionen, und { MONEY(10) } sind übrig: genug für einen Bohrturm. Das war die erste Runde.
oilfield-guide-build = Land allein fördert nichts, also baue jetzt einen Bohrturm. In einer Spalte handelt das obere Kästchen zuerst: Von dort wählst du vor den anderen.
oilfield-guide-build-done = Gut: Dir steht der ganze Bohrturmmarkt offen.
oilfield-guide-national = Zwei Fässer liegen seit Beginn in deiner Raffinerie, und dein Turm bringt noch etwas dazu. Auf dem nationalen Markt bringt ein Fass { MONEY(3) }, wenn außer dir niemand in dieser Runde National spielt; mit mehr Verkäufern ist es { MONEY(1) }.
oilfield-guide-card-national = Schau auf die Arbeiter: Die anderen bauen und investieren und denken kaum ans Verkaufen. Das ist also ein guter Moment für National.
oilfield-guide-national-done = Gleich sehen wir, ob jemand dieselbe Idee hatte. Erst baust du.
oilfield-guide-market = Das gibt es zu kaufen. Auf jedem Turm steht, was er bei jedem Bohren fördert; eine Erweiterung macht Platz für mehr Fässer.
oilfield-guide-tower = Der kleine Turm kostet { MONEY(5) } und fördert zwei Öl. Deine Raffinerie fasst nur drei Fässer, ein größerer würde dir also noch nichts nützen, und du behältst etwas Geld.
oilfield-guide-tower-done = Der Turm gehört dir. Jetzt braucht er einen Platz.
oilfield-guide-site = Du hast Land auf zwei Feldern, also wählst du, wo der Bohrturm steht; dort bleibt er für immer. Dallas ist das ruhigere Feld: weniger Plätze, weniger Türme, die daraus trinken.
oilfield-guide-site-done = Ein neuer Bohrturm bohrt sofort, ohne Aktion.
oilfield-guide-barrel = Dein Turm darf zwei Fässer fördern, aber von den drei Plätzen deiner Raffinerie sind zwei belegt. Es passt also nur eines: Nimm es; was du liegen lässt, bleibt im Feld.
oilfield-guide-barrel-done = Drei Fässer: Die Raffinerie ist voll. Das ist der Moment zum Verkaufen.
oilfield-guide-export = Die Karten sind offen, und niemand sonst spielt National: { MONEY(3) } das Fass. Verkaufe alle drei, eines nach dem anderen; eine leere Raffinerie ist bereit für neues Öl.
oilfield-guide-export-done = { MONEY(9) } für drei Fässer. Hätte noch jemand verkauft, wären es { MONEY(3) } gewesen: Darauf zu achten, was die anderen brauchen, ist das halbe Spiel.
oilfield-guide-invest = Geld allein gewinnt nichts: Du musst es in Punkte verwandeln. Das tun Investitionen, und jeder Kauf macht den nächsten in seiner Reihe teurer. Also komm früh.
oilfield-guide-invest-place = Schicke deinen Arbeiter auf das obere Kästchen von Investieren, damit du vor allen anderen kaufst.
oilfield-guide-invest-done = Du investierst in dieser Runde zuerst. Jeder kann nur einmal je Runde investieren.
oilfield-guide-card-drill = Deine Raffinerie ist leer, und dein Turm wartet. Bohren lässt alle deine Türme arbeiten, und es kommt nach dem Investieren.
oilfield-guide-drill-done = Mit mehr Türmen bringt diese Karte jedes Mal mehr; jetzt ist es einer.
oilfield-guide-invest-5 = Drei Reihen: 5, 3 oder 2 Punkte. Fünf Punkte für { MONEY(10) } sind { MONEY(2) } je Punkt, die anderen Reihen sind inzwischen teurer. Brauchst du einmal Geld, kannst du eine Investition zum Preis ihrer Reihe zurückverkaufen.
oilfield-guide-invest-5-done = Fünf Punkte auf einen Schlag, und sie bleiben dir, solange du die Investition behältst.
oilfield-guide-barrels = Deine Karte: Der Turm auf deinem Feld fördert zwei Öl. Nimm beide; nächste Runde kannst du sie verkaufen.
oilfield-guide-barrels-done = Zwei Fässer in der Raffinerie, fünf Punkte, { MONEY(4) }. Jetzt kennst du den ganzen Kreislauf: pachten, bauen, bohren, verkaufen, investieren.
oilfield-guide-local = Es gibt noch einen zweiten Markt, den lokalen. Er macht aus Öl Geld, { MONEY(2) } das Fass, oder aus zwei Öl einen Punkt, und aus jedem Gas einen Punkt.
oilfield-guide-local-place = Zu dritt gibt es dort nur ein Kästchen. Nimm es, bevor es jemand anders tut.
oilfield-guide-local-done = Einer von euch ist Supervisor dieses Marktes und bekommt { MONEY(1) }, wenn jemand anders hier verkauft.
oilfield-guide-card-again = Nach dem Verkauf ist deine Raffinerie wieder leer. Also lass den Turm arbeiten: Bohren.
oilfield-guide-again-done = Erst verkaufen, dann auffüllen: Die Reihenfolge von öffentlich und privat macht es möglich.
oilfield-guide-sell = Zwei Fässer: { MONEY(4) } oder ein Punkt. Geld würde beim nächsten Turm helfen, aber ein Punkt geht nicht mehr verloren. Nimm den Punkt.
oilfield-guide-sell-done = Sechs Punkte. Die verkauften Fässer kommen in den Beutel, aus dem die Ölfelder nachgefüllt werden.
oilfield-guide-fill = Und deine Karte: zwei neue Fässer für die nächste Runde.
oilfield-guide-fill-done = Gut gemacht. Damit kennst du jede Art von Entscheidung einer Runde.
oilfield-guide-score = Wie wird gezählt? Punkte aus Verkäufen und Investitionen stehen schon da. Am Ende ist jede Urkunde noch einen wert, jede volle Raffinerie oder Erweiterung einen, und wer am meisten Geld hat, bekommt zwei.
oilfield-guide-finish = Wenn das zweite Ölfeld erschöpft ist, wird noch eine Runde gespielt. Vor der Wertung darfst du ein letztes Mal Investitionen verkaufen. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer weniger Geld hat.
oilfield-guide-go-on = Jetzt gehört das Spiel dir. Ein zweiter Bohrturm in Pecos und mehr Platz für Fässer wären gute nächste Schritte; viel Spaß!
oilfield-refusal-guide-land = Ohne Land lässt sich nichts bauen, und das billigste Kästchen genügt. Die Lektion geht weiter mit: { $action }.
oilfield-refusal-guide-alone = In dieser Runde wärst du auf dem nationalen Markt allein: eine Gelegenheit, die nicht oft kommt. Die Lektion geht weiter mit: { $action }.

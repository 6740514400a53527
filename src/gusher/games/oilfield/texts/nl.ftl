### Oilfield. Elk bericht begint met de naam van het spel.

## Where one chooses a game: in one sentence, and what of it is not from the box

oilfield-pitch = Pacht land, zet boortorens neer en pomp drie velden leeg voordat ze opdrogen; verkoop op de lokale of de nationale markt, en investeer voordat de anderen het doen.
oilfield-known = De regels zijn die van de spelregels uit de doos. Sommige prijzen, en hoeveel vakken en tegels er van elke soort zijn, staan er nergens in: die zijn van ons.

## Why a move is refused

oilfield-refusal-occupied = Daar staat al een arbeider.
oilfield-refusal-occupied-by-dummy = Daar staat de arbeider van de dummy.
oilfield-refusal-no-card = Er ligt geen concessiekaart van dat veld op de markt.
oilfield-refusal-no-concession-marker = Al je concessiefiches zijn in gebruik.
oilfield-refusal-no-slot = Dat veld heeft geen vrije plek.
oilfield-refusal-binding-bid = Een bod dat je kunt betalen, moet je betalen.
oilfield-refusal-not-on-market = Die tegel ligt niet op de markt.
oilfield-refusal-no-free-concession = Voor een toren heb je een eigen concessie zonder toren nodig.
oilfield-refusal-no-site = Je hebt daar geen concessie zonder toren.
oilfield-refusal-no-tower = Je hebt geen toren.
oilfield-refusal-on-strike = In dat veld wordt gestaakt.
oilfield-refusal-no-quota = Die toren mag in deze actie geen vat van die soort meer nemen.
oilfield-refusal-field-empty = In dat veld is geen vat van die soort meer.
oilfield-refusal-storage-full = Je opslag is vol.
oilfield-refusal-same-as-another = Een zelfde toren van jou, die er al langer staat, doet het.
oilfield-refusal-needs-refinery = Gas exporteer je alleen met een gasraffinaderij.
oilfield-refusal-only-sold = Die toren verkoopt zijn gas meteen; alleen met een gasraffinaderij kun je het opslaan.
oilfield-refusal-needs-sale = De toren doet pas mee als je een vat uit je opslag hebt verkocht.
oilfield-refusal-row-closed = Alle vakken van die rij zijn bedekt.
oilfield-refusal-no-marker = Al je investeringsfiches zijn in gebruik.
oilfield-refusal-no-cubes = Alle oranje blokjes van de overheid zijn in gebruik.
oilfield-refusal-not-now = Bij deze beslissing kun je geen investeringen verkopen.

## Why an option does nothing, after a colon

oilfield-idle-no-card = geen concessiekaart te pachten
oilfield-idle-no-slot = geen vrije plek voor een concessie
oilfield-idle-no-concession-marker = geen concessiefiche over
oilfield-idle-not-on-market = geen tegel op de markt
oilfield-idle-no-free-concession = geen concessie zonder toren
oilfield-idle-no-tower = geen toren
oilfield-idle-no-quota = geen toren die boort
oilfield-idle-on-strike = staking in { $field }
oilfield-idle-field-empty = geen vat van die soort meer in { $field }
oilfield-idle-storage-full = de opslag is vol
oilfield-idle-no-barrel = geen vat in de opslag
oilfield-idle-needs-refinery = alleen gas in de opslag, en geen gasraffinaderij
oilfield-idle-row-closed = elke rij is vol
oilfield-idle-no-marker = geen investeringsfiche over
oilfield-idle-too-dear = niet genoeg geld
oilfield-idle-kept-first = je bent al startspeler

## The report

oilfield-unit = punten
oilfield-chart-prices = Prijzen
oilfield-chart-supply = Vaten
oilfield-chart-growth = Torens
oilfield-chart-purse = Geld
oilfield-measure-export = export van een vat
oilfield-measure-row5 = investering, 5 OP
oilfield-measure-row3 = investering, 3 OP
oilfield-measure-row2 = investering, 2 OP
oilfield-measure-oil = olie in de velden
oilfield-measure-gas = gas in de velden
oilfield-measure-stored = in alle opslag
oilfield-measure-towers = torens van alle spelers
oilfield-measure-purse = dollars per speler
oilfield-kind-place = Arbeider op { $what }
oilfield-kind-card = Kaart { $what }
oilfield-kind-take = Pachten in { $what }
oilfield-kind-buy = Kopen: { $what }
oilfield-kind-store = Opslaan: { $what }
oilfield-kind-sell = Verkoop van { $what } door een toren
oilfield-kind-oil-for-money = Olie lokaal verkopen voor geld
oilfield-kind-oil-for-vp = Olie lokaal verkopen voor OP
oilfield-kind-gas-for-vp = Gas lokaal verkopen voor OP
oilfield-kind-export = Export van { $what }
oilfield-kind-pump = Pompen met een nationale toren
oilfield-kind-invest = Investeren voor { $what } OP
oilfield-kind-divest = Investering van { $what } OP verkopen

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

oilfield-barrel-oil = olie
# Same as in English.
oilfield-barrel-gas = gas

oilfield-tile-small_tower = kleine toren
oilfield-tile-medium_tower = middelgrote toren
oilfield-tile-mixed_tower = gemengde toren
oilfield-tile-small_local_tower = kleine lokale toren
oilfield-tile-medium_local_tower = middelgrote lokale toren
oilfield-tile-storage_extension = opslaguitbreiding
oilfield-tile-gas_refinery_extension = gasraffinaderij
oilfield-tile-small_national_tower = nationale toren
oilfield-tile-government_tower = overheidstoren

oilfield-tower-small_tower = klein
oilfield-tower-medium_tower = middel
oilfield-tower-mixed_tower = gemengd
oilfield-tower-small_local_tower = klein lokaal
oilfield-tower-medium_local_tower = middel lokaal
oilfield-tower-small_national_tower = nationaal
oilfield-tower-government_tower = overheid

oilfield-yield-small_tower = slaat { $store_oil } olie op
oilfield-yield-medium_tower = slaat { $store_oil } olie op
oilfield-yield-mixed_tower = slaat { $store_total } op, hoogstens { $store_oil } van één soort
oilfield-yield-small_local_tower = verkoopt { $sell_total } olie of gas
oilfield-yield-medium_local_tower = slaat { $store_oil } olie op, verkoopt { $sell_gas } gas
oilfield-yield-storage_extension = { $slots } plekken meer
oilfield-yield-gas_refinery_extension = slaat gas op en exporteert het
oilfield-yield-small_national_tower = exporteert 1 olie voor { MONEY($bonus) } meer
oilfield-yield-government_tower = verkoopt { $sell_gas } gas; { MONEY($fee) } bij het bijvullen

oilfield-card-lease = Pachten
oilfield-card-build = Bouwen
oilfield-card-drill = Boren
oilfield-card-local = Lokaal
oilfield-card-national = Nationaal

oilfield-column-lease = Pachten
oilfield-column-build = Bouwen
oilfield-column-drill = Boren
oilfield-column-local = Lokaal
oilfield-column-first_player = Startspeler
oilfield-column-subsidy = Subsidie
oilfield-column-invest = Investeren

oilfield-space-bid = { $column } { MONEY($price) }
oilfield-space-one-of-many = { $column } { $position }
oilfield-space-card = kaart { $card }

oilfield-score-sales = Verkoop
oilfield-score-investments = Investeringen
oilfield-score-concessions = Concessies
oilfield-score-storage = Volle opslag
oilfield-score-richest = Meeste geld

oilfield-barrels = { $gas ->
    [0] { $oil } olie
   *[other] { $oil ->
        [0] { $gas } gas
       *[other] { $oil } olie en { $gas } gas
    }
}
oilfield-gain = { $vp ->
    [0] { MONEY($dollars) }
   *[other] { $dollars ->
        [0] { $vp } OP
       *[other] { MONEY($dollars) } en { $vp } OP
    }
}
oilfield-effect-dollars = { $sign }{ MONEY($dollars) }
oilfield-effect-vp = { $sign }{ $vp } OP

## What has happened

oilfield-event-round = { $final ->
    [0] Ronde { $round }
   *[other] Ronde { $round }, de laatste
}
oilfield-event-placed = { $who } bezet { $space }.
oilfield-event-turn = { $who } doet niets.
oilfield-event-card-turn = { $who } doet niets.
oilfield-event-leased = { $who } pacht in { $field } voor { MONEY($dollars) }.
oilfield-event-built = { $dollars ->
    [0] { $who } bouwt gratis een { $tile } in { $field }.
   *[other] { $who } bouwt een { $tile } in { $field } voor { MONEY($dollars) }.
}
oilfield-event-extended = { $who } bouwt een { $tile } voor { MONEY($dollars) }.
oilfield-event-stored = { $who } slaat { $barrels } op uit { $field }.
oilfield-event-sold-by-tower = { $who } verkoopt { $count } { $barrel } rechtstreeks uit { $field } voor { $gain }.
oilfield-event-sold-locally = { $who } verkoopt { $barrels } voor { $gain }.
oilfield-event-supervised = { $who } krijgt { MONEY($dollars) } als opzichter.
oilfield-event-exported = { $who } exporteert { $count } { $barrel } voor { MONEY($dollars) }.
oilfield-event-pumped = { $who } pompt 1 olie uit { $field } naar de nationale markt voor { MONEY($dollars) }.
oilfield-event-invested = { $who } investeert { MONEY($dollars) } voor { $vp } OP.
oilfield-event-divested = { $who } verkoopt een investering: { MONEY($dollars) } voor { $vp } OP.
oilfield-event-declined = { $who } ziet ervan af.
oilfield-event-nothing = { $kind ->
    [lease] { $who } pacht niets
    [build] { $who } bouwt niets
    [drill] { $who } pompt niets op
    [local] { $who } verkoopt niets
    [national] { $who } exporteert niets
   *[invest] { $who } investeert niets
}: { $reason ->
    [no-card] geen concessiekaart te pachten
    [no-slot] geen vrije plek voor een concessie
    [no-concession-marker] geen concessiefiche over
    [not-on-market] geen tegel op de markt
    [no-free-concession] geen concessie zonder toren
    [no-tower] geen toren
    [no-quota] geen toren die boort
    [on-strike] staking in { $field }
    [field-empty] geen vat van die soort meer in { $field }
    [storage-full] de opslag is vol
    [no-barrel] geen vat in de opslag
    [needs-refinery] alleen gas in de opslag, en geen gasraffinaderij
    [row-closed] elke rij is vol
    [no-marker] geen investeringsfiche over
   *[too-dear] niet genoeg geld
}.
oilfield-event-first-player = { $who } wordt startspeler.
oilfield-event-kept-first = { $who } was al startspeler.
oilfield-event-subsidy = { $who } neemt de subsidie van { MONEY($dollars) }.
oilfield-event-revealed = { $who } speelt { $card }.
oilfield-event-price = { $cards ->
    [one] Eén kaart Nationaal: { MONEY($dollars) } per vat.
   *[other] { $cards } kaarten Nationaal: { MONEY($dollars) } per vat.
}
oilfield-event-paid-fee = { $who } betaalt de overheidsheffing van { MONEY($dollars) } in { $field }.
oilfield-event-lost-tower = { $who } weigert de heffing en verliest toren en concessie in { $field }.
oilfield-event-refilled = { $field } wordt bijgevuld: { $barrels }.
oilfield-event-topped-up = { $field } wordt aangevuld: { $barrels }.
oilfield-event-exhausted = { $field } is uitgeput.
oilfield-event-strike = Staking in { $field }.
oilfield-event-strike-over = De staking in { $field } is voorbij.
oilfield-event-end-triggered = Er zijn genoeg velden uitgeput: ronde { $round } is de laatste.
oilfield-event-new-tile = Nieuw te koop: { $tile }.
oilfield-event-new-concession = Nieuw te pachten: { $field }.
oilfield-event-triple = Drie dezelfde op de gebouwenmarkt: één { $tile } gaat terug.
oilfield-event-dummy-worker = De dummy staat op { $column }.
oilfield-event-dummy-card = De dummy speelt { $card }.
oilfield-event-dummy-drilled = De dummy boort in { $field } en pompt { $barrels } op.

## What can be done

oilfield-action-place-lease = Bied { MONEY($price) } voor een concessie
oilfield-action-place-build = { $spaces ->
    [1] Bouwen
   *[other] Bouwen, vak { $position }
}
oilfield-action-place-drill = { $spaces ->
    [1] Boren
   *[other] Boren, vak { $position }
}
oilfield-action-place-local = { $spaces ->
    [1] Lokaal verkopen
   *[other] Lokaal verkopen, vak { $position }
}
oilfield-action-place-first_player = { $spaces ->
    [1] Word startspeler
   *[other] Word startspeler, vak { $position }
}
oilfield-action-place-subsidy = { $spaces ->
    [1] Neem de subsidie van { MONEY($pot) }
   *[other] Neem de subsidie van { MONEY($pot) }, vak { $position }
}
oilfield-action-place-invest = { $spaces ->
    [1] Investeren
   *[other] Investeren, vak { $position }
}
oilfield-action-card = Kaart { $card }
oilfield-action-take = Neem een concessie in { $field }
oilfield-action-buy = Koop een { $tile }: { $yield }
oilfield-action-site = Bouw in { $field }
oilfield-action-store = { $tower ->
    [known] Sla 1 { $barrel } uit { $field } op ({ $tile })
   *[other] Sla 1 { $barrel } op
}
oilfield-action-sell = { $tower ->
    [known] Verkoop 1 { $barrel } uit { $field } ({ $tile })
   *[other] Verkoop 1 { $barrel }
}
oilfield-action-oil-for-money = Verkoop 1 olie
oilfield-action-oil-for-vp = Verkoop { $oil } olie voor OP
oilfield-action-gas-for-vp = Verkoop 1 gas
oilfield-action-export = Exporteer 1 { $barrel }
oilfield-action-pump = Pomp 1 olie uit { $field } naar de nationale markt
oilfield-action-invest = Investeer in de rij van { $row } OP
oilfield-action-divest = Verkoop een investering van { $row } OP
oilfield-action-pay = Betaal de heffing
oilfield-action-refuse = Weiger; verlies toren en concessie
oilfield-action-perform = Doen
oilfield-action-decline = Ervan afzien
oilfield-action-stop = Stoppen
oilfield-action-done = Klaar

## What each choice is good for

oilfield-hint-place-lease = Reserveert een concessie voor deze prijs: een plek voor een toren, en 1 OP aan het einde. Hogere biedingen kiezen eerst; wie bij zijn beurt niet kan betalen, krijgt niets.
oilfield-hint-place-build = Je mag één tegel kopen. Een toren heeft een eigen concessie zonder toren nodig, dus pacht eerst; het bovenste vak koopt als eerste.
oilfield-hint-place-drill = Al je torens pompen vaten op. Zinloos zonder toren, en wat niet in je opslag past, blijft in de grond.
oilfield-hint-place-local = Verkoop vaten uit je opslag voor geld of punten, zoveel als je wilt. Zorg dat je tegen die tijd iets in je opslag hebt.
oilfield-hint-place-first-player = Vanaf nu ben je als eerste aan de beurt, tot iemand anders het overneemt. Zinloos als je al de eerste bent; de laatste in de speelvolgorde is opzichter en verdient aan de lokale verkoop van de anderen.
oilfield-hint-place-subsidy = Neem al het geld uit de pot; die groeit elke ronde met { MONEY(1) }. Goed als hij vol is of jij blut bent.
oilfield-hint-place-invest = Koop één investering: meteen punten voor geld. De prijzen stijgen alleen maar, dus vroeg is goedkoop, maar dan mis je het geld voor torens.
oilfield-hint-card-lease = Na de openbare acties neem je een concessie voor { MONEY(5) }. Vanaf de volgende ronde kun je erop bouwen; er gebeurt niets als er geen kaart of geen geld meer is.
oilfield-hint-card-build = Na de openbare acties koop je één tegel. Een toren kan meteen staan op een concessie die je in deze ronde hebt gepacht.
oilfield-hint-card-drill = Na de openbare acties pompen al je torens vaten op. Zonder toren, of met een volle opslag, levert het weinig of niets op.
oilfield-hint-card-local = Na de openbare acties verkoop je uit je opslag voor vaste prijzen: { MONEY(2) } per olie, 1 OP voor twee olie of een gas. Veilig, wat de anderen ook spelen.
oilfield-hint-card-national = Na de openbare acties verkoop je olie uit je opslag voor geld. Hoe meer spelers deze kaart kiezen, hoe lager de prijs voor iedereen: goed als je de enige bent.
oilfield-hint-take = Neem deze concessie: plek voor één toren in dit veld, en 1 OP aan het einde. Kies liefst een veld met nog veel olie en weinig rivalen.
oilfield-hint-buy-small-tower = Goedkoop: pompt bij elke boring 2 olie naar je opslag, en één keer meteen na het bouwen. Loont alleen met ruimte in je opslag.
oilfield-hint-buy-medium-tower = Pompt 3 olie op bij elke boring, en één keer meteen. Drie plekken zijn snel vol: denk ook aan een opslaguitbreiding.
oilfield-hint-buy-mixed-tower = Pompt tot 3 vaten op, hoogstens 2 van één soort. Het best waar gas ligt: elk gas is 1 OP waard op de lokale markt.
oilfield-hint-buy-small-local-tower = Verkoopt bij elke boring één vat rechtstreeks uit het veld: { MONEY(2) } voor olie, 1 OP voor gas. Heeft geen opslag en geen verkoopactie nodig.
oilfield-hint-buy-medium-local-tower = Slaat bij elke boring 3 olie op en verkoopt 1 gas voor 1 OP. De sterkste gewone toren waar gas ligt, maar duur.
oilfield-hint-buy-storage-extension = Meteen twee plekken meer, en 1 OP aan het einde als ze vol zijn. Loont als je torens meer oppompen dan je kwijt kunt.
oilfield-hint-buy-gas-refinery-extension = Je mag gas opslaan dat torens anders verkopen, en het exporteren voor de prijs van olie. Alleen nuttig als je gas oppompt; een tweede voegt niets toe.
oilfield-hint-buy-small-national-tower = Boort nooit. Als je uit je opslag exporteert, verkoopt hij nog één olie uit zijn veld voor { MONEY(1) } boven de prijs.
oilfield-hint-buy-government-tower = Kost nu niets en verkoopt bij elke boring 1 gas voor 1 OP. Als zijn veld wordt bijgevuld, betaal je de heffing of verlies je toren en concessie.
oilfield-hint-site = De toren blijft hier voorgoed staan en pompt alleen op wat dit veld heeft. Let op de olie en het gas, en op met hoeveel anderen je die deelt.
oilfield-hint-store = Pomp dit vat naar je opslag, om later te verkopen. Laat ruimte over als je ook een beter vat wilt.
oilfield-hint-sell = De toren verkoopt dit vat rechtstreeks uit het veld; je opslag houdt zijn ruimte. Een gas is 1 OP, een olie { MONEY(2) }.
oilfield-hint-oil-for-money = Verkoop één olie voor geld. Goed als je geld nodig hebt voor de volgende toren of concessie; als enige exporteren brengt misschien meer op.
oilfield-hint-oil-for-vp = Twee olie worden één punt. Laat in het spel tellen punten, geld nauwelijks nog; vroeg heb je het geld nodig.
oilfield-hint-gas-for-vp = Eén gas wordt één punt: het beste wat gas zonder gasraffinaderij kan doen. Er is zelden reden om te wachten.
oilfield-hint-export = Verkoop één vat uit je opslag voor de prijs van deze ronde. Als velen exporteren, is de prijs laag: je mag olie voor later bewaren.
oilfield-hint-pump = Je nationale toren verkoopt één olie rechtstreeks uit zijn veld, voor meer dan de prijs. Het kost je niets, maar het veld raakt sneller leeg.
oilfield-hint-invest = Meteen punten voor geld. De rij wordt met elke aankoop duurder, en je mag de investering later verkopen voor de prijs van dat moment.
oilfield-hint-divest = Meteen geld, voor de prijs die de rij nu heeft, en de punten ben je kwijt. Goed als het geld je meer oplevert; je behoudt je beurt.
oilfield-hint-pay = Betaal de heffing: toren en concessie blijven van jou, en vanaf nu pompt de toren ook olie op.
oilfield-hint-refuse = Je houdt het geld en verliest toren en concessie. Alleen als het veld bijna uitgeput is of je de heffing niet kunt opbrengen.
oilfield-hint-perform = Voer de actie van je vak uit.
oilfield-hint-decline = Geef deze actie op; je betaalt niets, en er komt niets voor in de plaats. Alleen als ze je zou schaden.
oilfield-hint-stop = Hier ophouden. Wat nog in de grond of in je opslag zit, blijft daar voor later.
oilfield-hint-done = Verkoop geen investeringen meer. Wat je houdt, telt mee voor de punten.

## Why a choice was the only one

oilfield-only-decline = Er viel niets te nemen of te betalen.
oilfield-only-site = Het was de enige eigen concessie zonder toren.

## What is asked

oilfield-ask-PlaceWorker = Waar gaat je arbeider heen?
oilfield-ask-ChooseCards = Welke kaart leg je in het geheim neer?
oilfield-ask-Lease = Welke concessie neem je?
oilfield-ask-Build = Welke tegel koop je?
oilfield-ask-Site = Waar zet je de toren neer?
oilfield-ask-TakeBarrel = Welk vat neem je?
oilfield-ask-Local = Wat verkoop je op de lokale markt?
oilfield-ask-National = Wat verkoop je op de nationale markt, voor { MONEY($price) } per vat?
oilfield-ask-Invest = In welke rij investeer je?
oilfield-ask-FinalSale = De laatste ronde is voorbij. Verkoop je nog investeringen vóór de puntentelling?
oilfield-ask-GovernmentFee = Er wordt een veld bijgevuld: betaal je de overheid haar { MONEY($fee) }?
oilfield-ask-PayNow = Betaal je de overheid nu haar { MONEY($fee) }, voor meer vaten?
oilfield-ask-AutomaticAction = Voer je de actie van je vak uit?

## The table

# Same as in English.
oilfield-table-title = Oilfield
oilfield-table-round = { $last ->
    [yes] ronde { $round }, de laatste
    [no] ronde { $round }
   *[other] ronde { $round }, de laatste wordt { $last }
}
oilfield-table-first = startspeler { $who }
oilfield-table-supervisor = lokale opzichter { $who }
oilfield-table-over = het spel is afgelopen
oilfield-table-contents = { $oil } olie, { $gas } gas
oilfield-table-refills = { $count ->
    [0] niet meer bijvullen
    [one] nog { $count }× bijvullen
   *[other] nog { $count }× bijvullen
}
oilfield-table-exhausted = uitgeput
oilfield-table-strike = STAKING
oilfield-table-cards = { $count } te pachten
oilfield-table-build = Gebouwenmarkt
oilfield-table-build-empty = niets te koop
oilfield-table-stack = { $count } in de stapel
oilfield-table-hat-on-top = hoed bovenop
oilfield-table-no-hat-on-top = geen hoed bovenop
oilfield-table-invest = Investeringen
oilfield-table-row = { $vp } OP
oilfield-table-national = Nationaal
oilfield-table-national-price = { $cards ->
    [one] { $cards } kaart { MONEY($dollars) }
   *[other] { $cards } kaarten { MONEY($dollars) }
}
oilfield-table-national-more = { $cards }+ { MONEY($dollars) }
oilfield-table-national-now = nu { MONEY($dollars) }
oilfield-table-local = Lokaal
oilfield-table-local-prices = 1 olie { MONEY($dollars) }, { $oil } olie 1 OP, 1 gas { $vp } OP
oilfield-table-bag = Zak
oilfield-table-strike-cube = { $barrels } + staking
oilfield-table-player = Speler
oilfield-table-money = Geld
oilfield-table-vp = OP
# Same as in English.
oilfield-table-score = Score
oilfield-table-storage = Opslag
oilfield-table-towers = Concessies en torens
oilfield-table-investments = Geïnvesteerd
oilfield-table-card = Kaart
oilfield-table-chosen = gedekt
oilfield-table-sealed = ({ $card })
oilfield-table-no-tower = –
oilfield-table-unpaid = { $tower }, onbetaald
oilfield-table-refinery = gasraffinaderij
# Same as in English.
oilfield-table-dummy = Dummy

## Its options

oilfield-option-edition = Welke spelregels gelden waar ze verschillen
oilfield-option-advanced = Speel met de hoedtegels
oilfield-option-tile_mix = Hoeveel er van elke tegel in de doos zitten
oilfield-option-board_layout = Het standaardbord, of één vak minder
oilfield-option-triple_redraw = Wat er gebeurt met drie dezelfde op de eerste markt
oilfield-option-hat_on_back = De achterkant van de bovenste tegel toont of het een hoedtegel is
oilfield-option-bid_must_be_affordable = Niemand mag meer bieden dan hij kan opbrengen
oilfield-option-binding_bids = Een bod dat je kunt betalen, moet je betalen
oilfield-option-decline_automatic = Van Startspeler en Subsidie mag je afzien
oilfield-option-forced_drilling = Welke boring alles moet nemen wat kan
oilfield-option-supervisor_trigger = Waarvoor de opzichter betaald wordt
oilfield-option-national_tower_needs_sale = Een nationale toren heeft eerst een verkoop uit de opslag nodig
oilfield-option-sell_window = Wanneer je investeringen kunt verkopen
oilfield-option-full_row_sale = Of een volle rij nog terugkoopt
oilfield-option-government_cubes = Hoe vaak de overheid investeringen kan kopen
oilfield-option-refill_mode = Een veld wordt volgemaakt, of krijgt een volle lading erbij
oilfield-option-redraw_oilless_refill = Bijvullen zonder olie wordt één keer overgedaan
oilfield-option-strike_cube_replaced = Het stakingsblokje wordt vervangen door een vat
oilfield-option-strike_cube_return = Wanneer het stakingsblokje terug in de zak gaat
oilfield-option-government_tower = Wanneer de overheidstoren zijn heffing krijgt aangeboden
oilfield-option-government_fee_timing = De heffing komt vóór of na het bijvullen
oilfield-option-end_upkeep_counts_for = Bij welke ronde een einde in het onderhoud hoort
oilfield-option-final_refill_check = Ook na de laatste ronde worden de velden gecontroleerd
oilfield-option-final_sale_window = Vóór de puntentelling kun je investeringen verkopen
oilfield-option-richest_tie = Wat drie of meer rijkste spelers krijgen
oilfield-option-tie_break = Of minder of meer geld een gelijke stand beslist
oilfield-option-dummy_private_timing = Wanneer de kaart van de dummy wordt uitgevoerd
oilfield-option-dummy_wrap = Of de dummy op Investeren blijft staan
oilfield-option-dummy_drill_source = Wat het veld bepaalt waar de dummy boort
oilfield-option-dummy_cards_set_aside = De dummy houdt één concessiekaart per veld
oilfield-option-dummy_towers_from = Waar de torens van de dummy vandaan komen
oilfield-option-max_rounds = De uiterste laatste ronde

## The board

oilfield-board-label = Speelbord van Oilfield
oilfield-board-buy = Koop een { $tile }, { MONEY($price) }: { $yield }
oilfield-board-parts = Delen van het bord
oilfield-board-jump-public = Acties
oilfield-board-jump-fields = Velden
oilfield-board-jump-markets = Markten
oilfield-board-jump-me = Ik
oilfield-board-jump-others = Anderen
oilfield-board-me = Mijn raffinaderij
oilfield-board-others = De andere spelers
oilfield-board-public = Openbare acties
oilfield-board-fields = Olievelden
oilfield-board-markets = Markten en prijzen
oilfield-board-track = Overwinningspunten
oilfield-board-vp-of = { $who }: { $vp } OP
oilfield-board-space-taken = { $space }: { $who }
oilfield-board-strike-in-bag = Het stakingsblokje zit in de zak
oilfield-board-strike-out = Het stakingsblokje zit niet in de zak
oilfield-board-free = vrij
oilfield-board-slot-free = Een vrije plek voor een concessie
oilfield-board-no-tower = geen toren
oilfield-board-concession-of = Concessie van { $who } in { $field }, geen toren
# Same as in English.
oilfield-board-tower-of = { $who }: { $tile } in { $field }
oilfield-board-tower-unpaid = { $who }: { $tile } in { $field }, { MONEY($fee) } nog onbetaald
oilfield-board-of-size = { $count } van { $size }
oilfield-board-deck = { $count } in de trekstapel
oilfield-board-government = de overheid
oilfield-board-national-note = Prijs naar het aantal kaarten Nationaal
oilfield-board-awaited = is nu aan de beurt
oilfield-board-first = Startspeler
oilfield-board-supervisor = Opzichter van de lokale markt
oilfield-board-worker-home = De arbeider is thuis
oilfield-board-storage = Opslag: { $oil } olie, { $gas } gas, { $capacity } plekken
oilfield-board-cards = Mijn kaarten
oilfield-board-no-card = geen kaart neergelegd
oilfield-board-laid = neergelegd
oilfield-board-dummy-note = Bezet een vak en speelt een kaart

## The page

oilfield-page-effect-oil = { $sign }{ $oil } olie
# Same as in English.
oilfield-page-effect-gas = { $sign }{ $gas } gas
oilfield-page-dollars = { MONEY($dollars) }
oilfield-page-to-move = ▶ { $who }
oilfield-page-storage = { $barrels }, plek voor { $capacity }
oilfield-page-pot = { MONEY($pot) } in de pot
oilfield-page-covered = { $covered } van { $spaces }, { $government } door de overheid
oilfield-page-players = Spelers
oilfield-page-fields = Velden
oilfield-page-spaces = Actievakken
oilfield-page-prices = Prijzen en zak
oilfield-page-head-field = Veld
oilfield-page-head-contents = Vaten
oilfield-page-head-state = Toestand
oilfield-page-head-to-lease = Concessies
oilfield-page-head-free = Vrije plekken
oilfield-page-head-owners = Eigenaren
oilfield-page-head-space = Vak
oilfield-page-head-worker = Arbeider
oilfield-page-head-note = Opmerking
oilfield-page-head-tile = Tegel
oilfield-page-head-count = Aantal
oilfield-page-head-price = Prijs
oilfield-page-head-yield = Wat het doet
oilfield-page-head-row = Rij
oilfield-page-head-next = Volgende prijs
oilfield-page-head-covered = Bedekt
oilfield-page-head-prices = Prijzen
oilfield-page-head-market = Markt

oilfield-page-chapter-0 = Wat dit is
oilfield-page-chapter-1 = Spelmateriaal
oilfield-page-chapter-2 = Voorbereiding
oilfield-page-chapter-3 = Spelverloop
oilfield-page-chapter-4 = Keuzefase
oilfield-page-chapter-5 = De acties uitvoeren
oilfield-page-chapter-6 = Pachten
oilfield-page-chapter-7 = Bouwen
oilfield-page-chapter-8 = Boren
oilfield-page-chapter-9 = Lokale markt
oilfield-page-chapter-10 = Nationale markt
oilfield-page-chapter-11 = Startspeler
oilfield-page-chapter-12 = Subsidie
oilfield-page-chapter-13 = Investeren en investeringen verkopen
oilfield-page-chapter-14 = Opslag
oilfield-page-chapter-15 = Bijvullen
oilfield-page-chapter-16 = Tegels voor gevorderden
oilfield-page-chapter-17 = Speleinde en puntentelling
oilfield-page-chapter-18 = Variant voor twee spelers
oilfield-page-chapter-19 = Edities
oilfield-page-chapter-20 = Opties
oilfield-page-chapter-21 = Beslissingen
oilfield-page-chapter-22 = Toeval
oilfield-page-chapter-23 = Verborgen informatie

oilfield-page-value-edition-standard = standaard
oilfield-page-value-edition-german = zoals in de Duitse spelregels
oilfield-page-value-edition-french = zoals in de Franse spelregels
oilfield-page-value-edition-italian = zoals in de Italiaanse spelregels
oilfield-page-value-advanced-true = met hoedtegels
oilfield-page-value-advanced-false = zonder, voor de eerste keren
oilfield-page-value-tile_mix-fifteen_three_six = 3 van elke gewone tegel, 2 van elke hoedtegel
oilfield-page-value-tile_mix-seven_by_three = 3 van elke toren, 2 opslaguitbreidingen, 1 gasraffinaderij
oilfield-page-value-board_layout-standard = standaard
oilfield-page-value-board_layout-tight = één vak Boren minder
oilfield-page-value-triple_redraw-any_shuffle = één gaat terug in de stapel
oilfield-page-value-triple_redraw-any_bottom = één gaat onder de stapel
oilfield-page-value-triple_redraw-towers_shuffle = één gaat terug, als het torens zijn
oilfield-page-value-forced_drilling-none = geen
oilfield-page-value-forced_drilling-on_build = de gratis boring na het bouwen
oilfield-page-value-forced_drilling-all = elke
oilfield-page-value-supervisor_trigger-local_action = elke actie Lokaal van een andere speler
oilfield-page-value-supervisor_trigger-market_use = ook elk vat dat de toren van een ander verkoopt
oilfield-page-value-sell_window-own_decisions = bij elke eigen beslissing
oilfield-page-value-sell_window-not_at_card_choice = niet bij het kiezen van een kaart
oilfield-page-value-sell_window-when_paying = alleen als er iets te betalen is
oilfield-page-value-full_row_sale-highest_price = ja, voor de laatste prijs
oilfield-page-value-full_row_sale-not_allowed = nee
oilfield-page-value-government_cubes-unlimited = zo vaak als nodig
oilfield-page-value-government_cubes-three = drie keer in totaal
oilfield-page-value-refill_mode-top_up = volgemaakt
oilfield-page-value-refill_mode-add_n = een volle lading erbij
oilfield-page-value-strike_cube_return-before_refill = vóór het bijvullen
oilfield-page-value-strike_cube_return-after_refill = na het bijvullen
oilfield-page-value-government_tower-deferred_fee = bij de volgende keer bijvullen van zijn veld
oilfield-page-value-government_tower-immediate_offer = meteen, voor meer vaten
oilfield-page-value-government_fee_timing-before_draw = ervoor
oilfield-page-value-government_fee_timing-after_draw = erna
oilfield-page-value-end_upkeep_counts_for-ending_round = de ronde die eindigt
oilfield-page-value-end_upkeep_counts_for-next_round = de ronde die volgt
oilfield-page-value-richest_tie-one_each = elk 1 OP
oilfield-page-value-richest_tie-none_if_three = niets
oilfield-page-value-tie_break-less_money = minder geld wint
oilfield-page-value-tie_break-more_money = meer geld wint
oilfield-page-value-dummy_private_timing-before_reveal = voordat de kaarten worden omgedraaid
oilfield-page-value-dummy_private_timing-between_players = tussen de twee spelers
oilfield-page-value-dummy_wrap-leaves_invest = hij blijft daar staan
oilfield-page-value-dummy_wrap-skips_invest = hij gaat door naar Pachten
oilfield-page-value-dummy_drill_source-set_aside = alleen het toeval
oilfield-page-value-dummy_drill_source-market = een kaart van de concessiemarkt
oilfield-page-value-dummy_towers_from-removed = uit de verwijderde tegels
oilfield-page-value-dummy_towers_from-stack = uit de stapel

## The guided first game

oilfield-guide-welcome = Welkom in Texas, 1933. Je pacht land, bouwt torens, pompt olie op en verkoopt die; wie aan het einde de meeste overwinningspunten heeft, wint. We spelen de eerste vier rondes samen, en het toeval van deze tafel is voorbereid.
oilfield-guide-round = Elke ronde heb je twee acties. De eerste is openbaar: je arbeider gaat naar een van deze vakken, en de kolommen worden van links naar rechts uitgevoerd. De tweede is een kaart die je in het geheim kiest.
oilfield-guide-lease = Zonder land kun je niets bouwen, dus begin met Pachten. Het getal is de prijs: wie meer betaalt, mag eerst kiezen, maar vandaag is er genoeg voor iedereen. Neem het goedkoopste vak.
oilfield-guide-lease-done = Je arbeider gaat pachten voor { MONEY(5) }. Hij komt in actie als zijn kolom aan de beurt is, en gaat daarna naar huis.
oilfield-guide-card = Nu legt iedereen tegelijk een van vijf kaarten gedekt neer. De kaarten komen elke ronde terug in je hand, dus je raakt er nooit een kwijt.
oilfield-guide-card-lease = Kies nog eens Pachten: met de kaart kost het altijd { MONEY(5) }. Met twee concessies kun je kiezen waar je toren komt te staan.
oilfield-guide-card-done = Je kaart blijft gedekt liggen tot alle arbeiders klaar zijn. Eerst komen de openbare acties.
oilfield-guide-fields = Dit zijn de drie olievelden met hun vaten: zwart is olie, blauw is gas. Een veld waar de olie op is, wordt twee keer bijgevuld; daarna is het uitgeput.
oilfield-guide-dallas = Neem een akte van Dallas. Er is veel olie en er zijn maar drie plekken, dus er kunnen weinig rivalen meepompen.
oilfield-guide-dallas-done = Een plek in Dallas is van jou. Er kan één toren op staan, en de akte alleen is aan het einde al een punt waard.
oilfield-guide-pecos = De kaarten worden omgedraaid, en met die van jou pacht je nog eens. Neem Pecos: met land in twee velden heb je nog werk als er een leeg is of staakt.
oilfield-guide-pecos-done = Twee concessies en nog { MONEY(10) }: genoeg voor een toren. Dat was de eerste ronde.
oilfield-guide-build = Land alleen pompt niets op, dus bouw nu een toren. In een kolom komt het bovenste vak als eerste: daar kies je vóór de anderen.
oilfield-guide-build-done = Goed: de hele torenmarkt ligt straks voor je open.
oilfield-guide-national = In je raffinaderij liggen vanaf het begin twee vaten, en je toren doet er iets bij. Op de nationale markt brengt een vat { MONEY(3) } op als jij deze ronde als enige Nationaal speelt; met meer verkopers is het { MONEY(1) }.
oilfield-guide-card-national = Kijk naar de arbeiders: de anderen zijn bezig met bouwen en investeren, en denken nu vast niet aan verkopen. Dit is dus een goed moment voor Nationaal.
oilfield-guide-national-done = Nu zullen we zien of iemand hetzelfde idee had. Eerst ga je bouwen.
oilfield-guide-market = Dit is er te koop. Bij elke toren staat wat hij oppompt als hij boort; een uitbreiding maakt plaats voor meer vaten.
oilfield-guide-tower = De kleine toren kost { MONEY(5) } en pompt twee olie op. In je raffinaderij passen maar drie vaten, dus een grotere helpt je nog niet, en zo houd je wat geld over.
oilfield-guide-tower-done = De toren is van jou. Nu heeft hij een plek nodig.
oilfield-guide-site = Je hebt land in twee velden, dus jij kiest waar de toren komt; daar blijft hij voorgoed. Dallas is het rustigste veld: minder plekken, minder torens die eruit drinken.
oilfield-guide-site-done = Een nieuwe toren boort meteen, zonder actie.
oilfield-guide-barrel = Je toren mag twee vaten oppompen, maar van de drie plekken in je raffinaderij zijn er twee bezet. Er past er dus maar één: neem het, wat je laat liggen blijft in het veld.
oilfield-guide-barrel-done = Drie vaten: de raffinaderij is vol. Tijd om te verkopen.
oilfield-guide-export = De kaarten liggen open, en niemand anders speelt Nationaal: { MONEY(3) } per vat. Verkoop ze alle drie, een voor een; een lege raffinaderij is klaar voor nieuwe olie.
oilfield-guide-export-done = { MONEY(9) } voor drie vaten. Had er nog iemand verkocht, dan was het { MONEY(3) } geweest: kijken wat de anderen nodig hebben is het halve spel.
oilfield-guide-invest = Met geld alleen win je niet: je moet er punten van maken. Dat doen investeringen, en elke aankoop maakt de volgende in dezelfde rij duurder. Kom dus vroeg.
oilfield-guide-invest-place = Stuur je arbeider naar het bovenste vak Investeren, dan koop je vóór alle anderen.
oilfield-guide-invest-done = Jij investeert deze ronde als eerste. Iedereen kan maar één keer per ronde investeren.
oilfield-guide-card-drill = Je raffinaderij is leeg en je toren wacht. Met Boren werken al je torens, en het komt na het investeren.
oilfield-guide-drill-done = Met meer torens brengt deze kaart elke keer meer op; nu is het er één.
oilfield-guide-invest-5 = Drie rijen: 5, 3 of 2 punten. Vijf punten voor { MONEY(10) } is { MONEY(2) } per punt, de andere rijen zijn inmiddels duurder. Heb je ooit geld nodig, dan kun je een investering terugverkopen voor de prijs van haar rij.
oilfield-guide-invest-5-done = Meteen vijf punten, en ze blijven van jou zolang je de investering houdt.
oilfield-guide-barrels = Je kaart: de toren in je veld pompt twee olie op. Neem ze allebei; volgende ronde kun je ze verkopen.
oilfield-guide-barrels-done = Twee vaten in de raffinaderij, vijf punten, { MONEY(4) }. Nu ken je de hele kringloop: pachten, bouwen, boren, verkopen, investeren.
oilfield-guide-local = Er is nog een markt, de lokale. Daar wordt olie geld, voor { MONEY(2) } per vat, of twee olie een punt, en elk gas een punt.
oilfield-guide-local-place = Met drie spelers heeft die maar één vak. Neem het voordat een ander het doet.
oilfield-guide-local-done = Een van jullie is de opzichter van deze markt, en krijgt { MONEY(1) } als een ander hier verkoopt.
oilfield-guide-card-again = Na de verkoop is je raffinaderij weer leeg. Laat de toren dus werken: Boren.
oilfield-guide-again-done = Eerst verkopen, dan vullen: het kan doordat openbaar vóór geheim komt.
oilfield-guide-sell = Twee vaten: { MONEY(4) }, of één punt. Geld helpt bij de volgende toren, maar een punt raak je niet meer kwijt. Neem het punt.
oilfield-guide-sell-done = Zes punten. De verkochte vaten gaan in de zak waaruit de velden worden bijgevuld.
oilfield-guide-fill = En je kaart: twee nieuwe vaten voor de volgende ronde.
oilfield-guide-fill-done = Goed gedaan. Dat was elke soort beslissing van een ronde.
oilfield-guide-score = Hoe wordt er geteld? De punten van verkoop en investeringen staan er al. Aan het einde is elke akte nog een punt waard, elke volle raffinaderij of uitbreiding ook één, en de rijkste speler krijgt er twee.
oilfield-guide-finish = Als het tweede veld uitgeput is, wordt er nog één ronde gespeeld. Vóór de telling mag je nog één keer investeringen verkopen. Wie de meeste punten heeft, wint; bij gelijke stand wie het minste geld heeft.
oilfield-guide-go-on = Nu is het spel aan jou. Een tweede toren in Pecos en meer plaats voor vaten zijn goede volgende stappen; veel plezier!
oilfield-refusal-guide-land = Zonder land valt er niets te bouwen, en het goedkoopste vak is genoeg. De les gaat verder met: { $action }.
oilfield-refusal-guide-alone = Deze ronde ben je alleen op de nationale markt: een kans die niet elke keer komt. De les gaat verder met: { $action }.

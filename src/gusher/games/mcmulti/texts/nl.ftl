### McMulti. Every message begins with the name of the game.

## Where one chooses a game: in one sentence, and what of it is not from the box

mcmulti-pitch = Twee dobbelstenen wekken een rij en een kolom van je raster: boor olie aan, raffineer die en handel op markten die nooit stilstaan.
mcmulti-known = Naar een samenvatting van de regels van 2012 en openbare bronnen. De opbouw voor twee en drie spelers, delen van de markten en sommige nieuwskaarten zijn onze reconstructie.

## Why a move is refused

mcmulti-refusal-no-cell = Daar is geen vak voor vrij.
mcmulti-refusal-no-piece = De bank heeft er geen meer.
mcmulti-refusal-no-such-asset = Je hebt daar geen { $asset }.
mcmulti-refusal-not-productive = Je kunt alleen verkopen wat je dobbelstenen deze beurt hebben geraakt.
mcmulti-refusal-nothing-dirty = Je hebt daar geen vuile raffinaderij.
mcmulti-refusal-embargo = De buitenlandse markt is gesloten door het embargo.
mcmulti-refusal-no-trade = Daar is geen handel mogelijk.
mcmulti-refusal-sold-before = Je hebt er in deze fase al van verkocht.
mcmulti-refusal-bought-before = Je hebt er in deze fase al van gekocht.
mcmulti-refusal-ladder-empty = Die markt heeft er geen meer.
mcmulti-refusal-ladder-full = Die markt is vol.
mcmulti-refusal-other-asset = Voor deze kaart kun je alleen dit verkopen: { $asset }.

## The report

# Same as in English.
mcmulti-unit = dollars
mcmulti-chart-prices = Prijzen
mcmulti-chart-supply = Vaten
mcmulti-chart-growth = Installaties van alle spelers
mcmulti-measure-consumers = consumenten betalen
mcmulti-measure-gasoline_domestic = benzine, binnenland
mcmulti-measure-gasoline_foreign = benzine, buitenland
mcmulti-measure-crude_domestic = ruwe olie, binnenland
mcmulti-measure-crude_foreign = ruwe olie, buitenland
mcmulti-measure-crude_barrels = ruwe olie op de markten
mcmulti-measure-gasoline_barrels = benzine op de markten
mcmulti-measure-own_barrels = in alle opslag
mcmulti-measure-rigs = boortorens
mcmulti-measure-stations = tankstations
mcmulti-measure-refineries = raffinaderijen
mcmulti-measure-wells = oliebronnen
mcmulti-kind-buy = Koop { $what }
mcmulti-kind-sell = Verkoop { $what }
mcmulti-kind-upgrade = Moderniseer een raffinaderij
mcmulti-kind-domestic = Gebruik de binnenlandse markt
mcmulti-kind-foreign = Gebruik de buitenlandse markt
mcmulti-kind-forfeit = Lever { $what } in
mcmulti-kind-stations = Verkoop bij de tankstations
mcmulti-kind-refine = Raffineer
mcmulti-kind-pump = Pomp op
mcmulti-kind-strike = Boor olie aan

## Names

mcmulti-asset-rig = boortoren
mcmulti-asset-station = tankstation
mcmulti-asset-refinery = raffinaderij
mcmulti-asset-well = oliebron

mcmulti-one-rig = een boortoren
mcmulti-one-station = een tankstation
mcmulti-one-refinery = een raffinaderij
mcmulti-one-well = een oliebron

mcmulti-product-crude = ruwe olie
mcmulti-product-gasoline = benzine

mcmulti-market-domestic = binnenlandse markt
mcmulti-market-foreign = buitenlandse markt

mcmulti-quadrant-0 = noordwesten
mcmulti-quadrant-1 = noordoosten
mcmulti-quadrant-2 = zuidoosten
mcmulti-quadrant-3 = zuidwesten

mcmulti-economy-depression = Depressie
mcmulti-economy-recovery = Herstel
mcmulti-economy-expansion = Expansie
mcmulti-economy-rapid_growth = Snelle groei
mcmulti-economy-prosperity = Welvaart
mcmulti-economy-downturn = Neergang
mcmulti-economy-recession = Recessie

mcmulti-news-N1 = Schuldbelasting
mcmulti-news-N2 = Opwarming van de aarde
mcmulti-news-N3 = Omzetbelasting
mcmulti-news-N4 = Strenge winter
mcmulti-news-N5 = Veiligheidsinspectie
mcmulti-news-N6 = Onzekere markten
mcmulti-news-N7 = Olie-embargo
mcmulti-news-N8 = Tekort aan ruwe olie

mcmulti-score-cash = Contanten
mcmulti-score-rig = Boortorens
mcmulti-score-station = Tankstations
mcmulti-score-refinery = Raffinaderijen
mcmulti-score-well = Oliebronnen

mcmulti-effect = { $sign }{ MONEY($money) }

## What has happened

mcmulti-event-seated = { $who } krijgt plaats { $place }.
mcmulti-event-start-player = Startspeler: { $who }.
mcmulti-event-economy = Economie: { $card }. Consumenten betalen minder dan { MONEY($price) }.
mcmulti-event-more-likely = Waarschijnlijker nieuws: { $card }.
mcmulti-event-less-likely = Minder waarschijnlijk nieuws: { $card }.
mcmulti-event-special-round = Speciale aankoopronde
mcmulti-event-round = Ronde { $round }
mcmulti-event-turn = { $who } doet niets.
mcmulti-event-uses-market = { $who } gaat naar de { $market }.
mcmulti-event-bought-barrel = { $barrels ->
    [one] { $who } koopt { $barrels } vat { $product } voor { MONEY($money) }.
   *[other] { $who } koopt { $barrels } vaten { $product } voor { MONEY($money) }.
}
mcmulti-event-sold-barrel = { $barrels ->
    [one] { $who } verkoopt { $barrels } vat { $product } voor { MONEY($money) }.
   *[other] { $who } verkoopt { $barrels } vaten { $product } voor { MONEY($money) }.
}
mcmulti-event-rolled = { $who } gooit rij { $red }, kolom { $black }.
mcmulti-event-assigned = { $who } gebruikt de worp in het { $quadrant }.
mcmulti-event-news = Nieuws: { $card }!
mcmulti-event-news-ended = Voorbij: { $card }.
mcmulti-event-barrels-gone = { $barrels ->
    [one] { $barrels } vat { $product } verdwijnt van de { $market }.
   *[other] { $barrels } vaten { $product } verdwijnen van de { $market }.
}
mcmulti-event-moved-barrels = { $barrels ->
    [one] { $barrels } vat ruwe olie gaat van de buitenlandse naar de binnenlandse markt; consumenten betalen minder dan { MONEY($price) }.
   *[other] { $barrels } vaten ruwe olie gaan van de buitenlandse naar de binnenlandse markt; consumenten betalen minder dan { MONEY($price) }.
}
mcmulti-event-paid = { $who } betaalt { MONEY($money) }: { $card }.
mcmulti-event-short = { $who } kan { MONEY($due) } niet betalen en moet verkopen.
mcmulti-event-waived = { $who } heeft niets meer; { MONEY($amount) } wordt kwijtgescholden.
mcmulti-event-forfeited = { $barrels ->
    [one] { $who } levert { $barrels } vat { $product } in.
   *[other] { $who } levert { $barrels } vaten { $product } in.
}
mcmulti-event-consumed = { $barrels ->
    [one] { $who } verkoopt { $barrels } vat benzine aan consumenten voor { MONEY($money) }.
   *[other] { $who } verkoopt { $barrels } vaten benzine aan consumenten voor { MONEY($money) }.
}
mcmulti-event-refined = { $barrels ->
    [one] { $who } raffineert { $barrels } vat ruwe olie.
   *[other] { $who } raffineert { $barrels } vaten ruwe olie.
}
mcmulti-event-pumped = { $barrels ->
    [one] { $who } pompt { $barrels } vat ruwe olie op.
   *[other] { $who } pompt { $barrels } vaten ruwe olie op.
}
mcmulti-event-struck = { $who } boort olie aan in het { $quadrant } ({ $row }, { $column }) voor { MONEY($money) }.
mcmulti-event-bought = { $count ->
    [one] { $who } koopt { $one } in het { $quadrant } ({ $where }) voor { MONEY($money) }.
   *[other] { $who } koopt { $count } × { $asset } in het { $quadrant } ({ $where }) voor { MONEY($money) }.
}
mcmulti-event-sold = { $count ->
    [one] { $who } verkoopt { $one } in het { $quadrant } ({ $where }) voor { MONEY($money) }.
   *[other] { $who } verkoopt { $count } × { $asset } in het { $quadrant } ({ $where }) voor { MONEY($money) }.
}
mcmulti-event-upgraded = { $who } moderniseert { $one } in het { $quadrant } ({ $where }) voor { MONEY($money) }.
mcmulti-event-conceded = { $who } heeft niets meer, geeft op en ligt uit het spel.
mcmulti-event-declared = { $who } claimt de overwinning. Alle anderen hebben nog één beurt.
mcmulti-event-limit = Ronde { $round } was de laatste: niemand heeft de overwinning geclaimd.
mcmulti-event-settled = { $who }: { MONEY($cash) } contant, { MONEY($total) } met alle installaties verkocht.

## What can be done

mcmulti-action-buy-asset = { $price ->
    [0] Koop { $one }
   *[other] Koop { $one } voor { MONEY($price) }
}
mcmulti-action-sell-asset = { $price ->
    [0] Verkoop { $one }
   *[other] Verkoop { $one } voor { MONEY($price) }
}
mcmulti-action-upgrade = Moderniseer een raffinaderij voor { MONEY($price) }
mcmulti-action-pay = Betaal
mcmulti-action-quadrant = { $quadrant }
mcmulti-action-row = Rij { $row }
mcmulti-action-column = Kolom { $column }
mcmulti-action-use-market = Naar de { $market }
mcmulti-action-buy-barrel = Koop 1 vat { $product }
mcmulti-action-sell-barrel = Verkoop 1 vat { $product }
mcmulti-action-forfeit = Lever 1 vat { $product } in
mcmulti-action-stations = { $count ->
    [0] Verkoop niets
    [one] Verkoop { $count } vat benzine
   *[other] Verkoop { $count } vaten benzine
}
mcmulti-action-refine = { $count ->
    [0] Raffineer niets
    [one] Raffineer { $count } vat ruwe olie
   *[other] Raffineer { $count } vaten ruwe olie
}
mcmulti-action-pump = { $count ->
    [0] Pomp niets op
   *[other] Pomp { $barrels } vaten ruwe olie op
}
mcmulti-action-strike-yes = Boor olie aan
mcmulti-action-strike-no = Laat de boortoren staan
mcmulti-action-concede-yes = Geef op
mcmulti-action-concede-no = Blijf in het spel
mcmulti-action-declare-yes = Claim de overwinning
mcmulti-action-declare-no = Speel verder
mcmulti-action-none = Gebruik geen markt
mcmulti-action-done = Klaar

## What each choice is good for

mcmulti-hint-buy-rig = Goedkoop, en hij wacht alleen maar: als beide dobbelstenen precies zijn vak raken, mag je daar olie aanboren. Spreid je boortorens over de vakken.
mcmulti-hint-buy-station = Verkoopt één vat benzine aan consumenten telkens als een dobbelsteen zijn rij of kolom raakt. Nutteloos zonder benzine: raffineer of koop die.
mcmulti-hint-buy-refinery = Maakt van één vat ruwe olie één vat benzine telkens als een dobbelsteen haar rij of kolom raakt. Heeft ruwe olie nodig, uit oliebronnen of van de markt.
mcmulti-hint-buy-crude = Koop het goedkoopste vat; elk vat maakt het volgende duurder. Alleen voor raffinaderijen die gauw draaien, of om te verkopen als de prijs hoog is.
mcmulti-hint-buy-gasoline = Koop het goedkoopste vat; elk vat maakt het volgende duurder. Het loont zolang consumenten je tankstations meer betalen dan het kost.
mcmulti-hint-sell-crude = Verkoop één vat ruwe olie; elke verkoop verlaagt de prijs. Goed als je meer hebt dan je raffinaderijen kunnen gebruiken.
mcmulti-hint-sell-gasoline = Verkoop één vat benzine; elke verkoop verlaagt de prijs. Vergelijk met wat consumenten je tankstations betalen.
mcmulti-hint-sell = Verkoop een installatie voor de prijs van de economiekaart. Alleen wat de dobbelstenen nu hebben geraakt, of als een schuld je dwingt; bij hoogconjunctuur kan ze meer opbrengen dan ze kostte.
mcmulti-hint-upgrade = Betaal om deze raffinaderij schoon te maken, zodat ze weer werkt.
mcmulti-hint-pay = Betaal contant wat je verschuldigd bent.
mcmulti-hint-quadrant = Het gaat om dit terrein. Kies bij de worp het terrein waar de verlichte rij en kolom de meeste installaties van je raken.
mcmulti-hint-row = De rij van het vak. De rode dobbelsteen verlicht één rij van je terrein, elke met dezelfde kans: installaties in één rij werken samen.
mcmulti-hint-column = De kolom van het vak. De zwarte dobbelsteen verlicht één kolom, elke met dezelfde kans; het vak waar ze elkaar kruisen werkt dubbel.
mcmulti-hint-domestic = Handel deze beurt op de binnenlandse markt, en op geen andere. Vergelijk eerst beide prijsladders.
mcmulti-hint-foreign = Handel deze beurt op de buitenlandse markt, en op geen andere. Een olie-embargo kan die sluiten.
mcmulti-hint-forfeit = Lever één vat in voor de schuld die je niet kunt betalen.
mcmulti-hint-stations = Verkoop er zoveel aan consumenten; elk vat brengt { MONEY(1) } minder op dan het vorige. Bewaar benzine alleen als de prijs gaat stijgen.
mcmulti-hint-stations-0 = Bewaar de benzine. Alleen als consumenten minder betalen dan de markt of als er hoogconjunctuur op komst is.
mcmulti-hint-refine = Maak van zoveel ruwe olie benzine, gratis. Benzine is bijna altijd meer waard; je tankstations verkopen die vanaf de volgende keer dat ze geraakt worden.
mcmulti-hint-refine-0 = Houd de ruwe olie zoals die is. Zelden goed: raffineren kost niets.
mcmulti-hint-pump = Neem deze ruwe olie gratis, twee vaten per keer dat een bron geraakt is. Laat die alleen zitten uit angst voor een veiligheidsinspectie, die vaten belast.
mcmulti-hint-pump-0 = Laat de olie in de grond. Zelden goed: oppompen kost niets.
mcmulti-hint-strike-yes = Maak van de boortoren een oliebron voor deze prijs: twee vaten ruwe olie voor elke latere keer dat hij geraakt wordt. De prijs stijgt met elke oliebron op het bord.
mcmulti-hint-strike-no = Houd het geld en de boortoren. Goed als de prijs te hoog is voor de rondes die nog komen.
mcmulti-hint-declare-yes = De anderen hebben elk nog één beurt, dan worden alle installaties goedkoop verkocht en wint wie de meeste contanten heeft. Alleen als niemand je meer kan inhalen.
mcmulti-hint-declare-no = Speel verder; je mag de overwinning ook in een latere beurt claimen. Een ander kan je voor zijn.
mcmulti-hint-concede-yes = Je ligt uit het spel, achter alle anderen.
mcmulti-hint-concede-no = Blijf, hoewel niets je nog geld kan opleveren.
mcmulti-hint-none = Handel niet en gooi de dobbelstenen. Goed als je geen vaten nodig hebt en er geen over hebt.
mcmulti-hint-done = Niets meer hiervan; de beurt gaat verder.

## Why a choice was the only one

mcmulti-only-sell = Er was niets anders te verkopen om het mee te betalen.
mcmulti-only-done = Hier valt nu niets te kopen of te verkopen.
mcmulti-only-none = Er is nu geen markt te gebruiken.
mcmulti-only-strike = Het aanboren is niet te betalen.
mcmulti-only-declare = Er zijn te weinig contanten om de overwinning te claimen.
mcmulti-only-concede = Er is nog iets dat geld kan opleveren.

## What is asked

mcmulti-ask-SpecialPurchase = Wat koop je vóór de eerste ronde?
mcmulti-ask-PlaceQuadrant = In welk kwadrant zet je het?
mcmulti-ask-PlaceRow = In welke rij zet je het?
mcmulti-ask-PlaceColumn = In welke kolom zet je het?
mcmulti-ask-ChooseMarket = Welke markt gebruik je?
mcmulti-ask-Trade = Wat verhandel je?
mcmulti-ask-ChooseQuadrant = In welk kwadrant gebruik je de worp?
mcmulti-ask-SellAtStations = Hoeveel benzine verkopen je tankstations?
mcmulti-ask-UseRefineries = Hoeveel ruwe olie raffineren je raffinaderijen?
mcmulti-ask-UseWells = Hoeveel ruwe olie pompen je oliebronnen op?
mcmulti-ask-Strike = Boor je olie aan voor { MONEY($well) }?
mcmulti-ask-Assets = Wat koop of verkoop je?
mcmulti-ask-SellQuadrant = In welk kwadrant staat het?
mcmulti-ask-SellRow = In welke rij staat het?
mcmulti-ask-SellColumn = In welke kolom staat het?
mcmulti-ask-UpgradeQuadrant = In welk kwadrant moderniseer je?
mcmulti-ask-UpgradeRow = In welke rij moderniseer je?
mcmulti-ask-UpgradeColumn = In welke kolom moderniseer je?
mcmulti-ask-NewsPayment = Je bent { MONEY($due) } verschuldigd. Wat verkoop je?
mcmulti-ask-ForfeitBarrel = Je bent nog { MONEY($due) } verschuldigd. Welk vat lever je in?
mcmulti-ask-Upgrade = Je raffinaderijen zijn vuil. Wat doe je?
mcmulti-ask-Concede = Je hebt niets meer, en niets kan je nog geld opleveren. Geef je op?
mcmulti-ask-Declare = Claim je de overwinning? Daar is { MONEY($target) } voor nodig.

## The table

# Same as in English.
mcmulti-table-title = McMulti
mcmulti-table-round = ronde { $round }
mcmulti-table-turn = beurt van { $who }
mcmulti-table-declared = overwinning geclaimd door { $who }
mcmulti-table-over = het spel is afgelopen
mcmulti-table-dice = rij { $red }, kolom { $black }
mcmulti-table-nobody = niemand
mcmulti-table-market = Markt
mcmulti-table-barrels = Vaten
mcmulti-table-buy = Koop
mcmulti-table-sell = Verkoop
mcmulti-table-closed = gesloten
mcmulti-table-consumers = Consumenten: een vat brengt hoogstens { MONEY($price) } op
mcmulti-table-no-consumers = Consumenten: er valt niets te verkopen
mcmulti-table-economy = Economie: { $card }
mcmulti-table-track = marker { $difference } van { $limit }
mcmulti-table-well-price = De volgende keer olie aanboren kost { MONEY($price) }
mcmulti-table-more-likely = Waarschijnlijker: { $card }
mcmulti-table-less-likely = Minder waarschijnlijk: { $card }
mcmulti-table-lasting = Van kracht: { $card }
mcmulti-table-no-card = –
mcmulti-table-player = Speler
mcmulti-table-cash = Contant
mcmulti-table-hidden = ?
# Same as in English.
mcmulti-table-score = Score
mcmulti-table-demand = Vraag
mcmulti-table-out = uit
mcmulti-table-legend = koop/verkoop, { $sign } { $what }

## Its options

mcmulti-option-edition = Welke editie wordt gespeeld
mcmulti-option-target_cash = Met hoeveel contanten je de overwinning mag claimen
mcmulti-option-start_cash = De contanten van elke speler bij de start; none: naar het aantal spelers
mcmulti-option-start_crude = De ruwe olie van elke speler bij de start
mcmulti-option-start_gasoline = De benzine van elke speler bij de start
mcmulti-option-crude_empty_fields = Lege velden van elke markt voor ruwe olie bij de start
mcmulti-option-gasoline_empty_fields = Lege velden van elke benzinemarkt bij de start
mcmulti-option-consumer_start = Waar de consumentenprijs begint
mcmulti-option-red_spacing = Om de hoeveel velden er op de consumentenmarkt één rood is
mcmulti-option-well_price_step = Hoeveel elke volgende oliebron meer kost
mcmulti-option-well_count_rule = Welke oliebronnen meetellen voor de prijs van de volgende
mcmulti-option-refinery_footprint = Hoeveel vakken een raffinaderij beslaat
mcmulti-option-economy_trigger = Wat de economie verandert
mcmulti-option-carry_surplus = Een overschot op het economiespoor blijft staan
mcmulti-option-news_doubles = Welke dubbele worpen nieuws brengen
mcmulti-option-news_enabled = Met nieuws spelen
mcmulti-option-news_n7 = Het olie-embargo zit in de kaartenset
mcmulti-option-news_n8 = Het tekort aan ruwe olie zit in de kaartenset
mcmulti-option-n2_deferral = Bij opwarming van de aarde mag een raffinaderij stil blijven staan
mcmulti-option-news_sales = Of je meer mag verkopen dan het nieuws vereist
mcmulti-option-insolvency = Wat er gebeurt met wie niet kan betalen
mcmulti-option-money_visibility = Of het geld open ligt
mcmulti-option-two_player_board = Met twee spelers elk twee kwadranten, of één
mcmulti-option-two_player_choice = Wanneer je met twee spelers kiest in welk kwadrant de worp geldt
mcmulti-option-three_player_neighbours = Wie met drie spelers wiens buur is
mcmulti-option-seating = Of de plaatsen worden geloot
mcmulti-option-start_player = Wie begint
mcmulti-option-final_turn_sales = Wat er in de laatste beurten verkocht mag worden
mcmulti-option-piece_limits = Of de stukken op kunnen raken
mcmulti-option-round_limit = De laatste ronde als niemand de overwinning claimt; 0: geen

## The board

mcmulti-board-label = Bord van McMulti
mcmulti-board-parts = Delen van het bord
# Same as in English.
mcmulti-board-opening = opening
mcmulti-board-jump-yards = Terreinen
mcmulti-board-jump-floor = Markten
mcmulti-board-jump-tape = Ticker
mcmulti-board-jump-economy = Economie
mcmulti-board-yards = De vier bedrijfsterreinen
mcmulti-board-yard-of = Terrein in het { $quadrant }: { $who }
mcmulti-board-closed-money = De contanten liggen gedekt
mcmulti-board-free = vrij vak
mcmulti-board-cell = rij { $row }, kolom { $column }
mcmulti-board-unwrite = Toch niet: { $what }, { $place }
mcmulti-board-floor = Beurs: spotmarkten en consumenten
mcmulti-board-buy-at = Zoveel kost het volgende vat
mcmulti-board-sell-at = Zoveel brengt het volgende vat op
mcmulti-board-one-less = Eén minder, of één meer te verkopen: { $name }
mcmulti-board-one-more = Eén meer te kopen, of één minder te verkopen: { $name }
mcmulti-board-planned = Gepland voor { $name }: { $count }
mcmulti-board-consumers = Consumenten
mcmulti-board-pay = betalen
mcmulti-board-current = (de economie nu)
mcmulti-board-difference = Verschil
mcmulti-board-on-doubles = Verandert bij dubbel
mcmulti-board-track-note = Het verschil van de twee dobbelstenen wordt opgeteld; bij { $limit } verandert de economie
mcmulti-board-die-leads = Verschildobbelsteen { $from } tot { $to } leidt hierheen
mcmulti-board-double-leads = Dubbel { $from } tot { $to } leidt hierheen
mcmulti-board-outlook = De prijzen nu, en bij de kaarten die hierna kunnen komen
mcmulti-board-buy-sell = koop / verkoop
mcmulti-board-now = nu
mcmulti-board-all-cards = Alle zeven kaarten
mcmulti-board-all-note = Hoeveel rode velden de consumentenprijs opschuift als de kaart komt; wat een installatie kost en opbrengt; en welke kaart volgt, naar de dobbelsteen.
mcmulti-board-demand-note = Als deze kaart komt, schuift de consumentenprijs zoveel rode velden op
mcmulti-board-news = Nieuws
mcmulti-board-more-likely = Waarschijnlijker
mcmulti-board-less-likely = Minder waarschijnlijk
mcmulti-board-in-force = Van kracht
mcmulti-board-until = tot
mcmulti-board-doubles = Gebeurt bij dubbel { $doubles }
mcmulti-board-news-N1 = Iedereen betaalt { MONEY(2) } per boortoren, { MONEY(5) } per oliebron, { MONEY(15) } per tankstation, { MONEY(20) } per raffinaderij.
mcmulti-board-news-N2 = Iedereen betaalt { MONEY(25) } voor elke raffinaderij, of verkoopt die.
mcmulti-board-news-N3 = Iedereen betaalt { MONEY(15) } voor elk tankstation.
mcmulti-board-news-N4 = De 5 goedkoopste vaten benzine in het binnenland verdwijnen.
mcmulti-board-news-N5 = Iedereen betaalt { MONEY(3) } per vat ruwe olie en { MONEY(5) } per vat benzine in opslag.
mcmulti-board-news-N6 = 5 vaten ruwe olie gaan van buitenland naar binnenland; de consumentenprijs daalt 5 rode velden.
mcmulti-board-news-N7 = De buitenlandse markt is gesloten.
mcmulti-board-news-N8 = De 5 goedkoopste vaten ruwe olie in het binnenland verdwijnen.
mcmulti-board-special-note = Vóór de eerste ronde koopt iedereen één keer installaties
mcmulti-board-phases = Fasen van de beurt
mcmulti-board-phase-market = Markt
mcmulti-board-phase-market-note = Koop en verkoop vaten op één markt
mcmulti-board-phase-roll = Worp
mcmulti-board-phase-roll-note = Twee dobbelstenen verlichten een rij en een kolom; dubbel brengt nieuws, verschillen bewegen de economie
mcmulti-board-phase-production = Productie
mcmulti-board-phase-production-note = Verlichte tankstations verkopen, raffinaderijen raffineren, oliebronnen pompen, een boortoren kan olie aanboren
mcmulti-board-phase-neighbours = Buren
mcmulti-board-phase-neighbours-note = De buren gebruiken de rij of de kolom die hun terrein bereikt
mcmulti-board-phase-assets = Installaties
mcmulti-board-phase-assets-note = Koop installaties, of verkoop wat de dobbelstenen hebben geraakt
mcmulti-board-goal = Doel
mcmulti-board-goal-note = Wie een beurt eindigt met { MONEY($target) }, mag de overwinning claimen
mcmulti-board-no-roll = Nog niet gegooid
mcmulti-board-row = rij
mcmulti-board-column = kolom
mcmulti-board-lit-row = De rode dobbelsteen verlicht rij { $red } van dit terrein.
mcmulti-board-lit-column = De zwarte dobbelsteen verlicht kolom { $black } van dit terrein.
mcmulti-board-lit-cross = Op dit terrein tellen beide dobbelstenen: rij { $red } en kolom { $black }.
mcmulti-board-desk = Het bureau: orders en antwoorden
mcmulti-board-total = Totaal
mcmulti-board-left = { MONEY($money) } over
mcmulti-board-short = { MONEY($money) } te weinig
mcmulti-board-send-pay = Koop: betaal { MONEY($money) }
mcmulti-board-send-get = Verstuur: krijg { MONEY($money) }
mcmulti-board-tear = Verscheur
mcmulti-board-undo = Neem de order terug
mcmulti-board-trade-note = Druk op een prijs van een ladder om tot daar te kopen of te verkopen, of gebruik + en −. Er wordt niets betaald voordat je de order verstuurt.
mcmulti-board-buy-note = Kies een installatie en druk dan op vakken van je terrein. Er wordt niets betaald voordat je de order verstuurt.
mcmulti-board-assets-note = Kies een installatie en druk op vakken van je terrein, of druk op een verlichte installatie om die te verkopen. Er wordt niets betaald voordat je de order verstuurt.
mcmulti-board-order-buy = Koop { $count } × { $product }
mcmulti-board-order-sell = Verkoop { $count } × { $product }
mcmulti-board-tools = Wat je koopt
mcmulti-board-nothing = niets
mcmulti-board-none = Geen markt: gooi de dobbelstenen
mcmulti-board-roll = Klaar: gooi de dobbelstenen
mcmulti-board-end-turn = Beëindig de beurt
mcmulti-board-pay-due = Betaal { MONEY($money) }
mcmulti-board-tape = De ticker: wat er is gebeurd
mcmulti-board-tape-empty = Wat er gebeurt, wordt hier afgedrukt.

## The page

mcmulti-page-effect = { $sign }{ $count } { $product }
mcmulti-page-dollars = { MONEY($money) }
mcmulti-page-to-move = ▶ { $who }
mcmulti-page-players = Maatschappijen
mcmulti-page-yards = Terreinen
mcmulti-page-markets = Markten
mcmulti-page-next = Waar de dobbelsteen vanaf deze kaart heen leidt, 1 tot 6
mcmulti-page-news = Nieuws
mcmulti-page-cell = ({ $row }, { $column })
mcmulti-page-head-yard = Terrein
mcmulti-page-head-owner = Maatschappij
mcmulti-page-head-plants = Installaties (rij, kolom)
mcmulti-page-head-lit = Verlicht
mcmulti-page-head-die = Dobbelsteen
mcmulti-page-head-card = Kaart
mcmulti-page-head-news = Plek
mcmulti-page-head-doubles = Dubbel
mcmulti-page-head-effect = Gevolg
mcmulti-page-chapter-0 = Wat dit is
mcmulti-page-chapter-1 = Spelmateriaal
mcmulti-page-chapter-2 = Opbouw
mcmulti-page-chapter-3 = Spelverloop
mcmulti-page-chapter-4 = Speciale aankoopronde
mcmulti-page-chapter-5 = Markt
mcmulti-page-chapter-6 = Productieworp
mcmulti-page-chapter-7 = Nieuws
mcmulti-page-chapter-8 = Buren
mcmulti-page-chapter-9 = Installaties
mcmulti-page-chapter-10 = Einde van de beurt
mcmulti-page-chapter-11 = Einde van het spel en telling
mcmulti-page-chapter-12 = Varianten en edities
mcmulti-page-chapter-13 = Opties
mcmulti-page-chapter-14 = Beslissingen
mcmulti-page-chapter-15 = Toeval
mcmulti-page-chapter-16 = Verborgen informatie
mcmulti-page-value-edition-2012 = 2012
mcmulti-page-value-edition-1988 = 1988
mcmulti-page-value-well_count_rule-on_board = die er staan
mcmulti-page-value-well_count_rule-ever_struck = alle die ooit zijn aangeboord
mcmulti-page-value-refinery_footprint-1x1 = één
mcmulti-page-value-refinery_footprint-2x2 = vier, twee bij twee
mcmulti-page-value-economy_trigger-difference_track = het economiespoor
mcmulti-page-value-economy_trigger-doubles = dubbele worpen
mcmulti-page-value-news_doubles-2012 = 1, 3 en 6
mcmulti-page-value-news_doubles-1988 = 1 en 6
mcmulti-page-value-news_sales-shortfall_only = alleen wat er ontbreekt
mcmulti-page-value-news_sales-voluntary = zoveel als je wilt
mcmulti-page-value-insolvency-waive = de rest wordt kwijtgescholden
mcmulti-page-value-insolvency-forfeit_barrels = levert vaten in
mcmulti-page-value-money_visibility-closed = gedekt
# Same as in English.
mcmulti-page-value-money_visibility-open = open
mcmulti-page-value-two_player_board-two_diagonal = elk twee, schuin tegenover
mcmulti-page-value-two_player_board-one_opposite = elk één, tegenover elkaar
mcmulti-page-value-two_player_choice-after_roll = na de worp
mcmulti-page-value-two_player_choice-before_roll = vóór de worp
mcmulti-page-value-three_player_neighbours-geometry = zoals het bord ligt: oneerlijk, de middelste plaats wint zo’n 76% van de partijen tussen gulzige bots
mcmulti-page-value-three_player_neighbours-cycle = iedereen van iedereen: eerlijk
mcmulti-page-value-seating-fixed = nee
mcmulti-page-value-seating-random = ja
mcmulti-page-value-start_player-random = geloot
mcmulti-page-value-start_player-0 = plaats 1
mcmulti-page-value-start_player-1 = plaats 2
mcmulti-page-value-start_player-2 = plaats 3
mcmulti-page-value-start_player-3 = plaats 4
mcmulti-page-value-final_turn_sales-productive_only = wat de dobbelstenen hebben geraakt
mcmulti-page-value-final_turn_sales-any = alles
mcmulti-page-value-piece_limits-none = nee
mcmulti-page-value-piece_limits-box = ja, zoveel als in de doos

## The guided first game

mcmulti-guide-welcome = Welkom in de oliehandel. Je bouwt een maatschappij op een terrein van zes bij zes vakken: oliebronnen geven ruwe olie, raffinaderijen maken er benzine van, tankstations verkopen die. Wie aan het eind de meeste contanten heeft, wint; alle bedragen zijn in miljoenen.
mcmulti-guide-dice = Elke beurt worden twee dobbelstenen gegooid: rood kiest een rij van je terrein, zwart een kolom. Wat daar staat, werkt; wat staat waar ze elkaar kruisen, werkt dubbel. De plek van een installatie doet er dus toe.
mcmulti-guide-refinery = Vóór de eerste beurt bouwt iedereen. Begin met een raffinaderij in rij 3, kolom 5. De dobbelstenen van deze les zijn voorbereid en komen op rij 3; later kun je je installaties beter spreiden, zodat elke worp iets vindt.
mcmulti-guide-refinery-done = Je raffinaderij staat. Telkens als ze geraakt wordt, maakt ze van één vat ruwe olie benzine.
mcmulti-guide-station = Benzine heeft een klant nodig: koop een tankstation in rij 3, kolom 1. Automobilisten betalen veel meer dan de markten.
mcmulti-guide-station-done = Een tankstation verkoopt één vat telkens als het geraakt wordt.
mcmulti-guide-rig = Oliebronnen kun je niet kopen, alleen vinden. Een boortoren kost 5; als de dobbelstenen elkaar daar kruisen, kan hij een oliebron worden. Zet er een in het midden, rij 3, kolom 3.
mcmulti-guide-rig-done = Eén vak van de zesendertig: daar heb je geluk voor nodig. Meer boortorens, meer kansen.
mcmulti-guide-rigs = Koop nog drie boortorens: rij 3 kolom 2, rij 3 kolom 6 en rij 5 kolom 3. Het zijn de goedkoopste loten in deze loterij.
mcmulti-guide-rigs-done = Vier boortorens, en 118 in kas.
mcmulti-guide-stop = Stop hier: ook belastingen, oliebronnen en vaten vragen straks geld.
mcmulti-guide-stop-done = Nu bouwen de anderen. Daarna begint je eerste beurt.
mcmulti-guide-market = Een beurt begint met handelen, vóór de dobbelstenen. Er zijn twee markten, en je mag er één gebruiken. Elk gekocht vat maakt het volgende duurder, elk verkocht vat maakt het goedkoper.
mcmulti-guide-domestic = Beide hebben nog dezelfde prijzen. Ga naar de binnenlandse.
mcmulti-guide-market-done = Deze beurt kun je alleen hier handelen.
mcmulti-guide-crude = Een vat ruwe olie kost hier 6. Geraffineerd brengt het bij een tankstation zo’n 25 op. Koop er dus één en bewaar je benzine voor de automobilisten.
mcmulti-guide-crude-done = Je hebt drie vaten ruwe olie en twee vaten benzine in opslag.
mcmulti-guide-trade-stop = Dat is genoeg: je ene raffinaderij kan niet sneller werken. Stop met handelen; dan rollen de dobbelstenen.
mcmulti-guide-trade-done = Twee drieën! Rij 3 en kolom 3. Maar dubbel brengt ook nieuws.
mcmulti-guide-news = Het waarschijnlijkere nieuws gebeurt: opwarming van de aarde. Iedereen betaalt 25 voor elke raffinaderij, of verkoopt die. Beide kaarten liggen vooraf open, dus je kunt je erop voorbereiden.
mcmulti-guide-pay = Verkopen zou 30 opbrengen, maar een nieuwe raffinaderij kost 64. Betaal.
mcmulti-guide-pay-done = Dat deed pijn, maar de raffinaderij werkt door, deze beurt al.
mcmulti-guide-sell = Eerst de tankstations. Het jouwe is geraakt en mag dus één vat benzine verkopen, voor 25. Elke verkoop verlaagt de prijs met één voor wie daarna komt.
mcmulti-guide-sell-done = 25 voor een vat. Daar komt het geld vandaan.
mcmulti-guide-refine = Dan de raffinaderijen: maak van één vat ruwe olie benzine. Voor het tankstation is het deze beurt te laat, dus je hebt altijd wat benzine in opslag nodig.
mcmulti-guide-refine-done = Twee vaten ruwe olie, twee vaten benzine.
mcmulti-guide-strike = De dobbelstenen kruisen elkaar op je boortoren: olie! De bron aanboren kost 5, omdat het de eerste op het bord is; de tweede zou 10 kosten, enzovoort. Doe het.
mcmulti-guide-strike-done = Een eigen oliebron: gratis twee vaten ruwe olie telkens als hij geraakt wordt.
mcmulti-guide-assets = Nu mag je installaties kopen en verkopen, voor de prijzen van de economiekaart. Alleen wat deze beurt geraakt is, kun je verkopen: dit is je kans om iets te verplaatsen.
mcmulti-guide-sell-rig = Drie van je boortorens zijn geraakt, twee ervan in rij 3. Verkoop die in rij 3, kolom 2, voor 3.
mcmulti-guide-sell-rig-done = Het vak is weer vrij.
mcmulti-guide-buy-rig = Koop hem terug op een betere plek: rij 2, kolom 5, waar je nog niets hebt. Voor 2 heb je een boortoren verplaatst, en meer worpen vinden iets.
mcmulti-guide-buy-rig-done = Bij hoogconjunctuur brengen installaties twee tot vier keer zoveel op: dat is het moment om te verkopen.
mcmulti-guide-assets-stop = Houd de rest van het geld, en stop met kopen.
mcmulti-guide-assets-done = Je beurt is bijna voorbij.
mcmulti-guide-declare = Wie aan het eind van een beurt 750 contant heeft, mag de overwinning claimen. Geld is geheim, daarom vraagt de tafel het aan iedereen; met minder is er maar één antwoord.
mcmulti-guide-declare-done = Let nu op de buren: hun dobbelstenen werken ook voor jou.
mcmulti-guide-neighbour = Je buur gooide een rode 3, en zijn rij telt ook op jouw terrein. Je tankstation mag weer verkopen: de prijs is nu 24.
mcmulti-guide-neighbour-done = Geld zonder eigen beurt.
mcmulti-guide-refine-again = De raffinaderij ook: maak benzine voor je volgende verkoop.
mcmulti-guide-refine-again-done = Je opslag is klaar voor je eigen beurt.
mcmulti-guide-pump = En je nieuwe oliebron geeft gratis twee vaten ruwe olie. Een oliebron, een raffinaderij en een tankstation in dezelfde rij voeden elkaar.
mcmulti-guide-pump-done = Nu heb je alle soorten beslissingen van een beurt genomen.
mcmulti-guide-economy = De dobbelstenen drijven ook de economie: hun verschillen worden opgeteld, en bij 8 komt de volgende kaart. Dan veranderen de prijzen van installaties en de prijs voor automobilisten; verkoop bij hoogconjunctuur, bouw bij depressie.
mcmulti-guide-score = Hoe wordt er geteld? Als iemand de overwinning claimt, hebben alle anderen nog één beurt. Dan wordt elke installatie voor de laagste prijzen verkocht, 2 tot 24 per stuk, en wint wie de meeste contanten heeft. Vaten tellen niet, behalve bij een gelijke stand.
mcmulti-guide-go-on = Nu is het spel aan jou. Een tweede tankstation zou verkopen wat je oliebron en je raffinaderij maken; veel plezier!
## Signs in words

mcmulti-board-legend-dice = Wat dobbelstenen, rijen en kolommen doen
mcmulti-board-legend-red = De rode dobbelsteen verlicht één rij van het terrein: elke installatie erin werkt één keer.
mcmulti-board-legend-black = De zwarte dobbelsteen verlicht één kolom: elke installatie erin werkt één keer.
mcmulti-board-legend-cross = Waar ze elkaar kruisen, werkt een installatie dubbel. De buren gebruiken de ene lijn die hun terrein bereikt.
mcmulti-board-legend-double = Twee keer hetzelfde getal kan een nieuwskaart brengen; verschillende getallen bewegen de economie.
mcmulti-board-legend-rig = Een boortoren wacht alleen maar. Door beide dobbelstenen geraakt kan hij een oliebron worden.
mcmulti-board-legend-well = Een oliebron geeft twee vaten ruwe olie telkens als hij geraakt wordt.
mcmulti-board-legend-refinery = Een raffinaderij maakt van één vat ruwe olie één vat benzine telkens als ze geraakt wordt.
mcmulti-board-legend-station = Een tankstation verkoopt één vat benzine aan consumenten telkens als het geraakt wordt.
mcmulti-board-legend-economy = Hoe je economie en prijzen leest
mcmulti-board-legend-now = De kaart die van kracht is, donker op de ring en bovenaan in de lijst. Omlijnde kaarten kunnen hierna komen.
mcmulti-board-legend-track = Na elke worp wordt het verschil van de twee dobbelstenen opgeteld. Bij { $limit } verandert de economie en begint het opnieuw.
mcmulti-board-legend-on-doubles = De economie verandert als iemand dubbel gooit.
mcmulti-board-legend-next = Deze uitkomst van een derde dobbelsteen brengt de kaart eronder.
mcmulti-board-legend-consumers = Wat consumenten voor het volgende vat benzine betalen; het kleine getal is hoe ver de kaart dat verschuift.
mcmulti-board-legend-prices = Een installatie kost het eerste getal en brengt bij verkoop het tweede op.
mcmulti-refusal-guide-keep = Zonder raffinaderij wordt je ruwe olie nooit benzine. De les gaat verder met: { $action }.
mcmulti-refusal-guide-strike = Een oliebron voor 5 verdient zich de eerste keer dat hij geraakt wordt al terug. De les gaat verder met: { $action }.

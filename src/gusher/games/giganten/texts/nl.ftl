### Giganten. Elk bericht begint met de naam van het spel.

## Where one chooses a game: in one sentence, and what of it is not from the box

giganten-pitch = Race met je vrachtwagen naar de beste boorlocaties, vervoer de ruwe olie per spoor en bied op de licenties om te verkopen zolang de prijs hoog is.
giganten-known = De regels zijn die van de spelregels; bord en kaarten komen uit openbare tabellen. Eén boorlocatie en het spel voor twee en voor vijf zijn van ons.

## The report

# Same as in English.
giganten-unit = dollars
giganten-chart-prices = Prijzen van de maatschappijen
giganten-chart-supply = Ruwe olie en licenties
giganten-chart-growth = Treinen en boortorens
giganten-chart-purse = Geld
# Same as in English.
giganten-measure-hudson = Hudson
# Same as in English.
giganten-measure-jet = Jet
# Same as in English.
giganten-measure-standard = Standard
giganten-measure-crude = ruwe olie onder boortorens
giganten-measure-tanks = ruwe olie in de tanks
giganten-measure-licences = licenties in de hand
giganten-measure-derricks = boortorens
giganten-measure-black = zwarte loc
giganten-measure-front = voorste loc
giganten-measure-purse = dollars per speler
giganten-kind-card = Kaart { $what }
giganten-kind-red = Rood { $what }, zwart { $black }
giganten-kind-truck = Een stap rijden
giganten-kind-loco = Loc een stap vooruit
giganten-kind-peek = Onder een tegel kijken
giganten-kind-price-up = Een prijs verhogen
giganten-kind-price-down = Een prijs verlagen
giganten-kind-store = Gratis ruwe olie naar { $what }
giganten-kind-build = Een boortoren bouwen
giganten-kind-no-build = Niets bouwen
giganten-kind-ship = Vracht door { $what }
giganten-kind-discard = Ruwe olie opgeven
giganten-kind-pass = Passen in een veiling
giganten-kind-bid = Bieden
giganten-kind-sell = Ruwe olie verkopen

## Names

# Same as in English.
giganten-company-hudson = Hudson
# Same as in English.
giganten-company-jet = Jet
# Same as in English.
giganten-company-standard = Standard

giganten-colour-blue = blauw
giganten-colour-red = rood

giganten-carrier-black = de zwarte loc
giganten-carrier-opponents = de voorste tegenstander
giganten-carrier-front = de voorste loc

giganten-site = { $id } ({ $row },{ $column })
giganten-cell = ({ $row },{ $column })
giganten-card-plain = { $licences }/{ $move }
giganten-card-price = { $licences }/{ $move } prijs ±{ $price }
giganten-card-crude = { $licences }/{ $move } gratis ruwe olie
giganten-card-push = { $licences }/{ $move } terugduwen { $push }
giganten-card-red = rood { $card }
giganten-cards-held = { $ones }×1 + { $twos }×2
giganten-place-move = Zet
giganten-place-auction = Veiling { $company }

giganten-score-cash = Contanten
giganten-score-derricks = Boortorens
giganten-score-crude = Ruwe olie

giganten-effect-dollars = { $sign }{ MONEY($dollars) }
giganten-effect-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
giganten-effect-price = { MONEY($before) } → { MONEY($price) }

## What has happened

giganten-event-round = Ronde { $round }, startspeler { $start }
giganten-event-start-player = { $who } wordt startspeler.
giganten-event-rolled = { $company }: { $colour } { $fields }, { MONEY($before) } → { MONEY($price) }.
giganten-event-red-card = Rode kaart: { $card }. De zwarte loc gaat { $black } verder, naar { $space }.
giganten-event-star = De zwarte loc staat op de ster: het spel is afgelopen.
giganten-event-beige-card = Beige kaarten: { $card }.
giganten-event-took-card = { $who } neemt { $card }.
giganten-event-card-left = Over: { $card }.
giganten-event-licences = { $cards ->
    [one] { $who } krijgt { $cards } licentiekaart.
   *[other] { $who } krijgt { $cards } licentiekaarten.
}
giganten-event-licences-shuffled = De { $cards } afgelegde licenties worden geschud.
giganten-event-drew-licence = { $who } trekt { $held }.
giganten-event-move-turn = { $who } beweegt niet.
giganten-event-placed-truck = { $who } zet de vrachtwagen op { $cell }.
giganten-event-drove = { $who } rijdt naar { $cell }.
giganten-event-railed = { $spaces ->
    [one] { $who } zet de loc { $spaces } vak vooruit.
   *[other] { $who } zet de loc { $spaces } vakken vooruit.
}
giganten-event-looked = { $who } bekijkt { $site }.
giganten-event-saw = { $who } ziet { $crude } ruwe olie op { $site }.
giganten-event-ended-move = { $points ->
    [0] { $who } beëindigt de zet.
    [one] { $who } beëindigt de zet; { $points } punt vervalt.
   *[other] { $who } beëindigt de zet; { $points } punten vervallen.
}
giganten-event-changed-price = { $who } wijzigt de prijs van { $company }: { MONEY($before) } → { MONEY($price) }.
giganten-event-free-crude = { $who } krijgt een gratis ruwe olie en slaat die op bij { $company }.
giganten-event-pushed-back = { $who } duwt alle andere locs { $spaces } terug.
giganten-event-built = { $who } bouwt op { $site } voor { MONEY($dollars) }.
giganten-event-built-nothing = { $who } bouwt niets.
giganten-event-struck = { $who } vindt { $crude } ruwe olie op { $site }.
giganten-event-pumped = { $left ->
    [0] { $who } pompt de laatste ruwe olie op bij { $site }; de boortoren is weer vrij.
   *[other] { $who } pompt op bij { $site }; nog { $left }.
}
giganten-event-shipped = { $who } betaalt { MONEY($dollars) } aan { $carrier }.
giganten-event-earned-freight = { $who } krijgt { MONEY($dollars) } vrachtkosten.
giganten-event-lost-crude = { $who } laat de ruwe olie gaan.
giganten-event-stored = { $who } slaat { $crude } op bij { $company }.
giganten-event-auction = { $company } koopt voor { MONEY($price) }.
giganten-event-no-bidder = Niemand heeft ruwe olie bij { $company }.
giganten-event-bid = { $who } biedt { $bid }.
giganten-event-passed = { $who } past.
giganten-event-unsold = Niemand biedt bij { $company }.
giganten-event-won = { $who } wint { $company } met { $bid }.
giganten-event-exposed = { $cards ->
    [one] { $who } blufte met { $bid } en verliest { $cards } licentiekaart.
   *[other] { $who } blufte met { $bid } en verliest { $cards } licentiekaarten.
}
giganten-event-lost-licence = { $who } verliest { $held }.
giganten-event-paid = { $who } betaalt { $held }.
giganten-event-sold = { $who } verkoopt { $crude } ruwe olie aan { $company } voor { MONEY($dollars) }.
giganten-event-overflow = { $who } moet { $crude } ruwe olie bij { $company } verkopen voor { MONEY($dollars) }.

## What can be done

giganten-action-card = Neem { $card }
giganten-action-place = Zet de vrachtwagen in rij { $row }
giganten-action-truck = Rijd { $arrow } { $cell }
giganten-action-loco = Zet de loc vooruit
giganten-action-peek = Bekijk { $site }
giganten-action-end = Beëindig de zet
giganten-action-price-up = { $company } omhoog
giganten-action-price-down = { $company } omlaag
giganten-action-store = Sla op bij { $company }
giganten-action-build = Bouw op { $site }
giganten-action-no-build = Niets bouwen
giganten-action-ship = Vervoer door { $carrier }
giganten-action-discard = Laat de ruwe olie gaan
giganten-action-pass = Passen
giganten-action-bid = Bied { $bid }
giganten-action-pay = Betaal { $held }
giganten-action-pay-twos = { $twos ->
    [0] Betaal alleen met kaarten van 1
    [one] Betaal met { $twos } kaart van 2
   *[other] Betaal met { $twos } kaarten van 2
}
giganten-action-sell = { $crude ->
    [0] Verkoop niets
   *[other] Verkoop { $crude }
}

## What each choice is good for

giganten-hint-card = Met licenties bied je in de veilingen, met punten bewegen vrachtwagen en loc. Veel punten als je bij ruwe olie moet komen, veel licenties als je ruwe olie te verkopen hebt.
giganten-hint-place = Hier begint je vrachtwagen, gratis. Hij ziet tegels naast zich en bouwt naast zich: begin in een rij met tegels in de buurt.
giganten-hint-truck = Rijdt één vak; heuvels en bergen kosten meer punten. Je ziet hoeveel ruwe olie er onder zwarte tegels naast je ligt.
giganten-hint-loco = Je loc gaat één kolom verder. Gratis vervoert hij alleen van boortorens die hij heeft bereikt; van andere kost de vracht { MONEY(3000) } per stuk.
giganten-hint-peek = Kijk in het geheim hoeveel ruwe olie daar ligt. Het kost niets.
giganten-hint-end = Houd op met bewegen; punten die over zijn, vervallen. Blijf naast de tegel waarop je wilt bouwen.
giganten-hint-price = Verschuift de prijs die deze maatschappij betaalt. Omhoog waar jij ruwe olie in de tank hebt, omlaag waar alleen anderen die hebben.
giganten-hint-store = De ruwe olie gaat daar in je tank en kan alleen aan deze maatschappij verkocht worden. Let op de prijs, en op hoeveel rivalen er zullen bieden.
giganten-hint-build = Bouw een boortoren naast je vrachtwagen: de tegel wordt omgedraaid en zoveel ruwe olie is van jou, één per ronde. Let op de prijs, en of je loc er komt.
giganten-hint-no-build = Bewaar het geld en de boortoren voor een betere plek. Zonder boortorens heb je niets te verkopen.
giganten-hint-ship = Deze loc vervoert de ruwe olie voor { MONEY(3000) }. Loont alleen als je die voor meer verkoopt.
giganten-hint-discard = De ruwe olie is verloren, en je betaalt niets. Beter dan vracht betalen als de prijzen laag zijn.
giganten-hint-pass = Je bent uit deze veiling en houdt je licenties. Je ruwe olie blijft in de tank; wat boven de limiet is, gaat aan het einde van de ronde weg voor { MONEY(1000) }.
giganten-hint-bid = Zoveel aan licenties betaal je als je wint; alleen de winnaar mag hier deze ronde verkopen. Meer dan je hand waard is, is bluf: word je betrapt, dan verlies je kaarten en verkoop je niets.
giganten-hint-pay = Met deze kaarten betaal je je bod, en je bent ze kwijt. Er is geen wisselgeld: houd wat bij latere biedingen past.
giganten-hint-sell-0 = Bewaar alles voor een betere prijs. Wat te veel is voor je tank, gaat aan het einde van de ronde weg voor { MONEY(1000) }.
giganten-hint-sell = Verkoop er zoveel voor de prijs van nu. Houd alleen iets als de prijs gaat stijgen en er plaats in de tank is.

## Why a choice was the only one

giganten-only-pass = Er is geen bod meer dat hoger is dan het vorige en mag met je aantal kaarten.
giganten-only-card = Er was nog maar één kaart over.
giganten-only-truck = De vrachtwagen mag niet blijven waar hij staat, en er is één uitweg.
giganten-only-pay = Alleen deze kaarten vormen je bod.

## What is asked

giganten-ask-TakeCard = Welke actiekaart neem je?
giganten-ask-PlaceTruck = Waar zet je je vrachtwagen neer?
giganten-ask-Move = { $points ->
    [one] Waarheen? Nog { $points } punt.
   *[other] Waarheen? Nog { $points } punten.
}
giganten-ask-ChangePrice = Welke prijs wijzig je?
giganten-ask-FreeCrude = Waar sla je je gratis ruwe olie op?
giganten-ask-Build = Bouw je een boortoren?
giganten-ask-Ship = Je loc staat achter { $site }. Wie vervoert de ruwe olie?
giganten-ask-Store = Waar sla je de ruwe olie op?
giganten-ask-Bid = { $bid ->
    [0] { $company } koopt voor { MONEY($price) }. Wat bied je?
   *[other] { $company } koopt voor { MONEY($price) }. Het bod is { $bid }; bied je meer?
}
giganten-ask-Pay = Hoe betaal je je bod van { $bid }?
giganten-ask-Sell = Hoeveel ruwe olie verkoop je aan { $company }, voor { MONEY($price) } per stuk?

## Why a move is refused

giganten-refusal-card-not-there = Die kaart ligt niet in het aanbod.
giganten-refusal-truck-there = Daar staat een andere vrachtwagen.
giganten-refusal-derrick-there = Daar staat een boortoren.
giganten-refusal-stuck-there = Het kost { $cost } punten om daar te komen en door naar een vrij vak, en je hebt er nog { $points }.
giganten-refusal-too-few-points = Het kost { $cost } punten, en je hebt er nog { $points } voor.
giganten-refusal-truck-first = De vrachtwagen beweegt vóór de loc, en staat op een vrij vak als de loc begint.
giganten-refusal-track-ends = Hier eindigt het spoor.
giganten-refusal-no-stop-here = De vrachtwagen mag niet stoppen op een tegel of op het vak van een andere vrachtwagen.
giganten-refusal-already-seen = Je hebt die tegel al gezien.
giganten-refusal-never-shown = Een tegel met twee rode boortorens wordt nooit getoond voordat er gebouwd is.
giganten-refusal-price-at-end = Zo ver kan die prijs niet.
giganten-refusal-company-closed = Die maatschappij is gesloten met twee spelers.
giganten-refusal-no-tile-there = Daar ligt geen tegel.
giganten-refusal-not-adjacent = Je vrachtwagen staat er niet naast.
giganten-refusal-loco-behind = Die loc komt niet tot kolom { $column }.
giganten-refusal-bid-too-low = Het bod is { $bid }; bied meer, of pas.
giganten-refusal-above-cap = Je mag hoogstens { $cap } bieden.
giganten-refusal-not-so-many-twos = Je hebt { $twos } licentiekaarten van 2.
giganten-refusal-superfluous-card = Dat is meer dan het bod van { $bid } vraagt.
giganten-refusal-pays-too-little = Je kaarten van 1 dekken de rest van het bod van { $bid } niet.
giganten-refusal-not-so-much-crude = Je hebt daar { $crude } ruwe olie.

## The table

# Same as in English.
giganten-table-title = Giganten
giganten-table-round = ronde { $round }
giganten-table-start = startspeler { $who }
giganten-table-over = het spel is afgelopen
giganten-table-black = zwarte loc { $space } van { $star }
giganten-table-prices = Prijzen
giganten-table-closed = gesloten
giganten-table-cards = Kaarten
giganten-table-no-cards = er liggen er geen open
giganten-table-deck = { $cards } licenties in de trekstapel
giganten-table-auction = { $leader ->
    [nobody] { $company }: nog geen bod
   *[other] { $company }: { $leader } biedt { $bid }
}
giganten-table-player = Speler
giganten-table-money = Geld
giganten-table-loco = Loc
giganten-table-derricks = Boortorens
# Same as in English.
giganten-table-tanks = Tanks
giganten-table-licences = Licenties
giganten-table-card = Kaart
giganten-table-bid = Bod
giganten-table-hand = { $cards } ({ $held })
giganten-table-out = gepast

## Its options

giganten-option-start_player = Wie de eerste startspeler is
giganten-option-black_star = Hoeveel vakken de zwarte loc moet gaan tot het spel eindigt
giganten-option-missing_site = Of de locatie die geen bron toont, wordt gebruikt
giganten-option-peek_mode = Of tegels naast de vrachtwagen meteen getoond worden, of op verzoek
giganten-option-movement_order = Of vrachtwagen en loc elkaar mogen afwisselen, of de vrachtwagen eerst gaat
giganten-option-price_overflow = Of een prijswijziging aan het einde van de tabel mag stoppen
giganten-option-crude_supply = Of de fiches ruwe olie kunnen opraken
giganten-option-freight_choice = Wie kiest welke loc van een ander de ruwe olie vervoert
giganten-option-bid_limit = Hoe hoog je mag bieden
giganten-option-bluffer_rebid = Of een betrapte bluffer in dezelfde veiling weer meebiedt
giganten-option-money_tie = Wat beslist tussen spelers met evenveel geld
giganten-option-closed_company = Welke maatschappij gesloten is met twee spelers

## The board

giganten-board-label = Speelbord van Giganten
giganten-board-parts = Delen van het bord
giganten-board-jump-cards = Kaarten
giganten-board-jump-auction = Veiling
giganten-board-jump-map = Landkaart
giganten-board-jump-companies = Prijzen
giganten-board-jump-me = Ik
giganten-board-jump-others = Anderen
giganten-board-map = Landkaart en rails
# Same as in English.
giganten-board-rails = Rails
giganten-board-companies = Maatschappijen: prijzen en tanks
giganten-board-cards = Ronde, actiekaarten en stapels
giganten-board-me = Mijn kant van de tafel
giganten-board-others = De andere spelers
giganten-board-phase-prices = Prijzen
giganten-board-phase-cards = Kaarten
giganten-board-phase-licences = Licenties
giganten-board-phase-moving = Beweging
giganten-board-phase-building = Bouwen
giganten-board-phase-freight = Vracht
giganten-board-phase-auctions = Veilingen
# Same as in English.
giganten-board-phase-tanks = Tanks
giganten-board-card = { $licences } licenties, { $move } punten.
giganten-board-card-price = Verschuif een prijs met { $price }.
giganten-board-card-crude = Eén gratis ruwe olie.
giganten-board-card-push = Duw alle andere locs { $push } terug.
giganten-board-card-black = De zwarte loc gaat { $black } verder.
giganten-board-card-of = Genomen door { $who }
giganten-board-card-move = { $move } punten om te bewegen
giganten-board-deck-red = Rode kaarten: { $left } in de trekstapel, { $spent } afgelegd
giganten-board-deck-beige = Beige kaarten: { $left } in de trekstapel, { $spent } afgelegd
giganten-board-deck-licence = Licentiekaarten: { $left } in de trekstapel, { $spent } afgelegd
giganten-board-derrick = Boortoren van { $who } op { $site }, nog { $crude } ruwe olie
giganten-board-tile-1 = { $site }: één zwarte boortoren, bouwen kost { MONEY($dollars) }.
giganten-board-tile-2 = { $site }: twee rode boortorens, bouwen kost { MONEY($dollars) }; niemand mag kijken.
giganten-board-tile-3 = { $site }: drie zwarte boortorens, bouwen kost { MONEY($dollars) }.
giganten-board-tile-known = Je hebt { $crude } ruwe olie gezien.
giganten-board-tile-seen = Bekeken door { $who }.
giganten-board-served = Zo ver als mijn loc komt
giganten-board-truck = Vrachtwagen van { $who } op { $cell }
giganten-board-loco = Loc van { $who } bij kolom { $column }
giganten-board-black = Zwarte loc bij kolom { $column }
giganten-board-star = De ster: als de zwarte loc hier komt, eindigt het spel
giganten-board-price = { $company } betaalt { MONEY($price) }, zone { $zone }
giganten-board-tank = { $who }: { $crude } ruwe olie
giganten-board-awaited = is nu aan de beurt
giganten-board-start = Startspeler
giganten-board-derricks-left = { $derricks } boortorens te bouwen
giganten-board-hand = { $cards } licenties: { $ones } van 1 en { $twos } van 2, waarde { $value }
giganten-board-hand-hidden = { $cards } licenties
giganten-board-auction = Veiling bij { $company }
giganten-board-buys = koopt voor { MONEY($price) } per stuk
giganten-board-fold = Toon de landkaart
giganten-board-unfold = Toon de veiling
giganten-board-bid-now = Hoogste bod
giganten-board-no-bid = nog geen bod
giganten-board-bidder-leads = hoogste
giganten-board-bidder-asked = moet bieden
giganten-board-bidder-in = doet mee
giganten-board-bidder-out = gepast
giganten-board-worth = Je kunt tot { $value } betalen. Je mag tot { $cap } bieden.
giganten-board-wait = Wacht op de anderen.
giganten-board-passed = Je bent uit deze veiling.
giganten-board-settling = De winnaar betaalt en verkoopt.
giganten-board-your-bid = Jouw bod
giganten-board-bid-it = Bieden
giganten-board-bid-bluff = Bluffen
giganten-board-bluff = bluf
giganten-board-ceiling = Bied voor mij tot
giganten-board-ceiling-do = Laat bieden
giganten-board-ceiling-note = Steeds één meer dan de anderen; daarboven wordt gepast. Alleen jij ziet dit.
giganten-board-ceiling-set = Er wordt voor je geboden tot { $most }. Alleen jij ziet dit.
giganten-board-ceiling-end = Stoppen
giganten-board-dollars = { MONEY($dollars) }
giganten-board-zone-red = rood
giganten-board-zone-white = wit
giganten-board-zone-blue = blauw
giganten-board-unknown = Nog niet geziene tegels
giganten-board-odds = { $count } keer { $crude } ruwe olie
giganten-board-ceiling-bluff = Laat bluffen
giganten-board-points = { $points ->
    [one] nog { $points } punt
   *[other] nog { $points } punten
}
giganten-board-aim = { $tiles ->
    [0] Naar { $cell }: { $points }, nog { $left }
    [one] Naar { $cell }: { $points }, nog { $left }; je ziet { $tiles } nieuwe tegel
   *[other] Naar { $cell }: { $points }, nog { $left }; je ziet { $tiles } nieuwe tegels
}
giganten-board-aim-rail = Loc: { $points }, nog { $left }
giganten-board-drive = { $rests ->
    [no] Over { $cell }: { $points } van je punten, nog { $left }, { $tiles } nieuwe tegels te zien. De vrachtwagen kan daar niet blijven.
   *[other] Rijd naar { $cell }: { $points } van je punten, nog { $left }, { $tiles } nieuwe tegels te zien.
}
giganten-board-rail = Loc naar kolom { $space }: { $points } van je punten, nog { $left }

## The page

giganten-page-highest = hoogste bod { $bid }, { $who }
giganten-page-to-move = ▶ { $who }
giganten-page-column = kolom { $column }
giganten-page-tank = Tank van { $who }
giganten-page-price = { MONEY($dollars) } ({ $zone })
giganten-page-tile = { $derricks } op de tegel, bouwen kost { MONEY($dollars) }
giganten-page-derrick = Boortoren van { $who }
giganten-page-players = Spelers
giganten-page-companies = Maatschappijen
giganten-page-sites = Locaties
giganten-page-land = Punten om een vak in te rijden
giganten-page-head-truck = Vrachtwagen
giganten-page-head-company = Maatschappij
giganten-page-head-price = Prijs
giganten-page-head-site = Locatie
giganten-page-head-tile = Tegel of boortoren
giganten-page-head-crude = Ruwe olie
giganten-page-head-seen = Bekeken door
giganten-page-head-row = Rij
giganten-page-chapter-0 = Wat dit is
giganten-page-chapter-1 = Spelmateriaal
giganten-page-chapter-2 = Voorbereiding
giganten-page-chapter-3 = Spelverloop
giganten-page-chapter-4 = Prijzen
giganten-page-chapter-5 = Actiekaarten
giganten-page-chapter-6 = Licenties
giganten-page-chapter-7 = Beweging en speciale acties
giganten-page-chapter-8 = Boortorens bouwen
giganten-page-chapter-9 = Productie en vracht
giganten-page-chapter-10 = Veilingen en verkoop
giganten-page-chapter-11 = Tanklimiet
giganten-page-chapter-12 = Nieuwe startspeler
giganten-page-chapter-13 = Speleinde en eindtelling
giganten-page-chapter-14 = Varianten en edities
giganten-page-chapter-15 = Opties
giganten-page-value-start_player-seat0 = de eerste plaats
giganten-page-value-start_player-random = door loting
giganten-page-value-missing_site-reconstructed = gebruikt, waar die het best past
giganten-page-value-missing_site-omitted = weggelaten
giganten-page-value-peek_mode-auto = meteen getoond
giganten-page-value-peek_mode-manual = op verzoek
giganten-page-value-movement_order-free = in elke volgorde
giganten-page-value-movement_order-truck_first = de vrachtwagen eerst
giganten-page-value-price_overflow-clamp = ze stopt aan het einde
giganten-page-value-price_overflow-forbid = niet voorbij het einde
giganten-page-value-crude_supply-unlimited = nooit
giganten-page-value-crude_supply-limited = ze kunnen opraken
giganten-page-value-freight_choice-owner = de eigenaar van de ruwe olie
giganten-page-value-freight_choice-frontmost = niemand: de voorste vervoert die
giganten-page-value-bid_limit-twice_hand = twee keer het aantal kaarten
giganten-page-value-bid_limit-hand_value = wat de hand waard is, geen bluf
giganten-page-value-bid_limit-all_licences = alle licenties van het spel
giganten-page-value-money_tie-shared = ze delen de overwinning
giganten-page-value-money_tie-loco_rank = de loc die verder vooraan staat
# Same as in English.
giganten-page-value-closed_company-standard = Standard
# Same as in English.
giganten-page-value-closed_company-hudson = Hudson
# Same as in English.
giganten-page-value-closed_company-jet = Jet
giganten-page-value-closed_company-none = geen

## The guided first game

giganten-guide-welcome = Welkom bij de oliekoorts. Je rijdt met een vrachtwagen over het land, bouwt boortorens, brengt ruwe olie naar het spoor en verkoopt die aan drie maatschappijen; de rijkste speler wint. We spelen twee rondes samen, met voorbereid toeval.
giganten-guide-prices = Elke ronde begint met een dobbelsteen voor de prijs van elke maatschappij. Hudson betaalt nu { MONEY(6000) } voor een ruwe olie, de andere { MONEY(3500) }. De prijzen veranderen elke ronde, dus kijk daar eerst naar.
giganten-guide-card = Iedereen neemt één kaart. Het eerste getal is hoeveel licenties je krijgt, waarmee je biedt op het recht om te verkopen; het tweede is hoe ver je kunt bewegen. Deze wijzigt ook een prijs: zes licenties en een stem in de prijs zijn de korte weg waard.
giganten-guide-card-done = Je hebt zes licentiekaarten in de hand, elk 1 of 2 waard; alleen jij ziet welke.
giganten-guide-truck = Je vrachtwagen komt in de eerste kolom het bord op, één keer in het spel. De tegels op de landkaart verbergen olie: één boortoren heeft 2 tot 4 ruwe olie, drie boortorens hebben meer maar kosten meer en liggen ver weg.
giganten-guide-truck-place = Begin in rij 8: de weg naar de dichtstbijzijnde tegel is kort en vlak.
giganten-guide-truck-done = Daar staat hij. Je kaart geeft je vier bewegingspunten, voor vrachtwagen en loc samen.
giganten-guide-drive = Vlak land kost 1 punt, heuvels 2, bergen 3. Rijd twee vakken naar rechts: dan sta je naast een tegel, en mag je er in het geheim onder kijken.
giganten-guide-drive-done = Je hebt gekeken: vier ruwe olie, het beste wat één boortoren kan hebben. Niemand anders weet het.
giganten-guide-rail = De rest gaat naar je loc op het spoor. Hij vervoert ruwe olie gratis uit elke kolom die hij heeft bereikt; jouw tegel ligt in de derde. Twee vakken, en je bent er.
giganten-guide-rail-done = Vrachtwagen en loc staan goed. Nu het extraatje van je kaart.
giganten-guide-price = Je kaart verschuift één prijs twee treden, omhoog of omlaag. Je wilt deze ronde aan Hudson verkopen, dus duw die omhoog.
giganten-guide-price-done = Hudson betaalt nu { MONEY(7000) }. De anderen zagen dat ook, en zijn nu aan zet.
giganten-guide-build = Nu mag je één boortoren bouwen naast je vrachtwagen. Deze tegel kost { MONEY(4000) }, en je weet dat hij dat waard is.
giganten-guide-build-done = Onder je boortoren liggen vier ruwe olie. Hij geeft er elke ronde één, vanaf deze ronde.
giganten-guide-pushed = Wat is er gebeurd? De rode kaart van een rivaal heeft alle andere locs twee vakken teruggeduwd, en die van jou komt niet meer tot de derde kolom.
giganten-guide-ship = De loc van een ander neemt je ruwe olie mee voor { MONEY(3000) }. De zwarte is van de bank, dus geen rivaal verdient eraan. Je betaalt { MONEY(3000) } voor een ruwe olie die { MONEY(7000) } kan opbrengen: doen.
giganten-guide-ship-done = Die is onderweg. Als er nog meerdere rondes ruwe olie te vervoeren is, loont het je eigen loc vooruit te zetten.
giganten-guide-store = Een ruwe olie gaat in jouw tank bij een van de maatschappijen, en blijft daar tot die verkocht wordt. Kies Hudson om de prijs; maar daar kunnen ook anderen komen.
giganten-guide-store-done = Er is nog iemand die bij Hudson opslaat. Dus komt er een veiling tussen jullie twee.
giganten-guide-bid = Elke ronde mag er maar één aan een maatschappij verkopen: wie de meeste licenties biedt. Alleen de winnaar betaalt. Begin laag en kijk wat de ander zegt.
giganten-guide-bid-done = Het bieden gaat rond tot iedereen op één na gepast heeft.
giganten-guide-bid-more = Jij hebt een waarde van 11, de ander zes kaarten. Negen is duidelijke taal, en je houdt iets over. Je zou zelfs meer kunnen bieden dan je hebt, maar wie op bluf betrapt wordt, verliest de helft van zijn kaarten.
giganten-guide-bid-more-done = De ander past: jij hebt het recht om aan Hudson te verkopen.
giganten-guide-pay = Betaal negen: vier kaarten van 2 en een van 1 passen precies. Vijf kaarten van 2 zijn tien waard, en er is geen wisselgeld.
giganten-guide-pay-done = Die licenties ben je kwijt; er is er één over voor de volgende ronde.
giganten-guide-sell = Verkoop nu je ruwe olie voor { MONEY(7000) }. Wachten is een gok: zulke hoge prijzen dalen bij de volgende worp.
giganten-guide-sell-done = { MONEY(7000) } erin, maar vijf licenties en de vracht eruit. In de volgende ronde doen we het slimmer.
giganten-guide-red = Een nieuwe ronde, en een ander begint. Elke ronde ligt er ook een rode kaart: die heeft de zwarte loc vooruitgezet, die het spel beëindigt als hij de ster bereikt.
giganten-guide-red-take = Deze rode kaart geeft een gratis ruwe olie. Die is meer waard dan een paar bewegingspunten: neem die kaart.
giganten-guide-red-done = Drie nieuwe licenties, vier punten om te bewegen, en een ruwe olie cadeau.
giganten-guide-rail-again = Je vrachtwagen kan blijven staan. Geef alle vier de punten aan de loc: dan wordt je boortoren gratis bediend, en aan het einde tellen boortorens meer voor wie verder vooraan op het spoor staat.
giganten-guide-rail-again-done = Kolom vijf: zo makkelijk duwt niemand je meer achter je boortoren.
giganten-guide-free = Waarheen met het cadeau? Hudson betaalt nu { MONEY(5000) }, de andere { MONEY(4500) }. Iedereen kijkt naar Hudson; bij Standard ben je waarschijnlijk alleen. Dat is meer waard dan { MONEY(500) }.
giganten-guide-free-done = Eén ruwe olie bij Standard. Nu geeft je boortoren de volgende.
giganten-guide-store-again = Deze heeft je loc gratis vervoerd. Doe die bij de andere: wie een veiling wint, verkoopt zoveel hij wil.
giganten-guide-store-again-done = De anderen verkopen aan Hudson en Jet. Bij Standard ben jij de enige.
giganten-guide-bid-alone = Je bent alleen, dus één licentie is genoeg.
giganten-guide-bid-alone-done = Gewonnen voor 1, waar de eerste ronde je 9 kostte.
giganten-guide-pay-one = Betaal met de kaart van 1, en houd je kaarten van 2 voor moeilijker tijden.
giganten-guide-pay-one-done = Nu verkopen.
giganten-guide-sell-both = Verkoop ze allebei, { MONEY(4500) } per stuk. Wat er boven twee ruwe olie in een tank blijft, gaat aan het einde van een ronde weg voor maar { MONEY(1000) } per stuk.
giganten-guide-sell-both-done = { MONEY(9000) } voor één licentie. Zijn waar de anderen niet zijn: dat is de kunst van dit spel.
giganten-guide-score = Hoe wordt er geteld? Je contant geld, { MONEY(1000) } voor elke ruwe olie in tanks en onder boortorens, en voor elke boortoren die nog staat { MONEY(5000) }, { MONEY(4000) } of { MONEY(3000) }: meer naarmate je loc verder vooraan staat.
giganten-guide-finish = Het spel eindigt meteen als de zwarte loc de ster bereikt, na zeven tot negen rondes. Bouw dus vroeg, en zorg dat er aan het einde iets staat.
giganten-guide-go-on = Nu is het spel aan jou. Met { MONEY(24000) } kun je een tweede boortoren betalen, verder naar rechts; veel plezier!
## Signs in words

giganten-page-card-plain = { $licences } licenties en { $move } punten
giganten-page-card-price = { $licences } licenties en { $move } punten (een prijs ±{ $price })
giganten-page-card-crude = { $licences } licenties en { $move } punten (een gratis ruwe olie)
giganten-page-card-push = { $licences } licenties en { $move } punten (locs van anderen { $push } terug)
giganten-page-card-red = de rode: { $card }
giganten-page-held = { $twos ->
    [0] { $ones ->
        [one] één licentie van 1
       *[other] { $ones } licenties van 1
    }
    [one] { $ones ->
        [0] één licentie van 2
        [one] { $ones } van 1 en één van 2
       *[other] { $ones } van 1 en één van 2
    }
   *[other] { $ones ->
        [0] { $twos } licenties van 2
        [one] { $ones } van 1 en { $twos } van 2
       *[other] { $ones } van 1 en { $twos } van 2
    }
}
giganten-board-legend = Wat de tekens betekenen
giganten-board-legend-licences = Licentiekaarten die je nu krijgt. Ze zijn 1 of 2 waard en je biedt ermee in de veilingen.
giganten-board-legend-points = Punten om mee te bewegen, te verdelen over je vrachtwagen en je loc.
giganten-board-legend-price = Na het bewegen verschuif je de prijs van één maatschappij zoveel treden, omhoog of omlaag.
giganten-board-legend-crude = Eén gratis ruwe olie, in een tank van jou.
giganten-board-legend-push = Na jouw zet gaan de locs van alle andere spelers zoveel kolommen terug.
giganten-board-legend-train = Alleen op de rode kaart: zo ver gaat de zwarte loc meteen, wie de kaart ook neemt. Bij de ster eindigt het spel.
giganten-board-legend-black-tile = Eén zwarte boortoren is goedkoop en heeft weinig ruwe olie, drie hebben veel. Je vrachtwagen ziet ze als hij ernaast staat.
giganten-board-legend-red-tile = Twee rode boortorens: niemand mag kijken voordat er iemand bouwt.
giganten-refusal-guide-freight = Om { MONEY(3000) } te besparen zou je { MONEY(7000) } weggooien. De les gaat verder met: { $action }.
giganten-refusal-guide-bid = Met minder word je overboden, en wie past verkoopt niets. De les gaat verder met: { $action }.

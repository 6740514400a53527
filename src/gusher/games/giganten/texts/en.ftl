### Giganten. Every message begins with the name of the game.

## Where one chooses a game: in one sentence, and what of it is not from the box

giganten-pitch = Race your truck to the best drilling sites, haul the crude by rail, and bid for the licences to sell while the price is high.
giganten-known = The rules are the rulebook’s; board and cards come from public tables. One drilling site and the game for two and for five are ours.

## The report

giganten-unit = dollars
giganten-chart-prices = Prices of the companies
giganten-chart-supply = Crude and licences
giganten-chart-growth = Trains and derricks
giganten-chart-purse = Money
giganten-measure-hudson = Hudson
giganten-measure-jet = Jet
giganten-measure-standard = Standard
giganten-measure-crude = crude under derricks
giganten-measure-tanks = crude in the tanks
giganten-measure-licences = licences in hands
giganten-measure-derricks = derricks
giganten-measure-black = black loco
giganten-measure-front = front-most loco
giganten-measure-purse = dollars a player
giganten-kind-card = Card { $what }
giganten-kind-red = Red { $what }, black { $black }
giganten-kind-truck = Drive a step
giganten-kind-loco = Loco a step
giganten-kind-peek = Look under a tile
giganten-kind-price-up = Raise a price
giganten-kind-price-down = Lower a price
giganten-kind-store = Free crude to { $what }
giganten-kind-build = Build a derrick
giganten-kind-no-build = Build nothing
giganten-kind-ship = Freight by { $what }
giganten-kind-discard = Discard crude
giganten-kind-pass = Pass in an auction
giganten-kind-bid = Bid
giganten-kind-sell = Sell crude

## Names

giganten-company-hudson = Hudson
giganten-company-jet = Jet
giganten-company-standard = Standard

giganten-colour-blue = blue
giganten-colour-red = red

giganten-carrier-black = the black loco
giganten-carrier-opponents = the front-most opponent
giganten-carrier-front = the front-most loco

giganten-site = { $id } ({ $row },{ $column })
giganten-cell = ({ $row },{ $column })
giganten-card-plain = { $licences }/{ $move }
giganten-card-price = { $licences }/{ $move } price ±{ $price }
giganten-card-crude = { $licences }/{ $move } free crude
giganten-card-push = { $licences }/{ $move } push back { $push }
giganten-card-red = red { $card }
giganten-cards-held = { $ones }×1 + { $twos }×2
giganten-place-move = Move
giganten-place-auction = { $company } auction

giganten-score-cash = Cash
giganten-score-derricks = Derricks
giganten-score-crude = Crude

giganten-effect-dollars = { $sign }{ MONEY($dollars) }
giganten-effect-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
giganten-effect-price = { MONEY($before) } → { MONEY($price) }

## What has happened

giganten-event-round = Round { $round }, start player { $start }
giganten-event-start-player = { $who } is start player.
giganten-event-rolled = { $company }: { $colour } { $fields }, { MONEY($before) } → { MONEY($price) }.
giganten-event-red-card = Red card: { $card }. The black loco goes { $black } on, to { $space }.
giganten-event-star = The black loco is on the star: the game is over.
giganten-event-beige-card = Beige cards: { $card }.
giganten-event-took-card = { $who } took { $card }.
giganten-event-card-left = Left over: { $card }.
giganten-event-licences = { $cards ->
    [one] { $who } got { $cards } licence card.
   *[other] { $who } got { $cards } licence cards.
}
giganten-event-licences-shuffled = The { $cards } licence discards were shuffled.
giganten-event-drew-licence = { $who } drew { $held }.
giganten-event-move-turn = { $who } did not move.
giganten-event-placed-truck = { $who } placed the truck on { $cell }.
giganten-event-drove = { $who } drove to { $cell }.
giganten-event-railed = { $spaces ->
    [one] { $who } moved the loco { $spaces } space.
   *[other] { $who } moved the loco { $spaces } spaces.
}
giganten-event-looked = { $who } looked at { $site }.
giganten-event-saw = { $who } saw { $crude } crude at { $site }.
giganten-event-ended-move = { $points ->
    [0] { $who } ended the move.
    [one] { $who } ended the move; { $points } point was lost.
   *[other] { $who } ended the move; { $points } points were lost.
}
giganten-event-changed-price = { $who } changed the price of { $company }: { MONEY($before) } → { MONEY($price) }.
giganten-event-free-crude = { $who } got a free crude, stored at { $company }.
giganten-event-pushed-back = { $who } pushed all other locos back by { $spaces }.
giganten-event-built = { $who } built on { $site } for { MONEY($dollars) }.
giganten-event-built-nothing = { $who } built nothing.
giganten-event-struck = { $who } found { $crude } crude at { $site }.
giganten-event-pumped = { $left ->
    [0] { $who } pumped the last crude at { $site }; the derrick is free again.
   *[other] { $who } pumped at { $site }; { $left } left.
}
giganten-event-shipped = { $who } paid { $carrier } { MONEY($dollars) }.
giganten-event-earned-freight = { $who } got { MONEY($dollars) } freight.
giganten-event-lost-crude = { $who } let the crude go.
giganten-event-stored = { $who } stored { $crude } at { $company }.
giganten-event-auction = { $company } buys at { MONEY($price) }.
giganten-event-no-bidder = Nobody has crude at { $company }.
giganten-event-bid = { $who } bid { $bid }.
giganten-event-passed = { $who } passed.
giganten-event-unsold = Nobody bid at { $company }.
giganten-event-won = { $who } won { $company } with { $bid }.
giganten-event-exposed = { $cards ->
    [one] { $who } had bluffed with { $bid } and loses { $cards } licence card.
   *[other] { $who } had bluffed with { $bid } and loses { $cards } licence cards.
}
giganten-event-lost-licence = { $who } lost { $held }.
giganten-event-paid = { $who } paid { $held }.
giganten-event-sold = { $who } sold { $crude } crude to { $company } for { MONEY($dollars) }.
giganten-event-overflow = { $who } had to sell { $crude } crude at { $company } for { MONEY($dollars) }.

## What can be done

giganten-action-card = Take { $card }
giganten-action-place = Place the truck in row { $row }
giganten-action-truck = Drive { $arrow } { $cell }
giganten-action-loco = Move the loco on
giganten-action-peek = Look at { $site }
giganten-action-end = End the move
giganten-action-price-up = { $company } up
giganten-action-price-down = { $company } down
giganten-action-store = Store at { $company }
giganten-action-build = Build on { $site }
giganten-action-no-build = Build nothing
giganten-action-ship = Ship with { $carrier }
giganten-action-discard = Let the crude go
giganten-action-pass = Pass
giganten-action-bid = Bid { $bid }
giganten-action-pay = Pay { $held }
giganten-action-pay-twos = { $twos ->
    [0] Pay with ones only
    [one] Pay with { $twos } two
   *[other] Pay with { $twos } twos
}
giganten-action-sell = { $crude ->
    [0] Sell nothing
   *[other] Sell { $crude }
}

## What each choice is good for

giganten-hint-card = Licences are what you bid with in the auctions, points move truck and loco. Many points when you must get to crude, many licences when you have crude to sell.
giganten-hint-place = Your truck starts here, for nothing. It sees tiles beside it and builds beside it: start in a row with tiles near by.
giganten-hint-truck = Drives one cell; hills and mountains cost more points. You see how much crude lies under black tiles beside you.
giganten-hint-loco = Your loco goes one column on. It carries crude for nothing only from derricks that it has reached; from others freight costs { MONEY(3000) } each.
giganten-hint-peek = Look secretly at how much crude lies there. It costs nothing.
giganten-hint-end = Stop moving; points that are left are lost. Stay beside the tile on which you want to build.
giganten-hint-price = Moves the price that this company pays. Up where you have crude in the tank, down where only others have.
giganten-hint-store = The crude goes into your tank there and can be sold only to this company. Look at its price, and at how many rivals will bid there.
giganten-hint-build = Build a derrick beside your truck: the tile is turned over and so much crude is yours, one a round. Mind the price, and that your loco gets there.
giganten-hint-no-build = Keep the money and the derrick for a better place. Without derricks you have nothing to sell.
giganten-hint-ship = This loco carries the crude for { MONEY(3000) }. Worth it only if you will sell it for more.
giganten-hint-discard = The crude is lost, and you pay nothing. Better than freight if the prices are low.
giganten-hint-pass = You are out of this auction and keep your licences. Your crude stays in the tank; what is above its limit goes for { MONEY(1000) } at the end of the round.
giganten-hint-bid = So much in licences if you win; only the winner may sell here in this round. More than your hand is a bluff: exposed, you lose cards and sell nothing.
giganten-hint-pay = These cards pay your bid and are gone. There is no change: keep what fits later bids.
giganten-hint-sell-0 = Keep all of it for a better price. What is too much for your tank goes for { MONEY(1000) } at the end of the round.
giganten-hint-sell = Sell so many at today's price. Keep some only if the price will rise and the tank has room.

## Why a choice was the only one

giganten-only-pass = No bid is left that is higher than the last and within the number of cards.
giganten-only-card = Only one card was left.
giganten-only-truck = The truck may not stay where it stands, and there is one way out.
giganten-only-pay = These cards alone make up your bid.

## What is asked

giganten-ask-TakeCard = Which action card do you take?
giganten-ask-PlaceTruck = Where do you place your truck?
giganten-ask-Move = { $points ->
    [one] Where to? { $points } point is left.
   *[other] Where to? { $points } points are left.
}
giganten-ask-ChangePrice = Which price do you change?
giganten-ask-FreeCrude = Where do you store your free crude?
giganten-ask-Build = Do you build a derrick?
giganten-ask-Ship = Your loco is behind { $site }. Who carries the crude?
giganten-ask-Store = Where do you store the crude?
giganten-ask-Bid = { $bid ->
    [0] { $company } buys at { MONEY($price) }. What do you bid?
   *[other] { $company } buys at { MONEY($price) }. The bid is { $bid }; do you bid more?
}
giganten-ask-Pay = How do you pay your bid of { $bid }?
giganten-ask-Sell = How much crude do you sell to { $company }, at { MONEY($price) } each?

## Why a move is refused

giganten-refusal-card-not-there = That card is not in the display.
giganten-refusal-truck-there = Another truck stands there.
giganten-refusal-derrick-there = A derrick stands there.
giganten-refusal-stuck-there = It takes { $cost } points to get there and on to a free cell, and { $points } are left.
giganten-refusal-too-few-points = It takes { $cost } points, and { $points } are left for it.
giganten-refusal-truck-first = The truck moves before the loco, and stands on a free cell when the loco begins.
giganten-refusal-track-ends = The track ends here.
giganten-refusal-no-stop-here = The truck may not stop on a tile or on the cell of another truck.
giganten-refusal-already-seen = You have seen that tile.
giganten-refusal-never-shown = A tile with two red derricks is never shown before it is built on.
giganten-refusal-price-at-end = That price cannot go so far.
giganten-refusal-company-closed = That company is closed with two players.
giganten-refusal-no-tile-there = No tile lies there.
giganten-refusal-not-adjacent = Your truck does not stand beside it.
giganten-refusal-loco-behind = That loco does not reach column { $column }.
giganten-refusal-bid-too-low = The bid is { $bid }; bid more, or pass.
giganten-refusal-above-cap = You may bid { $cap } at most.
giganten-refusal-not-so-many-twos = You have { $twos } licence cards of value 2.
giganten-refusal-superfluous-card = That is more than the bid of { $bid } needs.
giganten-refusal-pays-too-little = Your ones do not make up the rest of the bid of { $bid }.
giganten-refusal-not-so-much-crude = You have { $crude } crude there.

## The table

giganten-table-title = Giganten
giganten-table-round = round { $round }
giganten-table-start = start player { $who }
giganten-table-over = the game is over
giganten-table-black = black loco { $space } of { $star }
giganten-table-prices = Prices
giganten-table-closed = closed
giganten-table-cards = Cards
giganten-table-no-cards = none lie open
giganten-table-deck = { $cards } licences in the deck
giganten-table-auction = { $leader ->
    [nobody] { $company }: no bid yet
   *[other] { $company }: { $leader } bids { $bid }
}
giganten-table-player = Player
giganten-table-money = Money
giganten-table-loco = Loco
giganten-table-derricks = Derricks
giganten-table-tanks = Tanks
giganten-table-licences = Licences
giganten-table-card = Card
giganten-table-bid = Bid
giganten-table-hand = { $cards } ({ $held })
giganten-table-out = passed

## Its options

giganten-option-start_player = Who is the first start player
giganten-option-black_star = How many spaces the black loco has to go until the game ends
giganten-option-missing_site = Whether the site that no source shows is used
giganten-option-peek_mode = Whether tiles beside the truck are shown at once, or when asked for
giganten-option-movement_order = Whether truck and loco may take turns, or the truck moves first
giganten-option-price_overflow = Whether a price change may stop at the end of the table
giganten-option-crude_supply = Whether the crude markers can run out
giganten-option-freight_choice = Who chooses the foreign loco that carries crude
giganten-option-bid_limit = How high one may bid
giganten-option-bluffer_rebid = Whether an exposed bluffer bids again in the same auction
giganten-option-money_tie = What decides between players with the same money
giganten-option-closed_company = Which company is closed with two players

## The board

giganten-board-label = Giganten board
giganten-board-parts = Parts of the board
giganten-board-jump-cards = Cards
giganten-board-jump-auction = Auction
giganten-board-jump-map = Map
giganten-board-jump-companies = Prices
giganten-board-jump-me = Me
giganten-board-jump-others = Others
giganten-board-map = Map and rails
giganten-board-rails = Rails
giganten-board-companies = Companies: prices and tanks
giganten-board-cards = Round, action cards and decks
giganten-board-me = My side of the table
giganten-board-others = The other players
giganten-board-phase-prices = Prices
giganten-board-phase-cards = Cards
giganten-board-phase-licences = Licences
giganten-board-phase-moving = Movement
giganten-board-phase-building = Building
giganten-board-phase-freight = Freight
giganten-board-phase-auctions = Auctions
giganten-board-phase-tanks = Tanks
giganten-board-card = { $licences } licences, { $move } points.
giganten-board-card-price = Move a price by { $price }.
giganten-board-card-crude = One free crude.
giganten-board-card-push = Push all other locos back by { $push }.
giganten-board-card-black = The black loco goes { $black } on.
giganten-board-card-of = Taken by { $who }
giganten-board-card-move = { $move } points to move
giganten-board-deck-red = Red cards: { $left } in the deck, { $spent } discarded
giganten-board-deck-beige = Beige cards: { $left } in the deck, { $spent } discarded
giganten-board-deck-licence = Licence cards: { $left } in the deck, { $spent } discarded
giganten-board-derrick = Derrick of { $who } on { $site }, { $crude } crude left
giganten-board-tile-1 = { $site }: one black derrick, to build { MONEY($dollars) }.
giganten-board-tile-2 = { $site }: two red derricks, to build { MONEY($dollars) }; nobody may look.
giganten-board-tile-3 = { $site }: three black derricks, to build { MONEY($dollars) }.
giganten-board-tile-known = You have seen { $crude } crude.
giganten-board-tile-seen = Looked at by { $who }.
giganten-board-served = As far as my loco serves
giganten-board-truck = Truck of { $who } on { $cell }
giganten-board-loco = Loco of { $who } beside column { $column }
giganten-board-black = Black loco beside column { $column }
giganten-board-star = The star: when the black loco gets here, the game ends
giganten-board-price = { $company } pays { MONEY($price) }, in the { $zone } zone
giganten-board-tank = { $who }: { $crude } crude
giganten-board-awaited = is asked now
giganten-board-start = Start player
giganten-board-derricks-left = { $derricks } derricks to build
giganten-board-hand = { $cards } licences: { $ones } ones and { $twos } twos, worth { $value }
giganten-board-hand-hidden = { $cards } licences
giganten-board-auction = Auction at { $company }
giganten-board-buys = buys at { MONEY($price) } each
giganten-board-fold = Show the map
giganten-board-unfold = Show the auction
giganten-board-bid-now = Highest bid
giganten-board-no-bid = no bid yet
giganten-board-bidder-leads = leads
giganten-board-bidder-asked = to bid
giganten-board-bidder-in = is in
giganten-board-bidder-out = passed
giganten-board-worth = You can pay up to { $value }. You may bid up to { $cap }.
giganten-board-wait = Wait for the others.
giganten-board-passed = You are out of this auction.
giganten-board-settling = The winner pays and sells.
giganten-board-your-bid = Your bid
giganten-board-bid-it = Bid
giganten-board-bid-bluff = Bluff
giganten-board-bluff = a bluff
giganten-board-ceiling = Bid for me up to
giganten-board-ceiling-do = Let it bid
giganten-board-ceiling-note = Always one more than the others, and it passes above. Only you see this.
giganten-board-ceiling-set = Bidding for you up to { $most }. Only you see this.
giganten-board-ceiling-end = Stop
giganten-board-dollars = { MONEY($dollars) }
giganten-board-zone-red = red
giganten-board-zone-white = white
giganten-board-zone-blue = blue
giganten-board-unknown = Tiles not seen yet
giganten-board-odds = { $count } times { $crude } crude
giganten-board-ceiling-bluff = Let it bluff
giganten-board-points = { $points ->
    [one] { $points } point left
   *[other] { $points } points left
}
giganten-board-aim = { $tiles ->
    [0] To { $cell }: { $points }, { $left } left
    [one] To { $cell }: { $points }, { $left } left; you see { $tiles } new tile
   *[other] To { $cell }: { $points }, { $left } left; you see { $tiles } new tiles
}
giganten-board-aim-rail = Loco: { $points }, { $left } left
giganten-board-drive = { $rests ->
    [no] Cross { $cell }: { $points } of your points, { $left } left, { $tiles } new tiles seen. The truck cannot stay there.
   *[other] Drive to { $cell }: { $points } of your points, { $left } left, { $tiles } new tiles seen.
}
giganten-board-rail = Loco to column { $space }: { $points } of your points, { $left } left

## The page

giganten-page-highest = highest bid { $bid }, { $who }
giganten-page-to-move = ▶ { $who }
giganten-page-column = column { $column }
giganten-page-tank = Tank of { $who }
giganten-page-price = { MONEY($dollars) } ({ $zone })
giganten-page-tile = { $derricks } on the tile, to build { MONEY($dollars) }
giganten-page-derrick = Derrick of { $who }
giganten-page-players = Players
giganten-page-companies = Companies
giganten-page-sites = Sites
giganten-page-land = Points to enter a cell
giganten-page-head-truck = Truck
giganten-page-head-company = Company
giganten-page-head-price = Price
giganten-page-head-site = Site
giganten-page-head-tile = Tile or derrick
giganten-page-head-crude = Crude
giganten-page-head-seen = Looked at by
giganten-page-head-row = Row
giganten-page-chapter-0 = What this is
giganten-page-chapter-1 = Components
giganten-page-chapter-2 = Set-up
giganten-page-chapter-3 = Order of play
giganten-page-chapter-4 = Prices
giganten-page-chapter-5 = Action cards
giganten-page-chapter-6 = Licences
giganten-page-chapter-7 = Movement and specials
giganten-page-chapter-8 = Building derricks
giganten-page-chapter-9 = Production and freight
giganten-page-chapter-10 = Auctions and sales
giganten-page-chapter-11 = Tank limit
giganten-page-chapter-12 = New start player
giganten-page-chapter-13 = End of the game and scoring
giganten-page-chapter-14 = Variants and editions
giganten-page-chapter-15 = Options
giganten-page-value-start_player-seat0 = the first seat
giganten-page-value-start_player-random = by lot
giganten-page-value-missing_site-reconstructed = used, where it fits best
giganten-page-value-missing_site-omitted = left out
giganten-page-value-peek_mode-auto = shown at once
giganten-page-value-peek_mode-manual = when asked for
giganten-page-value-movement_order-free = in any order
giganten-page-value-movement_order-truck_first = the truck first
giganten-page-value-price_overflow-clamp = it stops at the end
giganten-page-value-price_overflow-forbid = not beyond the end
giganten-page-value-crude_supply-unlimited = never
giganten-page-value-crude_supply-limited = they can run out
giganten-page-value-freight_choice-owner = the owner of the crude
giganten-page-value-freight_choice-frontmost = nobody: the front-most carries it
giganten-page-value-bid_limit-twice_hand = twice the number of cards
giganten-page-value-bid_limit-hand_value = what the hand is worth, no bluff
giganten-page-value-bid_limit-all_licences = all licences of the game
giganten-page-value-money_tie-shared = they share the victory
giganten-page-value-money_tie-loco_rank = the loco that is further ahead
giganten-page-value-closed_company-standard = Standard
giganten-page-value-closed_company-hudson = Hudson
giganten-page-value-closed_company-jet = Jet
giganten-page-value-closed_company-none = none

## The guided first game

giganten-guide-welcome = Welcome to the oil rush. You drive a truck over the land, build derricks, bring crude to the rails and sell it to three companies; the richest player wins. We play two rounds together, with prepared luck.
giganten-guide-prices = Each round begins with a die for the price of each company. Hudson pays { MONEY(6000) } for a crude now, the others { MONEY(3500) }. Prices move every round, so look at them first.
giganten-guide-card = Everybody takes one card. The first number is how many licences you get, with which you bid for the right to sell; the second is how far you can move. This one also changes a price: six licences and a say in the price are worth the short way.
giganten-guide-card-done = Six licence cards are in your hand, each worth 1 or 2; only you see which.
giganten-guide-truck = Your truck enters in the first column, once in the game. The tiles on the map hide oil: one derrick holds 2 to 4 crude, three derricks hold more but cost more and lie far away.
giganten-guide-truck-place = Start in row 8: the way to the tile beside it is short and flat.
giganten-guide-truck-done = There it stands. Your card gives you four points of movement, for truck and locomotive together.
giganten-guide-drive = Plain land costs 1 point, hills 2, mountains 3. Drive two cells to the right: then you are beside a tile, and you may look under it in secret.
giganten-guide-drive-done = You have looked: four crude, the best that a single derrick can hold. Nobody else knows.
giganten-guide-rail = The rest goes to your locomotive on the rails. It carries crude for free from every column that it has reached; your tile lies in the third. Two spaces, and you are there.
giganten-guide-rail-done = Truck and locomotive are in place. Now the extra of your card.
giganten-guide-price = Your card moves one price by two steps, up or down. You want to sell to Hudson this round, so push it up.
giganten-guide-price-done = Hudson pays { MONEY(7000) } now. The others saw that too, and move next.
giganten-guide-build = Now you may build one derrick beside your truck. This tile costs { MONEY(4000) }, and you know that it is worth it.
giganten-guide-build-done = Four crude lie under your derrick. It gives one each round, from this round on.
giganten-guide-pushed = What happened? A rival's red card has pushed all other locomotives back two spaces, and yours no longer reaches the third column.
giganten-guide-ship = A foreign locomotive takes your crude for { MONEY(3000) }. The black one belongs to the bank, so no rival earns from it. You pay { MONEY(3000) } for a crude that can bring { MONEY(7000) }: do it.
giganten-guide-ship-done = It is on its way. When crude is to come for several rounds more, it pays to move your own locomotive up.
giganten-guide-store = A crude goes into your tank at one of the companies, and stays there until it is sold. Choose Hudson for its price; but others may come there too.
giganten-guide-store-done = Somebody else stored at Hudson as well. So there will be an auction between the two of you.
giganten-guide-bid = Only one may sell to a company each round: whoever bids most licences. Nobody pays but the winner. Begin low and see what the other one says.
giganten-guide-bid-done = The bid goes around until all but one have passed.
giganten-guide-bid-more = You hold 11 in value, the other one six cards. Nine is a clear word, and leaves you something. You could even bid more than you hold, but who is caught bluffing loses half of the cards.
giganten-guide-bid-more-done = The other one passes: you have the right to sell to Hudson.
giganten-guide-pay = Pay nine: four twos and a one fit exactly. Five twos would be worth ten, and there is no change.
giganten-guide-pay-done = The licences are gone; one is left for the next round.
giganten-guide-sell = Now sell your crude for { MONEY(7000) }. Waiting would be a gamble: prices so high fall with the next die.
giganten-guide-sell-done = { MONEY(7000) } in, but five licences and the freight out. In the next round we do it more cleverly.
giganten-guide-red = A new round, and another one begins. Each round a red card lies there too: it has driven the black locomotive on, which ends the game when it reaches the star.
giganten-guide-red-take = This red card gives a crude for free. A crude is worth more than a few points of movement: take it.
giganten-guide-red-done = Three new licences, four points to move, and a crude as a present.
giganten-guide-rail-again = Your truck can stay. Give all four points to the locomotive: then your derrick ships for free, and at the end derricks count more for whoever is further ahead on the rails.
giganten-guide-rail-again-done = Column five: nobody will push you behind your derrick so easily again.
giganten-guide-free = Where to with the present? Hudson pays { MONEY(5000) } now, the others { MONEY(4500) }. Everybody looks at Hudson; at Standard you will probably be alone. That is worth more than { MONEY(500) }.
giganten-guide-free-done = One crude at Standard. Now your derrick gives the next one.
giganten-guide-store-again = Your locomotive carried this one for free. Put it to the other: who wins an auction sells as much as he likes.
giganten-guide-store-again-done = The others sell to Hudson and Jet. Nobody is at Standard but you.
giganten-guide-bid-alone = You are alone, so one licence is enough.
giganten-guide-bid-alone-done = Won for 1, where the first round cost you 9.
giganten-guide-pay-one = Pay with the one, and keep your twos for harder times.
giganten-guide-pay-one-done = Now sell.
giganten-guide-sell-both = Sell both, { MONEY(4500) } each. What stays in a tank beyond two crude is sold for only { MONEY(1000) } each at the end of a round.
giganten-guide-sell-both-done = { MONEY(9000) } for one licence. To be where the others are not is the art of this game.
giganten-guide-score = How is it counted? Your cash, { MONEY(1000) } for every crude in tanks and under derricks, and for each derrick that still stands { MONEY(5000) }, { MONEY(4000) } or { MONEY(3000) }: the more, the further ahead your locomotive is.
giganten-guide-finish = The game ends at once when the black locomotive reaches the star, after seven to nine rounds. So build early, and have something standing at the end.
giganten-guide-go-on = The game is yours now. With { MONEY(24000) } you can afford a second derrick, further to the right; have fun!
## Signs in words

giganten-page-card-plain = { $licences } licences and { $move } points
giganten-page-card-price = { $licences } licences and { $move } points (a price by ±{ $price })
giganten-page-card-crude = { $licences } licences and { $move } points (a free crude)
giganten-page-card-push = { $licences } licences and { $move } points (the others' locos back by { $push })
giganten-page-card-red = the red one: { $card }
giganten-page-held = { $twos ->
    [0] { $ones ->
        [one] one licence of 1
       *[other] { $ones } licences of 1
    }
    [one] { $ones ->
        [0] one licence of 2
       *[other] { $ones } of 1 and one of 2
    }
   *[other] { $ones ->
        [0] { $twos } licences of 2
       *[other] { $ones } of 1 and { $twos } of 2
    }
}
giganten-board-legend = What the signs mean
giganten-board-legend-licences = Licence cards that you get now. They are worth 1 or 2 and are what you bid with in the auctions.
giganten-board-legend-points = Points to move with, shared between your truck and your loco.
giganten-board-legend-price = After moving you shift the price of one company by so many fields, up or down.
giganten-board-legend-crude = One crude for nothing, into a tank of yours.
giganten-board-legend-push = After your move all other players' locos go back by so many columns.
giganten-board-legend-train = Only on the red card: so far the black loco goes at once, whoever takes the card. At the star the game ends.
giganten-board-legend-black-tile = One black derrick is cheap and holds little crude, three hold much. Your truck sees them when it stands beside them.
giganten-board-legend-red-tile = Two red derricks: nobody may look before somebody builds there.
giganten-refusal-guide-freight = To save { MONEY(3000) } you would throw away { MONEY(7000) }. The lesson goes on with: { $action }.
giganten-refusal-guide-bid = With less you would be outbid, and who passes sells nothing. The lesson goes on with: { $action }.

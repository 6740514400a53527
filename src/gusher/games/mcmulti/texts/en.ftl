### McMulti. Every message begins with the name of the game.

## Where one chooses a game: in one sentence, and what of it is not from the box

mcmulti-pitch = Two dice wake a row and a column of your grid: strike oil, refine it, and trade on markets that never stand still.
mcmulti-known = Built on a summary of the rules of 2012 and on public sources. The set-up for two and three, parts of the markets and some news are our reconstruction.

## Why a move is refused

mcmulti-refusal-no-cell = There is no free cell for it.
mcmulti-refusal-no-piece = The bank has none left.
mcmulti-refusal-no-such-asset = You have no { $asset } there.
mcmulti-refusal-not-productive = Only what your dice have hit in this turn can be sold.
mcmulti-refusal-nothing-dirty = You have no dirty refinery there.
mcmulti-refusal-embargo = The foreign market is closed by the embargo.
mcmulti-refusal-no-trade = No trade is possible there.
mcmulti-refusal-sold-before = You have sold some in this phase.
mcmulti-refusal-bought-before = You have bought some in this phase.
mcmulti-refusal-ladder-empty = That market has none left.
mcmulti-refusal-ladder-full = That market is full.
mcmulti-refusal-other-asset = Only a { $asset } can be sold for this card.

## The report

mcmulti-unit = dollars
mcmulti-chart-prices = Prices
mcmulti-chart-supply = Barrels
mcmulti-chart-growth = Plants of all players
mcmulti-measure-consumers = consumers pay
mcmulti-measure-gasoline_domestic = gasoline, home
mcmulti-measure-gasoline_foreign = gasoline, abroad
mcmulti-measure-crude_domestic = crude, home
mcmulti-measure-crude_foreign = crude, abroad
mcmulti-measure-crude_barrels = crude on the markets
mcmulti-measure-gasoline_barrels = gasoline on the markets
mcmulti-measure-own_barrels = in all storages
mcmulti-measure-rigs = rigs
mcmulti-measure-stations = gas stations
mcmulti-measure-refineries = refineries
mcmulti-measure-wells = wells
mcmulti-kind-buy = Buy { $what }
mcmulti-kind-sell = Sell { $what }
mcmulti-kind-upgrade = Upgrade a refinery
mcmulti-kind-domestic = Use the domestic market
mcmulti-kind-foreign = Use the foreign market
mcmulti-kind-forfeit = Forfeit { $what }
mcmulti-kind-stations = Sell at the stations
mcmulti-kind-refine = Refine
mcmulti-kind-pump = Pump
mcmulti-kind-strike = Strike oil

## Names

mcmulti-asset-rig = rig
mcmulti-asset-station = gas station
mcmulti-asset-refinery = refinery
mcmulti-asset-well = well

mcmulti-one-rig = a rig
mcmulti-one-station = a gas station
mcmulti-one-refinery = a refinery
mcmulti-one-well = a well

mcmulti-product-crude = crude
mcmulti-product-gasoline = gasoline

mcmulti-market-domestic = domestic market
mcmulti-market-foreign = foreign market

mcmulti-quadrant-0 = north-west
mcmulti-quadrant-1 = north-east
mcmulti-quadrant-2 = south-east
mcmulti-quadrant-3 = south-west

mcmulti-economy-depression = Depression
mcmulti-economy-recovery = Recovery
mcmulti-economy-expansion = Expansion
mcmulti-economy-rapid_growth = Rapid growth
mcmulti-economy-prosperity = Prosperity
mcmulti-economy-downturn = Downturn
mcmulti-economy-recession = Recession

mcmulti-news-N1 = Debt taxes
mcmulti-news-N2 = Global warming
mcmulti-news-N3 = Sales taxes
mcmulti-news-N4 = Cold winter
mcmulti-news-N5 = Safety inspection
mcmulti-news-N6 = Market uncertainty
mcmulti-news-N7 = Oil embargo
mcmulti-news-N8 = Crude shortage

mcmulti-score-cash = Cash
mcmulti-score-rig = Rigs
mcmulti-score-station = Stations
mcmulti-score-refinery = Refineries
mcmulti-score-well = Wells

mcmulti-effect = { $sign }{ MONEY($money) }

## What has happened

mcmulti-event-seated = { $who } sat down at seat { $place }.
mcmulti-event-start-player = Start player: { $who }.
mcmulti-event-economy = Economy: { $card }. Consumers pay below { MONEY($price) }.
mcmulti-event-more-likely = More likely news: { $card }.
mcmulti-event-less-likely = Less likely news: { $card }.
mcmulti-event-special-round = Special purchase round
mcmulti-event-round = Round { $round }
mcmulti-event-turn = { $who } did nothing.
mcmulti-event-uses-market = { $who } went to the { $market }.
mcmulti-event-bought-barrel = { $who } bought { $barrels } { $product } for { MONEY($money) }.
mcmulti-event-sold-barrel = { $who } sold { $barrels } { $product } for { MONEY($money) }.
mcmulti-event-rolled = { $who } rolled row { $red }, column { $black }.
mcmulti-event-assigned = { $who } used the roll in the { $quadrant }.
mcmulti-event-news = News: { $card }!
mcmulti-event-news-ended = { $card } is over.
mcmulti-event-barrels-gone = { $barrels } { $product } left the { $market }.
mcmulti-event-moved-barrels = { $barrels } crude moved from the foreign to the domestic market; consumers pay below { MONEY($price) }.
mcmulti-event-paid = { $who } paid { MONEY($money) } for { $card }.
mcmulti-event-short = { $who } cannot pay { MONEY($due) } and has to sell.
mcmulti-event-waived = { $who } had nothing left; { MONEY($amount) } was waived.
mcmulti-event-forfeited = { $who } gave up { $barrels } { $product }.
mcmulti-event-consumed = { $who } sold { $barrels } gasoline to consumers for { MONEY($money) }.
mcmulti-event-refined = { $who } refined { $barrels } crude.
mcmulti-event-pumped = { $who } pumped { $barrels } crude.
mcmulti-event-struck = { $who } struck oil in the { $quadrant } ({ $row }, { $column }) for { MONEY($money) }.
mcmulti-event-bought = { $count ->
    [one] { $who } bought { $one } in the { $quadrant } ({ $where }) for { MONEY($money) }.
   *[other] { $who } bought { $count } × { $asset } in the { $quadrant } ({ $where }) for { MONEY($money) }.
}
mcmulti-event-sold = { $count ->
    [one] { $who } sold { $one } in the { $quadrant } ({ $where }) for { MONEY($money) }.
   *[other] { $who } sold { $count } × { $asset } in the { $quadrant } ({ $where }) for { MONEY($money) }.
}
mcmulti-event-upgraded = { $who } upgraded { $one } in the { $quadrant } ({ $where }) for { MONEY($money) }.
mcmulti-event-conceded = { $who } has nothing left, concedes and is out.
mcmulti-event-declared = { $who } declared victory. Everybody else has one more turn.
mcmulti-event-limit = Round { $round } was the last: nobody has declared.
mcmulti-event-settled = { $who }: { MONEY($cash) } in cash, { MONEY($total) } with all assets sold.

## What can be done

mcmulti-action-buy-asset = { $price ->
    [0] Buy { $one }
   *[other] Buy { $one } for { MONEY($price) }
}
mcmulti-action-sell-asset = { $price ->
    [0] Sell { $one }
   *[other] Sell { $one } for { MONEY($price) }
}
mcmulti-action-upgrade = Upgrade a refinery for { MONEY($price) }
mcmulti-action-pay = Pay
mcmulti-action-quadrant = { $quadrant }
mcmulti-action-row = Row { $row }
mcmulti-action-column = Column { $column }
mcmulti-action-use-market = Go to the { $market }
mcmulti-action-buy-barrel = Buy 1 { $product }
mcmulti-action-sell-barrel = Sell 1 { $product }
mcmulti-action-forfeit = Give up 1 { $product }
mcmulti-action-stations = { $count ->
    [0] Sell nothing
   *[other] Sell { $count } gasoline
}
mcmulti-action-refine = { $count ->
    [0] Refine nothing
   *[other] Refine { $count } crude
}
mcmulti-action-pump = { $count ->
    [0] Pump nothing
   *[other] Pump { $barrels } crude
}
mcmulti-action-strike-yes = Strike oil
mcmulti-action-strike-no = Leave the rig
mcmulti-action-concede-yes = Concede
mcmulti-action-concede-no = Stay in the game
mcmulti-action-declare-yes = Declare victory
mcmulti-action-declare-no = Go on
mcmulti-action-none = Use no market
mcmulti-action-done = Done

## What each choice is good for

mcmulti-hint-buy-rig = Cheap, and does nothing but wait: if both dice hit its very cell you may strike oil there. Spread rigs over cells.
mcmulti-hint-buy-station = Sells one gasoline to consumers each time a die hits its row or column. Useless without gasoline: refine or buy some.
mcmulti-hint-buy-refinery = Makes one gasoline of one crude each time a die hits its row or column. Needs crude, from wells or from the market.
mcmulti-hint-buy-crude = Buy the cheapest barrel; each one makes the next dearer. Only for refineries that will run soon, or to sell when the price is up.
mcmulti-hint-buy-gasoline = Buy the cheapest barrel; each one makes the next dearer. Worth it while consumers pay your stations more than it costs.
mcmulti-hint-sell-crude = Sell one crude; each sale lowers the price. Good when you have more than your refineries can use.
mcmulti-hint-sell-gasoline = Sell one gasoline; each sale lowers the price. Compare with what consumers pay your stations.
mcmulti-hint-sell = Sell a plant at the price of the economy card. Only what the dice have hit now, or when a debt forces you; in a boom it can bring more than it cost.
mcmulti-hint-upgrade = Pay to make this refinery clean, so that it works again.
mcmulti-hint-pay = Pay what you owe from your cash.
mcmulti-hint-quadrant = This yard is meant. With the roll, take the yard where the lit row and column hit most of your plants.
mcmulti-hint-row = The row of the cell. The red die lights one row of your yard, all alike in chance: rows with several plants run together.
mcmulti-hint-column = The column of the cell. The black die lights one column, all alike in chance; the cell where both cross works twice.
mcmulti-hint-domestic = Trade on the home market in this turn, and on no other. Compare both price ladders first.
mcmulti-hint-foreign = Trade on the foreign market in this turn, and on no other. An oil embargo can close it.
mcmulti-hint-forfeit = Give up one barrel for the debt that you cannot pay.
mcmulti-hint-stations = Sell so many to consumers; each barrel brings { MONEY(1) } less than the one before. Keep gasoline only if the price will rise.
mcmulti-hint-stations-0 = Keep the gasoline. Only if consumers pay less than the market or a boom is near.
mcmulti-hint-refine = Turn so much crude into gasoline, for nothing. Gasoline is nearly always worth more; your stations sell it from the next hit on.
mcmulti-hint-refine-0 = Keep the crude as it is. Seldom right: refining costs nothing.
mcmulti-hint-pump = Take this crude for nothing, two barrels for each hit. Leave it only for fear of a safety inspection, which taxes barrels.
mcmulti-hint-pump-0 = Leave the oil in the ground. Seldom right: it costs nothing to pump.
mcmulti-hint-strike-yes = Turn the rig into a well for this price: two crude for each later hit. The price rises with every well on the board.
mcmulti-hint-strike-no = Keep the money and the rig. Right if the price is too high for the rounds that are left.
mcmulti-hint-declare-yes = The others have one more turn each, then all plants are sold cheaply and most cash wins. Only if nobody can still pass you.
mcmulti-hint-declare-no = Play on; you may declare in a later turn. Another player may do so first.
mcmulti-hint-concede-yes = You are out of the game, behind all the others.
mcmulti-hint-concede-no = Stay, although nothing can bring you money again.
mcmulti-hint-none = Trade nothing and roll the dice. Right if you neither need barrels nor have any to spare.
mcmulti-hint-done = No more of this; the turn goes on.

## Why a choice was the only one

mcmulti-only-sell = Nothing else that it could be paid with was there to sell.
mcmulti-only-done = Nothing can be bought or sold here now.
mcmulti-only-none = No market can be used now.
mcmulti-only-strike = The strike cannot be paid.
mcmulti-only-declare = The cash is not enough to declare victory.
mcmulti-only-concede = There is still something that can bring money.

## What is asked

mcmulti-ask-SpecialPurchase = What do you buy before the first round?
mcmulti-ask-PlaceQuadrant = In which quadrant do you place it?
mcmulti-ask-PlaceRow = In which row do you place it?
mcmulti-ask-PlaceColumn = In which column do you place it?
mcmulti-ask-ChooseMarket = Which market do you use?
mcmulti-ask-Trade = What do you trade?
mcmulti-ask-ChooseQuadrant = In which quadrant do you use the roll?
mcmulti-ask-SellAtStations = How much gasoline do your stations sell?
mcmulti-ask-UseRefineries = How much crude do your refineries refine?
mcmulti-ask-UseWells = How much crude do your wells pump?
mcmulti-ask-Strike = Do you strike oil for { MONEY($well) }?
mcmulti-ask-Assets = What do you buy or sell?
mcmulti-ask-SellQuadrant = In which quadrant does it stand?
mcmulti-ask-SellRow = In which row does it stand?
mcmulti-ask-SellColumn = In which column does it stand?
mcmulti-ask-UpgradeQuadrant = In which quadrant do you upgrade?
mcmulti-ask-UpgradeRow = In which row do you upgrade?
mcmulti-ask-UpgradeColumn = In which column do you upgrade?
mcmulti-ask-NewsPayment = You owe { MONEY($due) }. What do you sell?
mcmulti-ask-ForfeitBarrel = You still owe { MONEY($due) }. Which barrel do you give up?
mcmulti-ask-Upgrade = Your refineries are dirty. What do you do?
mcmulti-ask-Concede = You have nothing left, and nothing can bring you money again. Do you concede?
mcmulti-ask-Declare = Do you declare victory? It takes { MONEY($target) }.

## The table

mcmulti-table-title = McMulti
mcmulti-table-round = round { $round }
mcmulti-table-turn = turn of { $who }
mcmulti-table-declared = victory declared by { $who }
mcmulti-table-over = the game is over
mcmulti-table-dice = row { $red }, column { $black }
mcmulti-table-nobody = nobody
mcmulti-table-market = Market
mcmulti-table-barrels = Barrels
mcmulti-table-buy = Buy
mcmulti-table-sell = Sell
mcmulti-table-closed = closed
mcmulti-table-consumers = Consumers: a barrel brings { MONEY($price) } at most
mcmulti-table-no-consumers = Consumers: nothing can be sold
mcmulti-table-economy = Economy: { $card }
mcmulti-table-track = marker { $difference } of { $limit }
mcmulti-table-well-price = The next strike costs { MONEY($price) }
mcmulti-table-more-likely = More likely: { $card }
mcmulti-table-less-likely = Less likely: { $card }
mcmulti-table-lasting = In force: { $card }
mcmulti-table-no-card = –
mcmulti-table-player = Player
mcmulti-table-cash = Cash
mcmulti-table-hidden = ?
mcmulti-table-score = Score
mcmulti-table-demand = Demand
mcmulti-table-out = out
mcmulti-table-legend = buy/sell, { $sign } { $what }

## Its options

mcmulti-option-edition = Which edition is played
mcmulti-option-target_cash = The cash with which one may declare victory
mcmulti-option-start_cash = The cash of each player at the start; none: by the number of players
mcmulti-option-start_crude = The crude of each player at the start
mcmulti-option-start_gasoline = The gasoline of each player at the start
mcmulti-option-crude_empty_fields = Empty fields of each crude market at the start
mcmulti-option-gasoline_empty_fields = Empty fields of each gasoline market at the start
mcmulti-option-consumer_start = Where the consumer price starts
mcmulti-option-red_spacing = Every how many fields of the consumer market one is red
mcmulti-option-well_price_step = How much each further well costs more
mcmulti-option-well_count_rule = Which wells count for the price of the next
mcmulti-option-refinery_footprint = How many cells a refinery takes
mcmulti-option-economy_trigger = What changes the economy
mcmulti-option-carry_surplus = A surplus on the economy track is kept
mcmulti-option-news_doubles = Which doubles bring news
mcmulti-option-news_enabled = Play with news
mcmulti-option-news_n7 = The oil embargo is in the deck
mcmulti-option-news_n8 = The crude shortage is in the deck
mcmulti-option-n2_deferral = Under global warming a refinery may wait idle
mcmulti-option-news_sales = Whether one may sell more than the news demand
mcmulti-option-insolvency = What happens to who cannot pay
mcmulti-option-money_visibility = Whether money lies open
mcmulti-option-two_player_board = Two quadrants each for two players, or one
mcmulti-option-two_player_choice = When two players choose the quadrant for the roll
mcmulti-option-three_player_neighbours = Who is whose neighbour with three players
mcmulti-option-seating = Whether seats are drawn
mcmulti-option-start_player = Who starts
mcmulti-option-final_turn_sales = What can be sold in the last turns
mcmulti-option-piece_limits = Whether pieces can run out
mcmulti-option-round_limit = The last round if nobody declares; 0: none

## The board

mcmulti-board-label = McMulti board
mcmulti-board-parts = Parts of the board
mcmulti-board-opening = opening
mcmulti-board-jump-yards = Yards
mcmulti-board-jump-floor = Markets
mcmulti-board-jump-tape = Tape
mcmulti-board-jump-economy = Economy
mcmulti-board-yards = The four company yards
mcmulti-board-yard-of = Yard in the { $quadrant }: { $who }
mcmulti-board-closed-money = Cash lies covered
mcmulti-board-free = free cell
mcmulti-board-cell = row { $row }, column { $column }
mcmulti-board-unwrite = Not after all: { $what }, { $place }
mcmulti-board-floor = Trading floor: spot markets and consumers
mcmulti-board-buy-at = The next barrel costs this much
mcmulti-board-sell-at = The next barrel brings this much
mcmulti-board-one-less = One fewer, or one more to sell: { $name }
mcmulti-board-one-more = One more to buy, or one fewer to sell: { $name }
mcmulti-board-planned = Planned for { $name }: { $count }
mcmulti-board-consumers = Consumers
mcmulti-board-pay = pay
mcmulti-board-current = (the economy now)
mcmulti-board-difference = Difference
mcmulti-board-on-doubles = Changes on doubles
mcmulti-board-track-note = The difference of the two dice is added up; at { $limit } the economy changes
mcmulti-board-die-leads = Difference die { $from } to { $to } leads here
mcmulti-board-double-leads = Double { $from } to { $to } leads here
mcmulti-board-outlook = Prices now, and under the cards that may come next
mcmulti-board-buy-sell = buy / sell
mcmulti-board-now = now
mcmulti-board-all-cards = All seven cards
mcmulti-board-all-note = How far the consumers' price moves when the card comes, in red fields; what a plant costs and brings; and which card follows, by the die.
mcmulti-board-demand-note = When this card comes, the consumers' price moves by so many red fields
mcmulti-board-news = News
mcmulti-board-more-likely = More likely
mcmulti-board-less-likely = Less likely
mcmulti-board-in-force = In force
mcmulti-board-until = until
mcmulti-board-doubles = Happens on a double of { $doubles }
mcmulti-board-news-N1 = Everyone pays { MONEY(2) } per rig, { MONEY(5) } per well, { MONEY(15) } per station, { MONEY(20) } per refinery.
mcmulti-board-news-N2 = Everyone pays { MONEY(25) } for each refinery, or sells it.
mcmulti-board-news-N3 = Everyone pays { MONEY(15) } for each gas station.
mcmulti-board-news-N4 = The 5 cheapest domestic gasoline barrels vanish.
mcmulti-board-news-N5 = Everyone pays { MONEY(3) } per crude and { MONEY(5) } per gasoline barrel in store.
mcmulti-board-news-N6 = 5 foreign crude barrels come home; the consumers' price falls 5 red fields.
mcmulti-board-news-N7 = The foreign market is closed.
mcmulti-board-news-N8 = The 5 cheapest domestic crude barrels vanish.
mcmulti-board-special-note = Before the first round everyone buys plants once
mcmulti-board-phases = Phases of the turn
mcmulti-board-phase-market = Market
mcmulti-board-phase-market-note = Buy and sell barrels on one market
mcmulti-board-phase-roll = Roll
mcmulti-board-phase-roll-note = Two dice light a row and a column; doubles bring news, differences move the economy
mcmulti-board-phase-production = Production
mcmulti-board-phase-production-note = Lit stations sell, refineries refine, wells pump, a rig may strike oil
mcmulti-board-phase-neighbours = Neighbours
mcmulti-board-phase-neighbours-note = The neighbours use the row or the column that reaches their yards
mcmulti-board-phase-assets = Plants
mcmulti-board-phase-assets-note = Buy plants, or sell what the dice have hit
mcmulti-board-goal = Goal
mcmulti-board-goal-note = Who ends a turn with { MONEY($target) } may declare victory
mcmulti-board-no-roll = Not rolled yet
mcmulti-board-row = row
mcmulti-board-column = column
mcmulti-board-lit-row = The red die lights row { $red } of this yard.
mcmulti-board-lit-column = The black die lights column { $black } of this yard.
mcmulti-board-lit-cross = Both dice count in this yard: row { $red } and column { $black }.
mcmulti-board-desk = The desk: orders and answers
mcmulti-board-total = Total
mcmulti-board-left = { MONEY($money) } left
mcmulti-board-short = { MONEY($money) } short
mcmulti-board-send-pay = Buy: pay { MONEY($money) }
mcmulti-board-send-get = Send: get { MONEY($money) }
mcmulti-board-tear = Tear up
mcmulti-board-undo = Take the order back
mcmulti-board-trade-note = Press a price on a ladder to buy or sell up to there, or use + and −. Nothing is paid before you send the order.
mcmulti-board-buy-note = Choose a plant, then press cells of your yard. Nothing is paid before you send the order.
mcmulti-board-assets-note = Choose a plant and press cells of your yard, or press a lit plant to sell it. Nothing is paid before you send the order.
mcmulti-board-order-buy = Buy { $count } × { $product }
mcmulti-board-order-sell = Sell { $count } × { $product }
mcmulti-board-tools = What to buy
mcmulti-board-nothing = nothing
mcmulti-board-none = No market: roll the dice
mcmulti-board-roll = Done: roll the dice
mcmulti-board-end-turn = End the turn
mcmulti-board-pay-due = Pay { MONEY($money) }
mcmulti-board-tape = The tape: what has happened
mcmulti-board-tape-empty = What happens is printed here.

## The page

mcmulti-page-effect = { $sign }{ $count } { $product }
mcmulti-page-dollars = { MONEY($money) }
mcmulti-page-to-move = ▶ { $who }
mcmulti-page-players = Companies
mcmulti-page-yards = Yards
mcmulti-page-markets = Markets
mcmulti-page-next = Where the die leads from it, 1 to 6
mcmulti-page-news = News
mcmulti-page-cell = ({ $row }, { $column })
mcmulti-page-head-yard = Yard
mcmulti-page-head-owner = Company
mcmulti-page-head-plants = Plants (row, column)
mcmulti-page-head-lit = Lit
mcmulti-page-head-die = Die
mcmulti-page-head-card = Card
mcmulti-page-head-news = Place
mcmulti-page-head-doubles = Doubles
mcmulti-page-head-effect = Effect
mcmulti-page-chapter-0 = What this is
mcmulti-page-chapter-1 = Components
mcmulti-page-chapter-2 = Set-up
mcmulti-page-chapter-3 = Order of play
mcmulti-page-chapter-4 = Special purchase round
mcmulti-page-chapter-5 = Market
mcmulti-page-chapter-6 = Production roll
mcmulti-page-chapter-7 = News
mcmulti-page-chapter-8 = Neighbours
mcmulti-page-chapter-9 = Assets
mcmulti-page-chapter-10 = End of turn
mcmulti-page-chapter-11 = End of game and scoring
mcmulti-page-chapter-12 = Variants and editions
mcmulti-page-chapter-13 = Options
mcmulti-page-chapter-14 = Decisions
mcmulti-page-chapter-15 = Chance
mcmulti-page-chapter-16 = Hidden information
mcmulti-page-value-edition-2012 = 2012
mcmulti-page-value-edition-1988 = 1988
mcmulti-page-value-well_count_rule-on_board = those that stand
mcmulti-page-value-well_count_rule-ever_struck = all that were ever struck
mcmulti-page-value-refinery_footprint-1x1 = one
mcmulti-page-value-refinery_footprint-2x2 = four, two by two
mcmulti-page-value-economy_trigger-difference_track = the difference track
mcmulti-page-value-economy_trigger-doubles = doubles
mcmulti-page-value-news_doubles-2012 = 1, 3 and 6
mcmulti-page-value-news_doubles-1988 = 1 and 6
mcmulti-page-value-news_sales-shortfall_only = only what is missing
mcmulti-page-value-news_sales-voluntary = as much as one likes
mcmulti-page-value-insolvency-waive = the rest is waived
mcmulti-page-value-insolvency-forfeit_barrels = gives up barrels
mcmulti-page-value-money_visibility-closed = covered
mcmulti-page-value-money_visibility-open = open
mcmulti-page-value-two_player_board-two_diagonal = two each, across
mcmulti-page-value-two_player_board-one_opposite = one each, opposite
mcmulti-page-value-two_player_choice-after_roll = after the roll
mcmulti-page-value-two_player_choice-before_roll = before the roll
mcmulti-page-value-three_player_neighbours-geometry = as the board lies: unfair, the middle seat wins about 76 % of games of greedy
mcmulti-page-value-three_player_neighbours-cycle = everyone of everyone: fair
mcmulti-page-value-seating-fixed = no
mcmulti-page-value-seating-random = yes
mcmulti-page-value-start_player-random = drawn
mcmulti-page-value-start_player-0 = seat 1
mcmulti-page-value-start_player-1 = seat 2
mcmulti-page-value-start_player-2 = seat 3
mcmulti-page-value-start_player-3 = seat 4
mcmulti-page-value-final_turn_sales-productive_only = what the dice have hit
mcmulti-page-value-final_turn_sales-any = anything
mcmulti-page-value-piece_limits-none = no
mcmulti-page-value-piece_limits-box = yes, those of the box

## The guided first game

mcmulti-guide-welcome = Welcome to the oil business. You build a company on a yard of six times six cells: wells give crude, refineries make gasoline of it, stations sell it. Whoever has the most cash at the end wins; all money is in millions.
mcmulti-guide-dice = In each turn two dice are rolled: red picks a row of your yard, black a column. What stands there works; what stands where both meet works twice. So the place of a plant matters.
mcmulti-guide-refinery = Before the first turn everybody builds. Begin with a refinery in row 3, column 5. The dice of this lesson are prepared and will come to row 3; later you had better spread your plants, so that every roll finds something.
mcmulti-guide-refinery-done = Your refinery stands. Whenever it is hit, it turns one crude into gasoline.
mcmulti-guide-station = Gasoline needs a customer: buy a station in row 3, column 1. Drivers pay far more than the markets do.
mcmulti-guide-station-done = A station sells one barrel each time it is hit.
mcmulti-guide-rig = Wells cannot be bought, only found. A rig costs 5; if both dice meet on it, it may become a well. Put one in the middle, row 3, column 3.
mcmulti-guide-rig-done = One cell of thirty-six: that takes luck. More rigs, more chances.
mcmulti-guide-rigs = Buy three more rigs: row 3 column 2, row 3 column 6, and row 5 column 3. They are the cheapest tickets in this lottery.
mcmulti-guide-rigs-done = Four rigs, and 118 in the till.
mcmulti-guide-stop = Stop here: taxes, wells and barrels will want money too.
mcmulti-guide-stop-done = Now the others build. Then your first turn begins.
mcmulti-guide-market = A turn begins with trading, before the dice. There are two markets, and you may use one of them. Every barrel bought makes the next one dearer, every barrel sold makes it cheaper.
mcmulti-guide-domestic = Both still have the same prices. Go to the domestic one.
mcmulti-guide-market-done = This turn you can trade only here.
mcmulti-guide-crude = A crude costs 6 here. Once refined, it brings about 25 at a station. So buy one and keep your gasoline for the drivers.
mcmulti-guide-crude-done = Three crude and two gasoline are in your store.
mcmulti-guide-trade-stop = That is enough: your one refinery cannot work faster. End the trading; then the dice roll.
mcmulti-guide-trade-done = Two threes! Row 3 and column 3. But a double also brings news.
mcmulti-guide-news = The news that was more likely happens: global warming. Everybody pays 25 for each refinery, or sells it. Both cards lie open beforehand, so you can prepare for them.
mcmulti-guide-pay = Selling would bring 30, but a new refinery costs 64. Pay.
mcmulti-guide-pay-done = That hurt, but the refinery goes on working, this very turn.
mcmulti-guide-sell = First the stations. Yours was hit, so it may sell one gasoline, for 25. Each sale lowers the price by one for whoever comes next.
mcmulti-guide-sell-done = 25 for a barrel. That is where the money comes from.
mcmulti-guide-refine = Then the refineries: turn one crude into gasoline. It is too late for the station of this turn, so you always need some gasoline in store.
mcmulti-guide-refine-done = Two crude, two gasoline.
mcmulti-guide-strike = Both dice meet on your rig: oil! Opening the well costs 5, because it is the first on the board; the second would cost 10, and so on. Do it.
mcmulti-guide-strike-done = A well of your own: two crude for nothing whenever it is hit.
mcmulti-guide-assets = Now you may buy and sell plants, at the prices of the economy card. Only what was hit in this turn can be sold: this is your chance to move something.
mcmulti-guide-sell-rig = Three of your rigs were hit, two of them in row 3. Sell the one in row 3, column 2, for 3.
mcmulti-guide-sell-rig-done = The cell is free again.
mcmulti-guide-buy-rig = Buy it back at a better place: row 2, column 5, where you have nothing yet. For 2 you have moved a rig, and more rolls find something.
mcmulti-guide-buy-rig-done = When the economy booms, plants sell for twice to four times as much: that is the moment to sell.
mcmulti-guide-assets-stop = Keep the rest of the money, and end your purchases.
mcmulti-guide-assets-done = Your turn is nearly over.
mcmulti-guide-declare = Who has 750 in cash at the end of a turn may declare victory. Money is secret, so the table asks everybody; with less there is only one answer.
mcmulti-guide-declare-done = Now watch the neighbours: their dice work for you too.
mcmulti-guide-neighbour = Your neighbour rolled a red 3, and his row counts in your yard as well. Your station may sell again: the price is 24 now.
mcmulti-guide-neighbour-done = Money without a turn of your own.
mcmulti-guide-refine-again = The refinery as well: make gasoline for your next sale.
mcmulti-guide-refine-again-done = Your store is ready for your own turn.
mcmulti-guide-pump = And your new well gives two crude, for nothing. A well, a refinery and a station in the same row feed each other.
mcmulti-guide-pump-done = Now you have made every kind of decision of a turn.
mcmulti-guide-economy = The dice also drive the economy: their differences add up, and at 8 the next card comes. Then prices of plants and the price for drivers change; booms are for selling, depressions for building.
mcmulti-guide-score = How is it counted? When somebody declares, all others have one more turn. Then every plant is sold at the lowest prices, 2 to 24 each, and the most cash wins. Barrels count nothing, except in a tie.
mcmulti-guide-go-on = The game is yours now. A second station would sell what your well and refinery make; have fun!
## Signs in words

mcmulti-board-legend-dice = What dice, rows and columns do
mcmulti-board-legend-red = The red die lights one row of the yard: every plant in it works once.
mcmulti-board-legend-black = The black die lights one column: every plant in it works once.
mcmulti-board-legend-cross = Where both cross a plant works twice. The neighbours use the one line that reaches their yards.
mcmulti-board-legend-double = The same number twice can bring a news card; different numbers move the economy.
mcmulti-board-legend-rig = A rig only waits. Hit by both dice it may become a well.
mcmulti-board-legend-well = A well gives two crude for each hit.
mcmulti-board-legend-refinery = A refinery turns one crude into one gasoline for each hit.
mcmulti-board-legend-station = A gas station sells one gasoline to consumers for each hit.
mcmulti-board-legend-economy = How economy and prices are read
mcmulti-board-legend-now = The card in force, dark on the ring and first in the list. Outlined cards may come next.
mcmulti-board-legend-track = After every roll the difference of the two dice is added. At { $limit } the economy changes and it begins anew.
mcmulti-board-legend-on-doubles = The economy changes when somebody rolls a double.
mcmulti-board-legend-next = This result of a third die brings the card below it.
mcmulti-board-legend-consumers = What consumers will pay for the next gasoline; the small number is how far the card moves it.
mcmulti-board-legend-prices = A plant costs the first number and brings the second when it is sold.
mcmulti-refusal-guide-keep = Without a refinery your crude never becomes gasoline. The lesson goes on with: { $action }.
mcmulti-refusal-guide-strike = A well for 5 pays for itself the first time it is hit. The lesson goes on with: { $action }.

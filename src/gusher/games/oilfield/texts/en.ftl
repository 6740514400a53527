### Oilfield. Every message begins with the name of the game.

## Where one chooses a game: in one sentence, and what of it is not from the box

oilfield-pitch = Lease land, raise derricks and pump three fields before they run dry; sell to the local or the national market, and invest before the others do.
oilfield-known = The rules are those of the rulebooks. Some prices, and how many spaces and tiles of a kind there are, stand in none of them: those are ours.

## Why a move is refused

oilfield-refusal-occupied = Somebody's worker stands there.
oilfield-refusal-occupied-by-dummy = The dummy's worker stands there.
oilfield-refusal-no-card = No concession card of that field is on the market.
oilfield-refusal-no-concession-marker = All your concession markers are in use.
oilfield-refusal-no-slot = That field has no free slot.
oilfield-refusal-binding-bid = A bid that can be paid must be paid.
oilfield-refusal-not-on-market = That tile is not on the market.
oilfield-refusal-no-free-concession = A tower needs a concession of yours without a tower.
oilfield-refusal-no-site = You have no concession without a tower there.
oilfield-refusal-no-tower = You have no tower.
oilfield-refusal-on-strike = That field is on strike.
oilfield-refusal-no-quota = That tower has no such barrel left in this action.
oilfield-refusal-field-empty = That field has no such barrel left.
oilfield-refusal-storage-full = Your storage is full.
oilfield-refusal-same-as-another = An equal tower of yours, built earlier, does it.
oilfield-refusal-needs-refinery = Gas is exported only with a gas refinery.
oilfield-refusal-only-sold = That tower sells its gas at once; only a gas refinery could store it.
oilfield-refusal-needs-sale = The tower joins in once you have sold a barrel from storage.
oilfield-refusal-row-closed = All spaces of that row are covered.
oilfield-refusal-no-marker = All your investment markers are in use.
oilfield-refusal-no-cubes = All orange cubes of the government are in use.
oilfield-refusal-not-now = Investments cannot be sold at this decision.

## Why an option does nothing, after a colon

oilfield-idle-no-card = no concession card to take
oilfield-idle-no-slot = no free slot for a concession
oilfield-idle-no-concession-marker = no concession marker left
oilfield-idle-not-on-market = no tile on the market
oilfield-idle-no-free-concession = no concession without a tower
oilfield-idle-no-tower = no tower
oilfield-idle-no-quota = no tower that drills
oilfield-idle-on-strike = { $field } is on strike
oilfield-idle-field-empty = no such barrel left in { $field }
oilfield-idle-storage-full = the storage is full
oilfield-idle-no-barrel = no barrel in storage
oilfield-idle-needs-refinery = only gas in storage, and no gas refinery
oilfield-idle-row-closed = every row is closed
oilfield-idle-no-marker = no investment marker left
oilfield-idle-too-dear = not enough money
oilfield-idle-kept-first = you are first player already

## The report

oilfield-unit = points
oilfield-chart-prices = Prices
oilfield-chart-supply = Barrels
oilfield-chart-growth = Towers
oilfield-chart-purse = Money
oilfield-measure-export = export of a barrel
oilfield-measure-row5 = investment, 5 VP
oilfield-measure-row3 = investment, 3 VP
oilfield-measure-row2 = investment, 2 VP
oilfield-measure-oil = oil in the fields
oilfield-measure-gas = gas in the fields
oilfield-measure-stored = in all storages
oilfield-measure-towers = towers of all
oilfield-measure-purse = dollars a player
oilfield-kind-place = Worker on { $what }
oilfield-kind-card = Card { $what }
oilfield-kind-take = Lease in { $what }
oilfield-kind-buy = Buy: { $what }
oilfield-kind-store = Store { $what }
oilfield-kind-sell = Sell { $what } from a tower
oilfield-kind-oil-for-money = Sell oil locally for money
oilfield-kind-oil-for-vp = Sell oil locally for VP
oilfield-kind-gas-for-vp = Sell gas locally for VP
oilfield-kind-export = Export { $what }
oilfield-kind-pump = Pump with a national tower
oilfield-kind-invest = Invest for { $what } VP
oilfield-kind-divest = Sell the { $what } VP investment

## Names

oilfield-field-dallas = Dallas
oilfield-field-austin = Austin
oilfield-field-pecos = Pecos

oilfield-short-dallas = Dal
oilfield-short-austin = Aus
oilfield-short-pecos = Pec

oilfield-barrel-oil = oil
oilfield-barrel-gas = gas

oilfield-tile-small_tower = small tower
oilfield-tile-medium_tower = medium tower
oilfield-tile-mixed_tower = mixed tower
oilfield-tile-small_local_tower = small local tower
oilfield-tile-medium_local_tower = medium local tower
oilfield-tile-storage_extension = storage extension
oilfield-tile-gas_refinery_extension = gas refinery
oilfield-tile-small_national_tower = national tower
oilfield-tile-government_tower = government tower

oilfield-tower-small_tower = small
oilfield-tower-medium_tower = medium
oilfield-tower-mixed_tower = mixed
oilfield-tower-small_local_tower = small local
oilfield-tower-medium_local_tower = medium local
oilfield-tower-small_national_tower = national
oilfield-tower-government_tower = government

oilfield-yield-small_tower = stores { $store_oil } oil
oilfield-yield-medium_tower = stores { $store_oil } oil
oilfield-yield-mixed_tower = stores { $store_total }, at most { $store_oil } alike
oilfield-yield-small_local_tower = sells { $sell_total } oil or gas
oilfield-yield-medium_local_tower = stores { $store_oil } oil, sells { $sell_gas } gas
oilfield-yield-storage_extension = { $slots } more slots
oilfield-yield-gas_refinery_extension = stores and exports gas
oilfield-yield-small_national_tower = exports 1 oil for { MONEY($bonus) } more
oilfield-yield-government_tower = sells { $sell_gas } gas; { MONEY($fee) } due at a refill

oilfield-card-lease = Lease
oilfield-card-build = Build
oilfield-card-drill = Drill
oilfield-card-local = Local
oilfield-card-national = National

oilfield-column-lease = Lease
oilfield-column-build = Build
oilfield-column-drill = Drill
oilfield-column-local = Local
oilfield-column-first_player = First Player
oilfield-column-subsidy = Subsidy
oilfield-column-invest = Invest

oilfield-space-bid = { $column } { MONEY($price) }
oilfield-space-one-of-many = { $column } { $position }
oilfield-space-card = { $card } card

oilfield-score-sales = Sales
oilfield-score-investments = Investments
oilfield-score-concessions = Concessions
oilfield-score-storage = Full storage
oilfield-score-richest = Most money

oilfield-barrels = { $gas ->
    [0] { $oil } oil
   *[other] { $oil ->
        [0] { $gas } gas
       *[other] { $oil } oil and { $gas } gas
    }
}
oilfield-gain = { $vp ->
    [0] { MONEY($dollars) }
   *[other] { $dollars ->
        [0] { $vp } VP
       *[other] { MONEY($dollars) } and { $vp } VP
    }
}
oilfield-effect-dollars = { $sign }{ MONEY($dollars) }
oilfield-effect-vp = { $sign }{ $vp } VP

## What has happened

oilfield-event-round = { $final ->
    [0] Round { $round }
   *[other] Round { $round }, the last one
}
oilfield-event-placed = { $who } placed on { $space }.
oilfield-event-turn = { $who } did nothing.
oilfield-event-card-turn = { $who } did nothing.
oilfield-event-leased = { $who } leased in { $field } for { MONEY($dollars) }.
oilfield-event-built = { $dollars ->
    [0] { $who } built a { $tile } in { $field } for nothing.
   *[other] { $who } built a { $tile } in { $field } for { MONEY($dollars) }.
}
oilfield-event-extended = { $who } added a { $tile } for { MONEY($dollars) }.
oilfield-event-stored = { $who } stored { $barrels } from { $field }.
oilfield-event-sold-by-tower = { $who } sold { $count } { $barrel } straight from { $field } for { $gain }.
oilfield-event-sold-locally = { $who } sold { $barrels } for { $gain }.
oilfield-event-supervised = { $who } got { MONEY($dollars) } as Supervisor.
oilfield-event-exported = { $who } exported { $count } { $barrel } for { MONEY($dollars) }.
oilfield-event-pumped = { $who } pumped 1 oil from { $field } to the national market for { MONEY($dollars) }.
oilfield-event-invested = { $who } invested { MONEY($dollars) } for { $vp } VP.
oilfield-event-divested = { $who } sold an investment: { MONEY($dollars) } for { $vp } VP.
oilfield-event-declined = { $who } passed.
oilfield-event-nothing = { $kind ->
    [lease] { $who } leased nothing
    [build] { $who } built nothing
    [drill] { $who } drilled nothing
    [local] { $who } sold nothing
    [national] { $who } exported nothing
   *[invest] { $who } invested nothing
}: { $reason ->
    [no-card] no concession card to take
    [no-slot] no free slot for a concession
    [no-concession-marker] no concession marker left
    [not-on-market] no tile on the market
    [no-free-concession] no concession without a tower
    [no-tower] no tower
    [no-quota] no tower that drills
    [on-strike] { $field } is on strike
    [field-empty] no such barrel left in { $field }
    [storage-full] the storage is full
    [no-barrel] no barrel in storage
    [needs-refinery] only gas in storage, and no gas refinery
    [row-closed] every row is closed
    [no-marker] no investment marker left
   *[too-dear] not enough money
}.
oilfield-event-first-player = { $who } became first player.
oilfield-event-kept-first = { $who } was first player already.
oilfield-event-subsidy = { $who } took the subsidy of { MONEY($dollars) }.
oilfield-event-revealed = { $who } played { $card }.
oilfield-event-price = { $cards ->
    [one] One National card: { MONEY($dollars) } a barrel.
   *[other] { $cards } National cards: { MONEY($dollars) } a barrel.
}
oilfield-event-paid-fee = { $who } paid the government fee of { MONEY($dollars) } in { $field }.
oilfield-event-lost-tower = { $who } refused the fee and lost tower and concession in { $field }.
oilfield-event-refilled = { $field } was refilled: { $barrels }.
oilfield-event-topped-up = { $field } was topped up: { $barrels }.
oilfield-event-exhausted = { $field } is exhausted.
oilfield-event-strike = { $field } is on strike.
oilfield-event-strike-over = The strike in { $field } is over.
oilfield-event-end-triggered = Enough fields are exhausted: round { $round } is the last.
oilfield-event-new-tile = New to buy: { $tile }.
oilfield-event-new-concession = New to lease: { $field }.
oilfield-event-triple = Three of a kind on the building market: one { $tile } went back.
oilfield-event-dummy-worker = The dummy stands on { $column }.
oilfield-event-dummy-card = The dummy played { $card }.
oilfield-event-dummy-drilled = The dummy drilled { $barrels } in { $field }.

## What can be done

oilfield-action-place-lease = Bid { MONEY($price) } for a lease
oilfield-action-place-build = { $spaces ->
    [1] Build
   *[other] Build, space { $position }
}
oilfield-action-place-drill = { $spaces ->
    [1] Drill
   *[other] Drill, space { $position }
}
oilfield-action-place-local = { $spaces ->
    [1] Sell locally
   *[other] Sell locally, space { $position }
}
oilfield-action-place-first_player = { $spaces ->
    [1] Become first player
   *[other] Become first player, space { $position }
}
oilfield-action-place-subsidy = { $spaces ->
    [1] Take the subsidy of { MONEY($pot) }
   *[other] Take the subsidy of { MONEY($pot) }, space { $position }
}
oilfield-action-place-invest = { $spaces ->
    [1] Invest
   *[other] Invest, space { $position }
}
oilfield-action-card = { $card } card
oilfield-action-take = Take a concession in { $field }
oilfield-action-buy = Buy a { $tile }: { $yield }
oilfield-action-site = Build in { $field }
oilfield-action-store = { $tower ->
    [known] Store 1 { $barrel } from { $field } ({ $tile })
   *[other] Store 1 { $barrel }
}
oilfield-action-sell = { $tower ->
    [known] Sell 1 { $barrel } from { $field } ({ $tile })
   *[other] Sell 1 { $barrel }
}
oilfield-action-oil-for-money = Sell 1 oil
oilfield-action-oil-for-vp = Sell { $oil } oil for VP
oilfield-action-gas-for-vp = Sell 1 gas
oilfield-action-export = Export 1 { $barrel }
oilfield-action-pump = Pump 1 oil from { $field } to the national market
oilfield-action-invest = Invest in the { $row } VP row
oilfield-action-divest = Sell a { $row } VP investment
oilfield-action-pay = Pay the fee
oilfield-action-refuse = Refuse; lose tower and concession
oilfield-action-perform = Do it
oilfield-action-decline = Pass
oilfield-action-stop = Stop
oilfield-action-done = Done

## What each choice is good for

oilfield-hint-place-lease = Reserves a concession at this price: a place for a tower, and 1 VP at the end. Higher bids choose first; who cannot pay when it is his turn gets nothing.
oilfield-hint-place-build = You may buy one tile. A tower needs a concession of yours without a tower, so lease first; the upper space buys first.
oilfield-hint-place-drill = All your towers lift barrels. Useless without a tower, and what does not fit into your storage stays in the ground.
oilfield-hint-place-local = Sell barrels from storage for money or points, as many as you like. Have something in storage by then.
oilfield-hint-place-first-player = You act first from now on, until somebody else takes it. No use if you are first already; the last in turn order is Supervisor and earns from the others' local sales.
oilfield-hint-place-subsidy = Take all the money in the pot; it grows by { MONEY(1) } each round. Good when it is full or you are broke.
oilfield-hint-place-invest = Buy one investment: points for money, at once. Prices only rise, so early is cheap, but then the money is missing for towers.
oilfield-hint-card-lease = After the public actions you take a concession for { MONEY(5) }. You can build on it from the next round on; nothing happens if no card or no money is left.
oilfield-hint-card-build = After the public actions you buy one tile. A tower can stand at once on a concession that you leased in this round.
oilfield-hint-card-drill = After the public actions all your towers lift barrels. Without a tower, or with a full storage, it brings little or nothing.
oilfield-hint-card-local = After the public actions you sell from storage for fixed prices: { MONEY(2) } an oil, 1 VP for two oil or a gas. Safe, whatever the others play.
oilfield-hint-card-national = After the public actions you sell oil from storage for money. The more players choose this card, the lower the price for all: good when you are alone.
oilfield-hint-take = Take this concession: room for one tower in this field, and 1 VP at the end. Prefer a field that still has oil and few rivals.
oilfield-hint-buy-small-tower = Cheap: lifts 2 oil into your storage at each drilling, and once at once when it is built. Needs room in storage to be worth it.
oilfield-hint-buy-medium-tower = Lifts 3 oil at each drilling, and once at once. Three slots are quickly full: think of a storage extension too.
oilfield-hint-buy-mixed-tower = Lifts up to 3 barrels, at most 2 alike. Best where gas lies: each gas is 1 VP on the local market.
oilfield-hint-buy-small-local-tower = Sells one barrel straight from the field at each drilling: { MONEY(2) } for oil, 1 VP for gas. Needs no storage and no selling action.
oilfield-hint-buy-medium-local-tower = Stores 3 oil and sells 1 gas for 1 VP at each drilling. The strongest plain tower where gas lies, but dear.
oilfield-hint-buy-storage-extension = Two more slots at once, and 1 VP at the end if they are full. Worth it when your towers lift more than you can keep.
oilfield-hint-buy-gas-refinery-extension = You may store gas that towers would sell, and export it at the price of oil. Only useful if you lift gas; a second one adds nothing.
oilfield-hint-buy-small-national-tower = Never drills. When you export from storage, it sells one more oil from its field for { MONEY(1) } above the price.
oilfield-hint-buy-government-tower = Costs nothing now and sells 1 gas for 1 VP at each drilling. When its field is refilled you pay the fee, or lose tower and concession.
oilfield-hint-site = The tower stands here for good and lifts only what this field holds. Look at its oil and gas, and at how many share it.
oilfield-hint-store = Lift this barrel into your storage, to be sold later. Leave room if you want a better barrel as well.
oilfield-hint-sell = The tower sells this barrel straight from the field; your storage keeps its room. A gas is 1 VP, an oil { MONEY(2) }.
oilfield-hint-oil-for-money = Sell one oil for money. Good when you need cash for the next tower or lease; exported alone it may bring more.
oilfield-hint-oil-for-vp = Two oil become one point. Late in the game points count and money hardly does; early you need the money.
oilfield-hint-gas-for-vp = One gas becomes one point: the best that gas can do without a gas refinery. There is seldom a reason to wait.
oilfield-hint-export = Sell one barrel from storage at the price of this round. If many export, the price is low: keeping oil for later is allowed.
oilfield-hint-pump = Your national tower sells one oil straight from its field, for more than the price. It costs you nothing, but the field empties sooner.
oilfield-hint-invest = Points at once for money. The row gets dearer with each purchase, and you may sell the investment later at the price it has then.
oilfield-hint-divest = Money at once, at today's price of the row, and the points are gone. Good if the money buys you more; you keep your turn.
oilfield-hint-pay = Pay the fee: tower and concession stay yours, and from now on the tower lifts oil too.
oilfield-hint-refuse = You keep the money and lose tower and concession. Only if the field is nearly exhausted or you cannot raise the fee.
oilfield-hint-perform = Carry out the action of your space.
oilfield-hint-decline = Give this action up; nothing is paid, and there is nothing else instead. Only if it would harm you.
oilfield-hint-stop = End here. What is left in the ground or in storage stays there for later.
oilfield-hint-done = Sell no more investments. Those you keep count their points.

## Why a choice was the only one

oilfield-only-decline = Nothing could be taken or paid for.
oilfield-only-site = It was the only own concession without a tower.

## What is asked

oilfield-ask-PlaceWorker = Where does your worker go?
oilfield-ask-ChooseCards = Which card do you lay down, in secret?
oilfield-ask-Lease = Which concession do you take?
oilfield-ask-Build = Which tile do you buy?
oilfield-ask-Site = Where do you put the tower?
oilfield-ask-TakeBarrel = Which barrel do you take?
oilfield-ask-Local = What do you sell on the local market?
oilfield-ask-National = What do you sell on the national market, at { MONEY($price) } a barrel?
oilfield-ask-Invest = In which row do you invest?
oilfield-ask-FinalSale = The last round is over. Do you sell investments before the scoring?
oilfield-ask-GovernmentFee = A field is refilled: do you pay the government its { MONEY($fee) }?
oilfield-ask-PayNow = Do you pay the government its { MONEY($fee) } now, for more barrels?
oilfield-ask-AutomaticAction = Do you carry out the action of your space?

## The table

oilfield-table-title = Oilfield
oilfield-table-round = { $last ->
    [yes] round { $round }, the last
    [no] round { $round }
   *[other] round { $round }, the last will be { $last }
}
oilfield-table-first = first player { $who }
oilfield-table-supervisor = local Supervisor { $who }
oilfield-table-over = the game is over
oilfield-table-contents = { $oil } oil, { $gas } gas
oilfield-table-refills = { $count ->
    [0] no refill left
    [one] { $count } refill left
   *[other] { $count } refills left
}
oilfield-table-exhausted = exhausted
oilfield-table-strike = STRIKE
oilfield-table-cards = { $count } to lease
oilfield-table-build = Building market
oilfield-table-build-empty = nothing to buy
oilfield-table-stack = { $count } in the stack
oilfield-table-hat-on-top = a hat on top
oilfield-table-no-hat-on-top = no hat on top
oilfield-table-invest = Investments
oilfield-table-row = { $vp } VP
oilfield-table-national = National
oilfield-table-national-price = { $cards ->
    [one] { $cards } card { MONEY($dollars) }
   *[other] { $cards } cards { MONEY($dollars) }
}
oilfield-table-national-more = { $cards }+ { MONEY($dollars) }
oilfield-table-national-now = now { MONEY($dollars) }
oilfield-table-local = Local
oilfield-table-local-prices = 1 oil { MONEY($dollars) }, { $oil } oil 1 VP, 1 gas { $vp } VP
oilfield-table-bag = Bag
oilfield-table-strike-cube = { $barrels } + strike
oilfield-table-player = Player
oilfield-table-money = Money
oilfield-table-vp = VP
oilfield-table-score = Score
oilfield-table-storage = Storage
oilfield-table-towers = Concessions and towers
oilfield-table-investments = Invested
oilfield-table-card = Card
oilfield-table-chosen = face down
oilfield-table-sealed = ({ $card })
oilfield-table-no-tower = –
oilfield-table-unpaid = { $tower }, unpaid
oilfield-table-refinery = gas refinery
oilfield-table-dummy = Dummy

## Its options

oilfield-option-edition = Which rulebook's reading is played where they differ
oilfield-option-advanced = Play with the hat tiles
oilfield-option-tile_mix = How many copies of each tile are in the box
oilfield-option-board_layout = The standard board, or one space less
oilfield-option-triple_redraw = What happens to three alike in the opening market
oilfield-option-hat_on_back = The back of the top tile shows whether it is a hat tile
oilfield-option-bid_must_be_affordable = Nobody may bid more than he could raise
oilfield-option-binding_bids = A bid that can be paid must be paid
oilfield-option-decline_automatic = First Player and Subsidy may be passed
oilfield-option-forced_drilling = Which drilling must take all it can
oilfield-option-supervisor_trigger = What the Supervisor is paid for
oilfield-option-national_tower_needs_sale = A national tower needs a sale from storage first
oilfield-option-sell_window = When investments can be sold
oilfield-option-full_row_sale = Whether a full row still buys back
oilfield-option-government_cubes = How often the government can buy investments
oilfield-option-refill_mode = A field is filled up, or gets a full load on top
oilfield-option-redraw_oilless_refill = A refill without oil is drawn once more
oilfield-option-strike_cube_replaced = The strike cube is replaced by a barrel
oilfield-option-strike_cube_return = When the strike cube goes back into the bag
oilfield-option-government_tower = When the government tower is offered its fee
oilfield-option-government_fee_timing = The fee is due before or after the refill
oilfield-option-end_upkeep_counts_for = Which round an end in the upkeep belongs to
oilfield-option-final_refill_check = Fields are checked after the last round too
oilfield-option-final_sale_window = Investments can be sold before the scoring
oilfield-option-richest_tie = What three or more richest players get
oilfield-option-tie_break = Whether less or more money breaks a tie
oilfield-option-dummy_private_timing = When the dummy's card is carried out
oilfield-option-dummy_wrap = Whether the dummy stops on Invest
oilfield-option-dummy_drill_source = What names the field where the dummy drills
oilfield-option-dummy_cards_set_aside = The dummy keeps one concession card a field
oilfield-option-dummy_towers_from = Where the dummy's towers come from
oilfield-option-max_rounds = The last round at the latest

## The board

oilfield-board-label = Oilfield board
oilfield-board-buy = Buy a { $tile }, { MONEY($price) }: { $yield }
oilfield-board-parts = Parts of the board
oilfield-board-jump-public = Actions
oilfield-board-jump-fields = Fields
oilfield-board-jump-markets = Markets
oilfield-board-jump-me = Me
oilfield-board-jump-others = Others
oilfield-board-me = My refinery
oilfield-board-others = The other players
oilfield-board-public = Public actions
oilfield-board-fields = Oilfields
oilfield-board-markets = Markets and prices
oilfield-board-track = Victory points
oilfield-board-vp-of = { $who }: { $vp } VP
oilfield-board-space-taken = { $space }: { $who }
oilfield-board-strike-in-bag = The strike cube is in the bag
oilfield-board-strike-out = The strike cube is not in the bag
oilfield-board-free = free
oilfield-board-slot-free = A free place for a concession
oilfield-board-no-tower = no tower
oilfield-board-concession-of = Concession of { $who } in { $field }, no tower
oilfield-board-tower-of = { $who }: { $tile } in { $field }
oilfield-board-tower-unpaid = { $who }: { $tile } in { $field }, { MONEY($fee) } still unpaid
oilfield-board-of-size = { $count } of { $size }
oilfield-board-deck = { $count } in the deck
oilfield-board-government = the government
oilfield-board-national-note = Price by National cards played
oilfield-board-awaited = is asked now
oilfield-board-first = First player
oilfield-board-supervisor = Supervisor of the local market
oilfield-board-worker-home = The worker is at home
oilfield-board-storage = Storage: { $oil } oil, { $gas } gas, { $capacity } slots
oilfield-board-cards = My cards
oilfield-board-no-card = no card laid down
oilfield-board-laid = laid down
oilfield-board-dummy-note = Blocks a space and plays a card

## The page

oilfield-page-effect-oil = { $sign }{ $oil } oil
oilfield-page-effect-gas = { $sign }{ $gas } gas
oilfield-page-dollars = { MONEY($dollars) }
oilfield-page-to-move = ▶ { $who }
oilfield-page-storage = { $barrels }, room for { $capacity }
oilfield-page-pot = { MONEY($pot) } in the pot
oilfield-page-covered = { $covered } of { $spaces }, { $government } by the government
oilfield-page-players = Players
oilfield-page-fields = Fields
oilfield-page-spaces = Action spaces
oilfield-page-prices = Prices and bag
oilfield-page-head-field = Field
oilfield-page-head-contents = Barrels
oilfield-page-head-state = State
oilfield-page-head-to-lease = Concessions
oilfield-page-head-free = Free slots
oilfield-page-head-owners = Owners
oilfield-page-head-space = Space
oilfield-page-head-worker = Worker
oilfield-page-head-note = Note
oilfield-page-head-tile = Tile
oilfield-page-head-count = Number
oilfield-page-head-price = Price
oilfield-page-head-yield = What it does
oilfield-page-head-row = Row
oilfield-page-head-next = Next price
oilfield-page-head-covered = Covered
oilfield-page-head-prices = Prices
oilfield-page-head-market = Market

oilfield-page-chapter-0 = What this is
oilfield-page-chapter-1 = Components
oilfield-page-chapter-2 = Set-up
oilfield-page-chapter-3 = Order of play
oilfield-page-chapter-4 = Selection phase
oilfield-page-chapter-5 = Performing the actions
oilfield-page-chapter-6 = Lease
oilfield-page-chapter-7 = Build
oilfield-page-chapter-8 = Drill
oilfield-page-chapter-9 = Local market
oilfield-page-chapter-10 = National market
oilfield-page-chapter-11 = First Player
oilfield-page-chapter-12 = Subsidy
oilfield-page-chapter-13 = Invest and selling investments
oilfield-page-chapter-14 = Storage
oilfield-page-chapter-15 = Refilling
oilfield-page-chapter-16 = Advanced tiles
oilfield-page-chapter-17 = End of the game and scoring
oilfield-page-chapter-18 = Two-player variant
oilfield-page-chapter-19 = Editions
oilfield-page-chapter-20 = Options
oilfield-page-chapter-21 = Decisions
oilfield-page-chapter-22 = Chance
oilfield-page-chapter-23 = Hidden information

oilfield-page-value-edition-standard = standard
oilfield-page-value-edition-german = as the German rulebook reads
oilfield-page-value-edition-french = as the French rulebook reads
oilfield-page-value-edition-italian = as the Italian rulebook reads
oilfield-page-value-advanced-true = with hat tiles
oilfield-page-value-advanced-false = without, for first games
oilfield-page-value-tile_mix-fifteen_three_six = 3 of each plain tile, 2 of each hat tile
oilfield-page-value-tile_mix-seven_by_three = 3 of each tower, 2 storage extensions, 1 gas refinery
oilfield-page-value-board_layout-standard = standard
oilfield-page-value-board_layout-tight = one Drill space less
oilfield-page-value-triple_redraw-any_shuffle = one goes back into the stack
oilfield-page-value-triple_redraw-any_bottom = one goes under the stack
oilfield-page-value-triple_redraw-towers_shuffle = one goes back, if they are towers
oilfield-page-value-forced_drilling-none = none
oilfield-page-value-forced_drilling-on_build = the free one after building
oilfield-page-value-forced_drilling-all = every one
oilfield-page-value-supervisor_trigger-local_action = each Local action of another player
oilfield-page-value-supervisor_trigger-market_use = also each barrel that another's tower sells
oilfield-page-value-sell_window-own_decisions = at every own decision
oilfield-page-value-sell_window-not_at_card_choice = not while choosing a card
oilfield-page-value-sell_window-when_paying = only when there is something to pay
oilfield-page-value-full_row_sale-highest_price = yes, at its last price
oilfield-page-value-full_row_sale-not_allowed = no
oilfield-page-value-government_cubes-unlimited = any number of times
oilfield-page-value-government_cubes-three = three times in all
oilfield-page-value-refill_mode-top_up = filled up
oilfield-page-value-refill_mode-add_n = a full load on top
oilfield-page-value-strike_cube_return-before_refill = before the refill
oilfield-page-value-strike_cube_return-after_refill = after the refill
oilfield-page-value-government_tower-deferred_fee = at the next refill of its field
oilfield-page-value-government_tower-immediate_offer = at once, for more barrels
oilfield-page-value-government_fee_timing-before_draw = before
oilfield-page-value-government_fee_timing-after_draw = after
oilfield-page-value-end_upkeep_counts_for-ending_round = the round that ends
oilfield-page-value-end_upkeep_counts_for-next_round = the round that follows
oilfield-page-value-richest_tie-one_each = 1 VP each
oilfield-page-value-richest_tie-none_if_three = nothing
oilfield-page-value-tie_break-less_money = less money wins
oilfield-page-value-tie_break-more_money = more money wins
oilfield-page-value-dummy_private_timing-before_reveal = before the cards are revealed
oilfield-page-value-dummy_private_timing-between_players = between the two players
oilfield-page-value-dummy_wrap-leaves_invest = it stops there
oilfield-page-value-dummy_wrap-skips_invest = it goes on to Lease
oilfield-page-value-dummy_drill_source-set_aside = chance alone
oilfield-page-value-dummy_drill_source-market = a card of the concession market
oilfield-page-value-dummy_towers_from-removed = from the removed tiles
oilfield-page-value-dummy_towers_from-stack = from the stack

## The guided first game

oilfield-guide-welcome = Welcome to Texas, 1933. You lease land, build towers, pump oil and sell it; whoever has the most victory points at the end wins. We play the first four rounds together, and the luck of this table is prepared.
oilfield-guide-round = Every round you have two actions. The first is public: your worker goes on one of these spaces, and the columns are carried out from left to right. The second is a card that you choose in secret.
oilfield-guide-lease = Without land you cannot build anything, so begin with Lease. The number is the price: who pays more may choose first, but there is enough for everybody today. Take the cheapest space.
oilfield-guide-lease-done = Your worker will lease for { MONEY(5) }. He acts when his column is reached, and comes home after that.
oilfield-guide-card = Now everybody lays one of five cards face down, all at the same time. The cards come back into your hand every round, so none is ever lost.
oilfield-guide-card-lease = Choose Lease once more: by card it always costs { MONEY(5) }. With two concessions you can pick where your tower will stand.
oilfield-guide-card-done = Your card lies face down until all workers are done. First come the public actions.
oilfield-guide-fields = These are the three oilfields with their barrels: black is oil, blue is gas. A field that runs out of oil is refilled twice; after that it is exhausted.
oilfield-guide-dallas = Take a deed of Dallas. It has a lot of oil and only three places, so few rivals can pump there with you.
oilfield-guide-dallas-done = A place in Dallas is yours. It can carry one tower, and the deed alone is worth a point at the end.
oilfield-guide-pecos = The cards are turned over, and yours lets you lease again. Take Pecos: with land in two fields you still have work when one of them is empty or on strike.
oilfield-guide-pecos-done = Two concessions and { MONEY(10) } left: enough for a tower. That was the first round.
oilfield-guide-build = Land alone pumps nothing, so build a tower now. Within a column the upper space acts first: from there you choose before the others.
oilfield-guide-build-done = Good: the whole market of towers will be open to you.
oilfield-guide-national = Two barrels lie in your refinery since the beginning, and your tower will add to them. On the national market a barrel brings { MONEY(3) } if you are the only one who plays National this round; with more sellers it is { MONEY(1) }.
oilfield-guide-card-national = Look at the workers: the others are busy with building and investing, and will hardly think of selling. So this is a good moment for National.
oilfield-guide-national-done = Now we shall see whether somebody had the same idea. First you build.
oilfield-guide-market = This is what can be bought. Each tower says what it lifts whenever it drills; an extension makes room for more barrels.
oilfield-guide-tower = The small tower costs { MONEY(5) } and lifts two oil. Your refinery holds only three barrels, so a bigger one would not help you yet, and you keep some money.
oilfield-guide-tower-done = The tower is yours. Now it needs a place.
oilfield-guide-site = You hold land in two fields, so you choose where the tower stands; it stays there for good. Dallas is the quieter field: fewer places, fewer towers that drink from it.
oilfield-guide-site-done = A new tower drills at once, without an action.
oilfield-guide-barrel = Your tower may lift two barrels, but of the three places in your refinery two are taken. So only one fits: take it, what you leave stays in the field.
oilfield-guide-barrel-done = Three barrels: the refinery is full. That is the moment to sell.
oilfield-guide-export = The cards are open, and nobody else plays National: { MONEY(3) } a barrel. Sell all three, one after the other; an empty refinery is ready for new oil.
oilfield-guide-export-done = { MONEY(9) } for three barrels. Had a second one sold, it would have been { MONEY(3) }: looking at what the others need is half of this game.
oilfield-guide-invest = Money itself wins nothing: you must turn it into points. Investments do that, and every purchase makes the next one in its row dearer. So come early.
oilfield-guide-invest-place = Send your worker to the upper Invest space, so that you buy before anybody else.
oilfield-guide-invest-done = You invest first this round. Everybody can invest only once a round.
oilfield-guide-card-drill = Your refinery is empty and your tower waits. Drill lets all your towers work, and it comes after the investing.
oilfield-guide-drill-done = With more towers this card brings more each time; now it is one.
oilfield-guide-invest-5 = Three rows: 5, 3 or 2 points. Five points for { MONEY(10) } is { MONEY(2) } a point, the other rows are dearer by now. Should you ever need money, you can sell an investment back at the price of its row.
oilfield-guide-invest-5-done = Five points at once, and they stay yours as long as you keep the investment.
oilfield-guide-barrels = Your card: the tower in your field lifts two oil. Take both; next round you can sell them.
oilfield-guide-barrels-done = Two barrels in the refinery, five points, { MONEY(4) }. Now you know a whole turn of the wheel: lease, build, drill, sell, invest.
oilfield-guide-local = There is a second market, the local one. It turns oil into money at { MONEY(2) } a barrel, or two oil into a point, and gas into a point each.
oilfield-guide-local-place = With three players it has a single space. Take it before somebody else does.
oilfield-guide-local-done = One of you is the supervisor of this market, and gets { MONEY(1) } when another one sells here.
oilfield-guide-card-again = After the sale your refinery will be empty again. So let the tower work: Drill.
oilfield-guide-again-done = Sell first, fill up after: the order of public and private makes it possible.
oilfield-guide-sell = Two barrels: { MONEY(4) }, or one point. Money would help for the next tower, but a point cannot be lost any more. Take the point.
oilfield-guide-sell-done = Six points. The sold barrels go into the bag, from which the fields are refilled.
oilfield-guide-fill = And your card: two new barrels for the next round.
oilfield-guide-fill-done = Well done. That was every kind of decision of a round.
oilfield-guide-score = How is it counted? Points from sales and investments stand already. At the end every deed is worth one more, every full refinery or extension one, and the richest player gets two.
oilfield-guide-finish = When the second field is exhausted, one more round is played. Before the count you may still sell investments, once. Most points win; if equal, less money.
oilfield-guide-go-on = The game is yours now. A second tower in Pecos and more room for barrels would be good next steps; have fun!
oilfield-refusal-guide-land = Without land nothing can be built, and the cheapest space will do. The lesson goes on with: { $action }.
oilfield-refusal-guide-alone = This round you would be alone on the national market: a chance that does not come every time. The lesson goes on with: { $action }.

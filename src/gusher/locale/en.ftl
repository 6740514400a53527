### English. Messages of one game begin with its name; the rest serves every game.

## Things that any game reports

event-forced = { $who } had one choice only: { $action } ({ $section }).
event-forced-note = (The only choice, { $section }.)
event-answered = { $who } chose in secret.

## Why a move is refused

refusal-not-offered = "{ $action }" is not offered now ({ $rule }).
refusal-not-your-decision = It is not for seat { $seat } to decide now.
refusal-chance-due = Something is to be drawn first; nobody decides now.
refusal-no-chance-due = Nothing is to be drawn now.
refusal-impossible-outcome = "{ $outcome }" cannot be drawn now.
refusal-game-over = The game is over.
refusal-cannot-take-back = That cannot be taken back.
refusal-occupied = Somebody's worker stands there.
refusal-occupied-by-dummy = The dummy's worker stands there.
refusal-too-dear = It costs ${ $price }, more than you have.
refusal-no-card = No concession card of that field is on the market.
refusal-no-slot = That field has no free slot.
refusal-binding-bid = A bid that can be paid must be paid.
refusal-not-on-market = That tile is not on the market.
refusal-no-free-concession = A tower needs a concession of yours without a tower.
refusal-no-site = You have no concession without a tower there.
refusal-on-strike = That field is on strike.
refusal-no-quota = That tower has no such barrel left in this action.
refusal-field-empty = That field has no such barrel left.
refusal-storage-full = Your storage is full.
refusal-same-as-another = An equal tower of yours, built earlier, does it.
refusal-no-barrel = You have too few such barrels in storage.
refusal-needs-refinery = Gas is exported only with a gas refinery.
refusal-needs-sale = The tower joins in once you have sold a barrel from storage.
refusal-row-closed = All spaces of that row are covered.
refusal-no-marker = All your investment markers are in use.
refusal-no-cubes = All orange cubes of the government are in use.
refusal-not-now = Investments cannot be sold at this decision.

## Playing in the terminal

play-you = You
play-player = Player { $number }
play-bot = { $name } ({ $kind })
play-bot-name-1 = Ruth
play-bot-name-2 = Hank
play-bot-name-3 = Opal
play-bot-name-4 = Clyde
play-bot-name-5 = Mae
play-question = { $where }: { $question }
play-ask = Your choice (1 to { $count }, h for help): 
play-help =
    1, 2, …  take that choice
    ?        the rule that asks you, and why some choices are not offered
    ? 3      the rule of choice 3; ? §9.4 any rule
    u        take back your last choice, as far as nothing new was seen since
    t        the table again
    l        what has happened in this round and the last; l all: everything
    s        save now, and go on
    q        quit; the game is saved and can be continued
play-not-a-choice = "{ $typed }" is not one of 1 to { $count }; h shows what you can type.
play-not-a-number-of-choice = There is no choice { $typed }; there are 1 to { $count }.
play-not-possible = { $action }: { $why } ({ $section })
play-taken-back = Taken back: { $action }.
play-undo-nothing = You have not chosen anything yet.
play-undo-other = { $who } has acted since your last choice.
play-undo-chance = Something was drawn since your last choice.
play-undo-seen = Your last choice has shown you something that was hidden.
play-saved = Saved in { $file }.
play-continue = Continue with: gusher play --resume { $file }
play-replay = Walk through it with: gusher replay { $file }
play-pass = Pass to { $who }, then press Enter. 
play-over = The game is over.
play-winner = { $count ->
    [one] { $who } won with { $points } points.
   *[other] { $who } shared the victory with { $points } points.
}
play-place = Place
play-player-heading = Player
play-total = Total
play-log-empty = Nothing has happened yet.

## Walking through a record

replay-head = { $title }, { $at } of { $count } moves and draws
replay-spectator = as a spectator sees it
replay-open = with all cards open
replay-seat = as { $who } sees it
replay-move = { $who }: { $action }
replay-ask = n next, p previous, a number, q quit: 
replay-no-such = "{ $typed }" is none of n, p, q and 0 to { $count }.
replay-at-start = This is the beginning.
replay-at-end = This is the end.

## Lists of games

games-seats = Seats
games-version = Rules version
games-actions = Actions
games-option = Option
games-values = Values
games-default = Default
games-meaning = Meaning

## Oilfield: names

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
oilfield-yield-small_national_tower = exports 1 oil for ${ $bonus } more
oilfield-yield-government_tower = sells { $sell_gas } gas; ${ $fee } due at a refill

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

oilfield-space-bid = { $column } ${ $price }
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
    [0] ${ $dollars }
   *[other] { $dollars ->
        [0] { $vp } VP
       *[other] ${ $dollars } and { $vp } VP
    }
}
oilfield-effect-dollars = { $sign }${ $dollars }
oilfield-effect-vp = { $sign }{ $vp } VP

## Oilfield: what has happened

oilfield-event-round = { $final ->
    [0] Round { $round }
   *[other] Round { $round }, the last one
}
oilfield-event-placed = { $who } placed on { $space }.
oilfield-event-turn = { $who } did nothing.
oilfield-event-card-turn = { $who } did nothing.
oilfield-event-leased = { $who } leased in { $field } for ${ $dollars }.
oilfield-event-built = { $dollars ->
    [0] { $who } built a { $tile } in { $field } for nothing.
   *[other] { $who } built a { $tile } in { $field } for ${ $dollars }.
}
oilfield-event-extended = { $who } added a { $tile } for ${ $dollars }.
oilfield-event-stored = { $who } stored { $barrels } from { $field }.
oilfield-event-sold-by-tower = { $who } sold { $count } { $barrel } straight from { $field } for { $gain }.
oilfield-event-sold-locally = { $who } sold { $barrels } for { $gain }.
oilfield-event-supervised = { $who } got ${ $dollars } as Supervisor.
oilfield-event-exported = { $who } exported { $count } { $barrel } for ${ $dollars }.
oilfield-event-pumped = { $who } pumped 1 oil from { $field } to the national market for ${ $dollars }.
oilfield-event-invested = { $who } invested ${ $dollars } for { $vp } VP.
oilfield-event-divested = { $who } sold an investment: ${ $dollars } for { $vp } VP.
oilfield-event-declined = { $who } passed.
oilfield-event-first-player = { $who } became first player.
oilfield-event-subsidy = { $who } took the subsidy of ${ $dollars }.
oilfield-event-revealed = { $who } played { $card }.
oilfield-event-price = { $cards ->
    [one] One National card: ${ $dollars } a barrel.
   *[other] { $cards } National cards: ${ $dollars } a barrel.
}
oilfield-event-paid-fee = { $who } paid the government fee of ${ $dollars } in { $field }.
oilfield-event-lost-tower = { $who } refused the fee and lost tower and concession in { $field }.
oilfield-event-refilled = { $field } was refilled: { $barrels }.
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

## Oilfield: what can be done

oilfield-action-place-lease = Bid ${ $price } for a lease
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
    [1] Take the subsidy of ${ $pot }
   *[other] Take the subsidy of ${ $pot }, space { $position }
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

## Oilfield: what is asked

oilfield-ask-PlaceWorker = Where does your worker go?
oilfield-ask-ChooseCards = Which card do you lay down, in secret?
oilfield-ask-Lease = Which concession do you take?
oilfield-ask-Build = Which tile do you buy?
oilfield-ask-Site = Where do you put the tower?
oilfield-ask-TakeBarrel = Which barrel do you take?
oilfield-ask-Local = What do you sell on the local market?
oilfield-ask-National = What do you sell on the national market, at ${ $price } a barrel?
oilfield-ask-Invest = In which row do you invest?
oilfield-ask-FinalSale = The last round is over. Do you sell investments before the scoring?
oilfield-ask-GovernmentFee = A field is refilled: do you pay the government its ${ $fee }?
oilfield-ask-PayNow = Do you pay the government its ${ $fee } now, for more barrels?
oilfield-ask-AutomaticAction = Do you carry out the action of your space?

## Oilfield: the table

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
    [0] no refill
    [one] { $count } refill
   *[other] { $count } refills
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
    [one] { $cards } card ${ $dollars }
   *[other] { $cards } cards ${ $dollars }
}
oilfield-table-national-more = { $cards }+ ${ $dollars }
oilfield-table-national-now = now ${ $dollars }
oilfield-table-local = Local
oilfield-table-local-prices = 1 oil ${ $dollars }, { $oil } oil 1 VP, 1 gas { $vp } VP
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

## Oilfield: its options

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

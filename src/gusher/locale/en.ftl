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
refusal-no-cell = There is no free cell for it.
refusal-no-piece = The bank has none left.
refusal-no-such-asset = You have no { $asset } there.
refusal-not-productive = Only what your dice have hit in this turn can be sold.
refusal-nothing-dirty = No refinery has to be upgraded.
refusal-embargo = The foreign market is closed by the embargo.
refusal-no-trade = No trade is possible there.
refusal-sold-before = You have sold some in this phase.
refusal-bought-before = You have bought some in this phase.
refusal-ladder-empty = That market has none left.
refusal-ladder-full = That market is full.
refusal-other-asset = Only a { $asset } can be sold for this card.
refusal-too-many = At most { $most } is possible.
refusal-no-pieces = You have no piece left.
refusal-no-affordable-segment = You can pay no open segment.
refusal-meter-full = Your gas meter is full.
refusal-no-black-cube = The bag holds no black cube.
refusal-no-boat = No boat is free in this round.
refusal-stake-needed = At least $1 must be staked.
refusal-wells-used = All your wells have yielded, or are new.
refusal-no-cube = You have no influence cube left.
refusal-no-cards-left = There is no action card left to draw.
refusal-hand-empty = You have no action card.
refusal-none-playable = None of your cards can be played now.
refusal-no-derrick = You have no derrick left.
refusal-no-free-well = No well is free.
refusal-truce = There is a truce in this round.
refusal-no-movable-army = No army of a power whose flag you hold can move.
refusal-not-stuck = You may pass only if you can do nothing else.
refusal-own-piece = Your piece lies there already.
refusal-border-closed = The border is closed in this round.
refusal-other-power = Further pieces must lie in areas of the same power.
refusal-cannot-pay = You cannot pay that.
refusal-finished-line = It is part of a finished line.
refusal-no-own-piece = No piece of yours lies there.
refusal-home-area = No army enters a home area.
refusal-no-proxy-target = No foreign army can be driven out there.
refusal-army-there = An army stands there.
refusal-no-border = It is not adjacent.
refusal-no-army = No army stands there.
refusal-other-army = That is no army of { $power }.
refusal-not-your-flag = You do not hold the flag of that power.
refusal-moved-before = That army has moved already.
refusal-no-step = That army has no free territory beside it.
refusal-not-tied = It is not among those that are tied.
refusal-well-owned = That well has an owner.
refusal-not-your-well = That is not your well.
refusal-acquired-now = You acquired that well in this round.
refusal-yielded-before = That well has yielded in this round.
refusal-card-useless-there = The card cannot be used on that power.
refusal-no-bonus-there = You do not hold its flag, or it can neither expand nor move.
refusal-hit-before = This card has hit that power already.
refusal-not-your-most = You lose influence where you have most.
refusal-fewer-armies = That power has fewer armies outside.
refusal-not-in-hand = You do not hold that card.
refusal-not-playable = That card can have no effect now.
refusal-no-influence-there = He has no influence there.

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

## A review

review-head = { $title }: the choices of { $who }, { $iterations } iterations each
review-moment = Moment
review-chance = Chance
review-played = Played
review-search = Search would have played
review-difference = Points of %
review-won = { $who } won the game.
review-shared = { $who } shared the win.
review-lost = { $who } did not win the game.
review-no-mistakes = No choice was clearly a mistake.
review-mistakes = The largest mistakes:
review-mistake = { $number }. Played: { $played }. Search would have played: { $best }. { $chance } % against { $best_chance } %.
review-interrupted = Interrupted: this is what was done. The same command goes on from here.

## Lists of games

games-seats = Seats
games-version = Rules version
games-actions = Actions
games-option = Option
games-values = Values
games-default = Default
games-meaning = Meaning

## The report: frame

report-title = { $game }: what { $games } games say
report-about = { $seats } seats, played by { $bots }.
report-about-compared = { $seats } seats, { $groups } sets of games side by side.
report-unfinished = { $count } games were given up as too long and are left out.
report-group = { $label }: { $games } games
report-key-rounds = rounds a game
report-key-winner = { $unit } win
report-key-margin = { $unit } ahead of the next
report-key-start = wins for who begins
report-fair = fair
report-numbers = The numbers
report-base = as it is
report-seat = Seat { $number }
report-all = all
report-winners = winners
report-others = the others
report-rounds = rounds
report-round = round
report-share = share
report-from = from
report-to = to
report-how = How to read this
report-how-dots = A dot is what these games showed. The line through it says how far luck may have moved it: played again, the true value would lie on such a line 95 times in 100.
report-how-fair = A shared win counts in parts. The fair share is what everybody would have if nothing mattered.
report-how-bots = Programs played these games, not people. What they overlook, the report overlooks too; where they differ, compare their reports.
report-how-data = Made by Gusher { $version } from { $games } games; rules { $rules }, seed { $seed }. The same command makes the same report.

## The report: who wins

report-seats = Does the chair matter?
report-seats-fair = No seat stands out: all shares are as near to { $fair } as luck allows.
report-seats-more = Seat { $seat } wins { $share } of the games ({ $low } to { $high }), more than the fair { $fair }.
report-seats-less = Seat { $seat } wins { $share } ({ $low } to { $high }), less than the fair { $fair }.
report-seats-begins = Seat { $seat } begins in all games.
report-turns = Does it pay to begin?
report-turns-fair = Who begins wins { $share } ({ $low } to { $high }). That is as near to the fair { $fair } as luck allows.
report-turns-more = Who begins wins { $share } ({ $low } to { $high }), more than the fair { $fair }: beginning is an advantage.
report-turns-less = Who begins wins { $share } ({ $low } to { $high }), less than the fair { $fair }: beginning is a burden.
report-turns-best = Most often wins: { $place }, { $share } ({ $low } to { $high }).
report-turns-place = { $place ->
    [0] Who begins
    [1] Next
    [2] Third
    [3] Fourth
   *[other] Fifth
}
report-bots = Who plays best?
report-bots-best = { $bot } wins { $share } of its games ({ $low } to { $high }); { $fair } would be equal.
report-traits-company = Does the company matter?
report-traits-fair = No one stands out: all shares are as near to { $fair } as luck allows.
report-traits-more = { $name } wins { $share } ({ $low } to { $high }), more than the fair { $fair }.
report-traits-less = { $name } wins { $share } ({ $low } to { $high }), less than the fair { $fair }.

## The report: points and length

report-scores = How many { $unit } win?
report-scores-says = Half of the winners have { $low } to { $high } { $unit }; the one in the middle has { $median }. The others have { $others } in the middle.
report-scores-margin = The winner is { $margin } { $unit } ahead of the next, in the middle of all games. { $close } of the games end within a twentieth of the winner's score.
report-sources = Where do the { $unit } come from?
report-sources-says = Winners make { $share } of their { $unit } with { $item }.
report-sources-both = Winners make { $share } of their { $unit } with { $item }, and there they are most ahead: { $more } { $unit } more than the others.
report-sources-apart = What sets them apart most is { $item }: { $more } { $unit } more than the others.
report-length = How long is a game?
report-length-says = Half of the games last { $low } to { $high } rounds, and the one in the middle { $median }. A player makes about { $decisions } choices.
report-length-same = Every game lasts { $rounds } rounds. A player makes about { $decisions } choices.
report-lead = When is it decided?
report-lead-says = Who leads at the start of round { $round }, halfway through, goes on to win { $share } of the games ({ $low } to { $high }).
report-lead-early = Already at the start of round { $round } the leader wins every second game.
report-lead-axis = wins of who leads at the start of a round

## The report: actions and curves

report-actions = What do players do, and does it pay?
report-actions-best = “{ $kind }” goes with the most wins: who does it more often than the others at the table wins { $share } ({ $low } to { $high }).
report-actions-worst = “{ $kind }” goes with the fewest: { $share } ({ $low } to { $high }).
report-actions-none = No action stands out: who does it more often wins about as often as anybody.
report-actions-caution = This shows what goes along with winning, which is not always what brings it.
report-actions-key = A full dot: the wins of those who did it more often than the average at their table. A ring: of those who did it at all. On the right, how often a player does it in a game.
report-actions-times = times a game
report-actions-taken = did it at all
report-actions-wins = wins of those
report-actions-more = wins if more often
report-curves = Prices and supplies, round by round
report-curves-key = Lines are means, bands hold the middle half of the games. Both end where fewer than a fifth of the games still last.
report-curves-says = { $name }: { $first } in round { $from }, { $last } in round { $to }.
report-compare = What is different?
report-compare-longer = { $label }: games last { $by } rounds more ({ $low } to { $high }).
report-compare-shorter = { $label }: games last { $by } rounds less ({ $low } to { $high }).
report-compare-as-long = { $label }: games are about as long as in the first set.
report-compare-dearer = Winners have { $by } { $unit } more ({ $low } to { $high }).
report-compare-cheaper = Winners have { $by } { $unit } less ({ $low } to { $high }).
report-compare-as-many = Winners have about as many { $unit }.
report-compare-table = Sets of games
report-compare-games = games
report-compare-length = rounds, mean
report-compare-winner = winner's { $unit }, mean
report-compare-margin = lead over the next, mean
report-compare-start = wins of who begins

## The report: Oilfield

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

## The report: McMulti

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

## The report: Giganten

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

## The report: Interbellum

interbellum-unit = points
interbellum-chart-supply = What is still to be had
interbellum-chart-growth = What has been built
interbellum-chart-purse = Money
interbellum-measure-gas = gas in the bag
interbellum-measure-empty = blanks in the bag
interbellum-measure-free_wells = wells without owner
interbellum-measure-linked_wells = linked wells
interbellum-measure-pieces = pipeline pieces
interbellum-measure-armies = armies abroad
interbellum-measure-purse = dollars a player
interbellum-kind-draft = Start with { $what }
interbellum-kind-power = Influence in { $what }
interbellum-kind-card = Play { $what }
interbellum-kind-discount = Take the discount
interbellum-kind-extra = Lay further pieces

## Giganten: names

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

giganten-effect-dollars = { $sign }${ $dollars }
giganten-effect-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
giganten-effect-price = ${ $before } → ${ $price }

## Giganten: what has happened

giganten-event-round = Round { $round }, start player { $start }
giganten-event-start-player = { $who } is start player.
giganten-event-rolled = { $company }: { $colour } { $fields }, ${ $before } → ${ $price }.
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
giganten-event-changed-price = { $who } changed the price of { $company }: ${ $before } → ${ $price }.
giganten-event-free-crude = { $who } got a free crude, stored at { $company }.
giganten-event-pushed-back = { $who } pushed all other locos back by { $spaces }.
giganten-event-built = { $who } built on { $site } for ${ $dollars }.
giganten-event-built-nothing = { $who } built nothing.
giganten-event-struck = { $who } found { $crude } crude at { $site }.
giganten-event-pumped = { $left ->
    [0] { $who } pumped the last crude at { $site }; the derrick is free again.
   *[other] { $who } pumped at { $site }; { $left } left.
}
giganten-event-shipped = { $who } paid { $carrier } ${ $dollars }.
giganten-event-earned-freight = { $who } got ${ $dollars } freight.
giganten-event-lost-crude = { $who } let the crude go.
giganten-event-stored = { $who } stored { $crude } at { $company }.
giganten-event-auction = { $company } buys at ${ $price }.
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
giganten-event-sold = { $who } sold { $crude } crude to { $company } for ${ $dollars }.
giganten-event-overflow = { $who } had to sell { $crude } crude at { $company } for ${ $dollars }.

## Giganten: what can be done

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

## Giganten: what is asked

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
    [0] { $company } buys at ${ $price }. What do you bid?
   *[other] { $company } buys at ${ $price }. The bid is { $bid }; do you bid more?
}
giganten-ask-Pay = How do you pay your bid of { $bid }?
giganten-ask-Sell = How much crude do you sell to { $company }, at ${ $price } each?

## Giganten: why a move is refused

refusal-card-not-there = That card is not in the display.
refusal-truck-there = Another truck stands there.
refusal-derrick-there = A derrick stands there.
refusal-stuck-there = It takes { $cost } points to get there and on to a free cell, and { $points } are left.
refusal-too-few-points = It takes { $cost } points, and { $points } are left for it.
refusal-truck-first = The truck moves before the loco, and stands on a free cell when the loco begins.
refusal-track-ends = The track ends here.
refusal-no-stop-here = The truck may not stop on a tile or on the cell of another truck.
refusal-already-seen = You have seen that tile.
refusal-never-shown = A tile with two red derricks is never shown before it is built on.
refusal-price-at-end = That price cannot go so far.
refusal-company-closed = That company is closed with two players.
refusal-no-tile-there = No tile lies there.
refusal-not-adjacent = Your truck does not stand beside it.
refusal-loco-behind = That loco does not reach column { $column }.
refusal-bid-too-low = The bid is { $bid }; bid more, or pass.
refusal-above-cap = You may bid { $cap } at most.
refusal-not-so-many-twos = You have { $twos } licence cards of value 2.
refusal-superfluous-card = That is more than the bid of { $bid } needs.
refusal-pays-too-little = Your ones do not make up the rest of the bid of { $bid }.
refusal-not-so-much-crude = You have { $crude } crude there.

## Giganten: the table

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

## Giganten: its options

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

## Oilfield: the board

oilfield-board-label = Oilfield board
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
oilfield-board-tower-unpaid = { $who }: { $tile } in { $field }, ${ $fee } still unpaid
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

## The page: everywhere

page-brand = Gusher, to the lobby
page-skip = To the content
page-close = Close
page-menu = Menu
page-cancel = Cancel
page-copy = Copy
page-copied = Copied
page-yes = yes
page-no = no
page-none = none
page-loading = One moment…
page-language = Language
page-theme = Colours
page-theme-auto = ◐ automatic
page-theme-light = ☀ light
page-theme-dark = ☾ dark
page-to-lobby = To the lobby
page-missing-title = There is nothing here

## The page: lobby

page-lobby-tab = Gusher
page-lobby-turns = { $count ->
    [one] Your turn at one table · Gusher
   *[other] Your turn at { $count } tables · Gusher
}
page-hero-title = Strike oil tonight.
page-hero-back = Welcome back, { $name }.
page-hero-text = { $games }: against bots, with friends by a link, or passing one device around. No account needed.
page-your-name = Your name
page-play-now = Play now
page-play-now-note = { $game } at once, against three bots
page-playing-as = You are { $name }
page-rename = Change name
page-rename-save = Save
page-new-table = New table
page-my-tables = My tables
page-open-tables = Open tables
page-no-open-tables = No table is waiting for players at the moment. Make one and list it here.
page-filter-game = Game
page-filter-any-game = All games
page-filter-seats = Seats
page-filter-any-seats = Any number of seats
page-seats-count = { $count } seats
page-open-record = Open a record file
page-move-device = Move to another device
page-move-text = Open this link on the other device within 15 minutes. It works once, and the other device then plays as you.
page-move-link = Link for the other device
page-claim-title = Continue here
page-claim-text = This link brings your name and your tables to this browser. It works once.
page-claim-here = Continue on this device
page-your-turn = Your turn
page-status-over = Finished
page-status-running = Running
page-status-round = Round { $round }
page-status-waiting = { $free ->
    [0] Ready to start
    [one] Waiting for one player
   *[other] Waiting for { $free } players
}
page-status-free = { $free ->
    [one] One free seat
   *[other] { $free } free seats
}

## The page: new table

page-game = Game
page-how-many = How many play?
page-presets = Usual tables
page-preset-bots = Me against bots
page-preset-friends = With friends by link
page-preset-device = All on this device
page-who-plays = Who plays?
page-seat-number = Seat { $number }
page-kind-me = Me
page-kind-local = Somebody on this device
page-kind-open = A friend, by link
page-kind-bot = A bot
page-kind-open-note = takes the seat with the invite link
page-local-name = Name at seat { $number }
page-bot-level = Strength of the bot at seat { $number }
page-bot-random = random
page-bot-greedy = greedy
page-bot-search-easy = easy
page-bot-search-medium = medium
page-bot-search-hard = hard
page-more-options = { $count ->
    [0] All options
    [one] All options (one changed)
   *[other] All options ({ $count } changed)
}
page-listed = List the table in the lobby.
page-listed-text = Otherwise only those with the link find it.
page-make-table = Make the table

## The page: before the game

page-join-title = You are invited: { $title }
page-join = Take a seat
page-full = All seats are taken
page-waiting-free = { $free ->
    [0] Everybody is here.
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
page-invite = Invite
page-invite-text = Whoever opens this link can take a free seat.
page-invite-link = Invite link
page-is-listed = The table is listed in the lobby.
page-is-private = The table is private.
page-start = Start
page-start-bots = { $free ->
    [one] Start now, with a bot in the free seat
   *[other] Start now, with bots in the free seats
}
page-host-starts = The game begins when all seats are taken, or when the host starts it with bots.
page-tab-waiting = { $title }: { $free ->
    [0] ready
    [one] one seat free
   *[other] { $free } seats free
}

## The page: seats

page-seats = Seats
page-seat-free = free
page-seat-open = waits for somebody
page-seat-bot = bot, { $bot }
page-seat-stand-in = away; a bot stands in ({ $bot })
page-seat-mine = you
page-seat-here = here
page-seat-away = away
page-stand-in-text = { $who } is away. A bot can play until { $who } is back.
page-stand-in-me = A bot can play for you for a while.
page-stand-in-bot = Bot, { $bot }
page-bot-plays = A bot plays for { $who }.
page-take-seat-back = I am back

## The page: at the table

page-skip-decision = To the decision
page-decision = Decision
page-board = Board
page-text-view = Text view
page-replay = Replay
page-record = Download record
page-side = Log and chat
page-options = Your options
page-fold = ▾ List
page-unfold = ▴ List
page-turn-of = { $count ->
    [one] { $who } to play
   *[other] { $who } to choose
}
page-drawing = Drawing…
page-waiting-for = { $count ->
    [one] { $who } is thinking.
   *[other] { $who } are thinking.
}
page-watching = You are watching.
page-choosing-secretly = All choose in secret.
page-you-have-chosen = You have chosen. The others still think.
page-still-choosing = is choosing
page-has-chosen = has chosen
page-hint-none = Point at a choice to see what it does, and its rule.
page-why-not = { $count ->
    [one] Why can't I? (one thing)
   *[other] Why can't I? ({ $count } things)
}
page-confirm = Confirm
page-confirm-text = { $action }: really?
page-confirm-yes = Yes, do it
page-confirm-no = No, back
page-take-back = Take back
page-take-back-of = Take back ({ $who })
page-ask-take-back = Ask to take back
page-vote = Take back?
page-vote-asked = The others are asked whether you may take back.
page-vote-text = { $who } would like to take back the last choice.
page-vote-agreed = Agreed: { $who }.
page-vote-owed = Still to answer: { $who }.
page-vote-yes = Agree
page-vote-no = Refuse
page-rule-of = Rule { $section } { $name }
page-rules-language = The rules are in English.
page-event-taken-back = { $who } took back the last choice.
page-hand-over = Pass the device to { $who }
page-hand-over-text = Nothing secret is on the screen. { $who } goes on.
page-hand-over-taken = I am { $who }
page-final-scores = Final scores
page-rematch = Play again
page-rematch-go = To the next game
page-connection-connecting = Connecting…
page-connection-lost = The connection is lost. Trying again…
page-connection-polling = The connection is slow; moves take a little longer.
page-tab-turn = Your turn · { $title }
page-tab-other = { $who } · { $title }
page-tab-over = Finished · { $title }

## The page: log and chat

page-log = Log
page-log-seat = Whose entries
page-log-all = Everybody
page-log-me = Me
page-log-search = Search the log
page-log-none = Nothing fits that.
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
page-chat-seated = Only those who sit at the table can talk.

## The page: replay

page-replay-of = Replay: { $title }
page-player = Moments
page-skip-player = To the slider
page-moment = Moment { $at } of { $count }
page-to-start = To the beginning
page-step-back = One step back
page-play = Play
page-pause = Pause
page-step-on = One step on
page-to-end = To the end
page-jump-round = Jump to a round
page-set-up = Set-up
page-eyes = Seen by
page-eyes-public = everybody
page-back-to-table = Back to the table
page-other-record = Another file
page-record-text = A record that was downloaded from a table, or written by the terminal. It stays on your device; nothing is stored.
page-record-choose = Choose a file, or drop it here
page-tab-replay = Replay · { $title }

## The page: review

page-review = Review
page-review-seat = Choices of
page-review-text = Search looks at every decision of this seat again, knowing only what the seat knew then, and says what each choice was worth. That takes a few minutes.
page-review-start = Review this seat
page-review-progress = Decisions reviewed
page-review-waiting = { $count ->
    [0] The review begins in a moment.
    [one] The review waits for one other.
   *[other] The review waits for { $count } others.
}
page-review-working = The review is being made …
page-review-failed = The review failed. You can try it again.
page-review-done = { $count ->
    [0] The review is done. It found no clear mistake.
    [one] The review is done. It found one mistake.
   *[other] The review is done. It found { $count } mistakes.
}
page-review-mistakes = Largest mistakes
page-review-no-mistakes = No choice was clearly a mistake.
page-review-loss = −{ $points }
page-review-table = All { $count } decisions as a table
page-review-same = the same
page-review-curve = Winning chance of { $who }
page-review-point = Moment { $at }: { $chance }
page-review-agreed = { $mine ->
    [yes] You played: { $played }. Search would have played the same: { $chance }.
   *[no] { $who } played: { $played }. Search would have played the same: { $chance }.
}
page-review-verdict = { $mine ->
    [yes] You played: { $played }. Search would have played: { $best }. { $chance } against { $better }.
   *[no] { $who } played: { $played }. Search would have played: { $best }. { $chance } against { $better }.
}
page-review-note = Winning chances are estimates, from { $iterations } tries a decision. Small differences mean nothing.

## The page: when something does not work

page-problem-unexpected = That did not work. Please try again.
page-problem-unreachable = The server cannot be reached.
page-problem-no-such-table = There is no such table, or it is private.
page-problem-stale = The table has moved on meanwhile.
page-problem-not-begun = The game has not begun yet.
page-problem-outdated = This table was begun with other rules and can only be looked at.
page-problem-not-your-seat = That is not your seat.
page-problem-stand-in-plays = A bot plays for you. Take your seat back first.
page-problem-wish-pending = Somebody is already asking to take back.
page-problem-nothing-to-take-back = You have not chosen anything yet.
page-problem-no-wish = That vote is over.
page-problem-not-your-vote = You have voted already.
page-problem-not-seated = You do not sit at this table.
page-problem-too-fast = That is too fast. Please wait a moment.
page-problem-chat-wrong = That cannot be sent.
page-problem-not-open = The game has already begun.
page-problem-no-such-moment = There is no such moment.
page-problem-not-found = There is nothing here.
page-problem-no-session = Please choose a name first.
page-problem-name-wrong = A name has 1 to { $most } letters.
page-problem-claim-not-valid = This link has been used already, or is too old.
page-problem-seat-taken = All seats are taken by now.
page-problem-not-host = Only the host can do that.
page-problem-is-here = That person is here.
page-problem-not-over = The game is not over yet.
page-problem-bad-setup = That cannot be played: { $detail }
page-problem-bad-record = This record cannot be opened: { $detail }
page-problem-too-many-reviews = You may have { $most } reviews made at a time. Please wait until one is done.
page-problem-reviews-busy = Too many reviews are waiting. Please try again later.
page-problem-no-such-review = This review is not there any more. You can have it made again.
page-problem-too-large = That is too large.
page-problem-too-many-tables = You have { $most } unfinished tables. Finish one first.
page-problem-too-many-streams = You have too many tables open at once.
page-problem-bad-order = A ceiling is a whole number from 1 to { $most }.
page-problem-no-auction = There is no auction now.
page-problem-wrong-origin = This page was opened under a name that the server does not know.

## The page: Oilfield

page-oilfield-effect-oil = { $sign }{ $oil } oil
page-oilfield-effect-gas = { $sign }{ $gas } gas
page-oilfield-dollars = ${ $dollars }
page-oilfield-to-move = ▶ { $who }
page-oilfield-storage = { $barrels }, room for { $capacity }
page-oilfield-pot = ${ $pot } in the pot
page-oilfield-covered = { $covered } of { $spaces }, { $government } by the government
page-oilfield-players = Players
page-oilfield-fields = Fields
page-oilfield-spaces = Action spaces
page-oilfield-prices = Prices and bag
page-oilfield-head-field = Field
page-oilfield-head-contents = Barrels
page-oilfield-head-state = State
page-oilfield-head-to-lease = Concessions
page-oilfield-head-free = Free slots
page-oilfield-head-owners = Owners
page-oilfield-head-space = Space
page-oilfield-head-worker = Worker
page-oilfield-head-note = Note
page-oilfield-head-tile = Tile
page-oilfield-head-count = Number
page-oilfield-head-price = Price
page-oilfield-head-yield = What it does
page-oilfield-head-row = Row
page-oilfield-head-next = Next price
page-oilfield-head-covered = Covered
page-oilfield-head-prices = Prices
page-oilfield-head-market = Market

page-oilfield-chapter-0 = What this is
page-oilfield-chapter-1 = Components
page-oilfield-chapter-2 = Set-up
page-oilfield-chapter-3 = Order of play
page-oilfield-chapter-4 = Selection phase
page-oilfield-chapter-5 = Performing the actions
page-oilfield-chapter-6 = Lease
page-oilfield-chapter-7 = Build
page-oilfield-chapter-8 = Drill
page-oilfield-chapter-9 = Local market
page-oilfield-chapter-10 = National market
page-oilfield-chapter-11 = First Player
page-oilfield-chapter-12 = Subsidy
page-oilfield-chapter-13 = Invest and selling investments
page-oilfield-chapter-14 = Storage
page-oilfield-chapter-15 = Refilling
page-oilfield-chapter-16 = Advanced tiles
page-oilfield-chapter-17 = End of the game and scoring
page-oilfield-chapter-18 = Two-player variant
page-oilfield-chapter-19 = Editions
page-oilfield-chapter-20 = Options
page-oilfield-chapter-21 = Decisions
page-oilfield-chapter-22 = Chance
page-oilfield-chapter-23 = Hidden information

page-oilfield-value-edition-standard = standard
page-oilfield-value-edition-german = as the German rulebook reads
page-oilfield-value-edition-french = as the French rulebook reads
page-oilfield-value-edition-italian = as the Italian rulebook reads
page-oilfield-value-advanced-true = with hat tiles
page-oilfield-value-advanced-false = without, for first games
page-oilfield-value-tile_mix-fifteen_three_six = 3 of each plain tile, 2 of each hat tile
page-oilfield-value-tile_mix-seven_by_three = 3 of each tower, 2 storage extensions, 1 gas refinery
page-oilfield-value-board_layout-standard = standard
page-oilfield-value-board_layout-tight = one Drill space less
page-oilfield-value-triple_redraw-any_shuffle = one goes back into the stack
page-oilfield-value-triple_redraw-any_bottom = one goes under the stack
page-oilfield-value-triple_redraw-towers_shuffle = one goes back, if they are towers
page-oilfield-value-forced_drilling-none = none
page-oilfield-value-forced_drilling-on_build = the free one after building
page-oilfield-value-forced_drilling-all = every one
page-oilfield-value-supervisor_trigger-local_action = each Local action of another player
page-oilfield-value-supervisor_trigger-market_use = also each barrel that another's tower sells
page-oilfield-value-sell_window-own_decisions = at every own decision
page-oilfield-value-sell_window-not_at_card_choice = not while choosing a card
page-oilfield-value-sell_window-when_paying = only when there is something to pay
page-oilfield-value-full_row_sale-highest_price = yes, at its last price
page-oilfield-value-full_row_sale-not_allowed = no
page-oilfield-value-government_cubes-unlimited = any number of times
page-oilfield-value-government_cubes-three = three times in all
page-oilfield-value-refill_mode-top_up = filled up
page-oilfield-value-refill_mode-add_n = a full load on top
page-oilfield-value-strike_cube_return-before_refill = before the refill
page-oilfield-value-strike_cube_return-after_refill = after the refill
page-oilfield-value-government_tower-deferred_fee = at the next refill of its field
page-oilfield-value-government_tower-immediate_offer = at once, for more barrels
page-oilfield-value-government_fee_timing-before_draw = before
page-oilfield-value-government_fee_timing-after_draw = after
page-oilfield-value-end_upkeep_counts_for-ending_round = the round that ends
page-oilfield-value-end_upkeep_counts_for-next_round = the round that follows
page-oilfield-value-richest_tie-one_each = 1 VP each
page-oilfield-value-richest_tie-none_if_three = nothing
page-oilfield-value-tie_break-less_money = less money wins
page-oilfield-value-tie_break-more_money = more money wins
page-oilfield-value-dummy_private_timing-before_reveal = before the cards are revealed
page-oilfield-value-dummy_private_timing-between_players = between the two players
page-oilfield-value-dummy_wrap-leaves_invest = it stops there
page-oilfield-value-dummy_wrap-skips_invest = it goes on to Lease
page-oilfield-value-dummy_drill_source-set_aside = chance alone
page-oilfield-value-dummy_drill_source-market = a card of the concession market
page-oilfield-value-dummy_towers_from-removed = from the removed tiles
page-oilfield-value-dummy_towers_from-stack = from the stack

## McMulti: names

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

mcmulti-effect = { $sign }${ $money }

## McMulti: what has happened

mcmulti-event-seated = { $who } sat down at seat { $place }.
mcmulti-event-start-player = Start player: { $who }.
mcmulti-event-economy = Economy: { $card }. Consumers pay below ${ $price }.
mcmulti-event-more-likely = More likely news: { $card }.
mcmulti-event-less-likely = Less likely news: { $card }.
mcmulti-event-special-round = Special purchase round
mcmulti-event-round = Round { $round }
mcmulti-event-turn = { $who } did nothing.
mcmulti-event-uses-market = { $who } went to the { $market }.
mcmulti-event-bought-barrel = { $who } bought { $barrels } { $product } for ${ $money }.
mcmulti-event-sold-barrel = { $who } sold { $barrels } { $product } for ${ $money }.
mcmulti-event-rolled = { $who } rolled row { $red }, column { $black }.
mcmulti-event-assigned = { $who } used the roll in the { $quadrant }.
mcmulti-event-news = News: { $card }!
mcmulti-event-news-ended = { $card } is over.
mcmulti-event-barrels-gone = { $barrels } { $product } left the { $market }.
mcmulti-event-moved-barrels = { $barrels } crude moved from the foreign to the domestic market; consumers pay below ${ $price }.
mcmulti-event-paid = { $who } paid ${ $money } for { $card }.
mcmulti-event-waived = { $who } had nothing left; ${ $amount } was waived.
mcmulti-event-forfeited = { $who } gave up { $barrels } { $product }.
mcmulti-event-consumed = { $who } sold { $barrels } gasoline to consumers for ${ $money }.
mcmulti-event-refined = { $who } refined { $barrels } crude.
mcmulti-event-pumped = { $who } pumped { $barrels } crude.
mcmulti-event-struck = { $who } struck oil in the { $quadrant } ({ $row }, { $column }) for ${ $money }.
mcmulti-event-bought = { $count ->
    [one] { $who } bought { $one } in the { $quadrant } ({ $where }) for ${ $money }.
   *[other] { $who } bought { $count } × { $asset } in the { $quadrant } ({ $where }) for ${ $money }.
}
mcmulti-event-sold = { $count ->
    [one] { $who } sold { $one } in the { $quadrant } ({ $where }) for ${ $money }.
   *[other] { $who } sold { $count } × { $asset } in the { $quadrant } ({ $where }) for ${ $money }.
}
mcmulti-event-upgraded = { $who } upgraded { $one } in the { $quadrant } ({ $where }) for ${ $money }.
mcmulti-event-declared = { $who } declared victory. Everybody else has one more turn.
mcmulti-event-limit = Round { $round } was the last: nobody has declared.
mcmulti-event-settled = { $who }: ${ $cash } in cash, ${ $total } with all assets sold.

## McMulti: what can be done

mcmulti-action-buy-asset = { $price ->
    [0] Buy { $one }
   *[other] Buy { $one } for ${ $price }
}
mcmulti-action-sell-asset = { $price ->
    [0] Sell { $one }
   *[other] Sell { $one } for ${ $price }
}
mcmulti-action-upgrade = Upgrade a refinery for ${ $price }
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
mcmulti-action-declare-yes = Declare victory
mcmulti-action-declare-no = Go on
mcmulti-action-none = Use no market
mcmulti-action-done = Done

## McMulti: what is asked

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
mcmulti-ask-Strike = Do you strike oil for ${ $well }?
mcmulti-ask-Assets = What do you buy or sell?
mcmulti-ask-SellQuadrant = In which quadrant does it stand?
mcmulti-ask-SellRow = In which row does it stand?
mcmulti-ask-SellColumn = In which column does it stand?
mcmulti-ask-UpgradeQuadrant = In which quadrant do you upgrade?
mcmulti-ask-UpgradeRow = In which row do you upgrade?
mcmulti-ask-UpgradeColumn = In which column do you upgrade?
mcmulti-ask-NewsPayment = You owe ${ $due }. What do you sell?
mcmulti-ask-ForfeitBarrel = You still owe ${ $due }. Which barrel do you give up?
mcmulti-ask-Upgrade = Your refineries are dirty. What do you do?
mcmulti-ask-Declare = You have ${ $target } or more. Do you declare victory?

## McMulti: the table

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
mcmulti-table-consumers = Consumers: a barrel brings ${ $price } at most
mcmulti-table-no-consumers = Consumers: nothing can be sold
mcmulti-table-economy = Economy: { $card }
mcmulti-table-track = marker { $difference } of { $limit }
mcmulti-table-asset = Asset
mcmulti-table-well-price = The next strike costs ${ $price }
mcmulti-table-more-likely = More likely: { $card }
mcmulti-table-less-likely = Less likely: { $card }
mcmulti-table-lasting = In force: { $card }
mcmulti-table-no-card = –
mcmulti-table-player = Player
mcmulti-table-cash = Cash
mcmulti-table-hidden = ?
mcmulti-table-score = Score

## McMulti: its options

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

## McMulti: the board

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
mcmulti-board-demand = demand { $demand }
mcmulti-board-demand-note = When this card comes, the consumers' price moves by so many red fields
mcmulti-board-strike = { $well } (strike)
mcmulti-board-news = News
mcmulti-board-more-likely = More likely
mcmulti-board-less-likely = Less likely
mcmulti-board-in-force = In force
mcmulti-board-until = until
mcmulti-board-doubles = Happens on a double of { $doubles }
mcmulti-board-news-N1 = Everyone pays $2 per rig, $5 per well, $15 per station, $20 per refinery.
mcmulti-board-news-N2 = Everyone pays $25 for each refinery, or sells it.
mcmulti-board-news-N3 = Everyone pays $15 for each gas station.
mcmulti-board-news-N4 = The 5 cheapest domestic gasoline barrels vanish.
mcmulti-board-news-N5 = Everyone pays $3 per crude and $5 per gasoline barrel in store.
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
mcmulti-board-goal-note = Who ends a turn with ${ $target } may declare victory
mcmulti-board-no-roll = Not rolled yet
mcmulti-board-row = row
mcmulti-board-column = column
mcmulti-board-lit-row = The red die lights row { $red } of this yard.
mcmulti-board-lit-column = The black die lights column { $black } of this yard.
mcmulti-board-lit-cross = Both dice count in this yard: row { $red } and column { $black }.
mcmulti-board-desk = The desk: orders and answers
mcmulti-board-total = Total
mcmulti-board-left = ${ $money } left
mcmulti-board-short = ${ $money } short
mcmulti-board-send-pay = Buy: pay ${ $money }
mcmulti-board-send-get = Send: get ${ $money }
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
mcmulti-board-pay-due = Pay ${ $money }
mcmulti-board-tape = The tape: what has happened
mcmulti-board-tape-empty = What happens is printed here.

## The page: McMulti

page-mcmulti-effect = { $sign }{ $count } { $product }
page-mcmulti-dollars = ${ $money }
page-mcmulti-to-move = ▶ { $who }
page-mcmulti-players = Companies
page-mcmulti-yards = Yards
page-mcmulti-markets = Markets
page-mcmulti-next = Where the difference die leads
page-mcmulti-news = News
page-mcmulti-cell = ({ $row }, { $column })
page-mcmulti-head-yard = Yard
page-mcmulti-head-owner = Company
page-mcmulti-head-plants = Plants (row, column)
page-mcmulti-head-lit = Lit
page-mcmulti-head-die = Die
page-mcmulti-head-card = Card
page-mcmulti-head-news = Place
page-mcmulti-head-doubles = Doubles
page-mcmulti-head-effect = Effect
page-mcmulti-chapter-0 = What this is
page-mcmulti-chapter-1 = Components
page-mcmulti-chapter-2 = Set-up
page-mcmulti-chapter-3 = Order of play
page-mcmulti-chapter-4 = Special purchase round
page-mcmulti-chapter-5 = Market
page-mcmulti-chapter-6 = Production roll
page-mcmulti-chapter-7 = News
page-mcmulti-chapter-8 = Neighbours
page-mcmulti-chapter-9 = Assets
page-mcmulti-chapter-10 = End of turn
page-mcmulti-chapter-11 = End of game and scoring
page-mcmulti-chapter-12 = Variants and editions
page-mcmulti-chapter-13 = Options
page-mcmulti-chapter-14 = Decisions
page-mcmulti-chapter-15 = Chance
page-mcmulti-chapter-16 = Hidden information
page-mcmulti-value-edition-2012 = 2012
page-mcmulti-value-edition-1988 = 1988
page-mcmulti-value-well_count_rule-on_board = those that stand
page-mcmulti-value-well_count_rule-ever_struck = all that were ever struck
page-mcmulti-value-refinery_footprint-1x1 = one
page-mcmulti-value-refinery_footprint-2x2 = four, two by two
page-mcmulti-value-economy_trigger-difference_track = the difference track
page-mcmulti-value-economy_trigger-doubles = doubles
page-mcmulti-value-news_doubles-2012 = 1, 3 and 6
page-mcmulti-value-news_doubles-1988 = 1 and 6
page-mcmulti-value-news_sales-shortfall_only = only what is missing
page-mcmulti-value-news_sales-voluntary = as much as one likes
page-mcmulti-value-insolvency-waive = the rest is waived
page-mcmulti-value-insolvency-forfeit_barrels = gives up barrels
page-mcmulti-value-money_visibility-closed = covered
page-mcmulti-value-money_visibility-open = open
page-mcmulti-value-two_player_board-two_diagonal = two each, across
page-mcmulti-value-two_player_board-one_opposite = one each, opposite
page-mcmulti-value-two_player_choice-after_roll = after the roll
page-mcmulti-value-two_player_choice-before_roll = before the roll
page-mcmulti-value-three_player_neighbours-geometry = as the board lies
page-mcmulti-value-three_player_neighbours-cycle = everyone of everyone
page-mcmulti-value-seating-fixed = no
page-mcmulti-value-seating-random = yes
page-mcmulti-value-start_player-random = drawn
page-mcmulti-value-start_player-0 = seat 1
page-mcmulti-value-start_player-1 = seat 2
page-mcmulti-value-start_player-2 = seat 3
page-mcmulti-value-start_player-3 = seat 4
page-mcmulti-value-final_turn_sales-productive_only = what the dice have hit
page-mcmulti-value-final_turn_sales-any = anything
page-mcmulti-value-piece_limits-none = no
page-mcmulti-value-piece_limits-box = yes, those of the box

## Giganten: the board

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
giganten-board-tile-1 = { $site }: one black derrick, to build ${ $dollars }.
giganten-board-tile-2 = { $site }: two red derricks, to build ${ $dollars }; nobody may look.
giganten-board-tile-3 = { $site }: three black derricks, to build ${ $dollars }.
giganten-board-tile-known = You have seen { $crude } crude.
giganten-board-tile-seen = Looked at by { $who }.
giganten-board-served = As far as my loco serves
giganten-board-truck = Truck of { $who } on { $cell }
giganten-board-loco = Loco of { $who } beside column { $column }
giganten-board-black = Black loco beside column { $column }
giganten-board-star = The star: when the black loco gets here, the game ends
giganten-board-price = { $company } pays ${ $price }, in the { $zone } zone
giganten-board-tank = { $who }: { $crude } crude
giganten-board-awaited = is asked now
giganten-board-start = Start player
giganten-board-derricks-left = { $derricks } derricks to build
giganten-board-hand = { $cards } licences: { $ones } ones and { $twos } twos, worth { $value }
giganten-board-hand-hidden = { $cards } licences
giganten-board-auction = Auction at { $company }
giganten-board-buys = buys at ${ $price } each
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
giganten-board-dollars = ${ $dollars }
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

## The page: Giganten

page-giganten-highest = highest bid { $bid }, { $who }
page-giganten-to-move = ▶ { $who }
page-giganten-column = column { $column }
page-giganten-tank = Tank of { $who }
page-giganten-price = ${ $dollars } ({ $zone })
page-giganten-tile = { $derricks } on the tile, to build ${ $dollars }
page-giganten-derrick = Derrick of { $who }
page-giganten-players = Players
page-giganten-companies = Companies
page-giganten-sites = Sites
page-giganten-land = Points to enter a cell
page-giganten-head-truck = Truck
page-giganten-head-company = Company
page-giganten-head-price = Price
page-giganten-head-site = Site
page-giganten-head-tile = Tile or derrick
page-giganten-head-crude = Crude
page-giganten-head-seen = Looked at by
page-giganten-head-row = Row
page-giganten-chapter-0 = What this is
page-giganten-chapter-1 = Components
page-giganten-chapter-2 = Set-up
page-giganten-chapter-3 = Order of play
page-giganten-chapter-4 = Prices
page-giganten-chapter-5 = Action cards
page-giganten-chapter-6 = Licences
page-giganten-chapter-7 = Movement and specials
page-giganten-chapter-8 = Building derricks
page-giganten-chapter-9 = Production and freight
page-giganten-chapter-10 = Auctions and sales
page-giganten-chapter-11 = Tank limit
page-giganten-chapter-12 = New start player
page-giganten-chapter-13 = End of the game and scoring
page-giganten-chapter-14 = Variants and editions
page-giganten-chapter-15 = Options
page-giganten-value-start_player-seat0 = the first seat
page-giganten-value-start_player-random = by lot
page-giganten-value-missing_site-reconstructed = used, where it fits best
page-giganten-value-missing_site-omitted = left out
page-giganten-value-peek_mode-auto = shown at once
page-giganten-value-peek_mode-manual = when asked for
page-giganten-value-movement_order-free = in any order
page-giganten-value-movement_order-truck_first = the truck first
page-giganten-value-price_overflow-clamp = it stops at the end
page-giganten-value-price_overflow-forbid = not beyond the end
page-giganten-value-crude_supply-unlimited = never
page-giganten-value-crude_supply-limited = they can run out
page-giganten-value-freight_choice-owner = the owner of the crude
page-giganten-value-freight_choice-frontmost = nobody: the front-most carries it
page-giganten-value-bid_limit-twice_hand = twice the number of cards
page-giganten-value-bid_limit-hand_value = what the hand is worth, no bluff
page-giganten-value-bid_limit-all_licences = all licences of the game
page-giganten-value-money_tie-shared = they share the victory
page-giganten-value-money_tie-loco_rank = the loco that is further ahead
page-giganten-value-closed_company-standard = Standard
page-giganten-value-closed_company-hudson = Hudson
page-giganten-value-closed_company-jet = Jet
page-giganten-value-closed_company-none = none

## Interbellum: names

interbellum-power-GB = Great Britain
interbellum-power-PE = Persia
interbellum-power-SA = Saudi Arabia
interbellum-power-TR = Turkey
interbellum-power-SU = Soviet Union

interbellum-area-TER = Terek & Dagestan
interbellum-area-GEO = Georgia
interbellum-area-ARM = Armenia
interbellum-area-BAK = Azerbaijan (Baku)
interbellum-area-TAB = Persian Azerbaijan (Tabriz)
interbellum-area-GIL = Gilan & Mazandaran
interbellum-area-KER = Kermanshah & Luristan
interbellum-area-KHU = Khuzestan
interbellum-area-FAR = Fars & Bushire
interbellum-area-PON = Pontus & Erzurum
interbellum-area-DIY = Upper Tigris (Diyarbekir & Van)
interbellum-area-CIL = Cilicia & Alexandretta
interbellum-area-MOS = Mosul
interbellum-area-KIR = Kirkuk
interbellum-area-BAG = Baghdad & Anbar
interbellum-area-BAS = Basra
interbellum-area-ALE = Aleppo
interbellum-area-DEZ = Syrian Desert
interbellum-area-DAM = Damascus & Lebanon
interbellum-area-PAL = Palestine
interbellum-area-TRJ = Transjordan
interbellum-area-HEJ = Hejaz
interbellum-area-SHA = Jabal Shammar
interbellum-area-KUW = Kuwait
interbellum-area-HAS = Al-Hasa
interbellum-area-BHQ = Bahrain & Qatar
interbellum-area-EGY = Egypt & Suez
interbellum-area-TRU = Trucial Oman
interbellum-area-RUS = South Russia & Kuban
interbellum-area-TKM = Transcaspia
interbellum-area-CPE = Central Persia
interbellum-area-ANA = Anatolia
interbellum-area-NEJ = Nejd

interbellum-card-gunboat_diplomacy = Gunboat Diplomacy
interbellum-card-proxy_war = Proxy War
interbellum-card-ultimatum = Ultimatum
interbellum-card-forced_march = Forced March
interbellum-card-baksheesh = Baksheesh
interbellum-card-double_agent = Double Agent
interbellum-card-night_train = Night Train of Pipes
interbellum-card-sheikhs_handshake = Sheikh's Handshake
interbellum-card-royalty_cheque = Royalty Cheque
interbellum-card-spot_cargo = Spot Cargo
interbellum-card-seismograph = Seismograph
interbellum-card-wildcat_lease = Wildcat Lease
interbellum-card-cable_from_london = Cable from London
interbellum-card-overtime = Overtime
interbellum-card-hague_arbitration = Hague Arbitration

interbellum-says-gunboat_diplomacy = Expand one power whose flag you hold by one army.
interbellum-says-proxy_war = Expand one power whose flag you hold into a territory that would be legal but for a foreign army standing there; that army returns to its own home base first.
interbellum-says-ultimatum = Choose any one army standing in a neutral territory, of any power; it returns to its home base.
interbellum-says-forced_march = Move one or two different armies of powers whose flags you hold, one step each.
interbellum-says-baksheesh = Gain 2 influence in one power of your choice, free.
interbellum-says-double_agent = Choose a power and a rival with influence there: the rival loses 1 influence in it, then you gain 1.
interbellum-says-night_train = Lay one or two segments anywhere at $2 each; no other discount or surcharge applies.
interbellum-says-sheikhs_handshake = Lay one segment anywhere free of charge.
interbellum-says-royalty_cheque = Take $5 from the bank.
interbellum-says-spot_cargo = Take the current income of one of your wells, even if it has already yielded this round; this does not use up its yield.
interbellum-says-seismograph = Search for gas with exactly 4 free cubes.
interbellum-says-wildcat_lease = Buy one free well for $3.
interbellum-says-cable_from_london = Look at the top two cards of one event stack, return them in either order, then draw 1 action card.
interbellum-says-overtime = Take this worker back and receive one spare worker for the rest of the round. Remove this card from the game.
interbellum-says-hague_arbitration = Choose a power in which you have exactly as much influence as the rival who holds its flag: take the flag.

interbellum-title-A1-20s = Mandates
interbellum-title-A1-30s = Mandates
interbellum-title-A2-20s = Riders of the Ikhwan
interbellum-title-A2-30s = Riders of the Ikhwan
interbellum-title-A3-20s = Red Banner on the Caspian
interbellum-title-A3-30s = Red Banner on the Caspian
interbellum-title-A4-20s = The Cossack Colonel
interbellum-title-A4-30s = The Cossack Colonel
interbellum-title-A5-20s = National Pact
interbellum-title-A5-30s = National Pact
interbellum-title-A6-20s = Scramble
interbellum-title-A6-30s = Scramble
interbellum-title-A7-20s = Border Commission
interbellum-title-A7-30s = Border Commission
interbellum-title-A8-20s = Revolt in the Provinces
interbellum-title-A8-30s = Revolt in the Provinces
interbellum-title-B1-20s = Motor Age
interbellum-title-B1-30s = Glut
interbellum-title-B2-20s = Concession Fees
interbellum-title-B2-30s = Concession Fees
interbellum-title-B3-20s = Survey Ship
interbellum-title-B3-30s = Dry Holes
interbellum-title-B4-20s = Legation Ball
interbellum-title-B4-30s = Scandal
interbellum-title-B5-20s = Fixers
interbellum-title-B5-30s = Fixers Bought Off
interbellum-title-B6-20s = Surplus Pipe
interbellum-title-B6-30s = Sabotage
interbellum-title-B7-20s = Easy Credit
interbellum-title-B7-30s = Crash
interbellum-title-B8-20s = Court Favourites
interbellum-title-B8-30s = Court Intrigue
interbellum-title-C1-20s = Pipe Mills
interbellum-title-C1-30s = Steel Shortage
interbellum-title-C2-20s = Oil Price Up
interbellum-title-C2-30s = Oil Price Down
interbellum-title-C3-20s = Open Door
interbellum-title-C3-30s = Nationalism
interbellum-title-C4-20s = Calm Caspian
interbellum-title-C4-30s = Caspian Storms
interbellum-title-C5-20s = Lobbyists
interbellum-title-C5-30s = Lobbyists Abroad
interbellum-title-C6-20s = Truce
interbellum-title-C6-30s = Truce
interbellum-title-C7-20s = Right of Way
interbellum-title-C7-30s = Closed Border
interbellum-title-C8-20s = Lease Auction
interbellum-title-C8-30s = Lease Auction

interbellum-text-A1-20s = Great Britain expands. Then roll: that power expands.
interbellum-text-A1-30s = Great Britain withdraws. Then roll: that power expands.
interbellum-text-A2-20s = Saudi Arabia expands, then expands again.
interbellum-text-A2-30s = Saudi Arabia expands. Then roll: that power withdraws.
interbellum-text-A3-20s = The Soviet Union expands. Then Persia withdraws.
interbellum-text-A3-30s = The Soviet Union withdraws. Then Turkey expands.
interbellum-text-A4-20s = Persia expands, then expands again.
interbellum-text-A4-30s = Persia expands. Then Great Britain withdraws.
interbellum-text-A5-20s = Turkey expands, then expands again.
interbellum-text-A5-30s = Turkey expands. Then roll: that power withdraws.
interbellum-text-A6-20s = Roll: that power expands. Roll again: that other power expands.
interbellum-text-A6-30s = Roll: that power expands. Roll again: that other power expands.
interbellum-text-A7-20s = Roll: that power expands. Roll: a second power expands. Roll: a third power withdraws.
interbellum-text-A7-30s = Roll: that power withdraws. Roll again: that other power withdraws.
interbellum-text-A8-20s = The power with most armies outside its home base withdraws. Then roll: that power expands.
interbellum-text-A8-30s = The power with most armies outside its home base withdraws twice.
interbellum-text-B1-20s = Each player receives $1 for each well he owns.
interbellum-text-B1-30s = Each player pays $1 for each of his linked wells, as far as he can.
interbellum-text-B2-20s = Each player receives $2 for each flag he holds.
interbellum-text-B2-30s = For each flag, its holder pays $1 or loses 1 influence in that power.
interbellum-text-B3-20s = In turn order each player makes a free gas search with 2 cubes.
interbellum-text-B3-30s = Put 1 white cube per player from the box into the gas bag.
interbellum-text-B4-20s = In turn order each player gains 1 influence in a power of his choice.
interbellum-text-B4-30s = In turn order each player loses 1 influence in the power where he has most (his choice among equals).
interbellum-text-B5-20s = In turn order each player draws 1 action card.
interbellum-text-B5-30s = In turn order each player discards 1 action card or pays $2.
interbellum-text-B6-20s = In turn order each player may lay 1 segment anywhere for $2.
interbellum-text-B6-30s = Each player with the most pieces on the map (all of them if tied) removes one piece that is not part of a finished line, or pays $2.
interbellum-text-B7-20s = Each player with less than $3 receives $3; every other player receives $1.
interbellum-text-B7-30s = Each player loses $1 for every full $4 he holds.
interbellum-text-B8-20s = Roll: every player with influence in that power receives $2.
interbellum-text-B8-30s = Roll: every player with influence in that power loses 1 influence there.
interbellum-text-C1-20s = The base price of a pipeline segment is $3.
interbellum-text-C1-30s = The base price of a pipeline segment is $5.
interbellum-text-C2-20s = Every income taken from a well is $1 higher.
interbellum-text-C2-30s = Every income taken from a well is $1 lower.
interbellum-text-C3-20s = Every influence cube bought costs $2.
interbellum-text-C3-30s = Every influence cube bought costs $4; there are no cheap steps.
interbellum-text-C4-20s = Every gas-search action draws 1 extra cube free.
interbellum-text-C4-30s = A gas-search action may pay for at most 3 cubes.
interbellum-text-C5-20s = There is no fee at the action-card deck.
interbellum-text-C5-30s = The fee at the action-card deck is $2 per executive present.
interbellum-text-C6-20s = No army may be expanded, moved or sent home by an action, an action card or a gas bonus.
interbellum-text-C6-30s = No army may be expanded, moved or sent home by an action, an action card or a gas bonus.
interbellum-text-C7-20s = Roll: everyone with influence in that power has +1 extra segment in its territories.
interbellum-text-C7-30s = Roll: no segment may be laid in that power's territories or home areas.
interbellum-text-C8-20s = A new well costs $5.
interbellum-text-C8-30s = A new well costs $9.

interbellum-work-lay_pipeline = laying a pipeline
interbellum-work-search_gas = searching for gas
interbellum-work-take_income = taking income
interbellum-work-buy_influence = buying influence
interbellum-work-draw_cards = drawing action cards
interbellum-work-play_card = playing an action card
interbellum-work-buy_well = buying a well
interbellum-work-move_army = moving an army
interbellum-work-pass = passing

interbellum-kind-expand = expand
interbellum-kind-withdraw = withdraw

interbellum-score-pipelines = Pipelines
interbellum-score-ports = Ports
interbellum-score-gas = Gas
interbellum-score-influence = Influence
interbellum-score-flags = Flags
interbellum-score-armies = Armies outside

interbellum-effect = { $sign }${ $money }

## Interbellum: what has happened

interbellum-event-start-player = { $who } is the start player.
interbellum-event-company = { $who } runs the { $company }.
interbellum-event-drafted = { $who } took the well { $well }.
interbellum-event-bonus = { $who } received ${ $money } for { $well }.
interbellum-event-round = Round { $round }
interbellum-event-gas-income = { $who } received ${ $money } for gas.
interbellum-event-event = { $card } { $title }: { $text }
interbellum-event-rolled = The die selects { $power }.
interbellum-event-rolled-six = The die shows a six.
interbellum-event-named = { $who } named { $power }.
interbellum-event-voted = { $who }: { $votes } for { $area }.
interbellum-event-nothing-happens = { $power } cannot { $kind }.
interbellum-event-expanded = { $power } expanded to { $area }.
interbellum-event-withdrew = { $power } withdrew from { $area }.
interbellum-event-moved = { $who } moved an army of { $power } from { $origin } to { $area }.
interbellum-event-turn = { $who } did nothing.
interbellum-event-works = { $who } sent an executive: { $work }.
interbellum-event-laid = { $who } laid { $segment } for ${ $money }.
interbellum-event-removed = { $who } took { $segment } away.
interbellum-event-staked = { $who } staked ${ $money }.
interbellum-event-drew-gas = { $who } drew { $cubes } cubes, { $black } of them black.
interbellum-event-found-gas = { $who } found gas, find number { $finds }.
interbellum-event-white-cubes = { $cubes } white cubes went into the bag.
interbellum-event-income = { $who } took ${ $money } from { $well }.
interbellum-event-bought-well = { $who } bought the well { $well } for ${ $money }.
interbellum-event-bought-influence = { $who } paid ${ $money } for influence in { $power }.
interbellum-event-gained = { $who } gained { $cubes } influence: { $power }.
interbellum-event-lost = { $who } lost { $cubes } influence: { $power }.
interbellum-event-flag = { $who } has the flag now: { $power }.
interbellum-event-flag-back = Nobody has the flag any more: { $power }.
interbellum-event-drew = { $cards ->
    [one] { $who } drew an action card.
   *[other] { $who } drew { $cards } action cards.
}
interbellum-event-drew-card = { $who } drew { $card }.
interbellum-event-reshuffled = The { $cards } discarded action cards were shuffled.
interbellum-event-played = { $who } played { $card }.
interbellum-event-discarded = { $who } discarded { $card }.
interbellum-event-received = { $who } received ${ $money }.
interbellum-event-paid = { $who } paid ${ $money }.
interbellum-event-cable = { $who } looked at the top of stack { $stack }.
interbellum-event-cable-order = On top lies { $first }, then { $second }.
interbellum-event-overtime = { $who } has { $workers } executives now.
interbellum-event-scored = The game is over.

## Interbellum: what can be done

interbellum-action-lay_pipeline = Lay a pipeline
interbellum-action-search_gas = Search for gas
interbellum-action-take_income = Take income
interbellum-action-buy_influence = Buy influence
interbellum-action-draw_cards = Draw action cards
interbellum-action-play_card = Play an action card
interbellum-action-buy_well = Buy a well
interbellum-action-move_army = Move an army
interbellum-action-pass = Pass
interbellum-action-segment = { $segment } ({ $area })
interbellum-action-remove = Remove { $segment } ({ $area })
interbellum-action-to = To { $area }
interbellum-action-army = The army in { $area } { $power }
interbellum-action-well = { $well }
interbellum-action-stake = Stake ${ $money }
interbellum-action-rival = { $who }
interbellum-action-stack = Stack { $stack }
interbellum-action-buy = One more
interbellum-action-discount = Take the discount
interbellum-action-extra = Lay further pieces at the full price
interbellum-action-keep = Leave them in this order
interbellum-action-swap = Swap them
interbellum-action-decline = Decline
interbellum-action-stop = Stop
interbellum-action-pay = Pay
interbellum-action-lose = Lose influence

## Interbellum: what is asked

interbellum-ask-DraftWell = Which well do you take?
interbellum-ask-OpeningPower = A six! Which power sends out the first army?
interbellum-ask-PlaceWorker = What does your executive do?
interbellum-ask-LaySegment = Which segment do you lay?
interbellum-ask-ExtraSegment = { $power }: you may lay { $left } more there. Which?
interbellum-ask-PipelineMode = { $segment }: the discount, or further pieces at the full price?
interbellum-ask-GasStake = How much do you stake? { $free } cubes are free.
interbellum-ask-GasBonusPower = Your find lets a power act. Which one?
interbellum-ask-ExpansionTarget = { $power } expands. Where to?
interbellum-ask-ProxyTarget = { $power } drives out a foreign army. Where?
interbellum-ask-ArmyToMove = Which army moves?
interbellum-ask-ArmyDestination = The army leaves { $area }. Where does it go?
interbellum-ask-RecallArmy = Which army goes home?
interbellum-ask-IncomeWell = Which well yields?
interbellum-ask-SpotCargo = Which well yields?
interbellum-ask-InfluencePower = In which power do you buy influence?
interbellum-ask-InfluenceMore = { $power }: one more for ${ $price }?
interbellum-ask-ChooseCard = Which card do you play?
interbellum-ask-CardPower = { $card }: in which power?
interbellum-ask-CardRival = { $power }: which rival loses influence?
interbellum-ask-CardSegment = { $card }: which segment do you lay?
interbellum-ask-WildcatLease = Which well do you buy?
interbellum-ask-BuyWell = Which well do you buy?
interbellum-ask-CableStack = Which stack do you look at?
interbellum-ask-CableOrder = You see { $first } on top of { $second }. In which order do they go back?
interbellum-ask-GainPower = In which power do you gain influence?
interbellum-ask-LosePower = In which power do you lose influence?
interbellum-ask-Vote = { $power } will { $kind }. What is your secret vote?
interbellum-ask-OpenVote = { $power } will { $kind }. What is your vote?
interbellum-ask-BreakTie = { $power } will { $kind }; the vote is tied. What do you decide?
interbellum-ask-DecideForPower = { $power } will { $kind }. You decide.
interbellum-ask-NamePower = A six! Which power do you name?
interbellum-ask-ChooseMostArmies = Which of the powers with most armies withdraws?
interbellum-ask-PayForFlag = { $power }: do you pay ${ $pay } or lose influence there?
interbellum-ask-DiscardOrPay = Which card do you discard, or do you pay ${ $pay }?
interbellum-ask-SurplusSegment = Surplus pipe: do you lay a segment for ${ $price }?
interbellum-ask-RemoveOrPay = Sabotage: which piece do you lose, or do you pay ${ $pay }?

## Interbellum: the table

interbellum-table-title = Interbellum
interbellum-table-over = the game is over
interbellum-table-round = round { $round } of { $rounds }, the { $decade }
interbellum-table-start = start player { $who }
interbellum-table-bag = bag: { $white } white, { $black } black
interbellum-table-power = Power
interbellum-table-outside = Armies
interbellum-table-flag = Flag
interbellum-table-extra_power = One more segment: { $power }
interbellum-table-closed_power = Closed: { $power }
interbellum-table-well = Well
interbellum-table-owner = Owner
interbellum-table-income = Income
interbellum-table-armies = Armies outside
interbellum-table-player = Player
interbellum-table-money = Money
interbellum-table-workers = Executives
interbellum-table-finds = Gas
interbellum-table-pieces = Pipes
interbellum-table-cards = Cards
interbellum-table-score = Points
interbellum-table-lines = Your pieces: { $lines }

## Interbellum: options

interbellum-option-edition = Which edition is played
interbellum-option-first_player = Who starts
interbellum-option-opening_army = One army is out at the start
interbellum-option-vote_mode = How votes are given
interbellum-option-no_influence_event = Who decides for a power without influence
interbellum-option-dice_exclude = Which powers a die cannot select
interbellum-option-flag_overtaken_tie = Where a flag goes when rivals share the lead
interbellum-option-pipeline_benefit = Discount and extra pieces together, or a choice
interbellum-option-home_counts_as_controlled = Home areas give discounts and extra pieces
interbellum-option-price_floor = The lowest price of a piece
interbellum-option-cheap_influence = Where influence is cheap
interbellum-option-deck_fee_counts = Whose executives raise the fee at the deck
interbellum-option-draw_gas_alone = Free cubes may be drawn without a stake
interbellum-option-gas_boats = How many may search for gas in a round
interbellum-option-truce_blocks_gas_bonus = A truce stops the bonus of the fifth find
interbellum-option-bought_well_bonus = A bought well brings its bonus
interbellum-option-well_pass_through = Lines may run through other wells
interbellum-option-shared_segments = How often a shared piece counts
interbellum-option-port_bonus = How often a port counts for a player
interbellum-option-pass_allowed = When one may pass

## Interbellum: the board in the browser

interbellum-board-label = The table of Interbellum
interbellum-board-map = Map
interbellum-board-map-keys = Map: move it with the arrow keys, magnify it with plus and minus, 0 shows all of it
interbellum-board-nearer = Magnify
interbellum-board-farther = Make smaller
interbellum-board-whole = Show the whole map
interbellum-board-parts = Parts of the board
interbellum-board-jump-events = Events
interbellum-board-jump-map = Map
interbellum-board-jump-works = Actions
interbellum-board-jump-powers = Powers
interbellum-board-jump-me = Me
interbellum-board-jump-others = Others
interbellum-board-events = Events of the round
interbellum-board-works = Actions of an executive
interbellum-board-powers = Powers and influence
interbellum-board-me = My company
interbellum-board-others = The other companies
interbellum-board-hand = My action cards
interbellum-board-setup = set-up
interbellum-board-when = round { $round }/{ $rounds }
interbellum-board-lay = Lay it for ${ $money }
interbellum-board-turn = Turn
interbellum-board-round = Round { $round } of { $rounds }
interbellum-board-decade-20s = 1920s
interbellum-board-decade-30s = 1930s
interbellum-board-money = ${ $money }
interbellum-board-points = { $sign }{ $points } pts
interbellum-board-pts = pts
interbellum-board-price = It costs ${ $price }.
interbellum-board-from = from ${ $money }
interbellum-board-gain = up to ${ $money }
interbellum-board-a-cube = ${ $money } a cube
interbellum-board-truce = truce
interbellum-board-workers-left = { $workers } left
interbellum-board-work-lay_pipeline = Pipeline
interbellum-board-work-search_gas = Gas
interbellum-board-work-take_income = Income
interbellum-board-work-buy_influence = Influence
interbellum-board-work-draw_cards = Draw
interbellum-board-work-play_card = Play
interbellum-board-work-buy_well = Well
interbellum-board-work-move_army = Army
interbellum-board-work-pass = Pass
interbellum-board-stack-A = Powers
interbellum-board-stack-B = Affairs
interbellum-board-stack-C = Whole round
interbellum-board-left = { $cards } left: { $titles }
interbellum-board-known = You know what comes: { $cards }
interbellum-board-looked = { $who } knows what comes.
interbellum-board-chance = { $percent } % black
interbellum-board-deck = { $deck } action cards in the deck, { $discards } discarded.
interbellum-board-fee = fee ${ $money }
interbellum-board-no-flag = Nobody has the flag.
interbellum-board-flag = { $who } has the flag.
interbellum-board-armies = Armies: { $home } at home, { $outside } outside
interbellum-board-next = +1: ${ $money }
interbellum-board-next-cube = Your next influence costs ${ $money }.
interbellum-board-influence = { $who } { $cubes }
interbellum-board-brings = Your influence brings { $points } points, pieces ${ $money } cheaper and { $pieces } more pieces an action.
interbellum-board-workers = Executives to send: { $workers }
interbellum-board-supply = Left: { $pieces } pieces, { $derricks } derricks, { $cubes } cubes
interbellum-board-cards = Action cards: { $cards }
interbellum-board-no-cards = No action cards
interbellum-board-awaited = to choose
interbellum-board-start = Start player
interbellum-board-gas = Gas finds: { $finds }. Income ${ $money } a round, { $points } points.
interbellum-board-area-free = { $area }: held by nobody.
interbellum-board-area-held = { $area }: held by an army of { $power }.
interbellum-board-area-home = { $area }: home of { $power }, { $armies } armies at home.
interbellum-board-port = Port { $port }: { $points } points for each line that ends here.
interbellum-board-well = { $well } in { $area }.
interbellum-board-well-free = Free.
interbellum-board-well-owner = Owner { $who }, income ${ $money }.
interbellum-board-linked = Linked to a port.
interbellum-board-unlinked = Not linked to a port.
interbellum-board-yielded = Has yielded in this round.
interbellum-board-acquired = Bought in this round: it yields from the next one on.
interbellum-board-bonus = Bonus: { $bonus }.
interbellum-board-bonus-money = ${ $money }
interbellum-board-bonus-cards = { $cards } action card
interbellum-board-bonus-gas = one more cube in every gas search
interbellum-board-bonus-production = $1 more income
interbellum-board-bonus-influence = { $cubes } influence in { $power }
interbellum-board-boat = { $who } searches the Caspian for gas.
interbellum-board-route = Line of { $who } from { $well } to { $port }: { $pieces } pieces.
interbellum-board-aim = Point at a segment to see what it is good for.
interbellum-board-aim-tap = Tap a segment to see what it is good for.
interbellum-board-full = no discount here
interbellum-board-discount = ${ $base } − ${ $money } discount: { $power }
interbellum-board-now = Scores { $points } points at once.
interbellum-board-spoils = Costs you { $points } points: it makes a shorter line.
interbellum-board-line = { $well } → { $port }: { $laid } of { $pieces } laid with this one.
interbellum-board-line-worth = Finished: +{ $points } points.
interbellum-board-line-rest = { $pieces } more to lay, today for ${ $money }.
interbellum-board-line-done = This finishes { $well } → { $port }.
interbellum-board-no-line = On no short way from your wells to a port.
interbellum-board-stakes = Stake, and the chance to find gas. Free cubes: { $free }
interbellum-board-stake = Stake ${ $money }: { $percent } % chance to find gas
interbellum-board-will-expand = { $power } expands
interbellum-board-will-withdraw = { $power } withdraws
interbellum-board-secret = Secret votes, shown when all are in.
interbellum-board-open = Open votes, in turn order.
interbellum-board-tie = A tie: whoever has the flag decides.
interbellum-board-alone = { $who } alone has influence and decides.
interbellum-board-nobody = Nobody has influence: { $who } decides as start player.
interbellum-board-votes = Votes: { $votes }
interbellum-board-casting = has the casting vote
interbellum-board-sealed = has voted
interbellum-board-voting = is choosing
interbellum-board-sea-black = Black Sea
interbellum-board-sea-mediterranean = Mediterranean
interbellum-board-sea-caspian = Caspian Sea
interbellum-board-sea-gulf = Persian Gulf
interbellum-board-sea-red = Red Sea
interbellum-board-short-TER = Terek
interbellum-board-short-GEO = Georgia
interbellum-board-short-ARM = Armenia
interbellum-board-short-BAK = Azerbaijan
interbellum-board-short-TAB = Tabriz
interbellum-board-short-GIL = Gilan
interbellum-board-short-KER = Kermanshah
interbellum-board-short-KHU = Khuzestan
interbellum-board-short-FAR = Fars
interbellum-board-short-PON = Pontus
interbellum-board-short-DIY = Diyarbekir
interbellum-board-short-CIL = Cilicia
interbellum-board-short-MOS = Mosul
interbellum-board-short-KIR = Kirkuk
interbellum-board-short-BAG = Baghdad
interbellum-board-short-BAS = Basra
interbellum-board-short-ALE = Aleppo
interbellum-board-short-DEZ = Syrian Desert
interbellum-board-short-DAM = Damascus
interbellum-board-short-PAL = Palestine
interbellum-board-short-TRJ = Transjordan
interbellum-board-short-HEJ = Hejaz
interbellum-board-short-SHA = Jabal Shammar
interbellum-board-short-KUW = Kuwait
interbellum-board-short-HAS = Al-Hasa
interbellum-board-short-BHQ = Bahrain
interbellum-board-short-EGY = Egypt
interbellum-board-short-TRU = Trucial Oman
interbellum-board-short-RUS = South Russia
interbellum-board-short-TKM = Transcaspia
interbellum-board-short-CPE = Persia
interbellum-board-short-ANA = Anatolia
interbellum-board-short-NEJ = Nejd

page-interbellum-to-move = ▶ { $who }
page-interbellum-score = { $points } ({ $items })
page-interbellum-players = Players
page-interbellum-powers = Powers
page-interbellum-wells = Wells
page-interbellum-pieces = Pieces on the map
page-interbellum-routes = Lines that count
page-interbellum-company = Company
page-interbellum-home = Armies at home
page-interbellum-head-stack = Stack
page-interbellum-head-event = Event
page-interbellum-head-text = What it says
page-interbellum-head-area = Area
page-interbellum-head-about = About it
page-interbellum-head-segment = Segment
page-interbellum-head-owners = Laid by
page-interbellum-head-port = Port
page-interbellum-head-card = Card
page-interbellum-head-count = Copies
page-interbellum-chapter-0 = What this is
page-interbellum-chapter-1 = Components
page-interbellum-chapter-2 = Set-up
page-interbellum-chapter-3 = Order of play
page-interbellum-chapter-4 = Influence, control and flags
page-interbellum-chapter-5 = Powers, armies and territories
page-interbellum-chapter-6 = Start of a round
page-interbellum-chapter-7 = Action turns
page-interbellum-chapter-8 = Laying a pipeline
page-interbellum-chapter-9 = Searching for gas
page-interbellum-chapter-10 = Income
page-interbellum-chapter-11 = Buying influence
page-interbellum-chapter-12 = Action cards
page-interbellum-chapter-13 = Buying a well
page-interbellum-chapter-14 = Moving an army
page-interbellum-chapter-15 = End of a round
page-interbellum-chapter-16 = End of the game and scoring
page-interbellum-chapter-17 = Variants and editions
page-interbellum-chapter-18 = Options
page-interbellum-value-edition-standard = standard
page-interbellum-value-first_player-random = by lot
page-interbellum-value-first_player-seat_0 = the first seat
page-interbellum-value-opening_army-off = no
page-interbellum-value-opening_army-on = yes
page-interbellum-value-vote_mode-secret = secretly, all at once
page-interbellum-value-vote_mode-open_clockwise = openly, in turn order
page-interbellum-value-no_influence_event-start_player = the start player
page-interbellum-value-no_influence_event-skip = nobody: nothing happens
page-interbellum-value-dice_exclude-card = those that the card has hit
page-interbellum-value-dice_exclude-rolled_only = those that were rolled
page-interbellum-value-flag_overtaken_tie-clockwise = to the next one clockwise
page-interbellum-value-flag_overtaken_tie-keeps = the holder keeps it
page-interbellum-value-pipeline_benefit-both = both
page-interbellum-value-pipeline_benefit-either = one of them
page-interbellum-value-price_floor-1 = $1
page-interbellum-value-price_floor-0 = free
page-interbellum-value-cheap_influence-track_steps = at three steps of each track
page-interbellum-value-cheap_influence-game_spots = the first three cubes in each power
page-interbellum-value-cheap_influence-round_spots = for the first three executives a round
page-interbellum-value-cheap_influence-none = nowhere
page-interbellum-value-deck_fee_counts-all = everybody's
page-interbellum-value-deck_fee_counts-rivals_only = the rivals'
page-interbellum-value-gas_boats-unlimited = any number
page-interbellum-value-gas_boats-one_per_player = as many as there are players
page-interbellum-value-shared_segments-once = once
page-interbellum-value-shared_segments-per_well = for every well
page-interbellum-value-port_bonus-per_well = for every well
page-interbellum-value-port_bonus-once_per_port = once
page-interbellum-value-pass_allowed-always = always
page-interbellum-value-pass_allowed-only_if_stuck = only if nothing else is possible

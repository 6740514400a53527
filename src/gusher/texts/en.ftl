### English. Messages of one game begin with its name; the rest serves every game.

## The language itself, by its own name, and how it writes a sum of money

language = English
money = ${ $sum }

## Things that any game reports

event-forced = { $why ->
    [none] { $who } had one choice only: { $action } ({ $section }).
   *[other] { $who } had one choice only: { $action } ({ $section }). { $why }
}
event-forced-note = { $why ->
    [none] (The only choice, { $section }.)
   *[other] (The only choice, { $section }: { $why })
}
event-answered = { $who } chose in secret.

## Why a move is refused

refusal-not-offered = "{ $action }" is not offered now ({ $rule }).
refusal-not-your-decision = It is not for seat { $seat } to decide now.
refusal-chance-due = Something is to be drawn first; nobody decides now.
refusal-no-chance-due = Nothing is to be drawn now.
refusal-impossible-outcome = "{ $outcome }" cannot be drawn now.
refusal-game-over = The game is over.
refusal-guide-other = Not in this lesson: what comes next was prepared for "{ $action }". Leave the lesson if you want to play freely.
refusal-guide-standing = In a lesson you bid for yourself.
refusal-cannot-take-back = That cannot be taken back.
refusal-too-dear = It costs { MONEY($price) }, more than you have.
refusal-no-barrel = You have too few such barrels in storage.
refusal-too-many = At most { $most } is possible.

## What does nothing: said beside the option

idle-nothing = does nothing: { $why }
idle-so-far = does nothing as things stand: { $why }
idle-pass = changes nothing for you

## The coach, in the page and in the terminal

coach-thinking = The coach is thinking …
coach-chance = wins { $chance } (± { $error })
coach-for = Speaks for it: { $items }.
coach-against = Speaks against it: { $items }.
coach-alike = In points no difference shows.
coach-more = { $points } more from "{ $item }"
coach-less = { $points } less from "{ $item }"
coach-compared = Points are those of the rest of the game, against the other options named here.
coach-tries = { $done ->
    [yes] { $tries } tries each.
   *[no] { $tries } tries each so far; it grows more certain.
}

## Notices: by mail, push and webhook, and their switches

notice-mail-end = You switched this on yourself. One click ends it:
notice-turn = Your turn: { $game }
notice-turn-several = It is your turn at { $count } tables
notice-over = The game is over: { $game }
notice-over-several = { $count } games are over
notice-invitation = { $who } invites you: { $game }
notice-invitation-several = You are invited to { $count } tables
notice-with = With { $names }
notice-line = { $game }, with { $names }
notice-hello = From now on, Gusher tells you here what waits for you.
notice-end = End these notices?
notice-end-text = You will hear no more of "{ $kind }" by { $channel }.
notice-end-button = End them
notice-end-done = These notices have ended
notice-end-done-text = You will hear no more of "{ $kind }" by { $channel }. You can switch it on again at any time.
notice-end-wrong = This link ends nothing
notice-end-wrong-text = It is not complete. Copy all of it, or open your notices in the page.
page-notices = Notices
page-notices-text = What you hear when something waits for you. All of it is off until you switch it on.
page-notices-name = Notices are for somebody: tell us your name first.
page-notices-here = In this browser, while a page is open
page-notices-sound = A short tone
page-notices-popup = The browser's notification, when I look at something else
page-notices-push = Push: also when no page is open
page-notices-push-add = Reach this browser
page-notices-push-remove = No longer in this browser
page-notices-push-here = This browser is reached.
page-notices-push-others = { $count ->
    [one] One browser is reached.
   *[other] { $count } browsers are reached.
}
page-notices-push-none = No browser is reached yet.
page-notices-mail = By mail
page-notices-mail-to = To { $address }
page-notices-mail-none = You have not given a mail address.
page-notices-webhook = Webhook: a message to your chat
page-notices-webhook-text = Slack, Discord, Mattermost and Matrix give such an address for one of your channels.
page-notices-webhook-url = Address of the webhook
page-notices-webhook-save = Keep it
page-notices-webhook-remove = Remove it
page-notices-webhook-kept = We have just written there.
page-notices-trouble-private = Switched off: the address leads into a private network, where this server does not write.
page-notices-trouble-failing = Switched off: it failed too often. Keep it again to try once more.
page-notices-trouble-redirect = Switched off: the address leads elsewhere. Name the one that it leads to.
page-notices-trouble-gone = Switched off: nobody is at this address any more.
page-notices-trouble-bad-address = Switched off: nothing can be sent to this address.
page-notices-kind-turn = Your turn
page-notices-kind-over = Game over
page-notices-kind-invitation = Invitation
page-notices-channel-mail = mail
page-notices-channel-push = push
page-notices-channel-webhook = webhook
page-notices-wait = When it is your turn, after two minutes in which you were nowhere on these pages; several tables in one notice.
page-notices-insecure = This needs a page that was opened by https.
page-notices-install = On iPhone and iPad: put Gusher on the home screen first, and open it from there.
page-notices-unsupported = This browser cannot do that.
page-notices-denied = This browser forbids notifications from these pages. You can allow them in its settings.
page-notices-tone = Hear it
page-problem-no-such-notice = There is no such notice.
page-problem-bad-subscription = The browser gave keys that nothing can be sent with.
page-problem-notice-private = That address is within a private network; this server does not write there.
page-problem-notice-bad-address = Nothing can be sent to that address. It begins with https:// and is at most 1000 letters long.
page-problem-push-failed = The browser could not be subscribed to push messages.

## Playing in the terminal

play-player = Player { $number }
play-bot = { $name } ({ $kind })
play-bot-name-1 = Ruth
play-bot-name-2 = Hank
play-bot-name-3 = Opal
play-bot-name-4 = Clyde
play-bot-name-5 = Mae
play-bot-name-6 = Otis
play-bot-name-7 = Pearl
play-bot-name-8 = Earl
play-question = { $where }: { $question }
play-ask = Your choice (1 to { $count }, h for help): 
play-help =
    1, 2, …  take that choice
    3x2      take choice 3 twice in a row; ×2 or more beside a choice says how often that is possible
    ?        the rule that asks you, and why some choices are not offered
    ? 3      the rule of choice 3; ? §9.4 any rule
    c        what would you do? The coach names the best choices and gives reasons
    u        take back your last choice, as far as nothing new was seen since
    t        the whole table again
    m        more choices, where they do not fit on the screen
    l        what has happened in this round and the last; l all: everything
    s        save now, and go on
    q        quit; the game is saved and can be continued
play-more = { $first } to { $last } of { $count }; m shows more.
play-luck = The luck of this game is fixed. SHA-256 of its seed: { $commitment }
play-coach-alone = The coach may be asked only where one person plays against bots.
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
play-verify = Check its luck with: gusher verify { $file }
play-pass = Pass to { $who }, then press Enter. 
play-over = The game is over.
play-winner = { $count ->
    [one] { $who } won with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } shared the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
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
review-best = The best that was found
review-difference = Points of %
review-won = { $who } won the game.
review-shared = { $who } shared the win.
review-lost = { $who } did not win the game.
review-no-mistakes = No choice was clearly a mistake.
review-mistakes = The largest mistakes:
review-mistake = { $number }. Played: { $played }. A strong bot would have played: { $best }. { $chance } % against { $best_chance } %.
review-interrupted = Interrupted: this is what was done. The same command goes on from here.

## Verifying the luck of records

verify-fair = { $count ->
    [0] the seed fits; nothing was drawn
    [one] the seed fits, and the one draw is the same again
   *[other] the seed fits, and all { $count } draws are the same again
}. Commitment, to compare with the one that was shown at the table: { $commitment }
verify-commitment = WRONG: the seed does not fit the commitment { $commitment }
verify-draw = WRONG: draw { $draw }, in line { $line }, was "{ $expected }" by the seed, but the record says "{ $recorded }"
verify-before = cannot be verified: nothing in it says what its luck was drawn from. It is from before luck was fixed, or not from a table.
verify-sealed = cannot be verified yet: the game was not over when the record was written, and the seed is told only then.
verify-malformed = cannot be verified: what it says of its luck is incomplete or not well formed.

## The rulebook as players read it: how sure a rule is, an option by its name, and one with its value

rules-sure-stated = stated
rules-sure-published = published
rules-sure-inferred = inferred
rules-sure-reconstructed = reconstructed
rules-quoted = “{ $words }”
rules-set = { $option }: { $value }

## Lists of games

games-seats = Seats
games-version = Rules version
games-actions = Actions
games-option = Option
games-values = Values
games-default = Default
games-meaning = Meaning

## Checking a game

check-playing = { $games } games of { $game } …
check-held = ✓ { $law }
check-not-tried = – { $law }: not tried
check-broken = ✗ { $law }: { $what } ({ $where })
check-where = { $rule }, { $case }
check-result = { $broken ->
    [0] { $game } obeys all { $laws } laws, over { $games } random games.
    [one] { $game } breaks 1 of { $laws } laws.
   *[other] { $game } breaks { $broken } of { $laws } laws.
}
check-law-a-game-can-be-played-to-its-end = A game can be played to its end
check-law-tables-are-numbered-and-read-back = Actions and outcomes have a number and a notation each
check-law-options-allow-their-defaults-and-editions = Options allow their defaults and editions
check-law-every-rule-is-listed = Every rule is listed
check-law-every-rule-says-its-section-and-is-made-from-its-fields = Every rule says its § and is made from its fields
check-law-options-are-a-choice-or-private-and-in-table-order = What is asked is a choice, and options come in the order of the table
check-law-chance-lists-what-can-happen = Chance lists what can happen
check-law-chance-draws-what-it-lists-as-often-as-it-weighs = Chance draws what it lists as often as it weighs
check-law-the-end-is-scored = The end is scored
check-law-goods-are-conserved = Goods move and are never made
check-law-a-clone-is-equal-and-independent = A clone is equal and independent
check-law-every-slot-is-copied = Every field is copied
check-law-a-state-survives-json = A position survives being written down
check-law-the-record-replays = A record leads to the same position
check-law-an-illegal-play-changes-nothing = What is refused changes nothing
check-law-what-is-said-to-do-nothing-does-nothing = What is said to do nothing does nothing
check-law-what-is-not-said-to-do-nothing-changes-something = What is not said to do nothing changes something
check-law-what-is-carried-out-later-brings-nothing-yet = What is carried out later brings nothing yet
check-law-together-means-in-any-order = What is asked together is answered in any order
check-law-a-sealed-answer-is-hidden = A sealed answer is hidden
check-law-a-determinized-state-looks-the-same = A guessed position looks the same
check-law-a-determinized-state-offers-the-same = A guessed position offers the same
check-law-nothing-hidden-steers-what-is-drawn = Nothing hidden steers a guess
check-law-a-view-is-plain-json = A view is plain JSON
check-law-what-a-viewer-cannot-know-never-shows = What somebody cannot know never shows
check-law-events-change-nothing = To listen changes nothing
check-law-frames-are-frozen-and-known = Rules in progress are frozen and known
check-law-what-may-be-taken-back-has-shown-nothing = What may be taken back has shown nothing
check-law-bots-choose-what-is-offered-and-the-same-again = Bots choose what is offered, and the same when asked again
check-law-a-row-of-numbers-keeps-its-bounds-and-tells-nothing-hidden = A row of numbers keeps its bounds and tells nothing hidden
check-law-features-keep-their-bounds-and-tell-nothing-hidden = What learned players look at keeps its bounds and tells nothing hidden
check-law-all-that-happens-can-be-said-in-every-language = All that happens can be said in every language
check-law-a-guide-leads-to-its-end-and-has-its-words = A guide leads to its end, and has its words in every language
check-law-every-language-has-the-same-messages = Every language has the same messages

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
report-unit = points
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
report-trait = Does it matter what a seat is dealt: { $trait }?
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

## A training run

training-title = How { $game } was learned, in { $games } games
training-about = { $generations } of { $of } generations of { $games } games each, from seed { $seed }. In the first { $warm } greedy shows how it is done.
training-strength = Games won, one against as many as there are other seats
training-strength-says = Against greedy, and against the generation that came through the gate before. A generation comes in if it beats that one.
training-generation = generation
training-last = the one before
training-passed = comes in
training-of = { $share } of { $games }
training-yes = yes
training-no = no
training-errors = How wrong about who wins
training-errors-says = Mean cross entropy of the chances, in positions of the last generations. Who guesses among four is wrong by 1.39.

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
page-without-script = Gusher needs JavaScript to show the table.
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

## Who I am, and the ways back

page-me = You
page-me-remind = You: keep this identity
page-me-back = Back to the table
page-me-guest = You need nothing of this to play: a name is enough.
page-me-before = I was here before
page-me-before-other = Somebody else?
page-me-before-text = Bring your name and your tables to this browser.
page-me-name = Name
page-me-name-text = It shows at tables that you sit down at from now on.
page-me-renamed = Saved.
page-me-keep = Keep this identity
page-me-unkept = Only this browser knows who you are. If it forgets that, nobody can come back to your name and your tables.
page-me-kept = You can come back from any browser.
page-me-made = made { $day }
page-me-remove-of = Remove: { $what }
page-me-passkey = Passkey
page-me-passkey-text = Your device keeps it, and opens it with your finger, your face or its code. There is nothing to remember.
page-me-passkey-make = Make a passkey
page-me-passkey-another = Make another passkey
page-me-passkey-made = The passkey is made. You can come back by it.
page-me-passkey-used = last used { $day }
page-me-passkey-enter = Come back by passkey
page-me-passkey-address = Passkeys need a page that is opened by a name over https, or as localhost; this one is not.
page-me-passkey-browser = This browser has no passkeys.
page-me-code = Recovery code
page-me-code-text = A code to print and put away. Whoever has it is you, as often as it is used, until you make another.
page-me-code-make = Make a recovery code
page-me-code-another = Make another; the old one then ends
page-me-sheet = With this code { $name } comes back:
page-me-sheet-text = Open { $address }, choose "I was here before", and type it. Capitals, blanks and dashes do not matter.
page-me-sheet-once = It is shown this once: only a fingerprint of it is kept.
page-me-sheet-done = I have it
page-me-print = Print
page-me-mail = Mail
page-me-mail-text = We send you a link when you want to come back. The address is for that alone, and for notices that you switch on yourself.
page-me-mail-address = Your mail address
page-me-mail-other = Another address instead
page-me-mail-send = Send a link to confirm it
page-me-mail-sent = A mail is on its way to { $address }. The link in it confirms the address.
page-me-mail-ask = Send me a link
page-me-mail-maybe = If we know this address, a mail with a link is on its way there.
page-me-enter = Come back
page-me-claim-too = A browser that still knows you can help, too: on its page "You", choose "Move to another device".
page-me-other-kept = You are { $name } in this browser. You can come back to { $name } at any time.
page-me-other-lost = You are { $name } in this browser. If you become somebody else here, the seats of { $name } stay as they are, but nobody can come back to them; keep this identity first if you want to.
page-me-devices = Devices
page-me-devices-text = Browsers that are you. Whichever you end is refused at once, also at an open table.
page-me-device = { $browser } on { $system }
page-me-device-unknown = A browser
page-me-device-this = this browser
page-me-device-here = at a table now
page-me-device-used = last used { $when }
page-me-device-since = since { $day }
page-me-device-end = End
page-me-device-end-of = End the session of { $what }
page-me-out = Log out
page-me-out-text = This browser forgets that you are { $name }. Your tables stay yours.
page-me-out-lost = This browser forgets that you are { $name }, and there is no other way back: your seats are lost to you. Keep this identity first.
page-me-stay = Stay
page-me-data = What is kept about you
page-me-data-text = Your name, your language, the ways back on this page, the tables where you sit, what you chose and said there, your boxes. Nothing else.
page-me-data-get = Download all of it
page-me-delete = Delete me
page-me-delete-text = Games that are finished stay, with somebody in your place. In the others a bot takes your seat. Everything else goes, also what you said.
page-me-delete-open = Delete me…
page-me-delete-sure = This cannot be undone, by nobody.
page-me-delete-type = Type your name, { $name }, if you mean it
page-me-delete-do = Delete me for good
page-mailbox-title = Confirm your address
page-mailbox-text = With a click this mail address becomes a way back to you.
page-mailbox-here = Confirm
page-mailbox-done = Confirmed. You can now come back by a link that we send there.
page-somebody = somebody
page-seat-gone = has been deleted
page-problem-session-ended = You are logged out here: this session has been ended.
page-problem-passkey-late = That took too long. Please try again.
page-problem-passkey-wrong = This passkey could not be kept. Please try again.
page-problem-passkey-unknown = Nobody here has this passkey any more.
page-problem-passkey-address = There are no passkeys at an address in numbers or without https.
page-problem-passkey-here = This device has a passkey of yours already.
page-problem-passkey-off = No passkey was used.
page-problem-too-many-passkeys = You have { $most } passkeys already. Remove one first.
page-problem-code-unknown = Nobody has this code. It has 25 letters and digits; a newer one ends those before.
page-problem-not-your-name = That is not your name as it is written here.
page-problem-not-known = This person is not here any more.
page-problem-no-mail = This server sends no mail.
page-problem-mail-wrong = No mail can go to this address; it looks like name@example.org.
page-problem-mail-place = Open this page by the name of the server: links to an address in numbers are not sent.
mail-confirm-title = Gusher: confirm your address
mail-confirm-text = Somebody has typed this address to be able to come back to Gusher by it. If it was you, open this link within { $minutes } minutes. If not, do nothing.
mail-enter-title = Gusher: your link to come back
mail-enter-text = With this link you are { $name } again, in the browser where you open it. It works once, within { $minutes } minutes. If you did not ask for it, do nothing.
page-your-turn = Your turn
page-status-over = Finished
page-status-ended = Ended
page-status-outdated = Other rules
page-crowded = Too many unfinished tables
page-crowded-text = End or leave one of these, which you have not touched for longest, and you can make a new one.
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
page-games = The games
page-play-game = Play { $game } now
page-card-guide = Learn this game
page-card-learn = How it is played
page-card-rules = Rules
page-players = { $from }–{ $to } players
page-minutes = { $from }–{ $to } min
page-weight-1 = Light
page-weight-2 = Light to medium
page-weight-3 = Medium
page-weight-4 = Medium to heavy
page-weight-5 = Heavy
page-waits-for = Waits for { $who }
page-waits-for-me = Waits for your decision
page-waits-for-me-and = Waits for you and { $who }
page-past = Finished games
page-past-more = Show more
page-past-place = { $place ->
    [1] Won
   *[other] Place { $place } of { $count }
}
page-past-points = { $points } { $unit }
page-past-winner = { $count ->
    [one] { $who } won
   *[other] { $who } won together
}
page-past-others = against { $who }

## The page: what is known of a game

page-sources-link = What exactly
page-sources-title = { $game }: what is known, and what is ours
page-sources-language = The notes are those of the data file, in English.
page-sources-reconstructed = Reconstructed
page-sources-reconstructed-text = No source tells it. We chose what makes a good game; who owns the box may know better.
page-sources-inferred = Inferred
page-sources-inferred-text = It follows from what a rulebook says, or a public source hints at it.
page-sources-published = From public sources
page-sources-published-text = Not in the rulebook, but told by somebody who has the game.

## The page: sharing a table for watching

page-share = Share for watching
page-share-short = Share
page-share-text = With a link others can look on, now and when the game is over. They see the table as a spectator does, with log and chat but no hidden card, and cannot sit down. You can withdraw the link at any time.
page-share-on = Whoever has the link looks on as a spectator: hidden cards stay hidden until the game is over. Nobody can sit down with it.
page-share-host = The host of the table has not shared it for watching. Only those who sit here can open its links.
page-share-link = Link to the table
page-share-moment = Link to this moment
page-share-begin = Make a link
page-share-end = Withdraw the link
page-link-moment = Link to this moment
page-problem-only-watching = With this link you can watch, not sit down.

## The page: invitations and spectators

page-seat-link = Link for seat { $number }
page-seat-link-short = Link
page-seat-link-text = Whoever opens this link first can take seat { $number }, and no other. It works once.
page-seat-link-ended = The link for seat { $number } leads nowhere any more.
page-seat-link-gone = The seat is taken
page-seat-link-yours = Seat { $number } is kept for you.
page-seat-link-taken = Seat { $number } has been taken meanwhile. You can look on here, or ask for another link.
page-seat-link-other = Seat { $number } has been taken meanwhile, but there are others.
page-join-seat = Take seat { $number }
page-terms = { $title }, { $seats } seats
page-terms-usual = Everything is played as usual.
page-terms-all = Everything that was chosen ({ $count })
page-term-coach = allowed for all
page-term-no-coach = only where nobody else plays
page-term-found = Found by
page-term-listed = everybody in the lobby
page-term-private = those with a link
page-watchers = Watching: { $who }
page-watchers-title = Spectators
page-watchers-guests = { $count ->
    [one] one guest
   *[other] { $count } guests
}
page-watchers-text = Spectators see nothing hidden. What they say among themselves can be read by all when the game is over.
page-spectator = spectator
page-chat-spectators = Say something to the spectators
page-chat-beside = The players cannot read what spectators say until the game is over.
page-chat-name = Your name, to join in
page-chat-named = Join in
page-problem-link-used = This link was for seat { $number } and has been used. Ask for a new one.
page-problem-link-seat-taken = Seat { $number } has been taken meanwhile.
page-problem-other-seat = This link is for seat { $number } alone.
page-problem-not-spectator = Whoever sits at the table is not among the spectators.

## The page: a box of one's own

page-box = Box
page-box-packaged = The packaged box
page-box-owner = You own the game and know better what is in the box?
page-box-enter = Enter its values
page-box-look = Look at this box
page-box-title = { $game }: my box
page-box-text = Correct what is different in your box; the game checks it as you type. What no source tells is marked. Saved, it can be chosen for a new table.
page-box-none = This game has only the one box.
page-box-mine = My boxes
page-box-remove = Remove { $name }
page-box-name = Name of the box
page-box-name-usual = My box
page-box-save = Save
page-box-take = Keep as my box
page-box-saved = { $name } is saved. Choose it when you make a table.
page-box-checking = Checking…
page-box-good = { $count ->
    [0] This is the packaged box.
    [one] This can be played. One value differs from the packaged box.
   *[other] This can be played. { $count } values differ from the packaged box.
}
page-box-differs = { $count ->
    [one] One difference
   *[other] { $count } differences
}
page-box-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
page-box-show = Show
page-box-more = One more
page-box-less = One less
page-box-open = Open a file
page-box-download = Download
page-box-reset = Start over
page-box-link = Link to this box
page-box-other = Another box
page-box-table = This table is played with another box than the packaged one.
page-box-same = It does not differ from the packaged box.
page-problem-no-such-box = There is no such box any more.
page-problem-bad-box = This box cannot be played with: { $detail }
page-problem-box-name-wrong = A box needs a name of at most 40 letters.
page-problem-too-many-boxes = You have { $most } boxes already. Remove one first.
page-problem-no-json = { $file } is not a data file in JSON.

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
page-bot-beginner = beginner
page-bot-easy = easy
page-bot-medium = medium
page-bot-skilled = skilled
page-bot-hard = hard
page-bot-expert = expert
page-bot-champion = champion
page-bot-master = master
page-more-options = { $count ->
    [0] All options
    [one] All options (one changed)
   *[other] All options ({ $count } changed)
}
page-listed = List the table in the lobby.
page-listed-text = Otherwise only those with the link find it.
page-coach = Allow the coach for all.
page-coach-text = At their own decisions people may ask what a strong bot would do; the log tells that they did.
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
page-start = Start
page-start-bots = { $free ->
    [one] Start now, with a bot in the free seat
   *[other] Start now, with bots in the free seats
}
page-remove = Remove
page-remove-person = Remove { $who }
page-remove-text = { $who } leaves this table and cannot come back to it. The seat is free again.
page-hand-out = Give to…
page-hand-out-seat = Give seat { $number } to somebody at the table
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
page-seat-stand-in = a bot stands in ({ $bot })
page-seat-left = has left; a bot plays on ({ $bot })
page-seat-mine = you
page-seat-here = here
page-seat-away = away
page-seat-lost = not connected
page-has-left = { $who } has left the table. A bot plays on.
page-absent = { $known ->
    [yes] { $who } has been away since { $since }.
   *[no] { $who } is away.
}
page-absent-soon = { $known ->
    [yes] { $who } lost the connection at { $since }. A bot may take over in { $left }.
   *[no] { $who } has lost the connection. A bot may take over in { $left }.
}
page-absent-help = A bot can play until { $who } is back, if the others agree. Or wait: nothing is lost.
page-turn-away = { $count ->
    [one] { $who } is not here
   *[other] { $who } are not here
}
page-stand-in-text = A bot can play until { $who } is back. The others at the table are asked first.
page-stand-in-usual = Let a bot play ({ $bot })
page-stand-in-me = A bot can play for you for a while.
page-stand-in-bot = Bot, { $bot }
page-bot-plays = A bot plays for { $who }.
page-take-seat-back = I am back

## The page: at the table

page-stop = Leave or end
page-stop-pause = Let a bot play for me
page-stop-pause-text = You are back with your next choice, or with a click.
page-stop-propose = End the game for all
page-stop-propose-text = Everybody who is here has to agree. The scores count as they stand.
page-stop-end = End the game
page-stop-end-text = The scores count as they stand. The replay and the record stay in your list.
page-stop-sure = The game ends now and cannot be continued. Really?
page-stop-leave = Leave the table
page-stop-leave-text = A bot has your seat for good. The others play on.
page-stop-remove = End it and take it off my list
page-stop-remove-text = Nobody else plays here, so the game ends with you.
page-leave-open = Leave the table
page-leave-open-text = Your seat is free again. If you are the host, the next person is it.
page-leave-close = Close the table
page-leave-close-text = Nobody else sits here. The table is closed, and its invite link leads nowhere.
page-leave-running = Leave for good
page-leave-running-text = A bot plays on in your place until the end. You cannot come back to this seat.
page-leave-alone = End and remove
page-leave-alone-text = Nobody else plays here. The game ends now and is taken off your list.
page-leave-finished = Remove from my list
page-leave-finished-text = The table is taken off your list. Its link still leads there.
page-leave-of = { $what }: { $title }
page-skip-decision = To the decision
page-decision = Decision
page-board = Board
page-text-view = Text view
page-replay = Replay
page-record = Download record
page-side = Log and chat
page-times = ×{ $times }
page-times-label = { $action }, { $times } times
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
page-is-away = is away
page-has-chosen = has chosen
page-hint-none = Point at a choice to see what it is good for. All keys: ?
page-sole = There is nothing to choose: it goes on by itself. You are asked so that nobody can tell.
page-why-not = { $count ->
    [one] Why can't I? (one thing)
   *[other] Why can't I? ({ $count } things)
}
page-about = What is it good for: { $action }
page-options-below = { $count ->
    [one] ↓ one more
   *[other] ↓ { $count } more
}
page-careful = Confirm every choice
page-keys = Keys
page-keys-note = Keys do nothing while you type, and while a dialog is open.
page-key-option = Choose the option of that number
page-key-arrows = Go through the options
page-key-log = Log
page-key-Home = Home
page-key-End = End
page-key-Escape = Esc
page-confirm = Confirm
page-confirm-text = { $action }: really?
page-confirm-yes = Yes, do it
page-confirm-no = No, back
page-take-back = Take back
page-take-back-of = Take back ({ $who })
page-ask-take-back = Ask to take back
page-vote = Vote
page-vote-asked = The others are asked whether you may take back.
page-vote-text = { $who } would like to take back the last choice.
page-vote-stand-in = { $who } would like a bot ({ $bot }) to play for { $absent }, who is away.
page-vote-stand-in-asked = The others are asked whether a bot ({ $bot }) may play for { $absent }.
page-vote-end = { $who } would like to end the game now. The scores count as they stand.
page-vote-end-asked = The others are asked whether the game ends now.
page-vote-agreed = Agreed: { $who }.
page-vote-owed = Still to answer: { $who }.
page-vote-yes = Agree
page-vote-no = Refuse
page-rule-of = Rule { $section } { $name }
page-rules-language = The rules are in English.
page-rules-decides = If this text and the English rules differ, the English rules hold.
page-rules = Rules
page-rules-title = The rules of { $game }
page-rules-whole = The whole rulebook
page-rules-open = Open in the rulebook
page-rules-marks = The mark beside a rule tells where it comes from: ● a rulebook says so, ◐ it follows from one or from another source, ○ reconstructed by us. Press it to read more.
page-rules-contents = Contents
page-rules-none = This game comes without numbered rules.
page-rules-annex = For whoever checks the program
page-rules-search = Search the rules
page-rules-found = { $count ->
    [0] Nothing found.
    [one] One place.
   *[other] { $count } places.
}
page-sure-stated = a rulebook says so
page-sure-published = from another public source
page-sure-inferred = it follows from the sources
page-sure-reconstructed = reconstructed by us
page-source-of = Where { $section } comes from: { $sure }
page-learn = How to play
page-learn-sources = Where the rules come from, and what we reconstructed
page-print = Print
page-event-taken-back = { $who } took back the last choice.
page-coach-name = The coach
page-coach-ask = What would you do?
page-event-coach-used = { $who } asked the coach.
page-event-new-version = A new version from here on: rules { $rules }, box { $data } (before: rules { $rules_before }, box { $data_before }). All choices so far are the same under it.
page-parted = This table cannot go on here
page-parted-over = This game was played by other rules
page-parted-refused = At moment { $number } something was chosen that the rules of this server (version { $rules }, box { $data }) do not allow.
page-parted-refused-by = At moment { $number } something was chosen that { $section } in the rules of this server (version { $rules }, box { $data }) does not allow.
page-parted-question = At moment { $number } the rules of this server (version { $rules }, box { $data }) ask something else.
page-parted-position = At moment { $number } the rules of this server (version { $rules }, box { $data }) lead to another position.
page-parted-chance = At moment { $number } something else is drawn by the rules of this server (version { $rules }, box { $data }).
page-parted-failed = At moment { $number } the rules of this server (version { $rules }, box { $data }) fail.
page-parted-result = The game is the same by the rules of this server (version { $rules }, box { $data }), but its result is not.
page-parted-setup = The rules of this server (version { $rules }, box { $data }) already begin in another way.
page-parted-gone = This server does not have the game any more.
page-parted-version = Gusher { $program } with rules { $rules } and box { $data } can open and finish it. Nothing is lost: the record has it.
page-parted-rules = A Gusher with rules { $rules } and box { $data } can open and finish it. Nothing is lost: the record has it.
page-parted-unbegun = It had not begun yet. Make a new one.
page-parted-after = { $count ->
    [one] What came after that: { $count } entry
   *[other] What came after that: { $count } entries
}
page-parted-more = { $count } more are in the record.
page-parted-draw = Something was drawn.
page-parted-drawn = Drawn: { $what }
page-parted-hidden = { $who } made a choice.
page-parted-choice = { $who }: { $what }
page-hand-over = Pass the device to { $who }
page-hand-over-text = Nothing secret is on the screen. { $who } goes on.
page-hand-over-taken = I am { $who }
page-ended = The game was ended.
page-ended-text = Before its last round, by those who were there. These are the scores as they stood.
page-ended-leader = { $count ->
    [one] { $who } led with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } led together with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
page-final-scores = Final scores
page-rematch = Play again
page-rematch-go = To the next game
page-luck = Fair luck
page-luck-text = All luck of this table is fixed before its first draw. When the game is over the seed is told, from which everybody can repeat every draw; this number proves that it is still the same seed. Taking back and choosing again meets the same luck.
page-luck-commitment = SHA-256 of the seed
page-luck-seed-told = Seed
page-luck-nonces = Added by the players, by seats
page-luck-before = This table began before luck was fixed. Its luck cannot be checked.
page-luck-prepared = This is a lesson: its luck was prepared, and so were the cards and cubes that come. Nothing is promised of it, and nothing needs to be checked.
page-luck-unchecked = The luck could not be checked now.
page-luck-checking = Checking the luck…
page-luck-good = { $count ->
    [one] Fair luck: this page has checked the one draw.
   *[other] Fair luck: this page has checked it, { $count } draws.
}
page-luck-partly = { $count ->
    [one] Fair luck: one draw checked, but not all of it by this page.
   *[other] Fair luck: { $count } draws checked, but not all of it by this page.
}
page-luck-wrong = The luck of this game is not what was promised.
page-luck-how = How
page-luck-seed = { $found ->
    [yes] This page computed the SHA-256 of the seed: it is the number that was promised.
    [no] This page computed the SHA-256 of the seed: it is not the number that was promised.
   *[unknown] The SHA-256 of the seed was not computed here: browsers do that only on pages over https.
}
page-luck-shown = { $found ->
    [yes] This browser noted the same number before the game was over.
    [no] This browser noted another number before the game was over.
   *[unknown] This browser sees the table only now, and can compare with nothing.
}
page-luck-nonce = { $found ->
    [yes] What this browser added is in it.
    [no] What this browser added is not in it.
   *[unknown] This browser added nothing to it.
}
page-luck-draws = { $found ->
    [yes] The server has drawn all { $count } draws again, with the same results.
   *[no] The server has drawn all draws again, and only the first { $count } had the same results.
}
page-luck-yourself = To repeat it on a machine of your own:
page-connection-connecting = Connecting…
page-connection-polling = The connection is slow; moves take a little longer.
page-offline = No connection. Trying again…
page-offline-choice = No connection. Your choice “{ $action }” is kept and will be sent as soon as it is back.
page-late-choice = The server has not answered yet. Your choice “{ $action }” is kept until it does.
page-tab-turn = Your turn · { $title }
page-tab-other = { $who } · { $title }
page-tab-over = Finished · { $title }

## The page: a lesson

page-guide = Guide
page-guide-step = Step { $step } of { $steps }
page-guide-over = The lesson is over
page-guide-fold = Hide
page-guide-unfold = Show
page-guide-next = Next
page-guide-back = Back
page-guide-do = Your turn: { $action }
page-guide-wait = The others have their turn. Watch what they do.
page-guide-free = Decide this as you like; the lesson goes on after it.
page-guide-otherwise = That works just as well, and the lesson goes on with it.
page-guide-leave = Leave the lesson
page-guide-left = The guide is silent from now on. Play as you like.
page-guide-play-on = Play on
## The page: what the others do, at the reader's speed

page-story = What the others do
page-story-of = { $who } plays
page-story-skip = Skip
page-story-skip-how = To your next decision (space or Escape)
page-pace = Speed of the story
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-pace-at-once = At once
page-thinking = { $count ->
    [one] { $who } is thinking
   *[other] { $who } are thinking
}
page-recap = Since your last decision
page-recap-table = The table

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
page-review-text = A strong bot looks at every decision of this seat again, knowing only what the seat knew then, and says what each choice was worth. That takes a few minutes.
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
    [yes] You played: { $played }. A strong bot would have played the same: { $chance }.
   *[no] { $who } played: { $played }. A strong bot would have played the same: { $chance }.
}
page-review-verdict = { $mine ->
    [yes] You played: { $played }. A strong bot would have played: { $best }. { $chance } against { $better }.
   *[no] { $who } played: { $played }. A strong bot would have played: { $best }. { $chance } against { $better }.
}
page-review-note = Winning chances are estimates, from { $iterations } tries a decision. Small differences mean nothing.

## The page: without a network

page-away-title = No network
page-away-text = Gusher cannot be reached just now. Your games are safe on the server; this page goes on by itself as soon as it answers again.
page-away-again = Try now

## The page: when something does not work

page-problem-unexpected = That did not work. Please try again.
page-problem-unreachable = The server cannot be reached.
page-problem-no-such-table = There is no such table, or it is private.
page-problem-stale = The table has moved on meanwhile.
page-problem-game-failed = { $game } has failed at { $section }: a mistake in the game itself, not yours.
page-problem-not-begun = The game has not begun yet.
page-problem-outdated = This table was begun with other rules and can only be looked at.
page-problem-no-database = The server cannot reach its database right now. Nothing was changed; please try again in a moment.
page-problem-draining = This server is about to end. Please try again in a moment; another one will answer.
page-problem-not-your-seat = That is not your seat.
page-problem-wish-pending = Something is already being voted on. Answer that first.
page-problem-nothing-to-take-back = You have not chosen anything yet.
page-problem-no-wish = That vote is over.
page-problem-not-your-vote = You have voted already.
page-problem-not-seated = You do not sit at this table.
page-problem-too-fast = { $seconds ->
    [one] That was too often. Please wait a second.
   *[other] That was too often. Please wait { $seconds } seconds.
}
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
page-problem-not-away-yet = That person counts as away in { $seconds } seconds.
page-problem-one-seat = You have a seat at this table. Only its host can give you another.
page-problem-was-removed = The host has removed you from this table.
page-problem-closed = This table has been closed.
page-problem-name-taken = Your name looks like "{ $name }", which is taken at this table. Please choose another one.
page-problem-not-over = The game is not over yet.
page-problem-luck-unfixed = This table began before luck was fixed; its luck cannot be checked.
page-problem-luck-prepared = This was a lesson with prepared luck; there is nothing to check.
page-problem-no-guide = This game has no lesson.
page-problem-bad-nonce = What a browser adds to the luck has 32 hexadecimal digits in small letters.
page-problem-bad-setup = That cannot be played: { $detail }
page-problem-bad-record = This record cannot be opened: { $detail }
page-problem-too-many-reviews = You may have { $most } reviews made at a time. Please wait until one is done.
page-problem-reviews-busy = Too many reviews are waiting. Please try again later.
page-problem-coach-not-allowed = With other people at the table the coach may be asked only if the host allowed it.
page-problem-coach-asked = The coach is still thinking about your last question.
page-problem-coach-busy = Too many ask the coach. Please try again in a moment.
page-problem-coach-failed = The coach has no answer now. Please ask again.
page-problem-not-asked = You are not asked anything now.
page-problem-no-such-review = This review is not there any more. You can have it made again.
page-problem-too-large = That is too large.
page-problem-too-slow = That took too long. Please try again.
page-problem-too-busy = Too many people are here at the moment. Please try again later.
page-problem-too-many-connections = Too many pages are open from where you are.
page-problem-too-many-tables = You have { $most } unfinished tables. End or leave one in the lobby first.
page-problem-too-many-streams = You have too many tables open at once.
page-problem-bad-order = A ceiling is a whole number from 1 to { $most }.
page-problem-bad-times = That can be chosen 1 to { $most } times at once.
page-problem-no-auction = There is no auction now.
page-problem-wrong-origin = This page was opened under a name that the server does not know.

## The page: clocks

page-clock = Clock
page-clock-none = None
page-clock-live = Live
page-clock-days = Over days
page-clock-none-text = Everybody may take as long as they like.
page-clock-live-text = All play at the same time: minutes for the whole game, and some seconds more with each decision.
page-clock-days-text = For days or weeks: hours for each decision, and a reserve for when they are not enough.
page-clock-usual = Usual clocks
page-clock-usual-live = { $each } min + { $more } s
page-clock-usual-days = { $each } h + { $more } h
page-clock-field-minutes = Minutes for the game
page-clock-field-increment = Seconds more with each decision
page-clock-field-hours = Hours for each decision
page-clock-field-reserve = Hours in reserve
page-clock-then = When time is up
page-clock-then-bot = A bot plays until the person is back
page-clock-then-leave = A bot has the seat for good
page-clock-then-end = The game ends without a result
page-clock-is-live = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  } for the game, and { $increment ->
    [one] one second
   *[other] { $increment } seconds
  } more with each decision.
page-clock-is-days = { $hours ->
    [one] one hour
   *[other] { $hours } hours
  } for each decision, and a reserve of { $reserve ->
    [one] one hour
   *[other] { $reserve } hours
  }.
page-clock-up-bot = When time is up, a bot plays until the person is back.
page-clock-up-leave = When time is up, a bot has the seat for good.
page-clock-up-end = When time is up, the game ends without a result.
page-clock-span-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
  }
page-clock-span-hours = { $hours } h
page-clock-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
  }
page-clock-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
  }
page-clock-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
  }
page-clock-left = { $left } left
page-clock-mine = Your clock:
page-clock-low = Little time left
page-clock-aloud = Little time left: { $left }.
page-clock-out = time up
page-clock-was-up = The time was up. A bot has taken over.
page-clock-shows = Clock: { $left }.
page-clock-stands = The clock stands: away.
page-clock-stands-short = away
page-clock-with-reserve = with { $reserve } in reserve
page-ended-time = The time of { $who } was up, and the table says that the game ends with that. These are the scores as they stood.
page-absence = Away from … to …
page-absence-title = When are you away?
page-absence-text = Meanwhile your clocks stand at all tables that are played over days; live ones run on. You may be away for up to { $most } days a year.
page-absence-period = { $from } to { $to }
page-absence-end = I am back
page-absence-remove = Remove
page-absence-from = From
page-absence-to = Up to and including
page-absence-left = { $days ->
    [one] One day
   *[other] { $days } days
  } left this year.
page-absence-close = Close
page-absence-save = Note it
page-problem-bad-clock-minutes = A clock has from { $least } to { $most } minutes for the game.
page-problem-bad-clock-increment = A clock gives from { $least } to { $most } seconds with each decision.
page-problem-bad-clock-hours = A clock has from { $least } to { $most } hours for each decision.
page-problem-bad-clock-reserve = A clock has from { $least } to { $most } hours in reserve.
page-problem-away-wrong = Choose two days, the first not after the second, and both within two years from now.
page-problem-away-twice = You have already said that you are away on some of these days.
page-problem-away-too-often = You have planned { $most } absences already. Remove one first.
page-problem-away-too-long = You may be away for up to { $most } days a year; { $left } are left in { $year }.

## The page: ratings and profiles

page-rated = rated
page-rated-text = This game counts: the ratings of all who play change by it. Who leaves comes last.
page-rated-table = Let the game be rated.
page-rated-table-text = It counts for all. Everybody has kept their identity; there are no bots, no coach and no votes on taking back.
page-rated-keep = Only people who can be known again sit at a rated table.
page-rated-keep-link = Keep this identity
page-rated-waits = No bots sit at a rated table. It begins when every seat is taken.
page-rated-stand-in = A bot can play on for { $who } if the others agree. This game is rated: { $who } then comes last.
page-rated-leave = This game is rated: you come last.
page-graph-ratings = Rating in { $title } over { $count } rated games: { $first } after the first, { $last } after the last.
page-graph-points = { $title }, { $count } games: between { $low } and { $high } { $unit }, { $last } in the last.
page-graph-ratings-short = Rating over { $count } rated games, with what it may be. A green dot is a win.
page-graph-points-short = Result of { $count } games. A green dot is a win.
page-profile = Profile
page-profile-mine = My games
page-profile-of = Profile of { $name }
page-profile-none = Not a single game has been finished yet.
page-profile-none-mine = You have not finished a game yet. Those that you finish are listed here.
page-profile-show = Others may see my profile.
page-profile-show-text = Your games and ratings, for whoever has the link, and in the list of the best. Opponents who do not show themselves stay unnamed.
page-profile-link = Link to my profile
page-careers = By game
page-career-games = { $games ->
    [one] One game
   *[other] { $games } games
}, { $wins } won ({ $share }), { $rated } rated
page-career-unrated = You have no rating yet: rated games are among people who have kept their identity.
page-best = The best
page-best-link = The best
page-best-title = The best at { $game }
page-best-text = Whoever has { $least } rated games or more and shows the profile, sorted by what is as good as sure: the rating less its margin. Bots, measured among themselves, stand in between to compare.
page-best-none = Nobody is in the list yet.
page-best-name = Name
page-best-rating = Rating
page-best-games = Rated games
page-best-unseen = only you see this line
page-filters = Find games
page-filter-all = All
page-filter-opponent = Against
page-filter-result = Result
page-filter-won = Won
page-filter-lost = Not won
page-filter-year = Year
page-filter-name = Name of an opponent
page-played-found = { $games ->
    [0] No game fits.
    [one] One game, { $wins } won
   *[other] { $games } games, { $wins } won
}
page-versus = { $name } and { $who }
page-versus-me = You
page-versus-text = Ahead of { $who }: { $ahead }, behind: { $behind }, equal: { $equal }
page-gave-up = Gave up
page-length-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}
page-length-minutes = { $minutes } min
page-length-hours = { $hours } h
page-length-days = { $days ->
    [one] one day
   *[other] { $days } days
}
page-problem-no-such-profile = There is no such profile, or it is not shown.
page-problem-rated-keep = Only people who have kept their identity can play rated games.
page-problem-rated-people = Only people sit at a rated table, each on a device of their own: no bots, no lesson.
page-problem-rated-one-seat = Everybody has one seat at a rated table.
page-problem-rated-coach = There is no coach at a rated table.
page-problem-rated-box = A rated table is played with the packaged box.
page-problem-rated-stand-in = No bot plays for you in a rated game. You can leave it, and come last.
page-problem-rated-take-back = In a rated game only a choice that has shown nothing can be taken back.

## Playing on from here, and trying moves

verify-taken-over = { $count ->
    [one] One earlier draw was taken over from another game, and is not checked here.
   *[other] { $count } earlier draws were taken over from another game, and are not checked here.
}
replay-variation = Tried here: { $name }
page-play-on = Play on from here
page-play-on-text = { $count ->
    [0] A new table of { $title } begins at moment { $at }, with the same position and the same rules.
   *[other] A new table of { $title } begins in the position of this line, which leaves the game at moment { $at }, with the same rules.
}
page-play-on-running = This game still runs. At the new table you may see what is hidden from you here.
page-play-on-luck = Luck
page-play-on-new = New.
page-play-on-new-text = What is drawn from here on nobody knows.
page-play-on-same = As it was.
page-play-on-same-text = The same choices meet the same draws, to the end of the game.
page-play-on-begin = Begin here
page-luck-as-it-was = This table meets the luck of another game again, which lies open. Nothing is promised of it, and nothing needs to be checked.
page-luck-begun = This table plays on from moment { $at } of another game. What was drawn before that is not its luck, and not promised here.
page-try = Try moves
page-try-title = Trying moves: { $title }
page-try-leave = Back to the replay
page-try-lines = Lines
page-try-none = Choose a move, for whoever is to move. What you try becomes a line here.
page-try-line = Line { $number }
page-try-from = Line { $number }, from moment { $at }
page-try-above = The line above
page-try-below = The line below
page-try-about = Name, comment, delete
page-try-name = Name of this line
page-try-note = Comment
page-try-delete = Delete this line
page-try-keep = Keep these lines
page-try-kept = Kept. The record that you download has them, too.
page-try-save = Download the record with these lines
page-try-judge = Ask the coach about this position
page-try-judged = { $who } to move wins { $chance } of the games, best with: { $best }
page-try-chance = Chance decides
page-try-draw = Draw
page-try-or = Or choose what comes:
page-try-weight = { $weight } of { $all }
page-try-drawn = Drawn
page-problem-over-there = The game is over at this moment; there is nothing to play on.
page-problem-bad-seats = This game has { $seats } seats.
page-problem-luck-not-known = The luck that came after this moment is not known, so it cannot be met again. Choose new luck.
page-problem-line-too-long = A line has at most { $most } moves.
page-problem-bad-line = Move { $number } of this line is not possible: { $detail }
page-problem-bad-lines = These lines cannot be kept: { $detail }

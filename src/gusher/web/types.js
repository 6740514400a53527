/**
 * The shapes of the wire, made from `gusher/server/wire.py`. Types only: nothing here runs.
 *
 * @typedef {Record<string, number | string>} Values
 *
 * @typedef {object} Move
 * @property {number | null} [seat]
 * @property {string} [do]
 * @property {string} [chance]
 *
 * @typedef {object} Assessment
 * @property {number} at
 * @property {number} seat
 * @property {string} best
 * @property {number} chance
 * @property {number} error
 * @property {number} tries
 *
 * @typedef {object} Variation
 * @property {number} at
 * @property {Move[]} moves
 * @property {string} [name]
 * @property {string} [note]
 * @property {Assessment[]} [judged]
 * @property {Variation[]} [variations]
 *
 * @typedef {object} Play
 * @property {"play"} do
 * @property {string} id
 * @property {number} seq
 * @property {number} seat
 * @property {string} action
 * @property {number} [times]
 *
 * @typedef {object} TakeBack
 * @property {"take_back"} do
 * @property {string} id
 * @property {number} seq
 * @property {number} seat
 *
 * @typedef {object} Vote
 * @property {"vote"} do
 * @property {string} id
 * @property {number} wish
 * @property {number} seat
 * @property {boolean} agree
 *
 * @typedef {object} End
 * @property {"end"} do
 * @property {string} id
 * @property {number} seat
 *
 * @typedef {object} Say
 * @property {"say"} do
 * @property {string} id
 * @property {string} text
 * @property {"spectators" | "table"} [to]
 *
 * @typedef {object} Standing
 * @property {"standing"} do
 * @property {string} id
 * @property {number} seat
 * @property {string} kind
 * @property {number | null} [most]
 *
 * @typedef {object} Sync
 * @property {"sync"} do
 *
 * @typedef {object} Ack
 * @property {"ack"} do
 * @property {number} number
 *
 * @typedef {object} Ping
 * @property {"ping"} do
 *
 * @typedef {object} Told
 * @property {string} name
 * @property {Values} values
 * @property {number} moment
 *
 * @typedef {object} Idle
 * @property {string} reason
 * @property {string} section
 * @property {Values} values
 * @property {boolean} sure
 *
 * @typedef {object} Offer
 * @property {string} action
 * @property {string} kind
 * @property {Values} values
 * @property {string} section
 * @property {Record<string, number>} effect
 * @property {boolean} confirm
 * @property {number} times
 * @property {Idle | null} idle
 *
 * @typedef {object} WhyNot
 * @property {string} action
 * @property {string} section
 * @property {string} reason
 * @property {Values} values
 *
 * @typedef {object} SeatCard
 * @property {number} seat
 * @property {string} kind
 * @property {string} name
 * @property {string | null} bot
 * @property {string | null} stand_in
 * @property {boolean} here
 * @property {boolean} mine
 * @property {number | null} away_in
 * @property {boolean} left
 * @property {number | null} away_since
 *
 * @typedef {object} ChatLine
 * @property {string} name
 * @property {number | null} seat
 * @property {string} text
 * @property {number} at
 *
 * @typedef {object} LiveClock
 * @property {"live"} kind
 * @property {number} minutes
 * @property {number} [increment]
 * @property {"bot" | "end" | "leave"} [then]
 *
 * @typedef {object} DaysClock
 * @property {"days"} kind
 * @property {number} hours
 * @property {number} [reserve]
 * @property {"bot" | "end" | "leave"} [then]
 *
 * @typedef {object} SeatClock
 * @property {number} seat
 * @property {number} left
 * @property {number} reserve
 * @property {number} low
 * @property {boolean} runs
 * @property {boolean} out
 * @property {number[] | null} stands
 *
 * @typedef {object} Watching
 * @property {string[]} names
 * @property {number} guests
 *
 * @typedef {object} Wish
 * @property {number} number
 * @property {"end" | "stand_in" | "take_back"} kind
 * @property {number} seat
 * @property {number[]} agreed
 * @property {number[]} owed
 * @property {number | null} to
 * @property {number | null} about
 * @property {string | null} bot
 *
 * @typedef {object} Ceiling
 * @property {string} kind
 * @property {number} most
 *
 * @typedef {object} LessonPage
 * @property {string} say
 * @property {string[]} point
 *
 * @typedef {object} Lesson
 * @property {number} step
 * @property {number} steps
 * @property {number} part
 * @property {string | null} done
 * @property {LessonPage[]} pages
 * @property {string | null} suggest
 * @property {boolean} over
 *
 * @typedef {object} EntryAfter
 * @property {number | null} seat
 * @property {string | null} action
 * @property {boolean} back
 *
 * @typedef {object} Parting
 * @property {number | null} at
 * @property {string} why
 * @property {string} section
 * @property {"ended" | "open" | "outdated" | "over" | "running"} was
 * @property {string} rules
 * @property {string} data
 * @property {string} program
 * @property {string} our_rules
 * @property {string} our_data
 * @property {EntryAfter[]} after
 * @property {number} count
 * @property {number[] | null} places
 * @property {number[] | null} points
 *
 * @typedef {object} Scene
 * @property {"scene"} is
 * @property {number} number
 * @property {string} table
 * @property {string} game
 * @property {string} title
 * @property {"ended" | "open" | "outdated" | "over" | "running"} status
 * @property {number} seq
 * @property {number} moment
 * @property {number | null} seat
 * @property {SeatCard[]} seats
 * @property {any} view
 * @property {Offer[]} offers
 * @property {WhyNot[]} why_not
 * @property {boolean} can_take_back
 * @property {Wish | null} wish
 * @property {Ceiling | null} standing
 * @property {boolean} whole
 * @property {Told[]} events
 * @property {number} fresh
 * @property {Record<string, number>[] | null} scores
 * @property {number[] | null} ranking
 * @property {ChatLine[]} chat
 * @property {Record<string, any>} options
 * @property {boolean} listed
 * @property {boolean} host
 * @property {string | null} rematch
 * @property {string | null} commitment
 * @property {boolean} prepared
 * @property {Lesson | null} lesson
 * @property {number[] | null} meanwhile
 * @property {boolean} coach
 * @property {string | null} watch
 * @property {string | null} box
 * @property {LiveClock | DaysClock | null} clock
 * @property {SeatClock[]} clocks
 * @property {boolean} rated
 * @property {Watching} [watching]
 * @property {ChatLine[]} [spectator_chat]
 * @property {number | null} begun
 * @property {Parting} [parted]
 *
 * @typedef {object} Problem
 * @property {string} reason
 * @property {string} section
 * @property {Values} values
 *
 * @typedef {object} Me
 * @property {string | null} name
 * @property {boolean} kept
 *
 * @typedef {object} Name
 * @property {string} name
 *
 * @typedef {object} Spoken
 * @property {string} language
 *
 * @typedef {object} Token
 * @property {string} token
 *
 * @typedef {object} Link
 * @property {string} url
 *
 * @typedef {object} SessionCard
 * @property {string} id
 * @property {string} browser
 * @property {string} system
 * @property {number} created
 * @property {number} used
 * @property {boolean} here
 * @property {boolean} this
 *
 * @typedef {object} PasskeyCard
 * @property {string} id
 * @property {string} browser
 * @property {string} system
 * @property {number} created
 * @property {number | null} used
 *
 * @typedef {object} Identity
 * @property {string} name
 * @property {boolean} kept
 * @property {PasskeyCard[]} passkeys
 * @property {number | null} code
 * @property {string | null} mail
 * @property {boolean} mails
 * @property {SessionCard[]} sessions
 *
 * @typedef {object} Ceremony
 * @property {any} options
 *
 * @typedef {object} Credential
 * @property {Record<string, any>} credential
 *
 * @typedef {object} Doors
 * @property {boolean} mails
 *
 * @typedef {object} Named
 * @property {string} id
 *
 * @typedef {object} RecoveryCode
 * @property {string} code
 *
 * @typedef {object} TypedCode
 * @property {string} code
 *
 * @typedef {object} Mailbox
 * @property {string} address
 *
 * @typedef {object} NewAbsence
 * @property {number} begins
 * @property {number} ends
 *
 * @typedef {object} Absence
 * @property {number} id
 * @property {number} begins
 * @property {number} ends
 * @property {boolean} began
 *
 * @typedef {object} Away
 * @property {Absence[]} periods
 * @property {number} most
 * @property {number} left
 *
 * @typedef {object} Source
 * @property {string} path
 * @property {string} code
 * @property {string} note
 *
 * @typedef {object} Strength
 * @property {number} rating
 * @property {number} error
 *
 * @typedef {object} OptionCard
 * @property {string} name
 * @property {string} type
 * @property {any[]} values
 * @property {number | null} at_least
 * @property {number | null} at_most
 * @property {any} default
 * @property {string} section
 * @property {boolean} front
 * @property {number[]} seats
 *
 * @typedef {object} GameCard
 * @property {string} name
 * @property {string} title
 * @property {number[]} seats
 * @property {OptionCard[]} options
 * @property {Record<string, Record<string, any>>} editions
 * @property {string[]} bots
 * @property {any} data
 * @property {string[]} languages
 * @property {string[]} modules
 * @property {boolean} learn
 * @property {boolean} guide
 * @property {Record<string, Record<string, string>>} lines
 * @property {number[]} minutes
 * @property {number} weight
 * @property {string} picture
 * @property {boolean} custom
 * @property {boolean} boxes
 * @property {string[]} fixed
 * @property {Record<string, Strength>} strengths
 * @property {boolean} reconstructed
 *
 * @typedef {object} RuleSource
 * @property {string} sure
 * @property {string} about
 * @property {string} why
 *
 * @typedef {object} RulePart
 * @property {string} number
 * @property {number} level
 * @property {string} title
 * @property {string[]} lines
 * @property {RuleSource[]} sources
 * @property {boolean} annex
 *
 * @typedef {object} Rules
 * @property {string} title
 * @property {string} language
 * @property {RulePart[]} parts
 *
 * @typedef {object} LearnBlock
 * @property {string} kind
 * @property {string[]} lines
 * @property {string} picture
 *
 * @typedef {object} LearnPanel
 * @property {string} title
 * @property {LearnBlock[]} blocks
 *
 * @typedef {object} LearnPage
 * @property {string} title
 * @property {string} language
 * @property {LearnPanel[]} panels
 *
 * @typedef {object} NewSeat
 * @property {string} kind
 * @property {string} [name]
 * @property {string} [bot]
 *
 * @typedef {object} NewTable
 * @property {string} game
 * @property {NewSeat[]} [seats]
 * @property {Record<string, any>} [options]
 * @property {boolean} [listed]
 * @property {string} [nonce]
 * @property {boolean} [guide]
 * @property {boolean} [coach]
 * @property {string} [box]
 * @property {LiveClock | DaysClock | null} [clock]
 * @property {boolean} [rated]
 *
 * @typedef {object} PlayOn
 * @property {number} at
 * @property {NewSeat[]} seats
 * @property {Move[]} [moves]
 * @property {boolean} [same_luck]
 * @property {boolean} [listed]
 * @property {boolean} [coach]
 * @property {string} [nonce]
 * @property {string} [record]
 *
 * @typedef {object} Try
 * @property {number} at
 * @property {Move[]} [moves]
 * @property {number | null} [seat]
 * @property {boolean} [draw]
 * @property {string} [record]
 *
 * @typedef {object} PossibleDraw
 * @property {string} chance
 * @property {number} weight
 * @property {Told[]} events
 *
 * @typedef {object} Attempted
 * @property {number} at
 * @property {Move[]} moves
 * @property {Scene} scene
 * @property {PossibleDraw[]} outcomes
 * @property {boolean} judge
 *
 * @typedef {object} Lines
 * @property {Variation[]} variations
 *
 * @typedef {object} NewBox
 * @property {string} game
 * @property {string} name
 * @property {any} data
 * @property {string} [instead]
 *
 * @typedef {object} BoxCard
 * @property {string} id
 * @property {string} game
 * @property {string} name
 * @property {number} changed
 *
 * @typedef {object} Checked
 * @property {string} problem
 * @property {string} place
 * @property {string} why
 *
 * @typedef {object} Made
 * @property {string} id
 * @property {string | null} invite
 * @property {string} nonce
 *
 * @typedef {object} Join
 * @property {string} [invite]
 * @property {number | null} [seat]
 * @property {string} [nonce]
 *
 * @typedef {object} SeatLink
 * @property {number} seat
 * @property {boolean} [on]
 *
 * @typedef {object} Invitation
 * @property {string | null} invite
 *
 * @typedef {object} Sharing
 * @property {boolean} on
 *
 * @typedef {object} Rematch
 * @property {string} [nonce]
 *
 * @typedef {object} StandIn
 * @property {number} seat
 * @property {string | null} bot
 *
 * @typedef {object} HandOut
 * @property {number} seat
 * @property {number} to
 *
 * @typedef {object} Remove
 * @property {number} seat
 *
 * @typedef {object} TableCard
 * @property {string} id
 * @property {string} game
 * @property {string} title
 * @property {"ended" | "open" | "outdated" | "over" | "running"} status
 * @property {SeatCard[]} seats
 * @property {Record<string, any>} options
 * @property {number} round
 * @property {boolean} my_turn
 * @property {number} changed
 * @property {string | null} commitment
 * @property {string | null} invite
 * @property {boolean} prepared
 * @property {number[]} awaiting
 * @property {number[] | null} places
 * @property {number[] | null} points
 * @property {string | null} box
 * @property {LiveClock | DaysClock | null} clock
 * @property {number | null} left
 * @property {boolean} rated
 * @property {boolean} coach
 * @property {boolean} listed
 * @property {number | null} offered
 *
 * @typedef {object} Luck
 * @property {string} commitment
 * @property {string} seed
 * @property {string[]} nonces
 * @property {number} draws
 * @property {number | null} differs
 *
 * @typedef {object} Lobby
 * @property {TableCard[]} mine
 * @property {TableCard[]} open
 * @property {TableCard[]} finished
 * @property {boolean} more
 *
 * @typedef {object} Verdict
 * @property {number} moment
 * @property {number} options
 * @property {string} played
 * @property {string} best
 * @property {number} chance
 * @property {number} best_chance
 * @property {number} noise
 *
 * @typedef {object} Review
 * @property {string} id
 * @property {number} seat
 * @property {"done" | "failed" | "none" | "waiting" | "working"} state
 * @property {number} ahead
 * @property {number} iterations
 * @property {number} total
 * @property {number | null} result
 * @property {Verdict[]} verdicts
 * @property {number[]} mistakes
 *
 * @typedef {object} Expected
 * @property {string} name
 * @property {number} more
 * @property {number} error
 *
 * @typedef {object} Candidate
 * @property {string} action
 * @property {number} chance
 * @property {number} error
 * @property {Expected[]} items
 *
 * @typedef {object} Advice
 * @property {number} seat
 * @property {number} moment
 * @property {Candidate[]} candidates
 * @property {number} tries
 * @property {boolean} done
 *
 * @typedef {object} Notices
 * @property {string[]} kinds
 * @property {string[]} channels
 * @property {Record<string, string[]>} on
 * @property {string | null} address
 * @property {string | null} webhook
 * @property {string} trouble
 * @property {number} browsers
 * @property {string} key
 *
 * @typedef {object} NoticeSwitch
 * @property {string} channel
 * @property {string} kind
 * @property {boolean} on
 *
 * @typedef {object} Browser
 * @property {string} endpoint
 * @property {string} [key]
 * @property {string} [secret]
 *
 * @typedef {object} NoticeHook
 * @property {string} url
 *
 * @typedef {object} CurvePoint
 * @property {number} ended
 * @property {Strength | null} strength
 * @property {number | null} points
 * @property {number | null} place
 *
 * @typedef {object} Career
 * @property {string} game
 * @property {string} title
 * @property {number} games
 * @property {number} wins
 * @property {number} rated
 * @property {Strength | null} strength
 * @property {CurvePoint[]} curve
 *
 * @typedef {object} Opponent
 * @property {string} key
 * @property {string} name
 * @property {string | null} bot
 * @property {string | null} id
 * @property {number} games
 *
 * @typedef {object} Profile
 * @property {string} name
 * @property {boolean} mine
 * @property {boolean} shown
 * @property {string | null} id
 * @property {Career[]} careers
 * @property {Opponent[]} opponents
 * @property {number[]} years
 *
 * @typedef {object} Showing
 * @property {boolean} shown
 *
 * @typedef {object} Rival
 * @property {number} seat
 * @property {string} name
 * @property {string | null} bot
 * @property {string | null} id
 * @property {number | null} place
 * @property {number | null} points
 * @property {boolean} gave_up
 *
 * @typedef {object} PlayedGame
 * @property {string} table
 * @property {string} game
 * @property {string} title
 * @property {number} ended
 * @property {boolean} over
 * @property {number} seats
 * @property {number} rounds
 * @property {number} seconds
 * @property {boolean} rated
 * @property {number | null} place
 * @property {number | null} points
 * @property {boolean} gave_up
 * @property {Strength | null} strength
 * @property {Rival[]} others
 * @property {boolean} open
 *
 * @typedef {object} Meeting
 * @property {number} ahead
 * @property {number} behind
 * @property {number} equal
 *
 * @typedef {object} Games
 * @property {PlayedGame[]} games
 * @property {number} total
 * @property {number} won
 * @property {Meeting | null} meeting
 *
 * @typedef {object} BestRow
 * @property {string} name
 * @property {string | null} bot
 * @property {string | null} id
 * @property {boolean} mine
 * @property {Strength} strength
 * @property {number} games
 *
 * @typedef {object} Best
 * @property {string} game
 * @property {string} title
 * @property {number} least
 * @property {BestRow[]} rows
 *
 * @typedef {object} Accepted
 * @property {"accepted"} is
 * @property {string} id
 * @property {number} seq
 *
 * @typedef {object} Refused
 * @property {"refused"} is
 * @property {string} id
 * @property {string} section
 * @property {string} reason
 * @property {Values} values
 *
 * @typedef {object} Pong
 * @property {"pong"} is
 */

export {};

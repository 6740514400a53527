/**
 * The shapes of the wire, made from `gusher/server/wire.py`. Types only: nothing here runs.
 *
 * @typedef {Record<string, number | string>} Values
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
 *
 * @typedef {object} Problem
 * @property {string} reason
 * @property {string} section
 * @property {Values} values
 *
 * @typedef {object} Me
 * @property {string | null} name
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

/**
 * The shapes of the wire, as `gusher/server/wire.py` defines them. Types only: nothing here runs.
 *
 * @typedef {Record<string, number | string>} Values
 *
 * @typedef {{name: string, values: Values, moment: number}} Told
 * @typedef {{action: string, kind: string, values: Values, section: string, effect: Record<string, number>, confirm: boolean}} Offer
 * @typedef {{action: string, section: string, reason: string, values: Values}} WhyNot
 * @typedef {{seat: number, kind: string, name: string, bot: string | null, stand_in: string | null, here: boolean, mine: boolean}} SeatCard
 * @typedef {{name: string, seat: number | null, text: string, at: number}} ChatLine
 * @typedef {{seat: number, to: number, agreed: number[], owed: number[]}} Wish
 *
 * @typedef {object} Scene
 * @property {"scene"} is
 * @property {number} number
 * @property {string} table
 * @property {string} game
 * @property {string} title
 * @property {"open" | "running" | "over"} status
 * @property {number} seq
 * @property {number} moment
 * @property {number | null} seat
 * @property {SeatCard[]} seats
 * @property {any} view
 * @property {Offer[]} offers
 * @property {WhyNot[]} why_not
 * @property {boolean} can_take_back
 * @property {Wish | null} wish
 * @property {{kind: string, most: number} | null} standing
 * @property {Told[]} events
 * @property {number} fresh
 * @property {Record<string, number>[] | null} scores
 * @property {number[] | null} ranking
 * @property {ChatLine[]} chat
 * @property {Record<string, any>} options
 * @property {boolean} listed
 * @property {boolean} host
 * @property {string | null} rematch
 *
 * @typedef {{is: "accepted", id: string, seq: number}} Accepted
 * @typedef {{is: "refused", id: string, section: string, reason: string, values: Values}} Refused
 * @typedef {{name: string | null}} Me
 * @typedef {{name: string, type: string, values: any[], default: any, section: string}} OptionCard
 *
 * @typedef {object} GameCard
 * @property {string} name
 * @property {string} title
 * @property {number[]} seats
 * @property {OptionCard[]} options
 * @property {Record<string, Record<string, any>>} editions
 * @property {string[]} bots
 * @property {any} data
 *
 * @typedef {{kind: string, name: string, bot: string}} NewSeat
 * @typedef {{id: string, invite: string | null}} Made
 *
 * @typedef {object} TableCard
 * @property {string} id
 * @property {string} game
 * @property {string} title
 * @property {"open" | "running" | "over"} status
 * @property {SeatCard[]} seats
 * @property {Record<string, any>} options
 * @property {number} round
 * @property {boolean} my_turn
 * @property {number} changed
 * @property {string | null} invite
 *
 * @typedef {{mine: TableCard[], open: TableCard[]}} Lobby
 */

export {};

/** Words come from the messages alone; here stands what those cannot say. */

import { PlainWords } from "/static/plain.js";

export class GameWords extends PlainWords {
  secret = new Set(["SaltBag", "Shift"]);
  announced = new Set(["blowout"]);
  apart = new Set(["answered", "decided", "drew", "sold", "blowout", "salted"]);
  listed = { answered: "who", decided: "who", drew: "who", salted: "who" };

  choosers(view) {
    return view.players.flatMap((player, seat) => (view.rule === "SaltBag" || player.barrels > 0 ? [seat] : []));
  }
}

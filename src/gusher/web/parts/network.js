/** No network: that it is so, what waits, and that it will be sent. */

import { useEffect, useState } from "../vendor/preact.js";
import { say } from "../texts.js";

/** How long an answer may take before that is said, in milliseconds. */
const LONG = 1500;

/**
 * What is wrong with the connection, and what waits for it; nothing if nothing is.
 *
 * @param {string} connection
 * @param {string | null} pending what was chosen and is not answered yet, in words
 * @returns {string | null}
 */
export function useTrouble(connection, pending) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (pending === null) return undefined;
    const timer = setTimeout(() => setLate(true), LONG);
    return () => clearTimeout(timer);
  }, [pending]);
  const gone = connection === "lost";
  if (!gone && !(late && pending !== null)) return null;
  if (pending === null) return say("page-offline");
  return say(gone ? "page-offline-choice" : "page-late-choice", { action: pending });
}

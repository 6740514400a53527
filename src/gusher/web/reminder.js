/** After a game against others a dot, once, says that one can keep this identity. Nobody is asked. */

const KEY = "gusher-keep";

/** @param {string} [value] */
function note(value) {
  try {
    if (value) localStorage.setItem(KEY, value);
    return localStorage.getItem(KEY);
  } catch {
    return "seen"; // Without storage it would come again and again.
  }
}

/** Somebody has played with others to the end. */
export const remindToKeep = () => void (note() === null && note("due"));
/** He has been where it leads. */
export const endReminder = () => void note("seen");
export const isReminded = () => note() === "due";

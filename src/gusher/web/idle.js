/** What can wait. */

const LONGEST = 3000;

/** Act when there is nothing else to do, or at last after some seconds. @param {() => void} act @returns {() => void} what ends that */
export function whenIdle(act) {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const number = requestIdleCallback(act, { timeout: LONGEST });
  return () => cancelIdleCallback(number);
}

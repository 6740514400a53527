/** What is tried on a click, and may be refused. */

import { useState } from "../../vendor/preact.js";

/** Something that may be refused, one at a time. @param {() => void} onDone */
export function useTry(onDone) {
  const [state, setState] = useState(/** @type {{busy: boolean, problem: any}} */ ({ busy: false, problem: null }));
  const attempt = async (/** @type {() => Promise<any>} */ act) => {
    setState({ busy: true, problem: null });
    try {
      await act();
      setState({ busy: false, problem: null });
      onDone();
    } catch (problem) {
      setState({ busy: false, problem });
    }
  };
  return { ...state, attempt };
}

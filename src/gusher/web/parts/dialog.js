/** A dialog over the page: the browser keeps the focus inside and closes it with Escape. */

import { html, useLayoutEffect, useRef } from "../vendor/preact.js";
import { say } from "../texts.js";

/** @param {{title: string, onClose: () => void, children: any, wide?: boolean}} props */
export function Dialog({ title, onClose, children, wide }) {
  const own = useRef(/** @type {HTMLDialogElement | null} */ (null));
  // Before it is painted: a dialog that can be seen answers to Escape.
  useLayoutEffect(() => {
    const dialog = own.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const outside = (/** @type {MouseEvent} */ event) => event.target === own.current && onClose();
  const cancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    onClose();
  };
  return html`<dialog ref=${own} class=${wide ? "dialog wide" : "dialog"} aria-label=${title} onCancel=${cancel} onMouseDown=${outside}>
    <div class="dialog-inner">
      <header class="dialog-head">
        <h2>${title}</h2>
        <button type="button" class="quiet" aria-label=${say("page-close")} onClick=${onClose}>✕</button>
      </header>
      <div class="dialog-body">${children}</div>
    </div>
  </dialog>`;
}

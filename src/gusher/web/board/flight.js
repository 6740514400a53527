/** Pieces in movement. */

const DURATION = 620;
const STAGGER = 90;
const MOST = 16;

/**
 * Let pieces fly over a board, from one of its places to another: a place is an element with `data-place`.
 * @param {HTMLElement} root
 * @param {HTMLElement} layer an empty element over the board
 * @param {{from: string, to: string, class: string}[]} moves
 */
export function fly(root, layer, moves) {
  const origin = root.getBoundingClientRect();
  const middle = (/** @type {string} */ place) => {
    const box = root.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2 - origin.x, y: box.y + box.height / 2 - origin.y };
  };
  moves.slice(0, MOST).forEach(({ from, to, class: kind }, index) => {
    const [start, end] = [middle(from), middle(to)];
    if (!start || !end) return;
    const ghost = document.createElement("i");
    ghost.className = kind;
    layer.append(ghost);
    const lift = Math.min(70, Math.hypot(end.x - start.x, end.y - start.y) / 5);
    const frames = [
      { transform: `translate(${start.x}px, ${start.y}px) scale(.6)` },
      { transform: `translate(${(start.x + end.x) / 2}px, ${(start.y + end.y) / 2 - lift}px) scale(1.3)` },
      { transform: `translate(${end.x}px, ${end.y}px) scale(1)` },
    ];
    const flight = ghost.animate(frames, { duration: DURATION, delay: index * STAGGER, easing: "ease-in-out", fill: "both" });
    flight.onfinish = () => ghost.remove();
  });
}

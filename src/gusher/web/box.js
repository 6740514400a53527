/** What is in the box of a game, as data: how two boxes differ, and how sure the packaged one is. No rule of a game is here. */

/** What a data file says of itself, for people. */
const ABOUT = new Set(["game", "title", "designer", "artist", "publisher", "year", "data_version", "note", "legend", "status_legend"]);
/** How sure a value is, the least sure first; what is stated needs no word. */
export const CODES = ["reconstructed", "inferred", "published"];

/** Whether a key tells about the file, and is nothing to play with. @param {string} key */
export const isAbout = (key) => ABOUT.has(key) || key.endsWith("status");

/** The path of something in a list: by its id, else by its number. @param {string} path @param {any} item @param {number} index */
export const itemPath = (path, item, index) => (typeof item?.id === "string" && item.id ? `${path}.${item.id}` : `${path}[${index}]`);

/** @param {string} path @param {string} key */
export const keyPath = (path, key) => (path ? `${path}.${key}` : key);

/** A path into a data file, as people read it: "public_board.spaces.lease_8" is "Public board › spaces › lease 8". @param {string} path */
export function pathName(path) {
  const plain = path.replace(/\[(\d+)\]/g, (_, index) => ` › ${Number(index) + 1}`).replaceAll(".", " › ").replaceAll("_", " ");
  return plain.slice(0, 1).toUpperCase() + plain.slice(1);
}

/** @param {any} value */
const isList = (value) => Array.isArray(value);
/** @param {any} value */
const isObject = (value) => typeof value === "object" && value !== null && !isList(value);

/**
 * Where another box differs from the packaged one; null stands for what is not there.
 *
 * @param {any} packaged
 * @param {any} other
 * @param {string} [path]
 * @returns {{path: string, was: any, is: any}[]}
 */
export function differences(packaged, other, path = "") {
  if (isObject(packaged) && isObject(other)) {
    const keys = [...new Set([...Object.keys(packaged), ...Object.keys(other)])].filter((key) => !isAbout(key));
    return keys.flatMap((key) => differences(packaged[key] ?? null, other[key] ?? null, keyPath(path, key)));
  }
  const listed = isList(packaged) && isList(other);
  if (listed && [...packaged, ...other].some((item) => isObject(item))) {
    const count = Math.max(packaged.length, other.length);
    return Array.from({ length: count }, (_, index) => index).flatMap((index) =>
      differences(packaged[index] ?? null, other[index] ?? null, itemPath(path, other[index] ?? packaged[index], index)),
    );
  }
  return JSON.stringify(packaged) === JSON.stringify(other) ? [] : [{ path, was: packaged, is: other }];
}

/** How sure a value of an object is, by what stands beside and in it; empty if nothing is said. @param {any} owner @param {string} key @returns {string} */
export function sureness(owner, key) {
  const said = owner[`${key}_status`] ?? owner[key]?.status ?? (isObject(owner.status) ? owner.status[key] : undefined);
  const words = String(isObject(said) ? (said.code ?? "") : (said ?? ""));
  return CODES.find((code) => words.includes(code)) ?? "";
}

/** The same box with another value at a place. @param {any} value @param {(string | number)[]} place @param {any} changed @returns {any} */
export function withValue(value, place, changed) {
  if (place.length === 0) return changed;
  const [first, ...rest] = place;
  const copy = isList(value) ? [...value] : { ...value };
  copy[first] = withValue(value[first], rest, changed);
  return copy;
}

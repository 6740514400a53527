/**
 * Project Fluent: the same catalogues as the server's.
 * @module
 */
export { FluentBundle, FluentResource } from "./fluent/index.js";

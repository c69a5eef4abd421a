export { default as dotInline, default as dotUrl } from "./assets/dot.js";
export { default as arrowRaw } from "./assets/arrow.js";
export { default as notes } from "./assets/notes.js";

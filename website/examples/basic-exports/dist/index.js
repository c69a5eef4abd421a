export { sum } from "./s~0.js";

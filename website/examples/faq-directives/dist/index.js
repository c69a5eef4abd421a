export { Counter } from "./counter.js";

export { Counter } from "./Counter.js";

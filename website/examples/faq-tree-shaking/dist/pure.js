export { add } from "./l.js";

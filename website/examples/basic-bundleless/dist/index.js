export { clamp } from "./math/clamp.js";
export { lerp } from "./math/lerp.js";

import { clamp } from "./clamp.js";
const lerp = (from, to, t)=>from + (to - from) * clamp(t, 0, 1);
export { lerp };

const clamp = (value, min, max)=>Math.min(Math.max(value, min), max);
const lerp = (from, to, t)=>from + (to - from) * clamp(t, 0, 1);
export { clamp, lerp };

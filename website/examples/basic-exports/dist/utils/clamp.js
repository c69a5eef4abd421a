const clamp = (value, low, high)=>Math.min(high, Math.max(low, value));
export { clamp };

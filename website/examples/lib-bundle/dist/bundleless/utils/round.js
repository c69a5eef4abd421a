const round = (value)=>Math.round(100 * value) / 100;
const floor = (value)=>Math.floor(value);
export { floor, round };

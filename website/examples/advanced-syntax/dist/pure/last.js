import at from "core-js-pure/actual/array/at.js";
const last = (items)=>at(items, -1);
export { last };

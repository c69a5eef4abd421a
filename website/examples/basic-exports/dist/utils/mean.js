import { sum } from "../s~0.js";
const mean = (values)=>sum(values) / values.length;
export { mean };

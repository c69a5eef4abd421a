import { round } from "./utils/round.js";
const total = (prices)=>round(prices.reduce((sum, price)=>sum + price, 0));
export { total };

const round = (value)=>Math.round(100 * value) / 100;
const total = (prices)=>round(prices.reduce((sum, price)=>sum + price, 0));
export { total };

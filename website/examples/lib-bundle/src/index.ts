import { round } from './utils/round';

export const total = (prices: number[]) =>
  round(prices.reduce((sum, price) => sum + price, 0));

export interface Money {
  amount: number;
  currency: string;
}

export const add = (a: Money, b: Money): Money => ({ ...a, amount: a.amount + b.amount });

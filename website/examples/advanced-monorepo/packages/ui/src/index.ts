import { add, type Money } from '@acme/core';

export function format({ amount, currency }: Money): string {
  return `${amount.toFixed(2)} ${currency}`;
}

export const formatTotal = (items: Money[]): string =>
  format(items.reduce(add, { amount: 0, currency: 'EUR' }));

/*! Example library | MIT */

const unused = 'dropped';

/**
 * Adds tax to a price.
 * @param price net price
 */
export function gross(price: number): number {
  // The rate is fixed here.
  const rate = 0.19;
  if (process.env.NODE_ENV !== 'production') {
    console.warn('development build');
  }
  return price * (1 + rate);
}

export const table = /* @__PURE__ */ Object.freeze([gross(1), gross(2)]);

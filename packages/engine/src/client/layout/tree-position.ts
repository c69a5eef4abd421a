/** Owns where a component is in its tree, as React counts it: the ids that `useId` returns are made of it. */

/** Bits from the right, the innermost first, below a leading 1; those without room there are text, in base 32. */
export const ROOT = { bits: 1, text: '' };
export type TreePosition = typeof ROOT;

/** A number has a sign besides, and the leading 1. */
const BITS_MAX = 30;
const BITS_OF_DIGIT = 5;

/** The position of one of `total` children. @param index from 0 */
export function enterChild({ bits, text }: TreePosition, total: number, index: number): TreePosition {
  const length = countBits(bits) - 1;
  const moved = length + countBits(total) <= BITS_MAX ? 0 : length - (length % BITS_OF_DIGIT);
  const digits = moved === 0 ? '' : (bits & ((1 << moved) - 1)).toString(32);
  const child = ((1 << countBits(total)) | (index + 1)) << (length - moved);
  return { bits: child | (withoutLeadingBit(bits) >> moved), text: digits + text };
}

/** @param count of the ids that the component has asked for before */
export function formatId({ bits, text }: TreePosition, count: number): string {
  return `_R_${withoutLeadingBit(bits).toString(32)}${text}${count > 0 ? `H${count.toString(32)}` : ''}_`;
}

const withoutLeadingBit = (bits: number) => bits & ~(1 << (countBits(bits) - 1));

const countBits = (value: number) => 32 - Math.clz32(value);

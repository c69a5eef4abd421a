/** Owns where a component is in its tree, as React counts it: the ids that `useId` returns are made of it. */
import { NotKnownError } from './element-attributes.ts';

/** Bits from the right, the innermost first, below a leading 1. */
export type TreePosition = number;

export const ROOT: TreePosition = 1;

/** React goes on with text beyond. */
const BITS_MAX = 30;

/** The position of one of `total` children. @param index from 0 @throws NotKnownError where a tree is too deep */
export function enterChild(parent: TreePosition, total: number, index: number): TreePosition {
  const bits = countBits(parent) - 1;
  const length = bits + countBits(total);
  if (length > BITS_MAX) throw new NotKnownError('A tree of this depth');
  return (1 << length) | ((index + 1) << bits) | withoutLeadingBit(parent);
}

/** @param count of the ids that the component has asked for before */
export function formatId(position: TreePosition, count: number): string {
  return `_R_${withoutLeadingBit(position).toString(32)}${count > 0 ? `H${count.toString(32)}` : ''}_`;
}

const withoutLeadingBit = (position: TreePosition) => position & ~(1 << (countBits(position) - 1));

const countBits = (value: number) => 32 - Math.clz32(value);

import { isObject } from './rules.ts';

export type Fields = Record<string, unknown>;

/** Whether it is an object of the language, as literals are: not a list, and of no class. */
export function isFields(value: unknown): value is Fields {
  return isObject(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value));
}

import { types } from 'node:util';
import { hashContent } from '@quire/markdown/files';

/** The hash of plain data, which may contain regular expressions. @throws if it contains anything else, such as a function */
export function hashData(data: unknown): string {
  return hashContent(JSON.stringify(data, toPlain) ?? '');
}

export function isData(value: unknown): boolean {
  try {
    hashData(value);
    return true;
  } catch {
    return false;
  }
}

function toPlain(key: string, value: unknown): unknown {
  if (types.isRegExp(value)) return { regExp: String(value) };
  if (typeof value === 'function' || isInstance(value)) throw new TypeError(`"${key}" is not plain data.`);
  return value;
}

/** Of a class, in any realm. */
function isInstance(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype !== null && Object.getPrototypeOf(prototype) !== null;
}

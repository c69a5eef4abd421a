/** The props of an island: values, which are serialized as JSON, and content, which is rendered in slots. */
import { isValidElement, type ReactNode } from 'react';

export interface IslandProps {
  values: Record<string, unknown>;
  /** By the name of the prop: `children`, or any other prop with content. */
  slots: Map<string, ReactNode>;
  /** Props that are neither content nor JSON: `a function as "options.columns[2].format"`. */
  rejected: string[];
}

/** Splits the props of an island. */
export function partIslandProps(props: object): IslandProps {
  const defined: Array<[string, unknown]> = Object.entries(props).filter(([, value]) => value !== undefined);
  const values = defined.filter(([, value]) => !isContent(value));
  return {
    values: Object.fromEntries(values),
    slots: new Map(defined.filter((entry): entry is [string, ReactNode] => isContent(entry[1]))),
    rejected: values.flatMap(([prop, value]) => listRejected(value, prop)),
  };
}

/** Content contains a React element; a string alone is a value. */
function isContent(value: unknown): value is ReactNode {
  return isValidElement(value) || (Array.isArray(value) && value.some(isContent));
}

/** @param prop its name, with the path inside it */
function listRejected(value: unknown, prop: string): string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => listRejected(item, `${prop}[${index}]`));
  if (!isPlainObject(value)) return [`${describe(value)} as "${prop}"`];
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return entries.flatMap(([key, item]) => listRejected(item, `${prop}.${key}`));
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || isValidElement(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function describe(value: unknown): string {
  if (isValidElement(value)) return 'content inside a value';
  if (typeof value === 'object' && value !== null) return `an instance of ${value.constructor?.name || 'a class'}`;
  return typeof value === 'number' ? String(value) : `a ${typeof value}`;
}

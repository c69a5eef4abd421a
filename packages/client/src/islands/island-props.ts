/** The props of an island: values, which are serialized as JSON, and content, which is rendered in slots. */
import { isValidElement, type ReactNode } from 'react';

export interface IslandProps {
  values: Record<string, unknown>;
  /** By the name of the prop: `children`, or any other prop with content. */
  slots: Map<string, ReactNode>;
}

/**
 * Splits the props of an island.
 * @throws if a prop is neither content nor JSON, with the names of component and prop
 */
export function partIslandProps(component: string, props: object): IslandProps {
  const values: Record<string, unknown> = {};
  const slots = new Map<string, ReactNode>();
  const entries: Array<[string, unknown]> = Object.entries(props);
  for (const [name, value] of entries) {
    if (value === undefined) continue;
    if (isContent(value)) slots.set(name, value);
    else values[name] = checkValue(value, { component, prop: name });
  }
  return { values, slots };
}

/** Content contains a React element; a string alone is a value. */
function isContent(value: unknown): value is ReactNode {
  return isValidElement(value) || (Array.isArray(value) && value.some(isContent));
}

interface Place {
  component: string;
  /** The prop, with the path inside it: `options.columns[2]`. */
  prop: string;
}

/** Returns `value` as the browser will receive it. */
function checkValue(value: unknown, { component, prop }: Place): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) {
    return value.map((item, index) => checkValue(item, { component, prop: `${prop}[${index}]` }));
  }
  if (isPlainObject(value)) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    return Object.fromEntries(
      entries.map(([key, item]) => [key, checkValue(item, { component, prop: `${prop}.${key}` })]),
    );
  }
  throw new Error(
    `The island <${component}> is given ${describe(value)} as "${prop}", which cannot travel to the browser. ` +
      'Pass text, finite numbers, booleans, null, or arrays and plain objects of these; content goes between the tags.',
  );
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

/** Owns what components in `memo` have written: nothing else comes of them while their props and contexts are the same. */
import type { Props } from './element-attributes.ts';

/** Contexts that have been read, with their values. */
export type Reads = ReadonlyMap<unknown, unknown>;

export interface MemoizedPart {
  html: string;
  props: Props;
  reads: Reads;
  /** Whether a text is right before it, and whether its own end is one. */
  isAfterText: boolean;
  endsInText: boolean;
}

/** One for each type and object that it renders: the last. */
export class MemoizedParts {
  private readonly byType = new WeakMap<object, WeakMap<object, MemoizedPart>>();

  find(type: object, props: Props): MemoizedPart | undefined {
    const key = findKey(props);
    const part = key && this.byType.get(type)?.get(key);
    return part && isSame(part.props, props) ? part : undefined;
  }

  keep(type: object, part: MemoizedPart) {
    const key = findKey(part.props);
    if (!key) return;
    const parts = this.byType.get(type) ?? new WeakMap<object, MemoizedPart>();
    this.byType.set(type, parts.set(key, part));
  }
}

/** The first of its props that is an object; it is forgotten with that. */
function findKey(props: Props): object | undefined {
  for (const name in props) {
    const value = props[name];
    if (typeof value === 'object' && value !== null) return value;
  }
  return undefined;
}

function isSame(props: Props, others: Props): boolean {
  const names = Object.keys(props);
  return names.length === Object.keys(others).length && names.every((name) => props[name] === others[name]);
}

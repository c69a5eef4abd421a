/** Names of options among titles: `lib.dts`, `dts.bundle`, `shims.cjs['import.meta.url']`. */

export interface Identifier {
  /** What precedes the name and repeats on its neighbors, dot included: `lib.`; may be empty. */
  prefix: string;
  name: string;
}

/** `iOS`, `macOS` and `iPhone` are products, and no options. */
const PATH = /^((?:[a-z_]\w*\.)*)((?!i[A-Z]|\w*OS)[a-z_]\w*)$/;
const QUOTED = /^([a-z_]\w*(?:\.\w+)*)(\['[^']+'\])$/;

/** Undefined where the text is words. */
export function findIdentifier(text: string): Identifier | undefined {
  const match = PATH.exec(text) ?? QUOTED.exec(text);
  return match ? { prefix: match[1] ?? '', name: match[2] ?? '' } : undefined;
}

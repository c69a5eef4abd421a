/** Recognizes titles that are option names: `lib.dts`, `dts.bundle`, `shims.cjs['import.meta.url']`. */

export interface Identifier {
  /** The part before the name, which neighboring titles repeat, including the dot: `lib.`; may be empty. */
  prefix: string;
  name: string;
}

/** Excludes product names such as `iOS`, `macOS` and `iPhone`. */
const PATH = /^((?:[a-z_]\w*\.)*)((?!i[A-Z]|\w*OS)[a-z_]\w*)$/;
const QUOTED = /^([a-z_]\w*(?:\.\w+)*)(\['[^']+'\])$/;

/** Undefined if the text is not an option name. */
export function findIdentifier(text: string): Identifier | undefined {
  const match = PATH.exec(text) ?? QUOTED.exec(text);
  return match ? { prefix: match[1] ?? '', name: match[2] ?? '' } : undefined;
}

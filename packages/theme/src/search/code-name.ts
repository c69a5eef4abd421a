/** Recognizes titles and texts that are code: names of options, and types. */
import type { MarkedText } from './marked-text.ts';

/** No spaces, except before the value after a colon: `lib.dts`, `bundle: false`, `@rslib/core`, `--watch`. */
const NAME = /^(?:--?)?[@\w$~][\w$.@/'[\]()~-]*(?:: \S+)?$/;
/** A word of only letters is prose, unless it has a sign or a capital letter inside. */
const SIGN_OF_CODE = /[._/@()[\]:]|[a-z][A-Z]|^-/;

export function isCodeName(text: string): boolean {
  return NAME.test(text) && SIGN_OF_CODE.test(text);
}

const TYPE_LABEL = /^(?:Type|Default|类型|默认值)\s*[:：]\s*/;

/** Splits `Type: boolean` into the label and the code. */
export function cutTypeLabel(text: MarkedText): { label: string; code: MarkedText } | undefined {
  const [first, ...rest] = text;
  const label = first && !first.isMatched ? TYPE_LABEL.exec(first.text)?.[0] : undefined;
  if (!first || label === undefined) return undefined;
  return { label, code: [{ ...first, text: first.text.slice(label.length) }, ...rest] };
}

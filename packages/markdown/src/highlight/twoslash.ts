/** Removes marks for a type checker from code (`twoslash` in the fence). */
import type { MarkdownPlugin } from '../compile-hooks.ts';
import { parseCodeMeta } from './code-meta.ts';

export const twoslash: MarkdownPlugin = {
  name: 'twoslash',
  markdown: { code: ({ code, meta }) => (parseCodeMeta(meta).twoslash ? removeTwoslash(code) : undefined) },
};

const QUERY = /^\s*\/\/\s*(?:\^[?|]|@\w+|---cut-(?:start|end)---)/;
const CUT_BEFORE = /^\s*\/\/\s*---cut(?:-before)?---\s*$/;
const CUT_AFTER = /^\s*\/\/\s*---cut-after---\s*$/;

/** Also removes the code before `---cut---` and after `---cut-after---`. */
export function removeTwoslash(code: string): string {
  const lines = code.split('\n');
  const start = lines.findLastIndex((line) => CUT_BEFORE.test(line)) + 1;
  const end = lines.findIndex((line) => CUT_AFTER.test(line));
  const shown = lines.slice(start, end === -1 ? undefined : end);
  return shown.filter((line) => !QUERY.test(line)).join('\n');
}

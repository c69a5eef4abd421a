/** Finds lines that begin with signs of a list which Markdown does not know, `•` and `a.`: it joins them to one paragraph. */

import type { TextFault } from '../diagnostics/code-frame.ts';
import type { ShownLine } from './shown-lines.ts';

/** `#.` is a number in reStructuredText, `.` one in AsciiDoc. */
const BULLET = /^[\s>]*([•‣⁃◦▪●○■□▸➤·–—]|#?\.(?=[ \t]))[ \t\u3000]*(?=\S)/u;
/** `a.`, `(1)`, `1、`, `（一）`, `①`; `1.` and `1)` are signs of Markdown. */
const NUMBER =
  /^[\s>]*(?:([(（])([1-9]\d?|[A-Za-z]|[一二三四五六七八九十])([)）])|(?:([A-Za-z])([.)])(?=[ \t])|([1-9]\d?|[一二三四五六七八九十])([、．）])|([①-⑳])))[ \t\u3000]*(?=\S)/u;
/** `** b` below `* a`, an inner item in AsciiDoc and wikis. */
const [ITEM, NESTED] = [/^\s*\*[ \t]/, /^\s*(\*{2,5})[ \t]+(?!.*\*\*)\S/];
const HAN = '一二三四五六七八九十';
/** The end of a line that is kept. */
const BREAK = /(?: {2}|\\|<br ?\/?>)\s*$/i;

interface Sign {
  /** The signs around the number, or the bullet. */
  kind: string;
  /** Undefined for bullets. */
  number: number | undefined;
  text: string;
}

export function findJoinedLines(lines: readonly ShownLine[]): TextFault[] {
  const signs = lines.map(readSign);
  return lines.flatMap(({ line, text }, index) => {
    const nested = ITEM.test(lines[index - 1]?.text ?? '') ? NESTED.exec(text)?.[1] : undefined;
    if (nested) return [{ line, column: text.indexOf(nested) + 1, ...describe(nested) }];
    const [before, last, sign] = [signs[index - 2], signs[index - 1], signs[index]];
    if (!sign || !follows(sign, last) || BREAK.test(lines[index - 1]?.written ?? '')) return [];
    // Only the first two lines of a list.
    return last && follows(last, before) ? [] : [{ line, column: text.search(/[^\s>]/) + 1, ...describe(sign.text) }];
  });
}

function readSign({ kind, text, written }: ShownLine): Sign | undefined {
  // Code at the beginning of a line has been blanked.
  if (kind !== 'text' || text.search(/[^\s>]/) !== written.search(/[^\s>]/)) return undefined;
  const bullet = BULLET.exec(text)?.[1];
  if (bullet !== undefined) return { kind: bullet, number: undefined, text: bullet };
  const [whole, open = '', ...groups] = NUMBER.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const [value = '', close = ''] = groups.filter((group) => group !== undefined);
  return { kind: open + close, number: toNumber(value), text: whole.replace(/^[\s>]+|\s+$/g, '') };
}

function toNumber(value: string): number {
  if (/\d/.test(value)) return Number(value);
  return HAN.includes(value) ? HAN.indexOf(value) + 1 : (value.codePointAt(0) ?? 0);
}

function follows({ kind, number }: Sign, last: Sign | undefined): boolean {
  if (last?.kind !== kind) return false;
  return number === undefined ? last.number === undefined : last.number === number - 1;
}

function describe(sign: string) {
  return {
    message: `"${sign}" is no sign of a list in Markdown: this line continues the line above.`,
    help: 'Begin each line with "- " or "1. ", or end the line above with a backslash to keep the break.',
  };
}

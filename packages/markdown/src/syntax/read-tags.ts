/** Reads the tags of HTML in Markdown, each with its position. */

import { createPointFinder } from '../diagnostics/code-frame.ts';

export interface RawPiece {
  value: string;
  /** Where it begins, from 1. */
  line: number;
  column: number;
  /** Shown as code, because of its indent. */
  isCode: boolean;
}

export interface RawTag {
  kind: 'start' | 'end' | 'broken' | 'comment' | 'declaration';
  /** As written. For a declaration, the text before its first space: `!DOCTYPE`, `?xml`. */
  name: string;
  isSelfClosing: boolean;
  isCode: boolean;
  line: number;
  column: number;
}

/** Comments; declarations; what holds no tags of HTML; a comment without an end; tags, of which the end may be missing. */
const PART =
  /<!--[\s\S]*?-->|<([!?](?!--)[^\s>]*)[^>]*>|<(script|style|textarea|title)\b[\s\S]*?<\/\2\s*>|(<!--)|<(\/?)([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)(>?)/gi;

/** Elements without an end tag. */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(' '),
);
/** Also those whose end tag may be left out. */
const LONE: ReadonlySet<string> = new Set([
  ...VOID_ELEMENTS,
  ...'body caption colgroup dd dt head html li optgroup option p rb rp rt rtc tbody td tfoot th thead tr'.split(' '),
]);

/** @param lines of the source, to find columns: the HTML of a list or a quote lacks the signs before it */
export function readTags({ value, isCode, ...start }: RawPiece, lines: readonly string[]): RawTag[] {
  const findPlace = createPointFinder(value);
  return [...value.matchAll(PART)].flatMap((match): RawTag[] => {
    const [text, declaration, , comment, slash, name = declaration ?? '', attributes = '', end] = match;
    if (comment === undefined && name === '') return [];
    const place = findPlace(match.index);
    const line = start.line + place.line - 1;
    const findColumn = () => (lines[line - 1] ?? '').indexOf(text.split('\n')[0] ?? text) + 1;
    const tag = { name, isCode, line, column: place.line === 1 ? start.column + match.index : findColumn() };
    if (comment !== undefined) return [{ ...tag, kind: 'comment', isSelfClosing: false }];
    if (declaration !== undefined) return [{ ...tag, kind: 'declaration', isSelfClosing: false }];
    if (end === '') return [{ ...tag, kind: 'broken', isSelfClosing: false }];
    // `<Link>` is no `<link>`.
    if (LONE.has(/[a-z]/.test(name) ? name : name.toLowerCase())) return [];
    return [{ ...tag, kind: slash === '/' ? 'end' : 'start', isSelfClosing: attributes.endsWith('/') }];
  });
}

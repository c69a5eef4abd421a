/** Selects the traditional characters to fold: those that the site does not use, but whose simplified form it does. */

import type { PageRecord } from '../../core/records/page-record.ts';
import { CHINESE_FUNCTION_WORDS } from './language-words.ts';
import { SIMPLIFIED, TRADITIONAL } from './traditional-characters.ts';

/** @param groups the site's compiled vocabulary, whose keys use simplified characters */
export function foldCharacters(records: readonly PageRecord[], groups: string): [from: string, to: string] {
  const written = markCharacters(records.flatMap(textsOf));
  const wanted = markCharacters([groups, CHINESE_FUNCTION_WORDS], written);
  const simplified = Array.from(SIMPLIFIED);
  const folded = Array.from(TRADITIONAL, (from, at): [string, string] => [from, simplified[at] ?? from]).filter(
    ([from, to]) => !isMarked(written, from) && isMarked(wanted, to),
  );
  return [folded.map(([from]) => from).join(''), folded.map(([, to]) => to).join('')];
}

/** Indexed by code unit: each character of the two lists is a single UTF-16 code unit. */
type CharacterMarks = Uint8Array;

/** Reads code units rather than characters, because it runs on all text of a site. */
function markCharacters(texts: readonly string[], known?: CharacterMarks): CharacterMarks {
  const marks = known ? known.slice() : new Uint8Array(UNITS);
  for (const text of texts) for (let at = 0; at < text.length; at += 1) marks[text.charCodeAt(at)] = 1;
  return marks;
}

function isMarked(marks: CharacterMarks, character: string): boolean {
  return marks[character.charCodeAt(0)] === 1;
}

/** The number of UTF-16 code units. */
const UNITS = 0x10000;

function textsOf({ title, lvl0, group, sections }: PageRecord): string[] {
  return [title, lvl0, group, ...sections.flatMap((section) => [section.title, ...section.blocks, section.codeWords])];
}

/** Owns which traditional characters a site's search folds: those that it does not write, but whose simplified form it does. */

import type { PageRecord } from '../../core/records/page-record.ts';
import { CHINESE_FUNCTION_WORDS } from './language-words.ts';
import { SIMPLIFIED, TRADITIONAL } from './traditional-characters.ts';

/** @param groups the vocabulary of the site, whose keys are written in simplified characters */
export function foldCharacters(records: readonly PageRecord[], groups: string): [from: string, to: string] {
  const written = new Set(records.flatMap(textsOf).join(''));
  const wanted = new Set([...written, ...groups, ...CHINESE_FUNCTION_WORDS]);
  const simplified = Array.from(SIMPLIFIED);
  const folded = Array.from(TRADITIONAL, (from, at): [string, string] => [from, simplified[at] ?? from]).filter(
    ([from, to]) => !written.has(from) && wanted.has(to),
  );
  return [folded.map(([from]) => from).join(''), folded.map(([, to]) => to).join('')];
}

function textsOf({ title, lvl0, group, sections }: PageRecord): string[] {
  return [title, lvl0, group, ...sections.flatMap((section) => [section.title, ...section.blocks, section.codeWords])];
}

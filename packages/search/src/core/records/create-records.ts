/** Turns pages into records: applies boosts, and reduces code to the words that are not in the text. */
import { isAscii } from '../text/normalize.ts';
import type { PageInput, PageRecord, ReducedPage, SectionInput, SectionRecord } from './page-record.ts';

/** Raises or lowers the pages whose route begins with a prefix. */
export interface Boost {
  /** `/blog/`. */
  route: string;
  /** 1 changes nothing; 0.5 halves the rank. */
  factor: number;
}

export function createRecords(
  pages: ReadonlyArray<PageInput | ReducedPage>,
  boosts: readonly Boost[] = [],
): PageRecord[] {
  return pages.map((page) => ({
    routePath: page.routePath,
    title: page.title,
    lvl0: page.lvl0,
    group: page.group,
    boost: boosts.reduce(
      (boost, { route, factor }) => (page.routePath.startsWith(route) ? boost * factor : boost),
      page.boost ?? 1,
    ),
    sections: page.sections.map((section) => ('codeWords' in section ? section : createSectionRecord(section))),
  }));
}

/** In characters. */
export function textLength(pages: readonly PageRecord[]): number {
  const texts = pages.flatMap(({ sections }) =>
    sections.map(({ title, blocks, codeWords }) => [title, ...blocks, codeWords]),
  );
  return texts.flat().reduce((sum, text) => sum + text.length, 0);
}

/** Depends on the section alone, so that callers can cache it: extracting the words of code takes time. */
export function createSectionRecord({ anchor, depth, title, blocks, code }: SectionInput): SectionRecord {
  const codeWords = newWords(code.join('\n'), [title, ...blocks].join('\n'));
  return { anchor, depth, title, blocks: blocks.map(toLine).filter(Boolean), codeWords };
}

/** Checks first, because most texts contain only single spaces. */
function toLine(block: string): string {
  const line = block.trim();
  return /\s\s|[^\S ]/.test(line) ? line.replace(/\s+/g, ' ') : line;
}

/** Names in code, including dots and dashes within them, without numbers and single letters. */
const CODE_WORD = /[\p{L}_][\p{L}\p{N}_]+(?:[.\-/:][\p{L}_][\p{L}\p{N}_]+)*/gu;

/** The same for ASCII; several times as fast. */
const ASCII_CODE_WORD = /[a-z_]\w+(?:[.\-/:][a-z_]\w+)*/gi;

function newWords(code: string, known: string): string {
  if (code === '') return '';
  const words = new Set(codeWordsOf(code));
  for (const word of codeWordsOf(known)) words.delete(word);
  return [...words].join(' ');
}

function codeWordsOf(text: string): string[] {
  return text.match(isAscii(text) ? ASCII_CODE_WORD : CODE_WORD) ?? [];
}

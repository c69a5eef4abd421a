/** Indexes only the given terms, because building a complete index takes far longer. */
import { pathText } from '../../core/index/build-postings.ts';
import type { PageRecord } from '../../core/records/page-record.ts';
import { getChunkPattern, indexTerms, startsCjk } from '../../core/text/tokenize.ts';

/** The sections that contain a term, in order. */
export type FindSections = (term: string) => readonly number[] | undefined;

/** Characters that normalization leaves unchanged: the terms of such a run are its overlapping pairs. */
const PLAIN_HAN = /^[\u4e00-\u9fff]+$/;

/** The number of UTF-16 code units. */
const UNITS = 0x10000;

/** The sections of a term so far, and the last of them. */
interface Found {
  sections: number[];
  last: number;
}

/** @param terms the terms that can be looked up */
export function indexSections(records: readonly PageRecord[], terms: Iterable<string>): FindSections {
  const found = new Map(Array.from(terms, (term): [string, Found] => [term, { sections: [], last: -1 }]));
  const beginsTerm = new Uint8Array(UNITS);
  for (const term of found.keys()) beginsTerm[term.charCodeAt(0)] = 1;
  // Cached by chunk, because words recur. Most are none of the terms.
  const known = new Map<string, readonly Found[]>();
  let section = 0;

  function note(term: Found) {
    if (term.last === section) return;
    term.last = section;
    term.sections.push(section);
  }

  function listFound(chunk: string): readonly Found[] {
    return indexTerms(chunk).flatMap(({ term }) => found.get(term) ?? []);
  }

  function listOfWord(word: string): readonly Found[] {
    const terms = listFound(word);
    known.set(word, terms);
    return terms;
  }

  function notePairs(run: string) {
    for (let at = 0; at < run.length; at += 1) {
      const term = beginsTerm[run.charCodeAt(at)] === 1 ? found.get(run.slice(at, at + 2)) : undefined;
      if (term) note(term);
    }
  }

  function noteTerms(text: string) {
    for (const chunk of text.match(getChunkPattern(text)) ?? []) {
      const terms = known.get(chunk);
      if (terms) for (const term of terms) note(term);
      else if (PLAIN_HAN.test(chunk)) notePairs(chunk);
      else for (const term of startsCjk(chunk) ? listFound(chunk) : listOfWord(chunk)) note(term);
    }
  }

  for (const page of records) {
    const path = pathText(page);
    for (const { title, blocks, codeWords } of page.sections) {
      noteTerms(path);
      noteTerms(title);
      for (const block of blocks) noteTerms(block);
      noteTerms(codeWords);
      section += 1;
    }
  }
  return (term) => found.get(term)?.sections;
}

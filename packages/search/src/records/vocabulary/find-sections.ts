/** Owns finding which sections hold given terms: an index of those and no others, because making a whole one is most work. */
import { pathText } from '../../core/index/build-postings.ts';
import type { PageRecord } from '../../core/records/page-record.ts';
import { getChunkPattern, indexTerms, startsCjk } from '../../core/text/tokenize.ts';

/** The sections that hold a term, in order. */
export type FindSections = (term: string) => readonly number[] | undefined;

/** Characters that are their own normal form: of most runs of Han the terms are their overlapping pairs as they stand. */
const PLAIN_HAN = /^[\u4e00-\u9fff]+$/;

/** Of UTF-16. */
const UNITS = 0x10000;

/** @param terms what can be asked for */
export function indexSections(records: readonly PageRecord[], terms: Iterable<string>): FindSections {
  const sections = new Map(Array.from(terms, (term): [string, number[]] => [term, []]));
  const beginsTerm = new Uint8Array(UNITS);
  for (const term of sections.keys()) beginsTerm[term.charCodeAt(0)] = 1;
  // By what is written, since words recur; most are no term of these.
  const known = new Map<string, readonly number[][]>();

  function listFound(chunk: string): readonly number[][] {
    return indexTerms(chunk).flatMap(({ term }) => {
      const found = sections.get(term);
      return found ? [found] : [];
    });
  }

  function listOfWord(word: string): readonly number[][] {
    const found = known.get(word) ?? listFound(word);
    known.set(word, found);
    return found;
  }

  function listOfPairs(run: string): number[][] {
    const lists: number[][] = [];
    for (let at = 0; at < run.length; at += 1) {
      const found = beginsTerm[run.charCodeAt(at)] === 1 && sections.get(run.slice(at, at + 2));
      if (found) lists.push(found);
    }
    return lists;
  }

  /** The lists of the terms that a text has. */
  function read(text: string): number[][] {
    return (text.match(getChunkPattern(text)) ?? []).flatMap((chunk) => {
      if (PLAIN_HAN.test(chunk)) return listOfPairs(chunk);
      return startsCjk(chunk) ? listFound(chunk) : listOfWord(chunk);
    });
  }

  let number = 0;
  for (const page of records) {
    const ofPath = read(pathText(page));
    for (const { title, blocks, codeWords } of page.sections) {
      for (const found of [ofPath, ...[title, ...blocks, codeWords].map(read)].flat())
        if (found.at(-1) !== number) found.push(number);
      number += 1;
    }
  }
  return (term) => sections.get(term);
}

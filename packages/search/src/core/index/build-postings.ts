/** Builds the inverted index: for each term, its sections and its weight in each. */
import { addToGroup } from '../add-to-group.ts';
import { FIELD_WEIGHTS, LENGTH_NORM, SATURATION } from '../query/weights.ts';
import type { PageRecord, SectionRecord } from '../records/page-record.ts';
import { createTermReader, type TermEntry } from '../text/tokenize.ts';
import { IMPACT_MAX, numbersOf, type Postings, toPosting } from './search-index.ts';

/** Steps between a length and its double. */
const LENGTH_STEPS = 2;

/** Rounded to steps, as lengths are for weighing. */
interface AverageLengths {
  title: number;
  text: number;
  code: number;
}

export interface PostingsBuilder {
  /** Pages must be added in order. */
  add(page: PageRecord): void;
  finish(): Map<string, Postings>;
}

/** Receives the terms of a page, section by section. */
type TakeTerm = (term: string, place: number, impact: number) => void;

/** @param average the average lengths over all pages */
function createWeigher(average: AverageLengths): (page: PageRecord, take: TakeTerm) => void {
  const readTerms = createTermReader();
  return (page, take) => {
    for (const [place, section] of page.sections.entries()) {
      const found: TermEntry[] = [];
      const weigh = (weight: number) => (entry: TermEntry) => {
        if (entry.others === found) entry.score += weight;
        else {
          entry.others = found;
          entry.score = weight;
          found.push(entry);
        }
      };
      readTerms(section.title, weigh(FIELD_WEIGHTS.title / lengthNorm(section.title.length, average.title)));
      readTerms(pathText(page), (entry) => {
        if (entry.others !== found) weigh(FIELD_WEIGHTS.path)(entry);
      });
      const weighText = weigh(FIELD_WEIGHTS.text / lengthNorm(textLength(section), average.text));
      for (const block of section.blocks) readTerms(block, weighText);
      readTerms(section.codeWords, weigh(FIELD_WEIGHTS.code / lengthNorm(section.codeWords.length, average.code)));
      for (const { term, score } of found) take(term, place, toImpact(score));
    }
  };
}

/** Takes the pages twice: all at first, for the average lengths, then one by one, so that the caller can pause between them. */
export function createPostingsBuilder(pages: readonly PageRecord[]): PostingsBuilder {
  const weigh = createWeigher(averageLengths(pages));
  const terms = new Map<string, number[]>();
  let firstSection = 0;
  return {
    add(page) {
      weigh(page, (term, place, impact) => addToGroup(terms, term, toPosting(firstSection + place, impact)));
      firstSection += numbersOf(page.sections.length);
    },
    finish: () => terms,
  };
}

export function buildPostings(pages: readonly PageRecord[]): Map<string, Postings> {
  const builder = createPostingsBuilder(pages);
  for (const page of pages) builder.add(page);
  return builder.finish();
}

function toImpact(weight: number): number {
  return Math.max(1, Math.round((IMPACT_MAX * weight) / (SATURATION + weight)));
}

/** The text that is searched in every section of a page. */
export function pathText({ lvl0, group, routePath, title }: PageRecord): string {
  return [lvl0, group, routePath.replaceAll('/', ' '), title].join(' ');
}

function lengthNorm(length: number, average: number): number {
  return 1 - LENGTH_NORM + (LENGTH_NORM * toStep(length)) / (average || 1);
}

/** Rounded to steps, so that adding a few words changes no other weight, and so no other file. */
function toStep(length: number): number {
  return 2 ** (Math.round(LENGTH_STEPS * Math.log2(length)) / LENGTH_STEPS);
}

function textLength(section: SectionRecord): number {
  return section.blocks.reduce((sum, block) => sum + block.length, 0);
}

function averageLengths(pages: readonly PageRecord[]): AverageLengths {
  const sections = pages.flatMap((page) => page.sections);
  const mean = (length: (section: SectionRecord) => number) =>
    toStep(sections.reduce((sum, section) => sum + length(section), 0) / (sections.length || 1));
  return {
    title: mean(({ title }) => title.length),
    text: mean(textLength),
    code: mean(({ codeWords }) => codeWords.length),
  };
}

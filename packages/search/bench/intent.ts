/** Finds the pages that answer a generated query, by the words that it is about. */
import type { PageInput } from '../src/core/records/page-record.ts';

export interface Intent {
  /** Words or prefixes that must be in a heading, or in the title or URL of its page. */
  inHeading?: readonly string[];
  /** Words that must be anywhere in the section. */
  inSection?: readonly string[];
  /** Undefined if any number of pages may contain the words. */
  pagesMax?: number;
}

export interface HeldSection {
  routePath: string;
  pageTitle: string;
  title: string;
  text: string;
  /** Including the page's title and URL, folded. */
  heading: string;
  /** The whole section, folded. */
  all: string;
}

export function holdSections(pages: readonly PageInput[]): HeldSection[] {
  return pages.flatMap((page) =>
    page.sections.map(({ title, blocks, code }) => {
      const heading = foldText(`${page.routePath} ${page.title} ${title}`);
      const text = blocks.join('\n');
      const held = foldText(`${text}\n${code.join('\n')}`);
      return {
        routePath: page.routePath,
        pageTitle: page.title,
        title,
        text,
        heading,
        all: heading + held,
      };
    }),
  );
}

/** Lower case, with names both whole and split into their parts, and one space before each word. */
export function foldText(text: string): string {
  const cut = text.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
  return cut === text ? toWords(text) : toWords(text) + toWords(cut);
}

function toWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** The routes of the pages that answer; none if there are more than `pagesMax`. */
export function findAnswers(
  sections: readonly HeldSection[],
  { inHeading = [], inSection = [], pagesMax }: Intent,
): string[] {
  const headingWords = inHeading.map(toNeedle);
  const words = inSection.map(toNeedle);
  const found = sections.filter(
    ({ heading, all }) =>
      headingWords.every((word) => heading.includes(word)) && words.every((word) => all.includes(word)),
  );
  const routes = [...new Set(found.map(({ routePath }) => routePath))];
  return pagesMax !== undefined && routes.length > pagesMax ? [] : routes;
}

/** A word matches at its start, Han text anywhere. */
function toNeedle(word: string): string {
  const folded = toWords(word).trimEnd();
  return /^ \p{sc=Han}/u.test(folded) ? folded.trim() : folded;
}

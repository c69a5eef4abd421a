/** The shipped form of pages: arrays instead of objects, without what can be derived. */
import { toAnchor } from './anchor.ts';
import type { PageRecord, SectionRecord } from './page-record.ts';

/** An anchor of 0 is derived from the title. */
type PackedSection = [anchor: string | 0, depth: number, title: string, ...PackedText];

/** The blocks of a section joined by line breaks, each with the id of its term after a tab, and its code words. */
export type PackedText = [text: string, codeWords: string];

/** An empty title of the first section means the page's own. */
export type PackedPage = [
  routePath: string,
  title: string,
  lvl0: string,
  group: string,
  boost: number,
  sections: PackedSection[],
];

export function packPage(page: PageRecord): PackedPage {
  const sections = page.sections.map(
    (section): PackedSection => [
      section.anchor === toAnchor(section.title || page.title) ? 0 : section.anchor,
      section.depth,
      section.title === page.title ? '' : section.title,
      packText(section),
      section.codeWords,
    ],
  );
  return [page.routePath, page.title, page.lvl0, page.group, page.boost, sections];
}

export function packText({ blocks, terms }: SectionRecord): string {
  const ids = new Map(terms);
  return blocks.map((block) => (ids.has(block) ? `${block}\t${ids.get(block)}` : block)).join('\n');
}

export function unpackText(text: string): Pick<SectionRecord, 'blocks' | 'terms'> {
  const lines = text ? text.split('\n').map((line) => line.split('\t')) : [];
  const terms = lines.flatMap(([block = '', id]) => (id === undefined ? [] : [[block, id] satisfies [string, string]]));
  return { blocks: lines.map(([block = '']) => block), ...(terms.length > 0 && { terms }) };
}

/** @param rest the texts that were loaded after their headings, by page and section */
export function unpackPages(pages: readonly PackedPage[], rest?: readonly PackedText[][]): PageRecord[] {
  return pages.map(([routePath, pageTitle, lvl0, group, boost, sections], page) => ({
    routePath,
    title: pageTitle,
    lvl0,
    group,
    boost,
    sections: sections.map(([anchor, depth, heading, ...texts], place) => {
      const title = heading || pageTitle;
      const [text, codeWords] = rest?.[page]?.[place] ?? texts;
      return { anchor: anchor === 0 ? toAnchor(title) : anchor, depth, title, ...unpackText(text), codeWords };
    }),
  }));
}

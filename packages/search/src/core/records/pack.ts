/** The shipped form of pages: arrays instead of objects, without what can be derived. */
import { toAnchor } from './anchor.ts';
import type { PageRecord, SectionRecord } from './page-record.ts';

/** An anchor of 0 is derived from the title. */
type PackedSection = [anchor: string | 0, depth: number, title: string, ...PackedText];

/** The blocks of a section joined by line breaks, and its code words. */
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

export function packText({ blocks }: SectionRecord): string {
  return blocks.join('\n');
}

export function toBlocks(text: string): string[] {
  return text ? text.split('\n') : [];
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
      return { anchor: anchor === 0 ? toAnchor(title) : anchor, depth, title, blocks: toBlocks(text), codeWords };
    }),
  }));
}

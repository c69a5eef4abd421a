/** Owns the form in which pages travel: arrays in place of objects, as JSON, without what can be derived. */
import { toAnchor } from './anchor.ts';
import type { PageRecord, SectionRecord } from './page-record.ts';

/** Anchor, depth, title, blocks joined by line ends, code words. An anchor of 0 is the one that the title gives. */
type PackedSection = [anchor: string | 0, depth: number, title: string, text: string, codeWords: string];

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

/** One line for each block. */
export function packText({ blocks }: SectionRecord): string {
  return blocks.join('\n');
}

export function unpackPage([routePath, title, lvl0, group, boost, sections]: PackedPage): PageRecord {
  return { routePath, title, lvl0, group, boost, sections: sections.map((section) => unpackSection(section, title)) };
}

function unpackSection([anchor, depth, heading, text, codeWords]: PackedSection, pageTitle: string): SectionRecord {
  const title = heading || pageTitle;
  return {
    anchor: anchor === 0 ? toAnchor(title) : anchor,
    depth,
    title,
    blocks: text ? text.split('\n') : [],
    codeWords,
  };
}

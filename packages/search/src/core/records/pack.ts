/** Owns the form in which pages travel: arrays in place of objects, as JSON. */
import type { PageRecord, SectionRecord } from './page-record.ts';

/** Anchor, depth, title, blocks joined by line ends, code words. */
type PackedSection = [anchor: string, depth: number, title: string, text: string, codeWords: string];

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
      section.anchor,
      section.depth,
      section.title === page.title ? '' : section.title,
      section.blocks
        .map((block) => block.replace(/\s+/g, ' ').trim())
        .filter(Boolean)
        .join('\n'),
      section.codeWords,
    ],
  );
  return [page.routePath, page.title, page.lvl0, page.group, page.boost, sections];
}

export function unpackPage([routePath, title, lvl0, group, boost, sections]: PackedPage): PageRecord {
  return { routePath, title, lvl0, group, boost, sections: sections.map((section) => unpackSection(section, title)) };
}

function unpackSection([anchor, depth, title, text, codeWords]: PackedSection, pageTitle: string): SectionRecord {
  return { anchor, depth, title: title || pageTitle, blocks: text ? text.split('\n') : [], codeWords };
}

/** Owns the pieces in which a large site's text is loaded: some sections of one page, and the headings above them. */
import { type PackedPage, packPage, unpackPage } from '../records/pack.ts';
import type { PageRecord, SectionRecord } from '../records/page-record.ts';
import { FRAGMENT_CHARS } from './shard-format.ts';

/** A page that has, of the sections before the fragment's own, only the headings that lead to them. */
export type PackedFragment = [headingsAbove: number, page: PackedPage];

export interface Fragment {
  page: PageRecord;
  /** The place of the fragment's first own section in this page. */
  headingsAbove: number;
}

export function unpackFragment([headingsAbove, page]: PackedFragment): Fragment {
  return { page: unpackPage(page), headingsAbove };
}

export function packFragments(page: PageRecord): { sectionCount: number; packed: PackedFragment }[] {
  return cutSections(page.sections).map(({ first, sections }) => {
    const above = headingsAbove(page.sections, first);
    return {
      sectionCount: sections.length,
      // The words of code are in the postings; nobody is shown them.
      packed: [above.length, packPage({ ...page, sections: [...above, ...sections].map(withoutCode) })],
    };
  });
}

interface Cut {
  first: number;
  sections: SectionRecord[];
}

function cutSections(all: readonly SectionRecord[]): Cut[] {
  const cuts: Cut[] = [];
  let size = FRAGMENT_CHARS;
  for (const [place, section] of all.entries()) {
    if (size >= FRAGMENT_CHARS) {
      cuts.push({ first: place, sections: [] });
      size = 0;
    }
    cuts.at(-1)?.sections.push(section);
    size += section.title.length + section.blocks.reduce((sum, block) => sum + block.length, 0);
  }
  return cuts;
}

/** The page's own heading, and of the others the nearest of each depth above. */
function headingsAbove(all: readonly SectionRecord[], first: number): SectionRecord[] {
  if (first === 0) return [];
  const headings: SectionRecord[] = [];
  let depth = all[first]?.depth ?? 1;
  for (const section of all.slice(1, first).reverse()) {
    if (section.depth >= depth) continue;
    depth = section.depth;
    headings.unshift(section);
  }
  return [...all.slice(0, 1), ...headings].map((section) => ({ ...section, blocks: [] }));
}

function withoutCode(section: SectionRecord): SectionRecord {
  return { ...section, codeWords: '' };
}

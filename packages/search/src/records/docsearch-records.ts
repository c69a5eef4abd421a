/** Implements `quire search-records`: the records of a hosted index, one for each heading and each paragraph. */
import { sectionPath } from '../core/hits/hierarchy.ts';
import { createRecords } from '../core/records/create-records.ts';
import type { PageInput, PageRecord } from '../core/records/page-record.ts';
import type { Hierarchy, HitType } from '../core/types.ts';

export interface DocSearchRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: HitType;
  hierarchy: Hierarchy;
  content: string | null;
  lang: string;
  version?: string;
  weight: { page_rank: number; level: number; position: number };
}

export interface DocSearchOptions {
  lang: string;
  version?: string;
  /** Origin and base, without the trailing `/`: `https://docs.example`. */
  urlPrefix: string;
}

/** Hosted indexes limit a record to 10 KB. */
const CONTENT_CHARS_MAX = 3000;
/** As in DocSearch: higher headings weigh more. */
const LEVEL_WEIGHTS: Readonly<Record<HitType, number>> = {
  lvl1: 90,
  lvl2: 80,
  lvl3: 70,
  lvl4: 60,
  lvl5: 50,
  lvl6: 40,
  content: 0,
};

export function createDocSearchRecords(pages: readonly PageInput[], options: DocSearchOptions): DocSearchRecord[] {
  return createRecords(pages).flatMap((page) =>
    page.sections.flatMap((_, place) => recordsOfSection(page, place, options)),
  );
}

function recordsOfSection(
  page: PageRecord,
  place: number,
  { lang, version, urlPrefix }: DocSearchOptions,
): DocSearchRecord[] {
  const { type, hierarchy } = sectionPath(page, place);
  const { anchor = '', blocks = [] } = page.sections[place] ?? {};
  const contents = blocks.flatMap(cutText);
  const urlWithoutAnchor = urlPrefix + page.routePath;
  const shared = {
    url: urlWithoutAnchor + (anchor && `#${anchor}`),
    url_without_anchor: urlWithoutAnchor,
    anchor: anchor || null,
    hierarchy,
    lang,
    ...(version && { version }),
  };
  const record = (recordType: HitType, content: string | null, position: number): DocSearchRecord => ({
    ...shared,
    objectID: `${lang}${version ? `-${version}` : ''}:${page.routePath}#${anchor}:${place}-${position}`,
    type: recordType,
    content,
    weight: { page_rank: page.boost, level: LEVEL_WEIGHTS[recordType], position },
  });
  return [record(type, null, 0), ...contents.map((content, at) => record('content', content, at + 1))];
}

/** Splits text at a space, if there is one. */
function cutText(text: string): string[] {
  if (text.length <= CONTENT_CHARS_MAX) return [text];
  const space = text.lastIndexOf(' ', CONTENT_CHARS_MAX);
  const end = space > 0 ? space : CONTENT_CHARS_MAX;
  return [text.slice(0, end), ...cutText(text.slice(end).trimStart())];
}

/** What a document says of its page as data: all of its record but what its text and its sidebar say already. */
import type { WrittenRecord } from '../../shared/document-contract.ts';
import type { Heading, PageRecord } from '../../shared/page.ts';

export interface RecordReaders {
  /** Those of the text, as `client/page/page-headings.ts` lists them. */
  headings: Heading[];
  /** Whether components in the browser may ask for any field. */
  hasIslands: boolean;
}

/** What the layout shows, and nothing in the browser asks for but islands: the search asks for the Markdown version. */
const SHOWN: ReadonlySet<string> = new Set<keyof PageRecord>([
  'hide',
  'editHref',
  'lastUpdated',
  'date',
  'isDraft',
  'fallback',
  'stale',
  'originalHref',
  'source',
]);

/** Without headings, where the browser finds the same ones in the text. */
export function createWrittenRecord(
  record: PageRecord,
  { headings: inText, hasIslands }: RecordReaders,
): WrittenRecord {
  const {
    routePath,
    pageType,
    title,
    translations,
    headings,
    neighbours: _,
    home: _home,
    overview: _overview,
    ...rest
  } = record;
  const others = hasIslands ? rest : Object.fromEntries(Object.entries(rest).filter(([name]) => !SHOWN.has(name)));
  const written = { routePath, pageType, title, translations, ...others };
  return JSON.stringify(headings) === JSON.stringify(inText) ? written : { ...written, headings };
}

/** Creates the record in a document, without the data that is already in its HTML. */
import type { Heading, PageRecord, WrittenRecord } from '@quire/client/contract';

export interface RecordReaders {
  /** The headings of the text, as `client/page/page-headings.ts` lists them. */
  headings: Heading[];
  /** Whether components in the browser may read any field. */
  hasIslands: boolean;
}

/** Fields that only the layout and islands use. */
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

/** Omits headings if the browser finds the same ones in the text. */
export function createWrittenRecord(
  record: PageRecord,
  { headings: inText, hasIslands }: RecordReaders,
): WrittenRecord {
  const { routePath, pageType, title, translations, headings, home: _home, overview: _overview, ...rest } = record;
  const others = hasIslands ? rest : Object.fromEntries(Object.entries(rest).filter(([name]) => !SHOWN.has(name)));
  const written = { routePath, pageType, title, translations, ...others };
  return JSON.stringify(headings) === JSON.stringify(inText) ? written : { ...written, headings };
}

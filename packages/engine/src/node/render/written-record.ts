/** What a document says of its page as data: all of its record but what its text and its sidebar say already. */
import type { WrittenRecord } from '../../shared/document-contract.ts';
import type { Heading, PageRecord } from '../../shared/page.ts';

/**
 * Without headings, where the browser finds the same ones in the text.
 * @param inText those of the text, as `client/page/page-headings.ts` lists them
 */
export function createWrittenRecord(record: PageRecord, inText: Heading[]): WrittenRecord {
  const { headings, neighbours: _, home: _home, overview: _overview, ...others } = record;
  return JSON.stringify(headings) === JSON.stringify(inText) ? others : { ...others, headings };
}

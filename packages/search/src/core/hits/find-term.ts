import type { SectionRecord } from '../records/page-record.ts';

export interface FoundTerm {
  id: string;
  /** Its block and those up to the next term: `dts · Dts · Whether declaration files are generated.` */
  text: string;
}

const SEPARATOR = ' · ';

/** The longest term that a query ends with: `LibConfig.dts`, `LibConfig dts` and `dts` end with `dts`. */
export function findTerm(query: string, { blocks, terms = [] }: SectionRecord): FoundTerm | undefined {
  const sought = query.trim().toLowerCase();
  const ending = terms.filter(([block]) => endsWith(sought, block.toLowerCase()));
  const [found] = ending.sort(([one], [other]) => other.length - one.length);
  if (!found) return undefined;
  const [block, id] = found;
  const start = blocks.indexOf(block);
  const names = new Set(terms.map(([name]) => name));
  const end = blocks.findIndex((each, index) => index > start && names.has(each));
  return { id, text: blocks.slice(start, end === -1 ? undefined : end).join(SEPARATOR) };
}

/** At the beginning of a word. */
function endsWith(text: string, end: string): boolean {
  return text.endsWith(end) && !/[\p{L}\p{N}_$]$/u.test(text.slice(0, text.length - end.length));
}

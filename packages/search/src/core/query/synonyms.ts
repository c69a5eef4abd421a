/** Owns the site's synonyms: other wordings of a query. */
import { startsCjk } from '../text/tokenize.ts';
import { toPhrase } from './rerank.ts';

/** Words or phrases that mean the same: `['emit', 'generate']`, `['第三方', '三方']`. */
export type SynonymGroup = readonly string[];

/** Other wordings of a query, without the query itself. */
export type Wordings = (query: string) => string[];

/** More would only slow the answer. */
const WORDINGS_MAX = 3;

export function createWordings(groups: readonly SynonymGroup[]): Wordings {
  const phrases = groups.map((group) => group.map((text) => toPhrase(text).spaced).filter(Boolean));
  return (query) => {
    const { spaced } = toPhrase(query);
    const others = phrases.flatMap((group) => reword(spaced, group));
    return [...new Set(others)].filter((wording) => wording !== spaced).slice(0, WORDINGS_MAX);
  };
}

function reword(query: string, group: readonly string[]): string[] {
  // The longest member first: 第三方 holds 三方.
  const written = group.toSorted((a, b) => b.length - a.length).find((member) => isIn(query, member));
  if (written === undefined) return [];
  return group.filter((member) => member !== written).map((member) => reworded(query, written, member));
}

function reworded(query: string, written: string, member: string): string {
  return startsCjk(written)
    ? query.replace(written, () => member)
    : ` ${query} `.replace(` ${written} `, () => ` ${member} `).trim();
}

function isIn(query: string, member: string): boolean {
  return startsCjk(member) ? query.includes(member) : ` ${query} `.includes(` ${member} `);
}

/** Measures a ranking: the position of the right page in the results. */
import type { Query } from './generate-queries.ts';

/** Returns hits, best first, as `route#anchor`. */
export type Search = (query: string) => Promise<string[]>;

export interface Outcome extends Query {
  /** The rank of the right page among the pages of the result, from 1; 0 if it is missing. */
  pageRank: number;
  /** The rank of the right heading among the hits, if the query names one. */
  hitRank: number;
  answers: string[];
}

export interface Figures {
  count: number;
  pageMrr: number;
  /** Shares of 1. */
  first: number;
  amongFive: number;
  amongTen: number;
  /** Queries without hits. */
  unanswered: number;
}

export async function runQueries(queries: readonly Query[], search: Search): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const query of queries) {
    const answers = await search(query.query);
    const pages = [...new Set(answers.map(pageOf))];
    const rightPages = new Set(query.expected.map(pageOf));
    const pageRank = 1 + pages.findIndex((page) => rightPages.has(page));
    const hitRank =
      1 +
      answers.findIndex((answer) =>
        query.expected.some((expected) => (expected.includes('#') ? expected === answer : expected === pageOf(answer))),
      );
    outcomes.push({ ...query, pageRank, hitRank, answers });
  }
  return outcomes;
}

export function summarize(outcomes: readonly Outcome[]): Figures {
  const share = (isRight: (rank: number) => boolean) =>
    outcomes.filter(({ pageRank }) => pageRank > 0 && isRight(pageRank)).length / (outcomes.length || 1);
  const reciprocal = outcomes.map(({ pageRank }) => (pageRank > 0 && pageRank <= 10 ? 1 / pageRank : 0));
  return {
    count: outcomes.length,
    pageMrr: reciprocal.reduce((sum, value) => sum + value, 0) / (outcomes.length || 1),
    first: share((rank) => rank === 1),
    amongFive: share((rank) => rank <= 5),
    amongTen: share((rank) => rank <= 10),
    unanswered: outcomes.filter(({ answers }) => answers.length === 0).length,
  };
}

function pageOf(url: string): string {
  return url.replace(/#.*$/, '');
}

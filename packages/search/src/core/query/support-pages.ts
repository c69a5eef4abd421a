/** Owns what the best sections of a page add to one another: a page that answers in several places is about the query. */
import { addToGroup } from '../add-to-group.ts';
import { getPageNumber, type SectionTable } from '../index/search-index.ts';
import type { ScoredSection } from './score-sections.ts';
import { SUPPORT_REWORDED, SUPPORT_SHARE, SUPPORTING_SECTIONS } from './weights.ts';

/**
 * Best first, as they are given.
 * @param isReworded whether the vocabulary has other words for the query: what these find is less sure
 */
export function supportPages(
  sections: readonly ScoredSection[],
  { table, isReworded }: { table: SectionTable; isReworded: boolean },
): ScoredSection[] {
  const share = isReworded ? SUPPORT_REWORDED : SUPPORT_SHARE;
  const pages = new Map<number, number[]>();
  const pageOf = ({ section }: ScoredSection) => getPageNumber(table, section);
  for (const scored of sections) addToGroup(pages, pageOf(scored), scored.score);
  return sections
    .map((scored) => {
      const [best = 1, ...others] = pages.get(pageOf(scored)) ?? [];
      const support = others.slice(0, SUPPORTING_SECTIONS).reduce((sum, score) => sum + score, 0);
      return { ...scored, score: scored.score * (1 + (share * support) / best) };
    })
    .sort(byScore);
}

/** Best first; those that are equally good in the order of the site. */
export function byScore(a: ScoredSection, b: ScoredSection): number {
  return b.score - a.score || a.section - b.section;
}

/** Owns what the best sections of a page add to one another: a page that answers in several places is about the query. */
import { addToGroup } from '../add-to-group.ts';
import { getPageNumber, type SectionTable } from '../index/search-index.ts';
import type { ScoredSection } from './score-sections.ts';
import { SUPPORT_SHARE, SUPPORTING_SECTIONS } from './weights.ts';

/** @param sections best first, as they are returned */
export function supportPages(sections: readonly ScoredSection[], table: SectionTable): ScoredSection[] {
  const pages = new Map<number, number[]>();
  const pageOf = ({ section }: ScoredSection) => getPageNumber(table, section);
  for (const scored of sections) addToGroup(pages, pageOf(scored), scored.score);
  return sections
    .map((scored) => {
      const [best = 1, ...others] = pages.get(pageOf(scored)) ?? [];
      const support = others.slice(0, SUPPORTING_SECTIONS).reduce((sum, score) => sum + score, 0);
      return { ...scored, score: scored.score * (1 + (SUPPORT_SHARE * support) / best) };
    })
    .sort(byScore);
}

/** Best first; those that are equally good in the order of the site. */
export function byScore(a: ScoredSection, b: ScoredSection): number {
  return b.score - a.score || a.section - b.section;
}

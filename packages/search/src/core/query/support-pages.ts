/** Raises the sections of pages with several good sections: such a page is about the query. */
import { addToGroup } from '../add-to-group.ts';
import { byScore, type ScoredSection } from './score-sections.ts';
import { SUPPORT_SHARE } from './weights.ts';

/**
 * @param sections best first
 * @param pages the page of each section
 */
export function supportPages(sections: readonly ScoredSection[], pages: readonly number[]): ScoredSection[] {
  const scores = new Map<number | undefined, number[]>();
  for (const { section, score } of sections) addToGroup(scores, pages[section], score);
  return sections
    .map(({ section, score }) => {
      const [best = 1, second = 0, third = 0] = scores.get(pages[section]) ?? [];
      return { section, score: score * (1 + (SUPPORT_SHARE * (second + third)) / best) };
    })
    .sort(byScore);
}

/** Implements `quire search`. */
import type { SearchEngine } from '../core/engine.ts';

export interface RankedHeading {
  /** Without base: `/guide/start/#install`. */
  url: string;
  /** The page's title. */
  title: string;
  /** The section's heading. */
  section: string;
}

export async function rankHeadings(engine: SearchEngine, query: string, limit: number): Promise<RankedHeading[]> {
  const found = await engine.rank(query, limit);
  return found.slice(0, limit).map(({ page, section }) => ({
    url: page.routePath + (section.anchor && `#${section.anchor}`),
    title: page.title,
    section: section.title,
  }));
}

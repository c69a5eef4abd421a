/** The body of `quire search`: the first lines of an answer, in rank order. */
import type { SearchEngine } from '../core/engine.ts';

export interface RankedHeading {
  /** Without base: `/guide/start/#install`. */
  url: string;
  /** Of the page. */
  title: string;
  /** The heading. */
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

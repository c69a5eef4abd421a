/** What a request's facet filters say about the locale and the version. */
import type { FacetFilters } from './types.ts';

/** The first `facet:value` of a facet, in a list, an inner list or alone; undefined where it is not named. */
export function findFacet(filters: FacetFilters | undefined, facet: string): string | undefined {
  const conditions = typeof filters === 'string' ? [filters] : (filters ?? []).flat();
  const condition = conditions.find((text) => text.startsWith(`${facet}:`));
  return condition?.slice(facet.length + 1);
}

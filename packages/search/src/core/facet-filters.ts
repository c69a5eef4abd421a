import type { FacetFilters } from './types.ts';

/** The value of the first `facet:value` condition: `findFacet(['lang:en'], 'lang')` → `'en'`. */
export function findFacet(filters: FacetFilters | undefined, facet: string): string | undefined {
  const conditions = typeof filters === 'string' ? [filters] : (filters ?? []).flat();
  const condition = conditions.find((text) => text.startsWith(`${facet}:`));
  return condition?.slice(facet.length + 1);
}

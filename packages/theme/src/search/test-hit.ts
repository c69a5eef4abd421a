/** Hits for tests. */
import type { Hit } from './hit.ts';

export function createHit(given: Partial<Hit> & { titles?: string[] } = {}): Hit {
  const { titles = ['Page'], ...rest } = given;
  const [lvl1 = null, lvl2 = null, lvl3 = null] = titles;
  const objectID = rest.objectID ?? `/${titles.join('/')}`;
  const type = lvl3 !== null ? 'lvl3' : lvl2 !== null ? 'lvl2' : 'lvl1';
  return {
    objectID,
    url: objectID,
    type,
    hierarchy: { lvl0: 'Guide', lvl1, lvl2, lvl3, lvl4: null, lvl5: null, lvl6: null },
    ...rest,
  };
}

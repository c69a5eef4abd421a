/** Opens data of either kind, where the size of the bundle does not matter. */
import type { Pause } from './index/whole-index.ts';
import { openSharded } from './open-sharded.ts';
import { openInSteps } from './open-whole.ts';
import type { OpenSearch } from './opener.ts';

/** @param pause lets other work run while an index is built */
export function createOpener(pause?: Pause): OpenSearch {
  return (data, options) => (data.kind === 'whole' ? openInSteps(data, options, pause) : openSharded(data, options));
}

export const openAny = createOpener();

/** Owns the answers of either kind of site, for where the size of the program does not matter. */
import { openSharded } from './open-sharded.ts';
import { openWhole } from './open-whole.ts';
import type { OpenSearch } from './opener.ts';

export const openAny: OpenSearch = (data, options) => (data.kind === 'whole' ? openWhole : openSharded)(data, options);

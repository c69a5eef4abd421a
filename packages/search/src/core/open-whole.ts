/** Opens a site whose text is shipped whole: answers from its headings at first, then from all text. */
import { createWholeIndex, type Pause, type WholeIndexOptions } from './index/whole-index.ts';
import { loadOnce } from './load-once.ts';
import type { Ask, OpenOptions, OpenSearch } from './opener.ts';
import { unpackPages } from './records/pack.ts';
import type { PackedRest } from './records/rest.ts';
import type { SearchData } from './records/search-data.ts';
import { shardPath } from './shards/shard-format.ts';
import type { SearchResult } from './types.ts';

export const openWhole: OpenSearch = (data, options) => openInSteps(data, options);

/** @param pause lets other work run while the index is built */
export async function openInSteps(
  data: SearchData,
  { fetchFile, openIndex }: OpenOptions,
  pause?: Pause,
): Promise<Ask> {
  if (data.kind !== 'whole') throw new Error('A newer build of the site has an index in shards.');
  const { pages, vocabulary, rest } = data;
  const isPartial = rest !== undefined;
  const open = async (texts: Partial<PackedRest>, options: WholeIndexOptions) =>
    openIndex(await createWholeIndex(unpackPages(pages, texts.pages), { ...options, pause }));
  const first = await open({}, { vocabulary, isPartial });
  if (!isPartial) return first;
  return answerTwice(first, async () => {
    const packed = JSON.parse(await fetchFile(shardPath('rest', rest))) as PackedRest;
    return open(packed, packed);
  });
}

/**
 * Answers from the headings if they contain all words of the query, otherwise once the rest of the text is loaded. That
 * load starts immediately, so that few queries have to wait for it. If it fails, these queries fail: without the text,
 * the headings would answer them with too few hits, or with none.
 */
function answerTwice(askFirst: Ask, open: () => Promise<Ask>): Ask {
  let askAll: Ask | undefined;
  const opening = new Map<string, Promise<Ask>>();
  const openAll = () =>
    loadOnce(opening, '', async () => {
      askAll = await open();
      return askAll;
    });
  void openAll();
  return async (requests, options) => {
    if (askAll) return askAll(requests, options);
    const loading = openAll();
    const first = await askFirst(requests, options);
    const isEnough = (options.contents ?? 0) === 0 && first.every(isFullAnswer);
    return isEnough ? first : (await loading)(requests, options);
  };
}

function isFullAnswer({ hits }: SearchResult): boolean {
  const { hierarchy } = hits[0]?._highlightResult ?? { hierarchy: {} };
  return Object.values(hierarchy).some((highlight) => highlight?.matchLevel === 'full');
}

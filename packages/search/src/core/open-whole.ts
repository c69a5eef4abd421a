/** Owns the answers of a site whose text is shipped whole: from its headings at first, and from all of it soon after. */
import { createWholeIndex } from './index/whole-index.ts';
import { type Ask, askEngine, type OpenOptions, type OpenSearch } from './opener.ts';
import { OtherKindError } from './other-kind-error.ts';
import { unpackPage } from './records/pack.ts';
import { joinPages, type PackedRest } from './records/rest.ts';
import type { WholeData } from './records/search-data.ts';
import { shardPath } from './shards/shard-format.ts';
import type { SearchResult } from './types.ts';

export const openWhole: OpenSearch = async (data, options) => {
  if (data.kind !== 'whole') throw new OtherKindError(data.kind);
  const isPartial = data.rest !== undefined;
  const first = await openPages(data, options, isPartial);
  return isPartial ? answerTwice(first, () => openRest(data, options)) : first;
};

type Pages = Pick<WholeData, 'pages' | 'vocabulary'>;

async function openPages(
  { pages, vocabulary }: Pages,
  { createEngine, pause }: OpenOptions,
  isPartial: boolean,
): Promise<Ask> {
  return askEngine(createEngine(await createWholeIndex(pages.map(unpackPage), { vocabulary, pause, isPartial })));
}

async function openRest({ pages, rest = '' }: WholeData, options: OpenOptions): Promise<Ask> {
  const packed = JSON.parse(await options.fetchFile(shardPath('rest', rest))) as PackedRest;
  return openPages({ ...packed, pages: joinPages(pages, packed.pages) }, options, false);
}

/**
 * The headings may already say it all; if a word is missing, the rest of the text may have it. The rest is fetched as
 * soon as they are there, so that few queries are answered without it. Where it cannot be had, the next question tries again.
 */
function answerTwice(askFirst: Ask, open: () => Promise<Ask>): Ask {
  let askAll: Ask | undefined;
  let opening: Promise<Ask | undefined> | undefined;
  const openOnce = async () => {
    askAll = await open().catch(() => undefined);
    opening = undefined;
    return askAll;
  };
  opening = openOnce();
  return async (requests, options) => {
    if (askAll) return askAll(requests, options);
    opening ??= openOnce();
    const first = await askFirst(requests, options);
    const isEnough = (options.contents ?? 0) === 0 && first.every(isFullAnswer);
    return isEnough ? first : ((await opening)?.(requests, options) ?? first);
  };
}

function isFullAnswer({ hits }: SearchResult): boolean {
  const { hierarchy } = hits[0]?._highlightResult ?? { hierarchy: {} };
  return Object.values(hierarchy).some((highlight) => highlight?.matchLevel === 'full');
}

/** The provider of hits, or the reason why there is none. */
import type { SearchProvider } from '@quire/search';
import type { Insights } from '@quire/search/hosted';

/** The message is for the site's author. */
export type SearchEngine =
  | { kind: 'ready'; provider: SearchProvider; insights: Insights | undefined }
  | { kind: 'unusable'; message: string };

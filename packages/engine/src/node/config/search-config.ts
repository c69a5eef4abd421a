/** The configuration of the search. (docs/behavior/data.md) */

/** Settings for both providers. */
interface SearchConfig {
  /** Words that mean the same: `['emit', 'generate']`. */
  synonyms: string[][];
  /** A text file with words of readers, or a folder with such `.txt` files, relative to the folder of the site. */
  vocabulary?: string;
  /** Routes of the default language, which the dialog shows before anything is typed. */
  quickLinks: string[];
  /** Factors for the rank of pages, by the beginning of their route. */
  boosts: Array<{
    /** The beginning of the routes. */
    route: string;
    /** Above 1 raises the pages, below 1 lowers them. */
    factor: number;
  }>;
  /** The URL where readers can report a query without results; `{query}` is replaced by the query. */
  reportLink?: string;
}

/** The site's own records, searched in the browser. */
export interface LocalSearchConfig extends SearchConfig {
  /** Which provider answers. */
  provider: 'local';
}

/** A service that speaks Algolia's protocol. (docs/behavior/search.md) */
export interface HostedSearchConfig extends SearchConfig {
  /** Which provider answers. */
  provider: 'hosted';
  /** The id of the application. */
  appId: string;
  /** The search key, which is public. */
  apiKey: string;
  /** The name of the index. */
  indexName: string;
  /** Origins that replace those of the service. */
  hosts?: string[];
  /** Whether usage events are sent. */
  insights?: boolean;
  /** Whether the local index is used if the service does not respond. By default, it is. */
  fallback: boolean;
}

export type UserHostedSearch = Omit<HostedSearchConfig, 'synonyms' | 'boosts' | 'quickLinks' | 'fallback'> &
  Partial<HostedSearchConfig>;

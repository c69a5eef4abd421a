/** The configuration of the search. (docs/behavior/data.md) */

/** What holds for either provider. */
interface SearchConfig {
  /** Words that mean the same: `['emit', 'generate']`. */
  synonyms: string[][];
  /** What readers call things, in text files: a file, or a folder with `.txt` files, relative to the site. */
  vocabulary?: string;
  /** Routes of the default language that the dialog offers before anything is typed. */
  quickLinks: string[];
  /** Raises or lowers pages by the beginning of their route; 1 changes nothing. */
  boosts: Array<{
    /** The beginning of the routes. */
    route: string;
    /** More than 1 raises them, less lowers them. */
    factor: number;
  }>;
  /** Where readers report a query without results; `{query}` represents it. */
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
  /** The application. */
  appId: string;
  /** The key for searching; it is public. */
  apiKey: string;
  /** The index. */
  indexName: string;
  /** Origins in place of the service's own. */
  hosts?: string[];
  /** Sends usage events. */
  insights?: boolean;
  /** Whether the site's own records answer where no host does; they do unless this is false. */
  fallback: boolean;
}

export type UserHostedSearch = Omit<HostedSearchConfig, 'synonyms' | 'boosts' | 'quickLinks' | 'fallback'> &
  Partial<HostedSearchConfig>;

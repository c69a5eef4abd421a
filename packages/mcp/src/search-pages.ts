/** The tool `search`: returns the same sections in the same order as the site's search. */
import { formatMarkdownLink } from '@quire/markdown';
import { createUserError, type UserError } from '@quire/markdown/diagnostics';
import {
  createEngine,
  getSearchEntry,
  openIndex,
  parseSearchData,
  SEARCH_FOLDER,
  type SearchEngine,
  type SearchHit,
} from '@quire/search';
import { type OpenSite, toPublicUrl } from './open-site.ts';
import { readData, type SiteSource } from './site-source.ts';

export interface SearchQuery {
  query: string;
  language: string;
  version?: string | undefined;
  limit: number;
}

export type SearchPages = (query: SearchQuery) => Promise<string>;

export function createSearchPages(site: OpenSite): SearchPages {
  const open = createKeptSearches(site);
  return async ({ query, language, version = site.versions?.default ?? '', limit }) => {
    const engine = await open(getSearchEntry(language, version));
    const request = { indexName: '', query, hitsPerPage: limit };
    const { hits, queryAfterRemoval } = await engine.answer(request, { contents: limit });
    if (hits.length === 0) return formatNoResults({ query, language }, site);
    const missing = [...(queryAfterRemoval ?? '').matchAll(/<em>(.*?)<\/em>/g)].map(([, word]) => word);
    const note =
      missing.length === 0 ? [] : [`No page has all of the words. The first result lacks: ${missing.join(', ')}`];
    return [...note, ...hits.map((hit, at) => formatHit(hit, { number: at + 1, site }))].join('\n\n');
  };
}

/** Names the other languages, because a client may have left the language out. */
function formatNoResults({ query, language }: Pick<SearchQuery, 'query' | 'language'>, { locales }: OpenSite): string {
  const others = locales.filter(({ lang }) => lang !== language).map(({ lang }) => `"${lang}"`);
  const hint = others.length === 0 ? '' : ` The other languages are ${others.join(', ')}.`;
  const place = others.length === 0 ? '' : ` in the language "${language}"`;
  return `No results for "${query}"${place}. Try fewer or other words, or list_pages.${hint}`;
}

/** Reopens an index when its entry has changed, which contains the hashes of all its other files. */
function createKeptSearches({ source }: OpenSite): (entry: string) => Promise<SearchEngine> {
  const kept = new Map<string, { text: string; search: Promise<SearchEngine> }>();
  return async (entry) => {
    const text = await source.find(entry);
    if (text === undefined) throw createNoSearchError(source.name);
    const known = kept.get(entry);
    if (known?.text === text) return known.search;
    const search = readData(source, entry, () => openSearch(text, source));
    kept.set(entry, { text, search });
    search.catch(() => kept.delete(entry));
    return search;
  };
}

async function openSearch(text: string, source: SiteSource): Promise<SearchEngine> {
  const data = parseSearchData(text);
  const index = await openIndex(data, { fetchFile: (name) => getText(source, `${SEARCH_FOLDER}/${name}`) });
  return createEngine(index, { lang: data.lang, version: data.version });
}

async function getText(source: SiteSource, path: string): Promise<string> {
  const text = await source.find(path);
  if (text !== undefined) return text;
  throw createUserError('search', `"${source.name}" has no file "${path}", which its search needs.`, {
    help: 'Build the site again: quire build',
  });
}

function createNoSearchError(name: string): UserError {
  return createUserError('search', `"${name}" has no search.`, {
    help: 'The site was built with "search: false". Use list_pages and read_page.',
  });
}

/** `1. [Page › Section](https://docs.example/page#section)`, and the paragraph with the most words of the query. */
function formatHit(
  { url, hierarchy, content }: SearchHit,
  { number, site }: { number: number; site: OpenSite },
): string {
  const { lvl0: _, ...levels } = hierarchy;
  const path = Object.values(levels).filter((level) => level !== null);
  const [route = '', anchor] = url.split('#');
  const href = toPublicUrl(site, route) + (anchor === undefined ? '' : `#${anchor}`);
  return [`${number}. ${formatMarkdownLink(path.join(' › '), href)}`, ...(content ? [`   ${content}`] : [])].join('\n');
}

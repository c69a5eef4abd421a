/** Searches a built site in Node, with the same index and ranking as the browser. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createUserError, describeThrown } from '@quire/markdown/diagnostics';
import {
  createEngine,
  openIndex,
  parseSearchData,
  SEARCH_FOLDER,
  type SearchData,
  type SearchEngine,
} from '@quire/search';
import type { PageInput } from '@quire/search/records';
import { findBase } from '../html/url.ts';

export interface SiteSearch {
  lang: string;
  version: string;
  base: string;
  isDefault: boolean;
  engine: SearchEngine;
  /** The indexed data of every page. */
  loadPages(): Promise<PageInput[]>;
}

/** The searches of a built site, one for each locale and version, those of the default version and locale first. @throws UserError if the folder has no search */
export async function openSiteSearches(dir: string): Promise<SiteSearch[]> {
  const folder = findSearchFolder(dir);
  const entries = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  if (entries.length === 0)
    throw createUserError('search', `"${dir}" has no search.`, {
      help: 'The site was built with "search: false".',
    });
  const base = findBase(await readFile(join(folder, '..', 'index.html'), 'utf8').catch(() => ''));
  const searches = await Promise.all(entries.map(async (name) => ({ base, ...(await openSearch(folder, name)) })));
  const home = searches.find(({ isDefault }) => isDefault);
  const rank = ({ version, lang }: SiteSearch) => (version === home?.version ? 2 : 0) + (lang === home?.lang ? 1 : 0);
  return searches.sort((a, b) => rank(b) - rank(a));
}

/** The folder itself, or the `dist` folder in it or in a subfolder, so that commands work from the root of a repository. */
function findSearchFolder(dir: string): string {
  const root = resolve(dir);
  const folders = existsSync(root)
    ? readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    : [];
  const candidates = [
    join(root, SEARCH_FOLDER),
    join(root, 'dist', SEARCH_FOLDER),
    ...folders.map(({ name }) => join(root, name, 'dist', SEARCH_FOLDER)),
  ];
  const found = candidates.find(
    (folder) => existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.json')),
  );
  if (found) return found;
  throw createUserError('search', `"${dir}" does not contain a built site.`, { help: 'Build it first: quire build' });
}

async function openSearch(folder: string, name: string): Promise<Omit<SiteSearch, 'base'>> {
  const data = parseData(await readText(folder, name), join(folder, name));
  const index = await openIndex(data, { fetchFile: (file) => readText(folder, file) });
  return {
    lang: data.lang,
    version: data.version,
    isDefault: data.isDefault === true,
    engine: createEngine(index, { lang: data.lang, version: data.version }),
    loadPages: () => collectPages(index),
  };
}

async function readText(folder: string, name: string): Promise<string> {
  const file = join(folder, name);
  if (existsSync(file)) return readFile(file, 'utf8');
  throw createUserError('search', 'The file, which the search of the site needs, does not exist.', {
    file,
    help: 'Build the site again: quire build',
  });
}

function parseData(text: string, file: string): SearchData {
  try {
    return parseSearchData(text);
  } catch (error) {
    throw createUserError('search', `The search data is invalid: ${describeThrown(error)}`, {
      file,
      help: 'Build the site again: quire build',
    });
  }
}

async function collectPages(index: Awaited<ReturnType<typeof openIndex>>): Promise<PageInput[]> {
  const places = Array.from(index.sectionTable.pages, (_, section) => section);
  await index.loadText(places);
  const pages = new Map<string, PageInput>();
  for (const place of places) {
    const found = index.findSection(place);
    if (!found) continue;
    const { routePath, title, lvl0, group } = found.page;
    const { anchor, depth, title: heading, blocks, codeWords } = found.section;
    const boost = index.sectionTable.boosts[index.sectionTable.pages[place] ?? 0] ?? 1;
    const page = pages.get(routePath) ?? { routePath, title, lvl0, group, boost, sections: [] };
    page.sections.push({ anchor, depth, title: heading, blocks, code: codeWords === '' ? [] : [codeWords] });
    pages.set(routePath, page);
  }
  return [...pages.values()];
}

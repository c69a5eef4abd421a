/** Owns asking a built site's search from Node: the very index and ranking of the browser. */
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { createError, UserError } from '@quire/markdown/diagnostics';
import { createEngine, openIndex, parseSearchData, type SearchData, type SearchEngine } from '@quire/search';
import type { PageInput } from '@quire/search/records';

export interface SiteSearch {
  lang: string;
  version: string;
  engine: SearchEngine;
  /** What the index knows of every page. */
  loadPages(): Promise<PageInput[]>;
}

/** The searches of a built site, one for each locale and version. @throws UserError where there is none */
export async function openSiteSearches(dir: string): Promise<SiteSearch[]> {
  const folder = findSearchFolder(dir);
  const entries = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  if (entries.length === 0)
    throw new UserError(
      createError('search', `"${dir}" has no search.`, {
        help: 'The site was built with "search: false".',
      }),
    );
  return Promise.all(entries.map((name) => openSearch(folder, name)));
}

/** The folder itself, or the `dist` in it or in one of its folders: the command works from the root of a repository. */
function findSearchFolder(dir: string): string {
  const root = resolve(dir);
  const folders = existsSync(root)
    ? readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    : [];
  const candidates = [
    join(root, 'search'),
    join(root, 'dist/search'),
    ...folders.map(({ name }) => join(root, name, 'dist/search')),
  ];
  const found = candidates.find(
    (folder) => existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.json')),
  );
  if (found) return found;
  throw new UserError(
    createError('search', `"${dir}" does not contain a built site.`, { help: 'Build it first: quire build' }),
  );
}

async function openSearch(folder: string, name: string): Promise<SiteSearch> {
  const data = loadSearchData(join(folder, name));
  const index = await openIndex(data, { fetchFile: async (file) => readInside(folder, file) });
  return {
    lang: data.lang,
    version: data.version,
    engine: createEngine(index, { lang: data.lang, version: data.version }),
    loadPages: () => collectPages(index),
  };
}

function loadSearchData(file: string): SearchData {
  try {
    return parseSearchData(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UserError(
      createError('search', `The search data is invalid: ${error instanceof Error ? error.message : String(error)}`, {
        file,
        help: 'Build the site again: quire build',
      }),
    );
  }
}

function readInside(folder: string, file: string): string {
  const path = realpathSync(join(folder, file));
  const inside = relative(realpathSync(folder), path);
  if (inside.startsWith('..') || isAbsolute(inside))
    throw new Error(`The search data names a file outside of its folder: ${file}`);
  return readFileSync(path, 'utf8');
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

/** Owns the records of the search: one entry for each locale, and shards where the text is large. */
import { emitSearchFiles, type PageInput } from '@quire/search/records';
import { isActiveNavItem } from '../../shared/navigation.ts';
import type { SectionData } from '../../shared/page-view.ts';
import { toHref } from '../../shared/route-path.ts';
import { containsHref } from '../../shared/sidebar.ts';
import type { ResolvedConfig } from '../config/config.ts';
import type { Page } from '../content/page.ts';
import { loadSearchSections } from '../content/search-store.ts';
import { findSearchKind, getSearchEntry, SEARCH_FOLDER } from '../routes/search-entry.ts';
import type { Sections } from '../routes/sections.ts';
import type { RouteTable } from '../routes/table.ts';
import type { OutputFile } from './output-file.ts';

export interface SearchInput {
  routes: RouteTable;
  sections: Sections;
  config: ResolvedConfig;
  /** Where the sections of each page lie in the store, by route. */
  searchKeys: ReadonlyMap<string, string>;
}

/** For hosts too: they are what is uploaded, and what answers where no host does. */
export function emitSearch(input: SearchInput): OutputFile[] {
  const { config, routes } = input;
  if (!config.search) return [];
  const { synonyms, boosts } = config.search;
  const roots = (config.versions?.all ?? ['']).flatMap((version) =>
    config.locales.map(({ lang }) => ({ lang, version })),
  );
  return roots.flatMap(({ lang, version }) => {
    const ofRoot = routes.pages.filter((page) => page.lang === lang && page.version === version);
    const pages = ofRoot.flatMap((page) => createPageInput(page, input));
    const kind = findSearchKind(routes, { lang, version });
    const { entry, files } = emitSearchFiles(pages, { lang, version, synonyms, boosts, ...(kind && { kind }) });
    return files.map(({ path, body }) => ({
      path: path === entry ? getSearchEntry(lang, version) : `${SEARCH_FOLDER}/${path}`,
      body,
    }));
  });
}

function createPageInput(page: Page, { sections, config, searchKeys }: SearchInput): PageInput[] {
  const key = searchKeys.get(page.routePath);
  if (key === undefined || page.frontmatter.search === false) return [];
  const section = sections.data.get(sections.keyOf(page));
  const href = toHref(page.routePath, config.base);
  return [
    {
      routePath: page.routePath,
      title: page.title,
      lvl0:
        section?.nav.find((item) => isActiveNavItem(item, page.routePath, config.base))?.text ??
        section?.site.title ??
        config.title,
      group: findGroup(section, href),
      sections: loadSearchSections(config.cacheDir, key),
    },
  ];
}

function findGroup(section: SectionData | undefined, href: string): string {
  const group = section?.sidebar.find((node) => containsHref(node, href));
  return group?.type === 'group' ? group.text : '';
}

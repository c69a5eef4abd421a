/** Made-up pages and configurations for tests. */

import { createEmptyPage } from '@quire/markdown';
import { CHECK_DEFAULTS } from '../src/node/config/check-config.ts';
import { toRoutePath } from '../src/node/config/content-roots.ts';
import type { ResolvedConfig } from '../src/node/config/resolved-config.ts';
import type { Page } from '../src/node/content/page.ts';
import { createRouteTable, type RouteTable } from '../src/node/content/route-table.ts';

/** A page of a bilingual site, from its path below the docs folder without extension: `en/guide/start/index`. */
export function samplePage(path: string, overrides: Partial<Page> = {}): Page {
  const [lang = 'en', ...rest] = path.split('/');
  const pagePath = rest.join('/');
  return {
    ...createEmptyPage(),
    filePath: `/site/docs/${path}.md`,
    sourcePath: `${path}.md`,
    version: '',
    lang,
    pagePath,
    routePath: toRoutePath({ routePrefix: lang === 'en' ? '/' : `/${lang}/` }, pagePath),
    pageType: 'doc',
    title: pagePath,
    description: undefined,
    chars: 0,
    contentKey: path,
    ...overrides,
  };
}

/** The route table of pages, given by their paths or as they are. */
export function sampleRoutes(...pages: Array<string | Page>): RouteTable {
  return createRouteTable(pages.map((page) => (typeof page === 'string' ? samplePage(page) : page)));
}

export function sampleConfig(overrides: Partial<ResolvedConfig> = {}): ResolvedConfig {
  return {
    siteDir: '/site',
    repositoryDir: '/site',
    codeDirs: ['/site'],
    tsconfig: { paths: [], problems: [], files: [] },
    ignoredTargets: [],
    foreign: {},
    docsDir: '/site/docs',
    publicDir: '/site/public',
    outDir: '/site/dist',
    cacheDir: '/site/cache',
    engineHash: 'engine',
    title: 'Rivet',
    description: 'Builds things.',
    image: undefined,
    siteUrl: 'https://rivet.example',
    base: '/',
    icon: '/icon.svg',
    iconFile: undefined,
    logo: undefined,
    logoText: undefined,
    defaultLang: 'en',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文', title: '铆钉', description: '构建工具。' },
    ],
    localeFolders: true,
    theme: 'theme',
    hasClientTheme: false,
    darkMode: true,
    appearanceAnimation: true,
    hideNavbar: 'never',
    socialLinks: [],
    localeRedirect: 'entry',
    lastUpdated: true,
    scrollToTop: true,
    search: undefined,
    feeds: [],
    contentSignal: {},
    sidebarTitle: undefined,
    markdown: {
      defaultWrapCode: false,
      lineNumbers: false,
      definitionLists: true,
      headingIds: 'github',
      formulas: false,
      langAlias: {},
      projects: undefined,
    },
    alias: {},
    pluginClients: [],
    pluginStyles: [],
    globalComponents: {},
    components: {},
    excludes: [],
    versions: undefined,
    redirects: {},
    publishedUrlsFile: undefined,
    translationsFile: '/site/docs/translations.json',
    fallbackPages: true,
    publishesDrafts: false,
    check: CHECK_DEFAULTS,
    head: [],
    plugins: [],
    globalStyles: [],
    i18nSource: {},
    configFile: undefined,
    themeDir: '/site/theme',
    themeFile: undefined,
    hasOwnLayout: false,
    ...overrides,
  };
}

/** The plugin `apiReference`: generates pages about the public API of a package from its types. */
import type { PluginPage, PluginSite, VirtualPage } from '@quire/engine';
import { createFailure } from '../compiler.ts';
import type { Api } from './api.ts';
import { checkNames } from './check-names.ts';
import { findExplanations } from './explanations.ts';
import { formatPages } from './format-pages.ts';
import { loadApi } from './load-api.ts';
import type { ApiReferenceOptions } from './options.ts';

/** Generates pages about the public API of a package, in every language of the site's pages. */
export function apiReference(options: ApiReferenceOptions) {
  return {
    name: `api-reference:${options.package}`,
    pages(site: PluginSite): VirtualPage[] {
      const api = loadApi(options, site.config.siteDir);
      checkNames(api, options);
      const pages = site.config.locales.flatMap(({ lang }) => formatLanguage(api, options, { site, lang }));
      if (pages.length === 0 && options.version !== undefined)
        throw createFailure(
          `The site has no page of the version "${options.version}", to which the reference of "${options.package}" belongs.`,
          'Change "version" of the plugin, or add a page.',
        );
      return pages;
    },
  };
}

function formatLanguage(
  api: Api,
  options: ApiReferenceOptions,
  { site, lang }: { site: PluginSite; lang: string },
): VirtualPage[] {
  const { explainedIn = [], version } = options;
  const pages = site.routes.pages.filter(
    (page) => page.lang === lang && page.fallback === undefined && isOfVersion(page, version),
  );
  const [first] = pages;
  if (!first) return [];
  const explaining = pages.filter(({ pagePath }) =>
    explainedIn.some((path) => pagePath === path || (path.endsWith('/') && pagePath.startsWith(path))),
  );
  return formatPages(api, options, { lang, root: findRoot(first), explanations: findExplanations(explaining) });
}

const isOfVersion = (page: PluginPage, version: string | undefined) =>
  version === undefined ? isOfDefaultVersion(page) : page.version === version;

/** Its routes have no version segment. */
const isOfDefaultVersion = ({ version, routePath }: PluginPage) =>
  version === '' || !routePath.startsWith(`/${version}/`);

/** `en/guide/index.md` of the page `guide/index` → `en/` */
const findRoot = ({ sourcePath, pagePath }: PluginPage) => sourcePath.slice(0, sourcePath.lastIndexOf(pagePath));

/** The folder and route prefix of each version and locale. (docs/behavior/routes.md) */
import type { ResolvedConfig } from './resolved-config.ts';

export interface ContentRoot {
  /** Empty on a site without versions. */
  version: string;
  lang: string;
  /** The folder, relative to the docs folder: `v2/zh/`, or the empty string. */
  folder: string;
  /** The prefix of its routes: `/`, `/v2/zh/`. */
  routePrefix: string;
}

type RootsConfig = Pick<ResolvedConfig, 'versions' | 'locales' | 'defaultLang' | 'localeFolders'>;

/** Every version and locale, defaults first. The default version and language have no segment in the route. */
export function listContentRoots({ versions, locales, defaultLang, localeFolders }: RootsConfig): ContentRoot[] {
  return (versions?.all ?? ['']).flatMap((version) =>
    locales.map(({ lang }) => ({
      version,
      lang,
      folder: joinSegments([version, localeFolders ? lang : '']),
      routePrefix: `/${joinSegments([version === versions?.default ? '' : version, lang === defaultLang ? '' : lang])}`,
    })),
  );
}

/** Those that have pages: without folders of languages, all pages are in the default one. */
export function listWrittenRoots(config: RootsConfig): ContentRoot[] {
  return listContentRoots(config).filter(({ lang }) => config.localeFolders || lang === config.defaultLang);
}

/** The root of a page's version and locale. */
export function getContentRoot({ version, lang }: { version: string; lang: string }, config: RootsConfig): ContentRoot {
  const root = listContentRoots(config).find((each) => each.version === version && each.lang === lang);
  if (!root) throw new Error(`The site has no content in version "${version}" and language "${lang}".`);
  return root;
}

/** @param pagePath in the root's folder, without its extension. The index of a folder has the folder's route */
export function toRoutePath({ routePrefix }: Pick<ContentRoot, 'routePrefix'>, pagePath: string): string {
  return routePrefix + pagePath.replace(/(^|\/)index$/, '$1');
}

function joinSegments(segments: string[]): string {
  return segments
    .filter((segment) => segment !== '')
    .map((segment) => `${segment}/`)
    .join('');
}

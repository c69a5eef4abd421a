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
export function listContentRoots(config: RootsConfig): ContentRoot[] {
  const { versions, locales, defaultLang, localeFolders } = config;
  const langs = localeFolders ? locales.map(({ lang }) => lang) : [defaultLang];
  return (versions?.all ?? ['']).flatMap((version) =>
    langs.map((lang) => ({
      version,
      lang,
      folder: joinSegments([version, localeFolders ? lang : '']),
      routePrefix: `/${joinSegments([version === versions?.default ? '' : version, lang === defaultLang ? '' : lang])}`,
    })),
  );
}

/** The root of a page's version and locale. */
export function getContentRoot({ version, lang }: { version: string; lang: string }, config: RootsConfig): ContentRoot {
  const root = listContentRoots({ ...config, localeFolders: true }).find(
    (candidate) => candidate.version === version && candidate.lang === lang,
  );
  if (!root) throw new Error(`The site has no content in version "${version}" and language "${lang}".`);
  return { ...root, folder: joinSegments([version, config.localeFolders ? lang : '']) };
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

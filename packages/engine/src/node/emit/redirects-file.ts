/** Owns `_redirects`: what static hosts answer for URLs that are not pages. (docs/behavior/routes.md) */
import { toHref } from '../../shared/route-path.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { formatRedirectRules, type RedirectRule } from '../http/host-rules.ts';
import type { OutputFile } from '../output/output-file.ts';
import type { Redirect } from '../routes/list-redirects.ts';

export function emitRedirects(redirects: Redirect[], config: ResolvedConfig): OutputFile[] {
  const rules = createRedirectRules(redirects, config);
  return rules.length === 0 ? [] : [{ path: '_redirects', body: formatRedirectRules(rules) }];
}

/** The site's redirects, and those of the default language's redundant prefix. */
export function createRedirectRules(redirects: Redirect[], config: ResolvedConfig): RedirectRule[] {
  return [...redirects, ...listPrefixRedirects(config)].map(({ from, to }) => ({
    pattern: encodeURI(toHref(from, config.base)),
    target: to.startsWith('/') ? encodeURI(toHref(to, config.base)) : to,
    status: 301,
  }));
}

function listPrefixRedirects({ locales, defaultLang, versions }: ResolvedConfig): Redirect[] {
  const ofLanguage =
    locales.length < 2
      ? []
      : (versions?.all ?? ['']).flatMap((version) =>
          listPrefixRules(version === '' || version === versions?.default ? '' : `/${version}`, defaultLang),
        );
  return versions ? [...listPrefixRules('', versions.default), ...ofLanguage] : ofLanguage;
}

/** `/v1/en/x` is `/v1/x`. */
function listPrefixRules(folder: string, segment: string): Redirect[] {
  return [
    { from: `${folder}/${segment}`, to: `${folder}/` },
    { from: `${folder}/${segment}/*`, to: `${folder}/:splat` },
  ];
}

/** Owns `_redirects`: what static hosts answer for addresses that are no pages. (BEHAVIOUR.md, Routes) */
import { toHref } from '../../shared/route-path.ts';
import type { ResolvedConfig } from '../config/config.ts';
import type { Redirect } from '../routes/redirects.ts';
import type { OutputFile } from './output-file.ts';

/** The site's redirects, and those of the default language's redundant prefix. */
export function emitRedirects(redirects: Redirect[], config: ResolvedConfig): OutputFile[] {
  const lines = [...redirects, ...listPrefixRedirects(config)].map((redirect) => formatRedirect(redirect, config.base));
  return lines.length === 0 ? [] : [{ path: '_redirects', body: `${lines.join('\n')}\n` }];
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

function formatRedirect({ from, to }: Redirect, base: string): string {
  const target = to.startsWith('/') ? encodeURI(toHref(to, base)) : to;
  return `${encodeURI(toHref(from, base))} ${target} 301`;
}

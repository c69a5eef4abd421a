/** Emits `_redirects` for static hosts. (docs/behavior/routes.md) */
import { toHref } from '@quire/client/contract';
import type { OutputFile } from '../../files/output-file.ts';
import { formatRedirectRules, isPattern, type RedirectRule } from '../../http/host-rules.ts';
import { type Redirect, toRedirectHref } from '../../routes/redirects/redirect.ts';

export function emitRedirects(redirects: readonly Redirect[], base: string): OutputFile[] {
  const rules = createRedirectRules(redirects, base);
  return rules.length === 0 ? [] : [{ path: '_redirects', body: formatRedirectRules(rules) }];
}

export function createRedirectRules(redirects: readonly Redirect[], base: string): RedirectRule[] {
  // The redirect pages cover the paths that hosts would read as patterns.
  const exact = redirects.filter(({ kind, from }) => kind === 'redundant' || !isPattern(from));
  return exact.map(({ from, to }) => ({
    pattern: encodeURI(toHref(from, base)),
    target: toRedirectHref(to, base),
    status: 301,
  }));
}

/** Emits `_redirects` for static hosts. (docs/behavior/routes.md) */
import { toHref } from '@quire/client/contract';
import type { OutputFile } from '../../files/output-file.ts';
import { formatRedirectRules, type RedirectRule } from '../../http/host-rules.ts';
import { type Redirect, toRedirectHref } from '../../routes/redirects/redirect.ts';

export function emitRedirects(redirects: readonly Redirect[], base: string): OutputFile[] {
  const rules = createRedirectRules(redirects, base);
  return rules.length === 0 ? [] : [{ path: '_redirects', body: formatRedirectRules(rules) }];
}

export function createRedirectRules(redirects: readonly Redirect[], base: string): RedirectRule[] {
  return redirects.map(({ from, to }) => ({
    pattern: encodeURI(toHref(from, base)),
    target: toRedirectHref(to, base),
    status: 301,
  }));
}

/** Emits redirect pages, for hosts without `_redirects`. (docs/behavior/content.md) */

import { REDIRECT_META_NAME, toHref } from '@quire/client/contract';
import { hashAsset } from '@quire/markdown/files';
import { escapeAttribute, escapeHtml } from '@quire/markdown/html';
import type { Site } from '../../content/route-table.ts';
import type { OutputFile } from '../../files/output-file.ts';
import { isExternalUrl, splitUrl } from '../../html/url.ts';
import { toOutputFile } from '../../render/create-job.ts';
import { type Redirect, toRedirectHref } from '../../routes/redirects/redirect.ts';
import { toUrl } from '../../routes/site-url.ts';

/** Keeps the query and the anchor of the URL, which a meta refresh would lose. */
const SCRIPT = `const url = new URL(document.querySelector('meta[name="${REDIRECT_META_NAME}"]').content, location.href);
url.search ||= location.search;
url.hash ||= location.hash;
location.replace(url);
`;

/** Redundant segments have no pages: they are never linked, and the script of the 404 pages redirects them. */
export function emitRedirectPages(redirects: readonly Redirect[], { routes, config }: Site): OutputFile[] {
  const taken = new Set(routes.pages.map((page) => toOutputFile(page.routePath)));
  const script = `assets/redirect.${hashAsset(SCRIPT)}.js`;
  const scriptHref = toHref(`/${script}`, config.base);
  const pages = redirects
    .filter(({ kind, from }) => kind !== 'redundant' && !taken.has(toOutputFile(from)))
    .map((redirect) => ({
      path: toOutputFile(redirect.from),
      body: renderPage(redirect, { routes, config, scriptHref }),
    }));
  return pages.length === 0 ? [] : [{ path: script, body: SCRIPT }, ...pages];
}

function renderPage({ to }: Redirect, { routes, config, scriptHref }: Site & { scriptHref: string }): string {
  const { path } = splitUrl(to);
  const href = escapeAttribute(toRedirectHref(to, config.base));
  const canonical = isExternalUrl(to) ? to : toUrl(path, config);
  const page = routes.find(path);
  return [
    `<!doctype html><html lang="${escapeAttribute(page?.lang ?? config.defaultLang)}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(page?.title ?? to)}</title><meta name="robots" content="noindex">`,
    canonical === undefined ? '' : `<link rel="canonical" href="${escapeAttribute(canonical)}">`,
    `<meta name="${REDIRECT_META_NAME}" content="${href}">`,
    `<script src="${escapeAttribute(scriptHref)}"></script><meta http-equiv="refresh" content="0; url=${href}">`,
    `</head><body><a href="${href}">${escapeHtml(page?.title ?? to)}</a></body></html>\n`,
  ].join('');
}

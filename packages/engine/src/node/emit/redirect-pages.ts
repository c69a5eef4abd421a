/** Owns pages that lead on, for hosts that know no `_redirects`. (docs/behavior/content.md) */
import { REDIRECT_META_NAME } from '../../shared/document-contract.ts';
import { toHref } from '../../shared/route-path.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { hashAsset } from '../files/hash.ts';
import { escapeAttribute, escapeHtml } from '../html/escape.ts';
import type { OutputFile } from '../output/output-file.ts';
import { toOutputFile } from '../render/create-job.ts';
import type { Redirect } from '../routes/list-redirects.ts';
import { toUrl } from '../routes/site-url.ts';
import type { RouteTable } from '../routes/table.ts';

/** Takes the reader on with the query and the anchor of the URL, which a refresh alone would lose. */
const SCRIPT = `const url = new URL(document.querySelector('meta[name="${REDIRECT_META_NAME}"]').content, location.href);
url.search ||= location.search;
url.hash ||= location.hash;
location.replace(url);
`;

export function emitRedirectPages(
  redirects: Redirect[],
  { routes, config }: { routes: RouteTable; config: ResolvedConfig },
): OutputFile[] {
  const taken = new Set(routes.pages.map((page) => toOutputFile(page.routePath)));
  const script = `assets/redirect.${hashAsset(SCRIPT)}.js`;
  const pages = redirects.flatMap((redirect): Array<[string, OutputFile]> => {
    const path = toOutputFile(redirect.from);
    return taken.has(path)
      ? []
      : [
          [
            path,
            { path, body: renderPage(redirect, { routes, config, scriptHref: toHref(`/${script}`, config.base) }) },
          ],
        ];
  });
  if (pages.length === 0) return [];
  // The first rule wins, as it does on hosts.
  return [...new Map(pages.reverse()).values(), { path: script, body: SCRIPT }].reverse();
}

function renderPage(
  { to }: Redirect,
  { routes, config, scriptHref }: { routes: RouteTable; config: ResolvedConfig; scriptHref: string },
): string {
  const [path = '', tail = ''] = splitTail(to);
  const isRoute = to.startsWith('/');
  const href = escapeAttribute(isRoute ? encodeURI(toHref(path, config.base)) + tail : to);
  const canonical = isRoute ? toUrl(path, config) : to;
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

function splitTail(to: string): string[] {
  return /^([^?#]*)(.*)$/s.exec(to)?.slice(1) ?? [to];
}

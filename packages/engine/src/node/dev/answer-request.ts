/** Answers requests of the dev server, only with files that are in the site's tables. */
import { readFile } from 'node:fs/promises';
import { DEV_CLIENT_PATH, DEV_REPORT_PATH, stripBase, toHref } from '@quire/client/contract';
import { type Diagnostic, UserError } from '@quire/markdown/diagnostics';
import { hashContent } from '@quire/markdown/files';
import { findDecoded } from '@quire/markdown/percent-decoding';
import { SEARCH_FOLDER } from '@quire/search';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import { findSystemError } from '../diagnostics/system-error.ts';
import { createHeaderRules } from '../emit/headers.ts';
import { addMarkdownRules } from '../emit/link-headers.ts';
import { getClientModule } from '../files/client-package.ts';
import { findContentType } from '../http/content-type.ts';
import { findHeaders, findRedirection } from '../http/host-rules.ts';
import { listDocuments } from '../render/create-job.ts';
import { findMarkdownFile } from '../render/markdown-job.ts';
import {
  closeDiagnostics,
  listDiagnostics,
  nameCheck,
  type PageDiagnostics,
  presentDiagnostics,
} from './list-diagnostics.ts';
import type { EmitExtent } from './live-outputs.ts';
import type { LiveSite } from './live-site.ts';
import { addReport, renderBrokenPage } from './page-report.ts';
import { isPlainPath, loadServedFile } from './served-files.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

export interface DevAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
  /** The diagnostics of everything that was checked for the response; undefined if nothing was checked. */
  found?: PageDiagnostics[];
}

/** Matches names of files other than documents. */
const FILE_NAME = /\.(?!html?$)[a-z][a-z\d]*$/i;

/** Files that contain the Markdown of pages, and their indexes. */
const OF_TEXTS = /\/llms(?:-full(?:-\d+)?)?\.txt$|\/\.well-known\/agent-skills\//;

/** @param target the path and query of the request */
export async function answerRequest(target: string, site: LiveSite): Promise<DevAnswer> {
  const [rawPath = '', query = ''] = target.split(/(?=\?)/);
  const { base } = site.config;
  const pathname = findDecoded(rawPath);
  if (pathname === undefined || !isPlainPath(pathname)) return answerPlain(400);
  if (base !== '/' && (pathname === '/' || `${pathname}/` === base)) return redirect(base + query, 302);
  const path = stripBase(pathname, base);
  if (path === undefined) return answerPlain(404);
  if (path === `/${DEV_REPORT_PATH}`) return answerReport(new URLSearchParams(query).get('page') ?? '/', site);
  if (path === `/${DEV_CLIENT_PATH}`) return answer(path, await readFile(getClientModule('dev-client')));
  const { revision } = site.getState();
  try {
    return (await answerFile(path, site)) ?? (await answerRoute(path, { rawPath, query }, site));
  } catch (error) {
    return answerBroken(error, site, { about: path, revision });
  }
}

/** Bundled files, images of pages, the data of sections, and the public folder. */
async function answerFile(path: string, site: LiveSite): Promise<DevAnswer | undefined> {
  const made = (await site.findFile(path)) ?? (await site.loadAsset(path));
  const body = made ?? (await loadServedFile(site.config, path));
  return body === undefined ? undefined : answer(path, body);
}

async function answerRoute(path: string, { rawPath, query }: RequestTarget, site: LiveSite): Promise<DevAnswer> {
  const snapshot = await site.createSnapshot();
  // Later changes are not in the response: an open page reloads itself.
  const shown = { site, snapshot, revision: site.getState().revision };
  const page = snapshot.routes.find(path);
  if (page && page.pageType !== '404') return answerPage(page, { ...shown, status: 200 });
  const markdownPage =
    path.endsWith('.md') && snapshot.routes.pages.find((each) => `/${findMarkdownFile(each)}` === path);
  const markdown = markdownPage ? await site.renderMarkdown(markdownPage) : undefined;
  if (markdown !== undefined) return answer(path, markdown);
  return (
    (await answerEmitted(path, site)) ??
    answerRedirect({ rawPath, query }, snapshot) ??
    answerVariant(path, query, { snapshot, config: site.config }) ??
    (await answerMissing(path, shown))
  );
}

async function answerMissing(path: string, shown: ShownSite): Promise<DevAnswer> {
  const page = findNotFoundPage(path, shown.snapshot, shown.site.config);
  const { found = [], ...answered } = await answerPage(page, { ...shown, status: 404 });
  // The 404 page may have been requested itself, so its diagnostics come last.
  return { ...answered, found: [...closeDiagnostics(path), ...found] };
}

/** Emitted files such as the sitemap and feeds, which need the whole site. */
async function answerEmitted(path: string, site: LiveSite): Promise<DevAnswer | undefined> {
  const isSearch = path.startsWith(`/${SEARCH_FOLDER}/`);
  const emitted = await (isSearch ? site.emitSearch() : site.emit(findExtent(path)));
  const file = emitted.find((each) => `/${each.path}` === path && !each.path.startsWith('_'));
  return file && answer(path, file.body);
}

function findExtent(path: string): EmitExtent {
  if (OF_TEXTS.test(path)) return 'texts';
  return FILE_NAME.test(path) ? 'whole' : 'routes';
}

/** Applies the rules of `_redirects`. */
function answerRedirect({ rawPath, query }: RequestTarget, { redirectRules }: SiteSnapshot): DevAnswer | undefined {
  const found = findRedirection(redirectRules, rawPath);
  return found && redirect(found.location.includes('?') ? found.location : found.location + query, found.status);
}

/** Redirects other spellings of a page's URL. */
function answerVariant(path: string, query: string, { snapshot, config }: Routed): DevAnswer | undefined {
  const page = snapshot.routes.findBySpelling(path);
  if (!page || page.pageType === '404') return undefined;
  return redirect(encodeURI(toHref(page.routePath, config.base)) + query, 301);
}

interface RequestTarget {
  rawPath: string;
  query: string;
}

interface Routed {
  snapshot: SiteSnapshot;
  config: ResolvedConfig;
}

/** The 404 page for a URL: each version and locale has its own. */
function findNotFoundPage(path: string, { routes }: SiteSnapshot, config: ResolvedConfig): Page {
  const candidates = listDocuments(routes, config)
    .filter((page) => page.pageType === '404')
    .sort((a, b) => b.routePath.length - a.routePath.length);
  const found = candidates.find(({ routePath }) => path.startsWith(routePath.replace(/404$/, ''))) ?? candidates.at(-1);
  if (!found) throw new Error('No locale has a page for unknown addresses.');
  return found;
}

/** A site in one state of its sources. */
interface ShownSite {
  site: LiveSite;
  snapshot: SiteSnapshot;
  revision: string;
}

/** Pages have the same content security policy as in the build. */
async function answerPage(
  page: Page,
  { site, snapshot, revision, status }: ShownSite & { status: number },
): Promise<DevAnswer> {
  try {
    const { html, policy } = await site.render(page);
    const current = snapshot.routes.find(page.routePath) ?? page;
    const rules = createHeaderRules({
      routes: { ...snapshot.routes, pages: [current] },
      config: site.config,
      policyParts: policy,
      assets: site.getAssets(),
    });
    const allRules = addMarkdownRules(rules, snapshot.routes, site.config);
    const headers = findHeaders(allRules, toHref(page.routePath, site.config.base));
    const found = [{ about: page.routePath, diagnostics: [] }];
    const report = { revision, hash: hashContent(html), diagnostics: [] };
    const body = addReport(html, { base: site.config.base, report });
    return { status, headers: { ...headers, ...HTML }, body, found };
  } catch (error) {
    return answerBroken(error, site, { about: page.routePath, sourcePath: page.sourcePath, revision });
  }
}

interface BrokenRequest {
  /** The requested path. */
  about: string;
  /** The source of the page. */
  sourcePath?: string;
  /** The revision of the sources in which the error occurred. */
  revision: string;
}

export function answerBroken(
  error: unknown,
  site: LiveSite,
  { about, sourcePath, revision }: BrokenRequest,
): DevAnswer {
  const diagnostics = listDiagnostics(error, site.config, sourcePath);
  if (!(error instanceof UserError) && !findSystemError(error)) console.error(error);
  const { buildId } = site.getState();
  const report = { revision, hash: hashContent(JSON.stringify(diagnostics)), diagnostics };
  return {
    status: 500,
    headers: HTML,
    body: renderBrokenPage({ base: site.config.base, report, buildId }),
    found: [{ about, diagnostics }],
  };
}

/** Answers a request for the diagnostics of a page. A page that cannot be rendered has reported them already. */
async function answerReport(pathname: string, site: LiveSite): Promise<DevAnswer> {
  const path = stripBase(pathname, site.config.base);
  const diagnostics = await listPageDiagnostics(path ?? '', site).catch(() => []);
  const found = [{ about: nameCheck(path ?? pathname), diagnostics }];
  return { status: 200, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(diagnostics), found };
}

async function listPageDiagnostics(path: string, site: LiveSite): Promise<Diagnostic[]> {
  const page = (await site.createSnapshot()).routes.findBySpelling(path);
  return page ? presentDiagnostics(await site.findDiagnostics(page), site.config) : [];
}

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

function answer(path: string, body: string | Uint8Array): DevAnswer {
  return { status: 200, headers: { 'Content-Type': findContentType(path).value }, body };
}

function answerPlain(status: 400 | 404): DevAnswer {
  return { status, headers: { 'Content-Type': 'text/plain' }, body: `${status}\n` };
}

function redirect(location: string, status: number): DevAnswer {
  return { status, headers: { Location: location }, body: '' };
}

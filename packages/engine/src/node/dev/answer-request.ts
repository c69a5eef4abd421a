/** Owns what the dev server answers to an address: what stands in the site's tables, and nothing else. */
import { DEV_REPORT_PATH, type Mistake } from '../../shared/dev-contract.ts';
import { stripBase, toHref } from '../../shared/route-path.ts';
import type { ResolvedConfig } from '../config/config.ts';
import type { Page } from '../content/page.ts';
import { emitHeaders } from '../emit/headers.ts';
import { hashContent } from '../hash.ts';
import { findContentType } from '../preview/content-type.ts';
import { findHeaders, findRedirection, parseHeaderRules, parseRedirectRules } from '../preview/host-rules.ts';
import { listPolicyParts } from '../render/content-policy.ts';
import { findMarkdownFile, listDocuments } from '../render/jobs.ts';
import { SEARCH_FOLDER } from '../routes/search-entry.ts';
import { UserErrors } from '../user-error.ts';
import type { Assembly } from './assembly.ts';
import type { LiveSite } from './live-site.ts';
import { listMistakes, listUserErrors } from './mistakes.ts';
import { renderBrokenPage } from './page-report.ts';
import { isPlainPath, loadServedFile } from './served-files.ts';

export interface DevAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
  /** What an author is to be told of, where the answer has looked for it; an empty list says that all is well. */
  found?: Found;
}

export interface Found {
  /** Another one begins anew what is known of this. */
  about: string;
  mistakes: Mistake[];
}

/** Whether other files than documents have such a name. */
const FILE_NAME = /\.(?!html?$)[a-z][a-z\d]*$/i;

/** @param target path and query as they came */
export async function answerRequest(target: string, site: LiveSite): Promise<DevAnswer> {
  const [rawPath = '', query = ''] = target.split(/(?=\?)/);
  const { base } = site.config;
  const pathname = decodePath(rawPath);
  if (pathname === undefined || !isPlainPath(pathname)) return answerPlain(400);
  if (base !== '/' && (pathname === '/' || `${pathname}/` === base)) return redirect(base + query, 302);
  const path = stripBase(pathname, base);
  if (path === undefined) return answerPlain(404);
  if (path === `/${DEV_REPORT_PATH}`) return answerReport(new URLSearchParams(query).get('page') ?? '/', site);
  try {
    return (await answerFile(path, site)) ?? (await answerRoute(path, { rawPath, query }, site));
  } catch (error) {
    return answerBroken(error, site, { about: path });
  }
}

/** Bundled files, images beside pages, the data of sections, and the public folder. */
async function answerFile(path: string, site: LiveSite): Promise<DevAnswer | undefined> {
  const made = site.findFile(path) ?? (await site.loadAsset(path));
  const body = made ?? (await loadServedFile(site.config, path));
  return body === undefined ? undefined : answer(path, body);
}

async function answerRoute(path: string, { rawPath, query }: Address, site: LiveSite): Promise<DevAnswer> {
  const assembly = await site.assemble();
  const page = assembly.routes.find(path);
  if (page && page.pageType !== '404') return answerPage(page, { site, assembly, status: 200 });
  const twin = path.endsWith('.md') && assembly.routes.pages.find((each) => `/${findMarkdownFile(each)}` === path);
  const markdown = twin ? await site.renderMarkdown(twin) : undefined;
  if (markdown !== undefined) return answer(path, markdown);
  return (
    (await answerEmitted(path, { rawPath, query }, site)) ??
    answerVariant(path, query, { assembly, config: site.config }) ??
    answerPage(findNotFoundPage(path, assembly, site.config), { site, assembly, status: 404 })
  );
}

/** Sitemap, feeds and the like, which need the whole site; and the redirects that hosts are told. */
async function answerEmitted(
  path: string,
  { rawPath, query }: Address,
  site: LiveSite,
): Promise<DevAnswer | undefined> {
  const isSearch = path.startsWith(`/${SEARCH_FOLDER}/`);
  const emitted = await (isSearch ? site.emitSearch() : site.emit(FILE_NAME.test(path) ? 'whole' : 'routes'));
  const file = emitted.find((each) => `/${each.path}` === path && !each.path.startsWith('_'));
  if (file) return answer(path, file.body);
  const rules = emitted.find((each) => each.path === '_redirects')?.body.toString() ?? '';
  const found = findRedirection(parseRedirectRules(rules), rawPath);
  return found && redirect(found.location.includes('?') ? found.location : found.location + query, found.status);
}

/** Another spelling of a page's address. */
function answerVariant(path: string, query: string, { assembly, config }: Routed): DevAnswer | undefined {
  const page = assembly.routes.findBySpelling(path);
  if (!page || page.pageType === '404') return undefined;
  return redirect(encodeURI(toHref(page.routePath, config.base)) + query, 301);
}

interface Address {
  rawPath: string;
  query: string;
}

interface Routed {
  assembly: Assembly;
  config: ResolvedConfig;
}

/** The 404 page nearest to an address: a version and a locale have their own. */
function findNotFoundPage(path: string, { routes }: Assembly, config: ResolvedConfig): Page {
  const candidates = listDocuments(routes, config)
    .filter((page) => page.pageType === '404')
    .sort((a, b) => b.routePath.length - a.routePath.length);
  const found = candidates.find(({ routePath }) => path.startsWith(routePath.replace(/404$/, ''))) ?? candidates.at(-1);
  if (!found) throw new Error('No locale has a page for unknown addresses.');
  return found;
}

interface PageAnswerInput {
  site: LiveSite;
  assembly: Assembly;
  status: number;
}

/** Pages run under the very policy of the build. */
async function answerPage(page: Page, { site, assembly, status }: PageAnswerInput): Promise<DevAnswer> {
  try {
    const html = await site.render(page);
    const current = assembly.routes.find(page.routePath) ?? page;
    const inlineScripts = [site.getAssets()?.prepaint ?? ''];
    const [file] = emitHeaders({
      routes: { ...assembly.routes, pages: [current] },
      config: site.config,
      inlineScripts,
      policyParts: listPolicyParts(html),
    });
    const headers = findHeaders(
      parseHeaderRules(file?.body.toString() ?? ''),
      toHref(page.routePath, site.config.base),
    );
    const found = { about: page.routePath, mistakes: [] };
    return { status, headers: { ...headers, ...HTML }, body: html, found };
  } catch (error) {
    return answerBroken(error, site, { about: page.routePath, sourcePath: page.sourcePath });
  }
}

/** @param asked what was asked for; `sourcePath` where it is a page */
export function answerBroken(
  error: unknown,
  site: LiveSite,
  { about, sourcePath }: { about: string; sourcePath?: string },
): DevAnswer {
  const mistakes = listMistakes(error, site.config, sourcePath);
  if (!listUserErrors(error)) console.error(error);
  const report = { revision: site.getState().revision, hash: hashContent(JSON.stringify(mistakes)), mistakes };
  return {
    status: 500,
    headers: HTML,
    body: renderBrokenPage({ base: site.config.base, report, assets: site.getAssets() }),
    found: { about, mistakes },
  };
}

/** A page that is broken has said so already. */
async function answerReport(pathname: string, site: LiveSite): Promise<DevAnswer> {
  const path = stripBase(pathname, site.config.base);
  const mistakes = await listPageMistakes(path ?? '', site).catch(() => []);
  const found = { about: `${path} besides`, mistakes };
  return { status: 200, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(mistakes), found };
}

async function listPageMistakes(path: string, site: LiveSite): Promise<Mistake[]> {
  const page = (await site.assemble()).routes.findBySpelling(path);
  return page ? listMistakes(new UserErrors(await site.findMistakes(page)), site.config) : [];
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

/** Undefined for what is no path at all. */
function decodePath(rawPath: string): string | undefined {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return undefined;
  }
}

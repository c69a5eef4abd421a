/** Loads a page by its path, ready to be shown. */
import { REDIRECT_META_NAME } from '../contract/document-contract.ts';
import { toHref } from '../contract/route-path.ts';
import type { HtmlPolicy } from '../dom/trusted-html.ts';
import { readPageDocument } from '../page/page-document.ts';
import { createStyleLoader } from '../page/page-styles.ts';
import type { LoadDocument } from './documents.ts';
import type { LoadedPage, LoadPage } from './navigations.ts';
import type { Preloads } from './preload.ts';
import type { ShowPage } from './screen.ts';

/** Redirect pages are shorter than this, in characters. */
const REDIRECT_PAGE_LENGTH = 2000;

export interface PageReaderOptions {
  /** The build of the running script. */
  buildId: string;
  /** The base path of the site. */
  base: string;
  show: ShowPage;
  policy: HtmlPolicy;
}

/** Creates a page, ready to be shown, from the document that was fetched from `pathname`. */
export type PageReader = (html: string, pathname: string) => Promise<LoadedPage>;

/** Rejects if the document is not a page of this site, or if a new deployment has replaced the build. */
export function createPageReader({ buildId, base, show, policy }: PageReaderOptions): PageReader {
  const loadStyles = createStyleLoader();
  return async (html, pathname) => {
    const next = readPageDocument(new DOMParser().parseFromString(policy.createHTML(html), 'text/html'));
    if (!next) throw new Error(`${pathname} is not a page of this site.`);
    if (next.buildId !== buildId) throw new Error(`${pathname} belongs to build ${next.buildId}, this is ${buildId}.`);
    await loadStyles(next.document);
    return { href: toHref(next.page.routePath, base), show: (isFresh) => show(next, isFresh) };
  };
}

export interface PageLoader extends Preloads {
  visit: LoadPage;
}

/** The page that was preloaded last is already parsed when its link is clicked. */
export function createPageLoader(loadDocument: LoadDocument, read: PageReader): PageLoader {
  let ahead: { pathname: string; page: Promise<LoadedPage> } | undefined;
  const load: LoadPage = async (pathname, signal) => {
    const html = await loadDocument(pathname, signal);
    const moved = findRedirect(html);
    return moved === undefined ? read(html, pathname) : read(await loadDocument(moved, signal), moved);
  };
  /** A parsed page can be shown only once, because its elements move into the document. */
  const takeAhead = (pathname: string) => {
    const taken = ahead?.pathname === pathname ? ahead.page : undefined;
    ahead = undefined;
    return taken;
  };
  return {
    visit: (pathname, signal) => takeAhead(pathname) ?? load(pathname, signal),
    has: (pathname) => ahead?.pathname === pathname,
    async load(pathname, signal) {
      const page = load(pathname, signal);
      ahead = { pathname, page };
      await page.catch(() => void takeAhead(pathname));
    },
  };
}

/** The path that a page redirects to; undefined if it has a hash, which the browser handles. */
function findRedirect(html: string): string | undefined {
  const [, path] =
    new RegExp(`<meta name="${REDIRECT_META_NAME}" content="(/[^"?#]*)">`).exec(html.slice(0, REDIRECT_PAGE_LENGTH)) ??
    [];
  return path;
}

/** Owns the way from the path of a page to the page, ready to be shown. */
import { REDIRECT_META_NAME } from '../../shared/document-contract.ts';
import { createPageView, type PageView } from '../../shared/page-view.ts';
import type { HtmlPolicy } from '../dom/trusted-html.ts';
import { readPageDocument } from '../page/page-document.ts';
import type { PageStyles } from '../page/page-styles.ts';
import type { SectionLoader } from '../page/section-data.ts';
import type { Theme } from '../page/theme.ts';
import type { Documents } from './documents.ts';
import type { LoadedPage, LoadPage } from './navigations.ts';
import type { Screen } from './screen.ts';

/** Characters in which a page that only leads on says so. */
const REDIRECT_PAGE_LENGTH = 2000;

export interface PageReaderOptions {
  /** The build that the running script belongs to. */
  buildId: string;
  sections: SectionLoader;
  styles: PageStyles;
  screen: Screen;
  policy: HtmlPolicy;
  theme: Theme;
}

/** Makes a page, ready to be shown, of the document that was fetched from `pathname`. */
export type PageReader = (html: string, pathname: string) => Promise<LoadedPage>;

/** Fails where the document is none of ours, or a new deployment has replaced the build. */
export function createPageReader({ buildId, sections, styles, screen, policy, theme }: PageReaderOptions): PageReader {
  return async (html, pathname) => {
    const next = readPageDocument(new DOMParser().parseFromString(policy.createHTML(html), 'text/html'));
    if (!next) throw new Error(`${pathname} is not a page of this site.`);
    if (next.buildId !== buildId) throw new Error(`${pathname} belongs to build ${next.buildId}, this is ${buildId}.`);
    const parts = theme.loadParts?.(next.page);
    const [section] = await Promise.all([sections.load(next.section), styles.load(html), parts]);
    const view = reuseView(screen.store.getView(), createPageView(next.page, section, 'whole'));
    return { href: view.href, show: () => screen.show(next, view) };
  };
}

export function createPageLoader(documents: Documents, read: PageReader): LoadPage {
  return async (pathname, signal) => {
    const html = await documents.load(pathname, signal);
    const moved = findRedirect(html);
    return moved === undefined ? read(html, pathname) : read(await documents.load(moved, signal), moved);
  };
}

/** The path that a page leads on to; where it names a place on that page, the browser goes there itself. */
function findRedirect(html: string): string | undefined {
  const [, path] =
    new RegExp(`<meta name="${REDIRECT_META_NAME}" content="(/[^"?#]*)">`).exec(html.slice(0, REDIRECT_PAGE_LENGTH)) ??
    [];
  return path;
}

/** A page whose text alone is another leaves the layout as it is. */
function reuseView(current: PageView, next: PageView): PageView {
  const isSame = current.sidebar === next.sidebar && current.nav === next.nav && current.locale === next.locale;
  return isSame && JSON.stringify(current.page) === JSON.stringify(next.page) ? current : next;
}

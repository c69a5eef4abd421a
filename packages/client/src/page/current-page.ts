import type { PageView, SectionData } from '../contract/page-view.ts';
import { toHref } from '../contract/route-path.ts';
import { loadFile } from '../dom/load-file.ts';
import { loadOnce } from '../dom/load-once.ts';
import type { PageDocument } from './page-document.ts';

/** The page on the screen. */
export interface CurrentPage {
  get(): PageDocument;
  set(next: PageDocument): void;
  /** Its own URL, with base. */
  getHref(): string;
  /**
   * The page view for components, with the data of its section, which is fetched on the first call. If the reader goes to
   * another page meanwhile, it is the view of that one.
   * Rejects if that file cannot be loaded.
   */
  loadView(): Promise<PageView>;
}

export function createCurrentPage(first: PageDocument, base: string): CurrentPage {
  const loadSection = loadOnce(async (href): Promise<SectionData> => JSON.parse((await loadFile(href)).text));
  let current = first;
  async function loadView(): Promise<PageView> {
    const { page, section } = current;
    const [{ createPageView }, data] = await Promise.all([import('../contract/page-view.ts'), loadSection(section)]);
    return page === current.page ? createPageView(page, data) : loadView();
  }
  return {
    get: () => current,
    set(next) {
      current = next;
    },
    getHref: () => toHref(current.page.routePath, base),
    loadView,
  };
}

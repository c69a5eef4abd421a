import type { PageView } from '../../shared/page-view.ts';
import { toHref } from '../../shared/route-path.ts';
import type { PageDocument } from './page-document.ts';
import { createSectionLoader } from './section-data.ts';

/** The page on the screen. */
export interface CurrentPage {
  get(): PageDocument;
  set(next: PageDocument): void;
  /** Its own URL, with base. */
  getHref(): string;
  /**
   * All that components may ask about it, with the data of its section, which is fetched for the first of them.
   * Fails where that file is not to be had.
   */
  loadView(): Promise<PageView>;
}

export function createCurrentPage(first: PageDocument, base: string): CurrentPage {
  const sections = createSectionLoader();
  let current = first;
  return {
    get: () => current,
    set(next) {
      current = next;
    },
    getHref: () => toHref(current.page.routePath, base),
    async loadView() {
      const { page, section } = current;
      const [{ createPageView }, data] = await Promise.all([
        import('../../shared/page-view.ts'),
        sections.load(section),
      ]);
      return createPageView(page, data, 'whole');
    },
  };
}

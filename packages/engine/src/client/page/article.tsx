/** The element that holds a page's text. */
import { ARTICLE_ID } from '../../shared/document-contract.ts';
import { usePageStore, usePageView } from './page-store.tsx';

/** Before and after a text that is rendered inside of the layout; no author writes it, and React leaves it alone. */
export const CONTENT_MARK = '\u0003';

/** The compiled text of the current page. */
export function Article({ className }: { className?: string }) {
  const store = usePageStore();
  // A fallback page holds another language than its document.
  const { fallback } = usePageView().page;
  const content = store.getContent();
  if (content !== undefined) return [CONTENT_MARK, content, CONTENT_MARK];
  return (
    <div
      id={ARTICLE_ID}
      className={className}
      lang={fallback}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text was compiled at build time
      dangerouslySetInnerHTML={{ __html: store.getArticleHtml() }}
    />
  );
}

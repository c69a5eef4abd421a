/** The element that contains a page's content. */
import { ARTICLE_ID } from '../contract/document-contract.ts';
import { getDirection } from '../contract/locale.ts';
import { usePageStore } from './page-store.ts';

/** Marks the start and end of content that is rendered in the layout. Authors do not use it, and React does not change it. */
export const CONTENT_MARK = '\u0003';

/** The compiled content of the current page. */
export function Article({ className }: { className?: string }) {
  const { view, content, html = '' } = usePageStore();
  // The content of a fallback page is in another language than its document, and may have another direction.
  const { fallback } = view.page;
  if (content !== undefined) return [CONTENT_MARK, content, CONTENT_MARK];
  return (
    <div
      id={ARTICLE_ID}
      className={className}
      lang={fallback}
      dir={fallback && getDirection(fallback)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text was compiled at build time
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

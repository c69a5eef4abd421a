/** The 404 by a name of its own, for pages that render it in their text and for themes that wrap it. */
import { usePageStore, usePageView } from '@quire/engine/client';
import { NotFound } from '../not-found/not-found.tsx';

/** In the text of a page of type 404 it renders nothing: the layout has it already. */
export function NotFoundLayout() {
  const isStatic = usePageStore().isStatic();
  const { page } = usePageView();
  return isStatic && page.pageType === '404' ? null : <NotFound />;
}

/** The 404 page as a component, for pages that render it in their content and for themes that wrap it. */
import { usePageStore } from '@quire/client';
import { NotFound } from '../not-found/not-found.tsx';

/** In the content of a page of type 404 it renders nothing, because the layout already does. */
export function NotFoundLayout() {
  const { isStatic, view } = usePageStore();
  return isStatic && view.page.pageType === '404' ? null : <NotFound />;
}

/** What components may ask about the file of their page. */
import { usePageStore, usePageView } from '@quire/engine/client';
import type { PageSource } from '@quire/engine/shared';

/** Undefined in an island, unless the site has components of its own in the layout. */
export function useSource(): PageSource | undefined {
  const { page } = usePageView();
  return usePageStore().getSummary()?.page ?? page.source;
}

/** What components can read about the file of their page. */
import { usePageStore, usePageView } from '@quire/engine/client';
import type { PageSource } from '@quire/engine/shared';

/** Undefined in an island, unless the site has its own components in the layout. */
export function useSource(): PageSource | undefined {
  const { page } = usePageView();
  return usePageStore().getSummary()?.page ?? page.source;
}

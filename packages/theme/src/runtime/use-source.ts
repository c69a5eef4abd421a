/** What components can read about the file of their page. */
import { usePageStore } from '@quire/client';
import type { PageSource } from '@quire/client/contract';

/** Undefined in an island, unless the site has its own components in the layout. */
export function useSource(): PageSource | undefined {
  const { summary, view } = usePageStore();
  return summary?.page ?? view.page.source;
}

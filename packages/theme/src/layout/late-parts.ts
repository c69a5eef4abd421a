/** Owns the parts that only pages of one type have, in the browser: no other visit loads them. */
import type { PageRecord, PageType } from '@quire/engine/shared';
import { createPartLoader } from './part-loader.tsx';

const home = createPartLoader(() => import('../home/home-blocks.ts'));
const notFound = createPartLoader(() => import('../not-found/not-found.tsx'));
const overview = createPartLoader(() => import('../overview/overview.tsx'));

export const FamilyCards = home.createPart((parts) => parts.FamilyCards);
export const HomeFeature = home.createPart((parts) => parts.HomeFeature);
export const HomeHero = home.createPart((parts) => parts.HomeHero);
export const NotFound = notFound.createPart((parts) => parts.NotFound);
export const Overview = overview.createPart((parts) => parts.Overview);

const loaders: Partial<Record<PageType, { load(): Promise<void> }>> = { home, '404': notFound, overview };

/** Loads what is rendered of the page, beyond what each has. */
export function loadParts({ pageType }: PageRecord): Promise<void> | undefined {
  return loaders[pageType]?.load();
}

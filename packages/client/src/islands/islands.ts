/** The islands of the current page: each is loaded and hydrated when it comes into view or is used. */
import type { ComponentType } from 'react';
import type { HtmlPolicy } from '../dom/trusted-html.ts';
import type { CurrentPage } from '../page/current-page.ts';
import type { HydratedIsland } from './hydrate-island.tsx';
import { observeIslands } from './observe-islands.ts';

export type IslandLoader = () => Promise<ComponentType<Record<string, unknown>>>;

/** By the name that was passed to `createIsland`. */
export type IslandLoaders = Readonly<Record<string, IslandLoader>>;

export interface Islands {
  /** Called when the content of the root has changed: unmounts removed islands, and observes new ones. */
  update(): void;
}

interface IslandOptions {
  loaders: IslandLoaders;
  page: CurrentPage;
  policy: HtmlPolicy;
}

export function createIslands(root: HTMLElement, { loaders, page, policy }: IslandOptions): Islands {
  const hydrated = new Map<HTMLElement, HydratedIsland>();
  let observer: ReturnType<typeof observeIslands> | undefined;

  async function hydrate(island: HTMLElement): Promise<void> {
    const load = loaders[island.dataset.name ?? ''];
    if (!load) throw new Error('The build has no component with this name.');
    const [{ hydrateIsland }, Component, view] = await Promise.all([
      import('./hydrate-island.tsx'),
      load(),
      page.loadView(),
    ]);
    if (!island.isConnected) return;
    const onReveal = (slot: HTMLElement) => observer?.watch(slot);
    hydrated.set(island, hydrateIsland(island, { Component, view, policy, onReveal }));
  }

  return {
    update() {
      observer?.stop();
      for (const [element, island] of [...hydrated].reverse()) {
        if (element.isConnected) {
          page.loadView().then(island.show, console.error);
          continue;
        }
        hydrated.delete(element);
        island.unmount();
      }
      observer = observeIslands(root, (island) => {
        hydrate(island).catch((error: unknown) => {
          console.error(`Quire: the island <${island.dataset.name}> stays static.`, error);
        });
      });
    },
  };
}

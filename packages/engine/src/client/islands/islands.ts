/** The islands of the page on the screen: each is loaded and hydrated when it comes into view or is touched. */
import type { ComponentType } from 'react';
import type { HtmlPolicy } from '../dom/trusted-html.ts';
import type { CurrentPage } from '../page/current-page.ts';
import { observeIslands } from './observe-islands.ts';

export type IslandLoader = () => Promise<ComponentType<Record<string, unknown>>>;

/** By the name that `createIsland` was given. */
export type IslandLoaders = Readonly<Record<string, IslandLoader>>;

export interface Islands {
  /** Called when the content of the root has changed: ends what is gone, and waits for what is new. */
  update(): void;
}

interface IslandOptions {
  loaders: IslandLoaders;
  page: CurrentPage;
  policy: HtmlPolicy;
}

export function createIslands(root: HTMLElement, { loaders, page, policy }: IslandOptions): Islands {
  const unmounts = new Map<HTMLElement, () => void>();
  let observer: ReturnType<typeof observeIslands> | undefined;

  async function hydrate(island: HTMLElement): Promise<void> {
    const load = loaders[island.dataset.name ?? ''];
    if (!load) throw new Error('The build knows no component of this name.');
    const [{ hydrateIsland }, Component, view] = await Promise.all([
      import('./hydrate-island.tsx'),
      load(),
      page.loadView(),
    ]);
    if (!island.isConnected) return;
    const onReveal = (slot: HTMLElement) => observer?.watch(slot);
    unmounts.set(island, hydrateIsland(island, { Component, view, policy, onReveal }));
  }

  return {
    update() {
      observer?.stop();
      for (const [island, unmount] of [...unmounts].reverse()) {
        if (island.isConnected) continue;
        unmounts.delete(island);
        unmount();
      }
      observer = observeIslands(root, (island) => {
        hydrate(island).catch((error: unknown) => {
          console.error(`Quire: the island <${island.dataset.name}> stays static.`, error);
        });
      });
    },
  };
}

/** The islands of the current page: each is loaded and hydrated when it comes into view or is used. */
import type { ComponentType } from 'react';
import type { HtmlPolicy } from '../dom/trusted-html.ts';
import type { CurrentPage } from '../page/current-page.ts';
import type { HydratedIsland } from './hydrate-island.tsx';
import { observeIslands } from './observe-islands.ts';

/** Loads a module of islands. */
export type IslandLoader = () => Promise<Record<string, ComponentType<Record<string, unknown>>>>;

/** By the name of the module. */
export type IslandLoaders = Readonly<Record<string, IslandLoader>>;

interface IslandOptions {
  loaders: IslandLoaders;
  page: CurrentPage;
  policy: HtmlPolicy;
}

/** @returns a function to call when the content of the root has changed: unmounts removed islands, and observes new ones */
export function createIslands(root: HTMLElement, { loaders, page, policy }: IslandOptions): () => void {
  const hydrated = new Map<HTMLElement, HydratedIsland>();
  let observer: ReturnType<typeof observeIslands> | undefined;

  async function hydrate(island: HTMLElement): Promise<void> {
    const [module = '', name = ''] = island.dataset.name?.split('#') ?? [];
    const [{ hydrateIsland }, exported, view] = await Promise.all([
      import('./hydrate-island.tsx'),
      loaders[module]?.(),
      page.loadView(),
    ]);
    const Component = exported?.[name];
    if (!Component) throw new Error('The build has no component with this name.');
    if (!island.isConnected) return;
    const onReveal = (slot: HTMLElement) => observer?.watch(slot);
    hydrated.set(island, hydrateIsland(island, { Component, view, policy, onReveal }));
  }

  return () => {
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
  };
}

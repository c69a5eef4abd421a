/** Owns the islands of the page on the screen: each is loaded and hydrated when it comes into view or is touched. */
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { warnAboutHydration } from '../dom/warn-about-hydration.ts';
import { type PageStore, PageStoreProvider } from '../page/page-store.tsx';
import { adoptSlots } from './adopt-slots.tsx';
import { endRecording, replayClicks } from './event-replay.ts';
import { islandIdPrefix } from './island-id-prefix.ts';
import { observeIslands } from './observe-islands.ts';
import { announceReady } from './visit-elements.ts';

export type IslandLoader = () => Promise<ComponentType<Record<string, unknown>>>;

/** By the name that `createIsland` was given. */
export type IslandLoaders = Readonly<Record<string, IslandLoader>>;

/** @returns what ends all islands of `article` */
export function mountIslands(article: HTMLElement, loaders: IslandLoaders, store: PageStore): () => void {
  const roots: Root[] = [];
  const observer = observeIslands(article, (island) => {
    hydrateIsland(island).catch((error: unknown) => {
      console.error(`Quire: the island <${island.dataset.name}> stays static.`, error);
    });
  });
  let ended = false;

  async function hydrateIsland(island: HTMLElement): Promise<void> {
    const { name = '', id = '', props } = island.dataset;
    const load = loaders[name];
    if (!load) throw new Error('The build knows no component of this name.');
    const Component = await load();
    if (ended) return;
    const element = <Component {...parseProps(props)} {...adoptSlots(island, observer.watch)} />;
    const onMount = () => {
      void replayClicks(island);
      announceReady(island);
    };
    const root = hydrateRoot(
      island,
      <PageStoreProvider store={store}>
        <Awake onMount={onMount}>{element}</Awake>
      </PageStoreProvider>,
      {
        identifierPrefix: islandIdPrefix(id),
        onRecoverableError: warnAboutHydration,
      },
    );
    endRecording(island);
    roots.push(root);
  }

  return () => {
    ended = true;
    observer.stop();
    for (const root of roots.reverse()) root.unmount();
  };
}

/** Reports when all of an island answers: what is within is ready before what is around it. */
function Awake({ onMount, children }: { onMount(): void; children: ReactNode }) {
  const reported = useRef(false);
  useEffect(() => {
    if (!reported.current) onMount();
    reported.current = true;
  }, [onMount]);
  return children;
}

/** The build wrote them, and checked that JSON can carry them. */
function parseProps(json = '{}'): Record<string, unknown> {
  return JSON.parse(json);
}

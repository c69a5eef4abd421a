/** Owns the hydration of the layout, in slices that leave the browser free to answer the reader. */
import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { warnAboutHydration } from '../dom/warn-about-hydration.ts';
import { type PageStore, PageStoreProvider } from './page-store.tsx';

export interface LayoutHydration {
  container: Element;
  store: PageStore;
  Layout: ComponentType;
  /** The layout threw, and React took it off the page. */
  onFailure(error: unknown): void;
}

/** Resolves when the layout is hydrated, but for the parts that it put into Suspense boundaries. */
export function hydrateLayout({ container, store, Layout, onFailure }: LayoutHydration): Promise<void> {
  return new Promise((resolve) => {
    const page = (
      <PageStoreProvider store={store}>
        <Notifier onCommit={resolve}>
          <Layout />
        </Notifier>
      </PageStoreProvider>
    );
    startTransition(() => {
      hydrateRoot(container, page, { onRecoverableError: warnAboutHydration, onUncaughtError: onFailure });
    });
  });
}

/** Wraps its only child, so that the ids that React makes are those of the build, which has no such wrapper. */
function Notifier({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  useEffect(onCommit, [onCommit]);
  return children;
}

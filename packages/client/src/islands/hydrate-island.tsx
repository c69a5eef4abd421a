import { type ComponentType, type ErrorInfo, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageView } from '../contract/page-view.ts';
import { getEmptyHtml, type HtmlPolicy } from '../dom/trusted-html.ts';
import { createPageStore, PageStoreProvider } from '../page/page-store.tsx';
import { adoptSlots } from './adopt-slots.tsx';
import { islandIdPrefix } from './island-id-prefix.ts';
import { endRecording, replayClicks } from './replay-clicks.ts';
import { announceReady } from './visit-elements.ts';

interface IslandInput {
  Component: ComponentType<Record<string, unknown>>;
  /** The view of the page that the island is in. */
  view: PageView;
  policy: HtmlPolicy;
  /** Called with content that the island did not show at build time, when it shows it. */
  onReveal(slot: HTMLElement): void;
}

/** An island that is hydrated. */
export interface HydratedIsland {
  /** Shows another page: islands of the layout stay when the page changes. */
  show(view: PageView): void;
  unmount(): void;
}

export function hydrateIsland(island: HTMLElement, { Component, view, policy, onReveal }: IslandInput): HydratedIsland {
  const { id = '', props } = island.dataset;
  const onMount = () => {
    void replayClicks(island);
    announceReady(island);
  };
  // The build rendered it with the branch of the sidebar; with the rest it is rendered again.
  const store = createPageStore({ ...view, sidebar: view.branch }, { html: getEmptyHtml(), policy });
  store.setView(view);
  const root = hydrateRoot(
    island,
    <PageStoreProvider store={store}>
      <Awake onMount={onMount}>
        <Component {...parseProps(props)} {...adoptSlots(island, onReveal)} />
      </Awake>
    </PageStoreProvider>,
    { identifierPrefix: islandIdPrefix(id), onRecoverableError: warnAboutHydration },
  );
  endRecording(island);
  return { show: store.setView, unmount: () => root.unmount() };
}

/** React recovers by itself; the warning is for the author of the island. (docs/behavior/messages.md) */
function warnAboutHydration(error: unknown, { componentStack }: ErrorInfo): void {
  console.warn('Quire: the HTML of the page differs from its components.', error, componentStack ?? '');
}

/** Reports when the whole island is interactive: inner components are mounted before outer ones. */
function Awake({ onMount, children }: { onMount(): void; children: ReactNode }) {
  useEffect(onMount, [onMount]);
  return children;
}

/** The build wrote them, and checked that they can be represented as JSON. */
function parseProps(json = '{}'): Record<string, unknown> {
  return JSON.parse(json);
}

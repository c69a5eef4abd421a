import { type ComponentType, type ErrorInfo, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageView } from '../contract/page-view.ts';
import { getEmptyHtml, type HtmlPolicy } from '../dom/trusted-html.ts';
import { PageStoreContext } from '../page/page-store.ts';
import { adoptSlots } from './adopt-slots.tsx';
import { HYDRATED_ATTRIBUTE } from './island-tag.ts';
import { replayClicks } from './replay-clicks.ts';
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
  let latest = view;
  let isMounted = false;
  const onMount = () => {
    void replayClicks(island);
    announceReady(island);
    isMounted = true;
    // The build rendered it with the branch of a long sidebar, and the page may have changed since.
    if (latest !== view || view.sidebar !== view.branch) show(latest);
  };
  const element = (
    <Awake onMount={onMount}>
      <Component {...parseProps(props)} {...adoptSlots(island, onReveal)} />
    </Awake>
  );
  const frame = (shown: PageView) => (
    <PageStoreContext value={{ view: shown, html: getEmptyHtml(), policy }}>{element}</PageStoreContext>
  );
  const root = hydrateRoot(island, frame({ ...view, sidebar: view.branch }), {
    identifierPrefix: id,
    onRecoverableError: warnAboutHydration,
  });
  const show = (next: PageView) => {
    latest = next;
    // In a transition, parts that wait for their scripts keep their HTML.
    if (isMounted) startTransition(() => root.render(frame(next)));
  };
  // From now on React handles clicks: if they were counted too, they would be handled twice.
  island.toggleAttribute(HYDRATED_ATTRIBUTE, true);
  return { show, unmount: () => root.unmount() };
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

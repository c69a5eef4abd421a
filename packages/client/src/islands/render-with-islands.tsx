/** Renders a page's content at build time: static parts and islands, each as a separate React tree. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { type PageStore, PageStoreContext } from '../page/page-store.ts';
import {
  createIslandQueue,
  IslandFailure,
  type IslandQueue,
  IslandQueueContext,
  PLACEHOLDER,
  type QueuedPart,
} from './island-queue.ts';

export interface ContentStores {
  store: PageStore;
  /** The store for islands, with only the data that they have in the browser. */
  islandStore?: PageStore;
  /** The prefix of all ids, to keep them unique if several results are in one document. */
  prefix?: string;
  noteStatic?: IslandQueue['noteStatic'];
  failure?: IslandQueue['failure'];
}

/**
 * The HTML of a page's content. One tree is rendered after the other, never one inside another:
 * a part leaves a placeholder, which it replaces once the tree around it is finished.
 * React context of the content is not available in an island or its slots.
 */
export function renderWithIslands(
  element: ReactNode,
  { store, islandStore = store, prefix = 'a', noteStatic = () => () => undefined, failure }: ContentStores,
): string {
  const queue = createIslandQueue(prefix, { noteStatic, failure });

  const frame = (part: ReactNode) => (
    <PageStoreContext value={store}>
      <IslandQueueContext value={queue}>{part}</IslandQueueContext>
    </PageStoreContext>
  );
  const frameIsland = (part: ReactNode) => (
    <PageStoreContext value={islandStore}>
      <IslandQueueContext value="in an island">{part}</IslandQueueContext>
    </PageStoreContext>
  );
  const expand = (html: string): string =>
    html.replace(PLACEHOLDER, (placeholder, id: string) => {
      const part = queue.get(id);
      return part ? expand(renderPart(part)) : placeholder;
    });
  const renderPart = (part: QueuedPart): string => {
    const options = { identifierPrefix: part.id };
    if (part.kind === 'content') return renderToStaticMarkup(frame(part.element), options);
    const html = tryRender(part, () => renderToString(frameIsland(part.element), options));
    return (
      html +
      part.slots
        .filter((slot) => !html.includes(slot.placeholder))
        .map(renderUnusedSlot)
        .join('')
    );
  };

  return expand(renderToStaticMarkup(frame(element), { identifierPrefix: prefix }));
}

/** The HTML of an element whose islands are not hydrated. */
export function renderPlain(element: ReactNode, store: PageStore): string {
  return renderToStaticMarkup(
    <PageStoreContext value={store}>
      <IslandQueueContext value="in an island">{element}</IslandQueueContext>
    </PageStoreContext>,
  );
}

/** Content that the island does not show at first is kept in a template. */
function renderUnusedSlot({ name, placeholder }: { name: string; placeholder: string }): string {
  return `<template data-slot="${name}">${placeholder}</template>`;
}

/** @throws IslandFailure if an implied island fails */
function tryRender({ isImplied }: { isImplied: boolean }, render: () => string): string {
  try {
    return render();
  } catch (error) {
    if (!isImplied) throw error;
    throw new IslandFailure(error instanceof Error ? error.message : String(error));
  }
}

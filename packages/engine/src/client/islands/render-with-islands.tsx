/** The rendering of a page's content at build time: static parts and islands, each as a React tree of its own. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { type PageStore, PageStoreProvider } from '../page/page-store.tsx';
import { islandIdPrefix } from './island-id-prefix.ts';
import { createIslandQueue, IslandQueueContext, PLACEHOLDER, type QueuedPart } from './island-queue.ts';

export interface ContentStores {
  store: PageStore;
  /** What islands read: in the browser they have no more. */
  islandStore?: PageStore;
  /** Begins all ids, of what may be in one document with others. */
  prefix?: string;
}

/**
 * The HTML of a page's content. One tree is rendered after the other, never one inside another:
 * a part leaves a placeholder, and takes its place once the tree around it is finished.
 * A React context of the content does not reach into an island, nor into its slots.
 */
export function renderWithIslands(
  element: ReactNode,
  { store, islandStore = store, prefix = '' }: ContentStores,
): string {
  const queue = createIslandQueue(prefix);

  const frame = (part: ReactNode, partStore = store) => (
    <PageStoreProvider store={partStore}>
      <IslandQueueContext value={queue}>{part}</IslandQueueContext>
    </PageStoreProvider>
  );
  const expand = (html: string): string =>
    html.replace(PLACEHOLDER, (placeholder, id: string) => {
      const part = queue.get(id);
      return part ? expand(renderPart(part)) : placeholder;
    });
  const renderPart = (part: QueuedPart): string => {
    const options = { identifierPrefix: islandIdPrefix(part.id) };
    if (part.kind === 'content') return renderToStaticMarkup(frame(part.element), options);
    const html = renderToString(frame(part.element, islandStore), options);
    return (
      html +
      part.slots
        .filter((slot) => !html.includes(slot.placeholder))
        .map(renderUnusedSlot)
        .join('')
    );
  };

  return expand(renderToStaticMarkup(frame(element), { identifierPrefix: prefix || 'a' }));
}

/** Content that the island does not show at first waits in a template. */
function renderUnusedSlot({ name, placeholder }: { name: string; placeholder: string }): string {
  return `<template data-slot="${name}">${placeholder}</template>`;
}

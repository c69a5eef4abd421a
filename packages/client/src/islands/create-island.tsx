/** Replaces a component of a `'use client'` module in content at build time. */

import type { FormatMarkdown } from '@quire/markdown';
import { type ComponentType, createElement, useContext } from 'react';
import { KEEP_ATTRIBUTE } from '../contract/document-contract.ts';
import { LAYOUT_PREFIX } from './island-id-prefix.ts';
import { type IslandAttributes, Slot } from './island-markup.tsx';
import { partIslandProps } from './island-props.ts';
import { IslandQueueContext } from './island-queue.ts';
import { ISLAND_TAG } from './island-tag.ts';

type IslandComponent<Props> = ComponentType<Props> & { toMarkdown?: FormatMarkdown };

/**
 * Wraps `Component` so that content can use it. `renderWithIslands` renders its markup.
 * @param name the key under which the browser finds the island's loader (islands.ts)
 */
export function createIsland<Props extends object>(name: string, Component: IslandComponent<Props>) {
  Island.toMarkdown = Component.toMarkdown;
  return Island;

  function Island(props: Props) {
    const queue = useContext(IslandQueueContext);
    if (!queue) throw new Error(`The island <${name}> is rendered outside of renderWithIslands.`);
    if (queue === 'in an island') return <Component {...props} />;
    const { values, slots } = partIslandProps(name, props);
    const contents = [...slots].map(([slot, element]) => ({
      name: slot,
      placeholder: queue.add({ kind: 'content', id: queue.nextId(), element }),
    }));
    const content = Object.fromEntries(
      contents.map(({ name: slot, placeholder }) => [slot, createElement(Slot, { name: slot, html: placeholder })]),
    );
    const id = queue.nextId();
    const element = <Component {...props} {...content} />;
    const placeholder = queue.add({ kind: 'island', id, element, slots: contents });
    const attributes: IslandAttributes = {
      'data-name': name,
      'data-id': id,
      ...(id.startsWith(LAYOUT_PREFIX) && contents.length === 0 && { [KEEP_ATTRIBUTE]: name }),
      ...(Object.keys(values).length > 0 && { 'data-props': JSON.stringify(values) }),
      ...(contents.length > 0 && { 'data-slots': contents.map((slot) => slot.name).join(' ') }),
    };
    return createElement(ISLAND_TAG, { ...attributes, dangerouslySetInnerHTML: { __html: placeholder } });
  }
}

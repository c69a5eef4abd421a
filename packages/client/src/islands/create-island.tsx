/** Replaces a component of an interactive module in content at build time. */

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
 * @param isImplied its module does not begin with `'use client'`: with props that are not data, it is rendered as static HTML
 */
export function createIsland<Props extends object>(
  name: string,
  Component: IslandComponent<Props>,
  { isImplied = false } = {},
) {
  Island.toMarkdown = Component.toMarkdown;
  return Island;

  function Island(props: Props) {
    const queue = useContext(IslandQueueContext);
    if (!queue) throw new Error(`The island <${name}> is rendered outside of renderWithIslands.`);
    if (queue === 'in an island') return <Component {...props} />;
    const {
      values,
      slots,
      rejected: [rejected],
    } = partIslandProps(props);
    if (rejected !== undefined) {
      if (!isImplied) throw new Error(`The island <${name}> is given ${rejected}, ${REJECTED_HELP}`);
      queue.noteStatic(name, rejected);
      return <Component {...props} />;
    }
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

const REJECTED_HELP =
  'which cannot travel to the browser. ' +
  'Pass text, finite numbers, booleans, null, or arrays and plain objects of these; content goes between the tags.';

/** Replaces a component of an interactive module in content at build time. */

import type { FormatMarkdown } from '@quire/markdown';
import { type ComponentType, createElement, useContext } from 'react';
import { KEEP_ATTRIBUTE } from '../contract/document-contract.ts';
import { type IslandAttributes, Slot } from './island-markup.tsx';
import { type IslandProps, partIslandProps } from './island-props.ts';
import { IslandQueueContext, LAYOUT_PREFIX } from './island-queue.ts';
import { ISLAND_TAG } from './island-tag.ts';
import { isPlain } from './plain-content.ts';

type IslandComponent = ComponentType<object> & { toMarkdown?: FormatMarkdown };

/**
 * Replaces the components of a module by islands. Other exports are not changed.
 * @param name the key under which the browser finds the module (islands.ts)
 */
export function wrapIslands(name: string, exported: Record<string, unknown>, isImplied: boolean) {
  const wrap = ([key, value]: [string, unknown]) => [
    key,
    isComponent(key, value) ? createIsland(`${name}#${key}`, value, { isImplied }) : value,
  ];
  return Object.fromEntries(Object.entries(exported).map(wrap));
}

/** By its name, because all functions could be components. Contexts have a provider. */
function isComponent(key: string, value: unknown): value is IslandComponent {
  if (typeof value === 'function') return key === 'default' ? !/^use[A-Z]/.test(value.name) : /^[A-Z]/.test(key);
  return typeof value === 'object' && value !== null && '$$typeof' in value && !('Provider' in value);
}

/**
 * Wraps `Component` so that content can use it. `renderWithIslands` renders its markup.
 * @param isImplied its module does not begin with `'use client'`: it is static HTML if it cannot be rendered apart from its
 * props and context. So are such components in it
 */
export function createIsland<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  { isImplied = false } = {},
) {
  return Object.assign(Island, { ...Component });

  function Island(props: Props) {
    const queue = useContext(IslandQueueContext);
    if (!queue) throw new Error(`The island <${name}> is rendered outside of renderWithIslands.`);
    if (queue === 'in an island') return <Component {...props} />;
    if (isImplied && queue.noteInner) {
      queue.noteInner(name);
      return <Component {...props} />;
    }
    const {
      values,
      slots,
      rejected: [rejected],
    } = partIslandProps(props);
    if (rejected !== undefined && !isImplied)
      throw new Error(`The island <${name}> is given ${rejected}, ${REJECTED} ${REJECTED_HELP}`);
    const reason = isImplied
      ? explainStatic({ rejected, content: findComponents(slots), failure: queue.failure })
      : undefined;
    if (reason !== undefined) {
      return (
        <IslandQueueContext value={{ ...queue, noteInner: queue.noteStatic(name, reason) }}>
          <Component {...props} />
        </IslandQueueContext>
      );
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
    const placeholder = queue.add({ kind: 'island', id, element, slots: contents, isImplied });
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

/** The first prop whose content has components. */
function findComponents(slots: IslandProps['slots']): string | undefined {
  return [...slots].find(([, content]) => !isPlain(content))?.[0];
}

type Reasons = Partial<Record<'rejected' | 'content' | 'failure', string | undefined>>;

function explainStatic({ rejected, content, failure }: Reasons): string | undefined {
  if (rejected !== undefined) return `it is given ${rejected}, ${REJECTED}`;
  if (content !== undefined) return `it is given content with components as "${content}", which may need its context.`;
  return failure && `an island fails without what is around it here: ${failure}`;
}

const REJECTED = 'which cannot travel to the browser.';
const REJECTED_HELP =
  'Pass text, finite numbers, booleans, null, or arrays and plain objects of these; content goes between the tags.';

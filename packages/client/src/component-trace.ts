/**
 * Finds which use of a component in a page's source is being rendered. It is used only after a page has failed:
 * the page is rendered again with each use between two marks.
 */
import { createElement, Fragment } from 'react';
import * as runtime from 'react/jsx-runtime';
import type { ComponentUse } from './contract/page-renderer.ts';
import { markPlain } from './islands/plain-content.ts';

export interface ComponentTrace {
  /** Uses that are being rendered, the outermost first. */
  readonly open: readonly ComponentUse[];
  /** Replaces React's JSX runtime. @param names the names of the components in the page */
  createRuntime(names: ReadonlyMap<unknown, string>): typeof runtime;
}

type CreateElement = typeof runtime.jsx;

export function createComponentTrace(): ComponentTrace {
  const open: ComponentUse[] = [];
  const counts = new Map<string, number>();

  function begin({ name }: { name: string }) {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    open.push({ name, count });
    return null;
  }

  function end() {
    open.pop();
    return null;
  }

  for (const mark of [begin, end]) markPlain(mark);
  return {
    open,
    createRuntime(names) {
      const trace =
        (create: CreateElement): CreateElement =>
        (type, props, key) => {
          const name = typeof type === 'string' || type === Fragment ? undefined : nameComponent(type, names);
          if (name === undefined) return create(type, props, key);
          const marked = [
            createElement(begin, { key: 'begin', name }),
            create(type, props, 'use'),
            createElement(end, { key: 'end' }),
          ];
          return create(Fragment, { children: marked }, key);
        };
      return { ...runtime, jsx: trace(runtime.jsx), jsxs: trace(runtime.jsxs) };
    },
  };
}

function nameComponent(type: unknown, names: ReadonlyMap<unknown, string>): string | undefined {
  return names.get(type) ?? (typeof type === 'function' && type.name !== '' ? type.name : undefined);
}

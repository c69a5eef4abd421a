/**
 * Finds which use of a component in a page's source is being rendered. It is asked only after a page has failed:
 * the page is rendered once more with every use between two marks.
 */
import { createElement, Fragment } from 'react';
import * as runtime from 'react/jsx-runtime';
import type { ComponentUse } from '../shared/page-renderer.ts';

export interface ComponentTrace {
  /** Uses that have begun and not ended, the outermost first. */
  readonly open: readonly ComponentUse[];
  /** What makes elements, in place of React's own. @param names what the page calls its values */
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

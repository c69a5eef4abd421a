/** Evaluates the expressions of a page. */
import type { ExpressionValues, MdxContent, PageContent } from '@quire/markdown';
import { createElement, isValidElement, type ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { Missing, readImports } from './content-imports.ts';
import type { ContentModules } from './contract/page-renderer.ts';

interface ValueTools {
  modules: ContentModules;
  /** Renders an element with the data of the page. */
  render(element: ReactNode): string;
  /** Those of a fragment. */
  props: object | undefined;
}

/** Expressions that need more than the page, such as other contexts, have no value. */
export function readValues(content: MdxContent, { modules, render, props = {} }: ValueTools): ExpressionValues {
  return Object.fromEntries(
    Object.entries(evaluateValues(content, modules)).flatMap(([source, read]) => {
      try {
        return [[source, readValue(() => read(props), render)]];
      } catch {
        return [];
      }
    }),
  );
}

/** Those of fragments too. */
export function listFailing(content: PageContent, message: string, modules: ContentModules): string[] {
  if (content.kind === 'html') return [];
  const ofFragments = Object.values(content.fragments).flatMap((fragment) => listFailing(fragment, message, modules));
  return [...listOwnFailing(content, message, modules), ...ofFragments];
}

function listOwnFailing(content: MdxContent, message: string, modules: ContentModules): string[] {
  const fails = (read: (props: object) => unknown) => {
    try {
      const value = read({});
      refuseOmitted(value);
      if (typeof value === 'object') renderToStaticMarkup(value as ReactNode);
      return false;
    } catch (error) {
      return (error instanceof Error ? error.message : String(error)) === message;
    }
  };
  try {
    return Object.entries(evaluateValues(content, modules)).flatMap(([source, read]) => (fails(read) ? [source] : []));
  } catch {
    // The statements of the page fail.
    return [];
  }
}

/** @throws Error for functions and symbols, of which React shows nothing */
export function refuseOmitted(children: unknown): void {
  const omitted = [children]
    .flat(Number.POSITIVE_INFINITY)
    .find((child) => typeof child === 'function' || typeof child === 'symbol');
  if (omitted !== undefined)
    throw new Error(`Nothing is shown for a ${typeof omitted}: ${String(omitted).slice(0, 80)}`);
}

/** A function for each expression of a page, by its source. It gets the props that a page gives to a fragment. */
function evaluateValues(content: MdxContent, modules: ContentModules): Record<string, (props: object) => unknown> {
  if (content.values === undefined) return {};
  const fragments = Object.fromEntries(Object.keys(content.fragments).map((name) => [name, Missing]));
  const scope = {
    ...runtime,
    ...readImports([...content.imports, ...content.globals], modules),
    ...fragments,
    $base: '/',
  };
  const evaluate = new Function(content.values) as (scope: object) => {
    quireValues: Record<string, (props: object) => unknown>;
  };
  return evaluate({ ...scope, frontmatter: content.frontmatter ?? {} }).quireValues;
}

/** Expressions may call hooks. */
function Value({ read }: { read: () => ReactNode }) {
  return read();
}

function readValue(read: () => unknown, render: ValueTools['render']): ExpressionValues[string] {
  let value: unknown;
  let values: unknown[] = [];
  const readNode = () => {
    value = read();
    values = [value].flat(Number.POSITIVE_INFINITY);
    return values.some((each) => isValidElement(each)) ? (value as ReactNode) : null;
  };
  const html = render(createElement(Value, { read: readNode }));
  if (values.some((each) => isValidElement(each))) return { value, text: html.replaceAll('&#x27;', "'") };
  const isText = (each: unknown) => ['string', 'number', 'boolean', 'undefined'].includes(typeof each) || each === null;
  // React does not render other types.
  const shown = values.filter((each) => typeof each === 'string' || typeof each === 'number');
  return { value, text: values.every(isText) ? shown.join('') : undefined };
}

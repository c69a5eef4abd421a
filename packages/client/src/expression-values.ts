/** Evaluates the expressions of a page. */
import type { ExpressionValues, MdxContent, PageContent } from '@quire/markdown';
import { isValidElement, type ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { Missing, readImports } from './content-imports.ts';
import type { ContentModules } from './contract/page-renderer.ts';

/** Expressions that need more than the page, such as hooks, have no value. */
export function readValues(content: MdxContent, modules: ContentModules, props = {}): ExpressionValues {
  return Object.fromEntries(
    Object.entries(evaluateValues(content, modules)).flatMap(([source, read]) => {
      try {
        const value = read(props);
        return [[source, { value, text: formatValue(value) }]];
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
      // Attributes may be functions, which React only warns of.
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

/** A function for each expression of a page, by its source. It gets the props that a page gives to a fragment. */
function evaluateValues(content: MdxContent, modules: ContentModules): Record<string, (props: object) => unknown> {
  if (content.values === undefined) return {};
  const fragments = Object.fromEntries(Object.keys(content.fragments).map((name) => [name, Missing]));
  const scope = { ...runtime, ...readImports(content.imports, modules), ...fragments, $base: '/' };
  const evaluate = new Function(content.values) as (scope: object) => {
    quireValues: Record<string, (props: object) => unknown>;
  };
  return evaluate({ ...scope, frontmatter: content.frontmatter ?? {} }).quireValues;
}

function formatValue(value: unknown): string | undefined {
  const values = [value].flat(Number.POSITIVE_INFINITY);
  if (values.some((each) => isValidElement(each)))
    return renderToStaticMarkup(value as ReactNode).replaceAll('&#x27;', "'");
  const isText = (each: unknown) => ['string', 'number', 'boolean', 'undefined'].includes(typeof each) || each === null;
  // React does not render other types.
  const shown = values.filter((each) => typeof each === 'string' || typeof each === 'number');
  return values.every(isText) ? shown.join('') : undefined;
}

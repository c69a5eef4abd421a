/**
 * The warnings about components that ask for a script in the browser and get none: without `'use client'` they are
 * rendered once, at build time, and what they would do later never happens. (docs/behavior/content.md)
 */
import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, sep } from 'node:path';
import type { ImportPlace } from '@quire/markdown';
import { createWarning, type Diagnostic } from '@quire/markdown/diagnostics';
import { findInteractiveCall, isClientSource } from '../bundle/client-module.ts';
import type { Page } from '../content/page.ts';
import type { Rendered } from '../render/rendered.ts';

/**
 * Each module that a page imports, once; those of packages are not the site's to change.
 * @param ofLayout modules that the site's layout imports, absolute
 */
export function checkStaticComponents(
  pages: ReadonlyArray<{ imports: readonly ImportPlace[] }>,
  ofLayout: readonly string[] = [],
): Diagnostic[] {
  const modules = new Set([...ofLayout, ...pages.flatMap(({ imports }) => imports.map(({ module }) => module))]);
  return [...modules].sort().flatMap((module) => checkModule(module) ?? []);
}

/** Pages whose components show something in a browser only. A text of its own, or a layout, a page may do without. */
export function checkBlankPages(
  pages: readonly Page[],
  rendered: ReadonlyMap<string, Pick<Rendered, 'isBlank'>>,
): Diagnostic[] {
  const blank = pages.filter(
    ({ routePath, pageType, imports, fallback }) =>
      rendered.get(routePath)?.isBlank && NO_LAYOUT.has(pageType) && imports.length > 0 && fallback === undefined,
  );
  return blank.map(({ sourcePath }) =>
    createWarning('imports', 'The page shows nothing: what its components render needs a script in the browser.', {
      file: sourcePath,
      help: "Move the component to a separate file that begins with 'use client', and import it in the page.",
    }),
  );
}

/** Types of pages that are nothing without their text. */
const NO_LAYOUT: ReadonlySet<string> = new Set(['blank', 'custom', 'doc', 'doc-wide']);

function checkModule(file: string): Diagnostic | undefined {
  if (!isAbsolute(file) || !/\.[jt]sx?$/.test(file) || !existsSync(file)) return undefined;
  if (file.includes(`${sep}node_modules${sep}`)) return undefined;
  const source = readFileSync(file, 'utf8');
  const call = isClientSource(source) ? undefined : findInteractiveCall(source);
  if (!call) return undefined;
  const { name, line, column } = call;
  return createWarning('imports', `The component uses "${name}", but has no script in the browser.`, {
    file,
    line,
    column,
    help: HELP,
  });
}

const HELP = "Begin the file with 'use client' to have it hydrated.";

/**
 * Warns about components that use client-side features without `'use client'`: they are rendered only at build time, so
 * that effects and handlers never run. (docs/behavior/content.md)
 */
import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, sep } from 'node:path';
import type { ImportPlace } from '@quire/markdown';
import { createWarning, type Diagnostic } from '@quire/markdown/diagnostics';
import { findInteractiveCall, isClientSource } from '../bundle/client-module.ts';
import type { Page } from '../content/page.ts';
import type { Rendered } from '../render/rendered.ts';

/**
 * Checks each imported module once, except for those of packages, which the site cannot change.
 * @param ofLayout the absolute paths of modules that the site's layout imports
 */
export function checkStaticComponents(
  pages: ReadonlyArray<{ imports: readonly ImportPlace[] }>,
  ofLayout: readonly string[] = [],
): Diagnostic[] {
  const modules = new Set([...ofLayout, ...pages.flatMap(({ imports }) => imports.map(({ module }) => module))]);
  return [...modules].sort().flatMap((module) => checkModule(module) ?? []);
}

/** Finds pages that are blank because their components only render in the browser. */
export function checkBlankPages(
  pages: readonly Page[],
  rendered: ReadonlyMap<string, Pick<Rendered, 'isBlank'>>,
): Diagnostic[] {
  const blank = pages.filter(
    ({ routePath, pageType, imports, fallback }) =>
      rendered.get(routePath)?.isBlank && NO_LAYOUT.has(pageType) && imports.length > 0 && fallback === undefined,
  );
  return blank.map(({ sourcePath }) =>
    createWarning('imports', 'The page is blank, because its components only render in the browser.', {
      file: sourcePath,
      help: "Move the component to a separate file that begins with 'use client', and import it in the page.",
    }),
  );
}

/** Page types that consist of their text. */
const NO_LAYOUT: ReadonlySet<string> = new Set(['blank', 'custom', 'doc', 'doc-wide']);

function checkModule(file: string): Diagnostic | undefined {
  if (!isAbsolute(file) || !/\.[jt]sx?$/.test(file) || !existsSync(file)) return undefined;
  if (file.includes(`${sep}node_modules${sep}`)) return undefined;
  const source = readFileSync(file, 'utf8');
  const call = isClientSource(source) ? undefined : findInteractiveCall(source);
  if (!call) return undefined;
  const { name, line, column } = call;
  return createWarning('imports', `The component uses "${name}", but it is not hydrated in the browser.`, {
    file,
    line,
    column,
    help: HELP,
  });
}

const HELP = "Begin the file with 'use client' to have it hydrated.";

/**
 * Owns the warnings about components that ask for a script in the browser and get none: without `'use client'` they are
 * rendered once, at build time, and what they would do later never happens. (docs/behavior/content.md)
 */
import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, sep } from 'node:path';
import type { Diagnostic } from '../../shared/diagnostic.ts';
import type { Page } from '../content/page.ts';
import { createWarning } from '../diagnostics/diagnostic.ts';
import { CLIENT_CALL } from '../markdown/page-scripts.ts';
import type { ImportPlace } from '../markdown/source-references.ts';
import type { Rendered } from '../render/rendered.ts';

const USE_CLIENT = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*['"]use client['"]/;

/** State, effects, what is loaded on demand, and handlers of elements; what only reads the page needs no script. */
const INTERACTIVE = new RegExp(`\\b(${CLIENT_CALL})\\s*[(<]|\\s(on[A-Z]\\w+)=\\{`);

/** Each module that a page imports, once; those of packages are not the site's to change. */
export function checkStaticComponents(pages: ReadonlyArray<{ imports: readonly ImportPlace[] }>): Diagnostic[] {
  const modules = new Set(pages.flatMap(({ imports }) => imports.map(({ module }) => module)));
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
      help: "Move the component to a file of its own that begins with 'use client', and use it in the page.",
    }),
  );
}

/** Types of pages that are nothing without their text. */
const NO_LAYOUT: ReadonlySet<string> = new Set(['blank', 'custom', 'doc', 'doc-wide']);

function checkModule(file: string): Diagnostic | undefined {
  if (!isAbsolute(file) || !/\.[jt]sx?$/.test(file) || !existsSync(file)) return undefined;
  if (file.includes(`${sep}node_modules${sep}`)) return undefined;
  const source = readFileSync(file, 'utf8');
  if (USE_CLIENT.test(source)) return undefined;
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/[^\n]*/gm, (comment) => comment.replace(/[^\n]/g, ' '));
  const found = INTERACTIVE.exec(code);
  const name = found?.[1] ?? found?.[2];
  if (!found || name === undefined) return undefined;
  const before = code.slice(0, found.index + found[0].indexOf(name)).split('\n');
  return createWarning('imports', `The component uses "${name}", but has no script in the browser.`, {
    file,
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
    help: "Begin the file with 'use client' to have it hydrated.",
  });
}

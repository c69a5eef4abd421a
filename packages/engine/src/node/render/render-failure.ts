/** Owns what is said when a component of a page fails: which page, and which line of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DamagedCacheError } from '../cache-file.ts';
import type { ImportPlace, Page } from '../content/page.ts';
import { findComponentUse } from '../content/syntax/component-uses.ts';
import { UserError } from '../user-error.ts';

/** What a worker tells of a page that it could not render. */
export interface RenderFailure {
  message: string;
  /** Names of functions on the way to the failure, the innermost first. */
  functions: string[];
  /** It is not the page's fault: its text in the cache was damaged, and has been removed. */
  isDamaged?: true;
}

export function createFailure(error: unknown): RenderFailure {
  if (!(error instanceof Error)) return { message: String(error), functions: [] };
  const functions = [...(error.stack ?? '').matchAll(/^\s*at (?:new |async )?([\w$.]+)/gm)].map(
    (match) => match[1] ?? '',
  );
  return { message: error.message, functions, ...(error instanceof DamagedCacheError && { isDamaged: true }) };
}

export function toRenderError({ message, functions }: RenderFailure, page: Page, docsDir: string): UserError {
  const use = functions.flatMap((name) => findImport(page.imports, name) ?? [])[0];
  const file = use?.sourcePath ?? page.sourcePath;
  const subject = use === undefined ? 'The page' : `The component <${use.local}>`;
  const line = use && findComponentUse(readFileSync(join(docsDir, use.sourcePath), 'utf8'), use.local);
  return new UserError(`${subject} could not be rendered: ${message}`, { file, ...(line !== undefined && { line }) });
}

/** The import whose value the function is: by either name, or by that of its file. */
function findImport(imports: ImportPlace[], name: string): ImportPlace | undefined {
  return imports.find(({ local, imported, module }) => [local, imported, fileName(module)].includes(name));
}

function fileName(module: string): string {
  return (
    module
      .replace(/(?:\/index)?\.\w+$/, '')
      .split('/')
      .at(-1) ?? ''
  );
}

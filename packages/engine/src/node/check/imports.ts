/** Owns the check that every name that a page imports is there, told before anything is rendered. */
import type { PageRenderer } from '../../shared/page-renderer.ts';
import type { ImportPlace } from '../content/page.ts';
import { findNearest } from '../nearest-match.ts';
import type { RouteTable } from '../routes/table.ts';
import { formatUserError, UserError } from '../user-error.ts';

/** @param renderer of the bundle that holds the modules */
export function checkImports({ pages }: RouteTable, renderer: Pick<PageRenderer, 'listExports'>): UserError[] {
  const errors = pages.flatMap(({ imports }) => imports.flatMap((use) => checkImport(use, renderer) ?? []));
  return [...new Map(errors.map((error) => [formatUserError(error), error])).values()];
}

function checkImport(
  { module, imported, sourcePath, line }: ImportPlace,
  renderer: Pick<PageRenderer, 'listExports'>,
): UserError | undefined {
  const names = renderer.listExports(module);
  if (imported === '*' || names.includes(imported)) return undefined;
  const nearest = findNearest(imported, names);
  const known = `It has: ${names.join(', ')}.`;
  const hint = nearest === undefined ? known : `Did you mean "${nearest}"? ${known}`;
  return new UserError(`"${nameModule(module)}" has no export "${imported}".`, { file: sourcePath, line, hint });
}

function nameModule(module: string): string {
  return module.startsWith('/') ? (module.split('/').at(-1) ?? module) : module;
}

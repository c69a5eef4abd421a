/** Checks, before anything is rendered, that the modules export every name that pages import. */

import type { PageRenderer } from '@quire/client/contract';
import type { ImportPlace } from '@quire/markdown';
import { createError, type Diagnostic, findNearest } from '@quire/markdown/diagnostics';
import type { RouteTable } from '../content/route-table.ts';
import { listUnique } from '../diagnostics/diagnostic-lists.ts';

/** Parts of the layout, which only themes import. */
const LAYOUT_PARTS: ReadonlySet<string> = new Set([
  'DocContent',
  'DocFooter',
  'DocLayout',
  'HoverGroup',
  'Layout',
  'Nav',
  'NavHamburger',
  'NavList',
  'NavTitle',
  'Outline',
  'Root',
  'Search',
  'SearchButton',
  'SearchPanel',
  'Sidebar',
  'SidebarList',
  'SwitchAppearance',
]);

/** @param renderer of the bundle with the modules */
export function checkImports({ pages }: RouteTable, renderer: Pick<PageRenderer, 'listExports'>): Diagnostic[] {
  const errors = pages.flatMap(({ imports }) => imports.flatMap((use) => checkImport(use, renderer) ?? []));
  return listUnique(errors);
}

function checkImport(
  { module, imported, sourcePath, line, column }: ImportPlace,
  renderer: Pick<PageRenderer, 'listExports'>,
): Diagnostic | undefined {
  const names = renderer.listExports(module);
  if (imported === '*' || names.includes(imported)) return undefined;
  const place = { file: sourcePath, line, column };
  if (module === '@theme' && LAYOUT_PARTS.has(imported))
    return createError('imports', `<${imported}> is part of the layout, which the theme renders around each page.`, {
      ...place,
      help: "Remove it from the page, or replace \"@theme\" with a module of your own: resolve: { alias: { '@theme': './theme.tsx' } }.",
    });
  const nearest = findNearest(imported, names);
  const known = `It has: ${names.join(', ')}.`;
  const help = nearest === undefined ? known : `Did you mean "${nearest}"? ${known}`;
  return createError('imports', `"${nameModule(module)}" has no export "${imported}".`, { ...place, help });
}

function nameModule(module: string): string {
  return module.startsWith('/') ? (module.split('/').at(-1) ?? module) : module;
}

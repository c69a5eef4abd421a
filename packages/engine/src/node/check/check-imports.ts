/** The check that every name that a page imports is there, reported before anything is rendered. */
import type { ImportPlace } from '@quire/markdown';
import { createError, type Diagnostic, findNearest } from '@quire/markdown/diagnostics';
import type { PageRenderer } from '../../shared/page-renderer.ts';
import { listUnique } from '../diagnostics/diagnostic-lists.ts';
import type { RouteTable } from '../routes/table.ts';

/** Parts of the layout, which a page has no use for; themes that change them import them. */
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

/** @param renderer of the bundle that holds the modules */
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
    return createError('imports', `<${imported}> is part of the layout, which the theme renders around every page.`, {
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

/** Owns the check that every name that a page imports is there, told before anything is rendered. */
import type { PageRenderer } from '../../shared/page-renderer.ts';
import type { ImportPlace } from '../content/page.ts';
import { findNearest } from '../nearest-match.ts';
import type { RouteTable } from '../routes/table.ts';
import { formatUserError, UserError } from '../user-error.ts';

/** Names that themes for Rspress give out too, for themes that change them. */
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
  'NotFoundLayout',
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
export function checkImports({ pages }: RouteTable, renderer: Pick<PageRenderer, 'listExports'>): UserError[] {
  const errors = pages.flatMap(({ imports }) => imports.flatMap((use) => checkImport(use, renderer) ?? []));
  return [...new Map(errors.map((error) => [formatUserError(error), error])).values()];
}

function checkImport(
  { module, imported, sourcePath, line, column }: ImportPlace,
  renderer: Pick<PageRenderer, 'listExports'>,
): UserError | undefined {
  const names = renderer.listExports(module);
  if (imported === '*' || names.includes(imported)) return undefined;
  const place = { file: sourcePath, line, ...(column !== undefined && { column }) };
  if (module === '@theme' && LAYOUT_PARTS.has(imported))
    return new UserError(`<${imported}> is a part of the layout, which the theme draws around every page.`, {
      ...place,
      hint: "Leave it out here, or put a module of your own in the place of \"@theme\": resolve: { alias: { '@theme': './theme.tsx' } }.",
    });
  const nearest = findNearest(imported, names);
  const known = `It has: ${names.join(', ')}.`;
  const hint = nearest === undefined ? known : `Did you mean "${nearest}"? ${known}`;
  return new UserError(`"${nameModule(module)}" has no export "${imported}".`, { ...place, hint });
}

function nameModule(module: string): string {
  return module.startsWith('/') ? (module.split('/').at(-1) ?? module) : module;
}

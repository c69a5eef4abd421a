/** Checks, before anything is rendered, that the modules export every name that pages import and use. */

import type { PageRenderer } from '@quire/client/contract';
import type { ImportPlace } from '@quire/markdown';
import { createError, type Diagnostic, suggestNearest } from '@quire/markdown/diagnostics';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { listThemeExports } from '../config/theme-exports.ts';
import type { Page } from '../content/page.ts';
import { listUnique } from '../diagnostics/diagnostic-lists.ts';
import { findInstalled } from '../files/installed-packages.ts';

interface CheckTools {
  /** Of the bundle with the modules. */
  renderer: Pick<PageRenderer, 'listExports'>;
  config: Pick<ResolvedConfig, 'theme' | 'siteDir'>;
}

export function checkImports(pages: readonly Pick<Page, 'imports'>[], tools: CheckTools): Diagnostic[] {
  const errors = pages.flatMap(({ imports }) => imports.flatMap((use) => checkImport(use, tools) ?? []));
  return listUnique(errors);
}

function checkImport(
  { module, imported, isUnused, sourcePath, line, column }: ImportPlace,
  { renderer, config }: CheckTools,
): Diagnostic | undefined {
  const names = renderer.listExports(module);
  if (imported === '*' || isUnused || names.includes(imported)) return undefined;
  const place = { file: sourcePath, line, column };
  if (module === '@theme' && isLayoutPart(imported, config))
    return createError('imports', `<${imported}> is part of the layout, which the theme renders around each page.`, {
      ...place,
      help: "Remove it from the page, or replace \"@theme\" with a module of your own: resolve: { alias: { '@theme': './theme.tsx' } }.",
    });
  const help = [suggestNearest(imported, names), `It has: ${names.join(', ')}.`].join(' ').trim();
  return createError('imports', `"${nameModule(module)}" has no export "${imported}".`, { ...place, help });
}

/** Only themes import these. */
function isLayoutPart(name: string, { theme, siteDir }: CheckTools['config']): boolean {
  const layout = findInstalled(`${theme}/layout`, siteDir);
  return layout !== undefined && listThemeExports(layout).some((part) => part.name === name);
}

function nameModule(module: string): string {
  return module.startsWith('/') ? (module.split('/').at(-1) ?? module) : module;
}

/** Calls the `head` hooks of plugins. */
import type { HeadElement } from '../config/head-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import type { RouteTable } from '../routes/table.ts';
import { callHook } from './call-hook.ts';

/** Not called for pages without a file. @throws UserError if a plugin fails */
export function listPluginElements(page: Page, site: { routes: RouteTable; config: ResolvedConfig }): HeadElement[] {
  if (page.sourcePath === '') return [];
  return site.config.plugins.flatMap(({ name, head }) =>
    head ? callHook({ plugin: name, hook: 'head', page: page.sourcePath }, () => head(page, site)) : [],
  );
}

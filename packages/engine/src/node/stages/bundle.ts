/** Stage "bundle": bundles the theme and the components of the site, for Node and for browsers. */
import type { ServerBundle } from '@quire/client/contract';
import { placeInPages } from '../bundle/place-in-pages.ts';
import { loadServerBundle } from '../bundle/server-bundle.ts';
import { bundleTheme, type SiteBundle } from '../bundle/theme-bundle.ts';
import { checkImports } from '../check/check-imports.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { rejectErrors } from '../diagnostics/diagnostic-lists.ts';
import type { BuiltContent } from './compile.ts';
import type { RoutedSite } from './routes.ts';

export interface BundledSite {
  bundle: SiteBundle;
  /** The loaded bundle for Node. */
  server: ServerBundle;
}

/** @throws UserError for modules that cannot be bundled, and for imported names that modules do not export */
export async function bundleSite(
  { pages, imports }: BuiltContent,
  { routes }: RoutedSite,
  config: ResolvedConfig,
): Promise<BundledSite> {
  const bundle = await placeInPages(() => bundleTheme(config, imports), {
    listPages: async () => pages,
    siteDir: config.siteDir,
  });
  const server = loadServerBundle(bundle.serverFile, config.base);
  rejectErrors(checkImports(routes, { renderer: server.renderer, config }));
  return { bundle, server };
}

/** Stage "bundle": bundles the theme and the components of the site, for Node and for browsers. */
import type { ServerBundle } from '@quire/client/contract';
import { UserError } from '@quire/markdown/diagnostics';
import { placeInPages } from '../bundle/place-in-pages.ts';
import { loadServerBundle } from '../bundle/server-bundle.ts';
import { bundleTheme, type SiteBundle } from '../bundle/theme-bundle.ts';
import { checkImports } from '../check/check-imports.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isPresent } from '../content/content-store.ts';
import { collectImports } from '../content/create-page.ts';
import type { Page } from '../content/page.ts';
import { listUnique, rejectErrors } from '../diagnostics/diagnostic-lists.ts';

export interface BundledSite {
  bundle: SiteBundle;
  /** The loaded bundle for Node. */
  server: ServerBundle;
}

/** @throws UserError for modules that cannot be bundled, and for imported names that modules do not export */
export async function bundleSite(pages: readonly Page[], config: ResolvedConfig): Promise<BundledSite> {
  const bundle = await placeInPages(() => bundleTheme(config, collectImports(pages).filter(isPresent)), {
    listPages: async () => pages,
    siteDir: config.siteDir,
  });
  const server = loadServerBundle(bundle.serverFile, config.base);
  rejectErrors(checkImports(pages, { renderer: server.renderer, config }));
  return { bundle, server };
}

/** Adds the errors of the bundle to errors that end a build before it, so that one run reports all. */
export async function addBundleErrors(
  error: unknown,
  pages: readonly Page[],
  config: ResolvedConfig,
): Promise<unknown> {
  if (!(error instanceof UserError)) return error;
  const ofBundle = await bundleSite(pages, config).then(
    () => [],
    (failure: unknown) => (failure instanceof UserError ? failure.diagnostics : []),
  );
  return new UserError(listUnique([...error.diagnostics, ...ofBundle]));
}

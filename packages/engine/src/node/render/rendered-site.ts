/** A rendered site, as passed to built-in plugins; other plugins receive a part of it. */
import type { DocumentAssets } from '../bundle/document-assets.ts';
import type { PluginSite } from '../config/plugin.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import type { RouteTable } from '../content/route-table.ts';
import type { PageHeads } from '../routes/page-heads.ts';
import type { Redirect } from '../routes/redirects/redirect.ts';
import type { Sections } from '../routes/sections.ts';
import type { Rendered } from './rendered.ts';

export interface RenderedSite extends PluginSite {
  config: ResolvedConfig;
  routes: RouteTable;
  heads: PageHeads;
  sections: Sections;
  redirects: Redirect[];
  assets: DocumentAssets;
  /** The data from the HTML of each page, by route. Empty in the dev server, which renders pages on request. */
  rendered: ReadonlyMap<string, Rendered>;
  /** A page as Markdown; undefined if it has none, or if the dev server has not compiled it. */
  loadMarkdown(page: Page): Promise<string | undefined>;
}

/** What is known of a site when all is rendered: what plugins of a site see of it, and what those of the engine need besides. */
import type { DocumentAssets } from '../bundle/document-assets.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import type { Rendered } from '../render/rendered.ts';
import type { Redirect } from '../routes/redirects/redirect.ts';
import type { Sections } from '../routes/sections.ts';
import type { RouteTable } from '../routes/table.ts';
import type { PluginSite } from './plugin.ts';

export interface RenderedSite extends PluginSite {
  config: ResolvedConfig;
  routes: RouteTable;
  sections: Sections;
  redirects: Redirect[];
  assets: DocumentAssets;
  /** What the HTML of each page holds, by route. Empty on the dev server, which renders a page when it is asked for. */
  rendered: ReadonlyMap<string, Rendered>;
  /** A page as Markdown; undefined where it has none, or where the dev server has not compiled it. */
  loadMarkdown(page: Page): Promise<string | undefined>;
}

/** Stage "routes": creates the route table, links, redirects, navigation and sidebars. */
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { ContentSnapshot } from '../content/content.ts';
import { createRouteTable, type RouteTable } from '../content/route-table.ts';
import { rejectErrors } from '../diagnostics/diagnostic-lists.ts';
import { createPageHeads, type PageHeads } from '../routes/page-heads.ts';
import type { Redirect } from '../routes/redirects/redirect.ts';
import { createRedirectTable } from '../routes/redirects/redirect-table.ts';
import { type LinkContext, openLinkContext } from '../routes/resolve-link.ts';
import { createSections, type Sections, type SectionWithoutTexts } from '../routes/sections.ts';

export interface RoutedSite<Of = Sections<SectionWithoutTexts>> {
  routes: RouteTable;
  heads: PageHeads;
  sections: Of;
  links: LinkContext;
  redirects: Redirect[];
}

/**
 * @param makeSections lets the dev server reuse sections while the structure is unchanged
 * @throws UserError
 */
export function createRoutes(
  { pages, drafts }: Pick<ContentSnapshot, 'pages' | 'drafts'>,
  config: ResolvedConfig,
  makeSections: typeof createSections = createSections,
): RoutedSite {
  const routes = createRouteTable(pages, drafts);
  const sections = makeSections(routes, config);
  rejectErrors(sections.errors);
  const links = openLinkContext(routes, config);
  const redirects = createRedirectTable({ routes, config, sidebarsOf: sections.sidebarsOf, moves: links.moves });
  return { routes, heads: createPageHeads(routes, config), sections, links, redirects };
}

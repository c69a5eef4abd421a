/** Owns what all pages of a site share at one moment: routes, sidebars, links. */
import type { ServerBundle } from '../../shared/page-renderer.ts';
import type { ResolvedConfig } from '../config/config.ts';
import type { Page } from '../content/page.ts';
import { emitSectionData } from '../emit/section-data.ts';
import type { RenderSection } from '../render/render-job.ts';
import { type LinkContext, openLinkContext } from '../routes/links.ts';
import { createSections, type Sections } from '../routes/sections.ts';
import { createRouteTable, type RouteTable } from '../routes/table.ts';
import { UserErrors } from '../user-error.ts';

export interface Assembly {
  routes: RouteTable;
  sections: Sections;
  links: LinkContext;
  /** By section key. */
  sectionRefs: Record<string, RenderSection>;
  /** The text of each section's file, by its path from the site's root. */
  sectionFiles: Map<string, string>;
}

/** @throws UserErrors with the mistakes of `_nav.json` and `_meta.json` */
export function assemble(pages: Page[], { getTexts }: ServerBundle, config: ResolvedConfig): Assembly {
  const routes = createRouteTable(pages);
  const sections = createSections(routes, config, getTexts);
  if (sections.missing.length > 0 && config.check.sidebar === 'error') throw new UserErrors(sections.missing);
  const links = openLinkContext(routes, config);
  const { files, sections: sectionRefs } = emitSectionData(sections, config);
  const sectionFiles = new Map(files.map(({ path, body }) => [`/${path}`, body.toString()]));
  return { routes, sections, links, sectionRefs, sectionFiles };
}

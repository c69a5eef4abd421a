/** Owns what all pages of a site share at one moment: routes, sidebars, links. */
import type { ServerBundle } from '../../shared/page-renderer.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { ContentSnapshot } from '../content/content.ts';
import { UserError } from '../diagnostics/user-error.ts';
import { emitNotFoundScript } from '../emit/redirects/not-found-script.ts';
import { createRedirectRules } from '../emit/redirects/redirects-file.ts';
import { emitSectionData, type SectionFiles } from '../emit/section-data.ts';
import type { RedirectRule } from '../http/host-rules.ts';
import type { RenderSection } from '../render/render-job.ts';
import type { Redirect } from '../routes/redirects/redirect.ts';
import { createRedirectTable } from '../routes/redirects/redirect-table.ts';
import { type LinkContext, openLinkContext } from '../routes/resolve-link.ts';
import { createSections, type Sections } from '../routes/sections.ts';
import { createRouteTable, type RouteTable } from '../routes/table.ts';

export interface SiteSnapshot {
  /** Changes with everything that a page shows. */
  version: string;
  routes: RouteTable;
  sections: Sections;
  links: LinkContext;
  redirects: Redirect[];
  redirectRules: RedirectRule[];
  /** The URL of the script of the 404 pages, with base. */
  notFoundScript: string;
  /** By section key. */
  sectionRefs: Record<string, RenderSection>;
  /** The text of each file that pages share, by its path from the site's root. */
  sharedFiles: ReadonlyMap<string, string>;
}

export interface SnapshotInput {
  content: ContentSnapshot;
  server: ServerBundle;
  /** Changes with the bundle. */
  bundleVersion: number;
  /** Of what the snapshot is made of. */
  version: string;
}

/** Sidebars cost more the more pages there are, and seldom change: they are kept while they show the same. */
export function createSnapshotter(config: ResolvedConfig): (input: SnapshotInput) => SiteSnapshot {
  let last: { key: string; sections: Sections; files: SectionFiles } | undefined;

  return ({ content, server, bundleVersion, version }) => {
    const routes = createRouteTable(content.pages, content.drafts);
    const key = `${bundleVersion} ${content.structure}`;
    if (last?.key !== key) {
      const sections = createSections(routes, config, server.getTexts);
      last = { key, sections, files: emitSectionData(sections, config, server.renderer) };
    }
    const { sections, files } = last;
    if (sections.missing.length > 0 && config.check.sidebar === 'error') throw new UserError(sections.missing);
    const links = openLinkContext(routes, config);
    const redirects = createRedirectTable({ routes, config, sidebarsOf: sections.sidebarsOf, moves: links.moves });
    const notFound = emitNotFoundScript(redirects, { routes, config });
    return {
      version,
      routes,
      sections,
      links,
      redirects,
      redirectRules: createRedirectRules(redirects, config.base),
      notFoundScript: notFound.href,
      sectionRefs: files.sections,
      sharedFiles: new Map([...files.files, notFound.file].map(({ path, body }) => [`/${path}`, body.toString()])),
    };
  };
}

/** A snapshot of the data that all pages share: routes, sidebars, links. */

import type { ServerBundle } from '@quire/client/contract';
import { UserError } from '@quire/markdown/diagnostics';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { ContentSnapshot } from '../content/content.ts';
import { emitNotFoundScript } from '../emit/redirects/not-found-script.ts';
import { createRedirectRules } from '../emit/redirects/redirects-file.ts';
import { emitSectionData, type SectionFiles } from '../emit/section-data.ts';
import type { RedirectRule } from '../http/host-rules.ts';
import type { RenderSection } from '../render/render-job.ts';
import { addTexts, createSections, type Sections } from '../routes/sections.ts';
import { createRoutes, type RoutedSite } from '../stages/routes.ts';

export interface SiteSnapshot extends RoutedSite<Sections> {
  /** Changes with everything that pages show. */
  version: string;
  redirectRules: RedirectRule[];
  /** The URL of the script of the 404 pages, with base. */
  notFoundScript: string;
  /** By section key. */
  sectionRefs: Record<string, RenderSection>;
  /** The text of each shared file, by path from the site's root. */
  sharedFiles: ReadonlyMap<string, string>;
}

export interface SnapshotInput {
  content: ContentSnapshot;
  server: ServerBundle;
  /** Changes with the bundle. */
  bundleVersion: number;
  /** The version of the inputs. */
  version: string;
}

/** Reuses sidebars while the structure is unchanged, because creating them takes time on large sites. */
export function createSnapshotter(config: ResolvedConfig): (input: SnapshotInput) => SiteSnapshot {
  let last: { key: string; sections: Sections; files: SectionFiles } | undefined;
  let kept: { structure: string; sections: RoutedSite['sections'] } | undefined;

  return ({ content, server, bundleVersion, version }) => {
    const site = createRoutes(content, config, (routes) => {
      if (kept?.structure !== content.structure)
        kept = { structure: content.structure, sections: createSections(routes, config) };
      return kept.sections;
    });
    const key = `${bundleVersion} ${content.structure}`;
    if (last?.key !== key) {
      const sections = addTexts(site.sections, config, server.getTexts);
      last = { key, sections, files: emitSectionData(sections, config, server.renderer) };
    }
    const { sections, files } = last;
    if (sections.missing.length > 0 && config.check.sidebar === 'error') throw new UserError(sections.missing);
    const { routes, redirects } = site;
    const notFound = emitNotFoundScript(redirects, { routes, config });
    return {
      ...site,
      version,
      sections,
      redirectRules: createRedirectRules(redirects, config.base),
      notFoundScript: notFound.href,
      sectionRefs: files.sections,
      sharedFiles: new Map([...files.files, notFound.file].map(({ path, body }) => [`/${path}`, body.toString()])),
    };
  };
}

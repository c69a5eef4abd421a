/**
 * Stage "inspect": collects the data of the finished site. Headings, ids, links and policy of each document were read when
 * it was rendered; this stage combines them with the files of the bundle and of the public folder.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listBundleFiles } from '../bundle/theme-bundle.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { listPublicFiles } from '../content/inside-site.ts';
import type { PublishedFiles } from '../files/published-files.ts';
import type { Staging } from '../output/staging.ts';
import { findMarkdownFile } from '../render/markdown-job.ts';
import type { RenderedSite } from '../render/rendered-site.ts';
import type { BundledSite } from './bundle.ts';
import type { RenderedDocuments } from './render.ts';
import type { RoutedSite } from './routes.ts';

export interface InspectedSite {
  /** The site as passed to plugins. */
  site: RenderedSite;
  /** The absolute path of each bundle file, by output path. */
  bundled: ReadonlyMap<string, string>;
  publicFiles: PublishedFiles;
}

export async function inspectSite(
  { routes, heads, redirects }: RoutedSite,
  { bundle }: BundledSite,
  { documents, sections, config, staging }: RenderedDocuments & { config: ResolvedConfig; staging: Staging },
): Promise<InspectedSite> {
  return {
    site: {
      routes,
      heads,
      sections,
      redirects,
      assets: bundle.assets,
      rendered: documents.renderedPages,
      config,
      async loadMarkdown(page) {
        const file = findMarkdownFile(page);
        return file === undefined ? undefined : readFile(join(staging.dir, file), 'utf8');
      },
    },
    bundled: listBundleFiles(bundle, config),
    publicFiles: listPublicFiles(config),
  };
}

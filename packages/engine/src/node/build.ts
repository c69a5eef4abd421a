/** Owns building a site: from a folder of Markdown to a folder that any static host serves. Read this file first. */

import { loadServerBundle } from './bundle/server-bundle.ts';
import { bundleTheme, listBundleFiles } from './bundle/theme-bundle.ts';
import { DamagedCacheError } from './cache-file.ts';
import { checkSite } from './check/check-site.ts';
import { checkImports } from './check/imports.ts';
import { checkPublicFiles } from './check/public-files.ts';
import type { ResolvedConfig } from './config/config.ts';
import { openImages } from './content/images.ts';
import { listPublicFiles } from './content/inside-site.ts';
import { openContent } from './content/open-content.ts';
import { scanPages } from './content/scan.ts';
import { emitAll } from './emit/emit-all.ts';
import { listOmissions } from './emit/omissions.ts';
import { emitSearch } from './emit/search.ts';
import { emitSectionData } from './emit/section-data.ts';
import { rejectOutput } from './output-folder.ts';
import type { Progress } from './progress.ts';
import { listPublishedFiles } from './published-files.ts';
import { renderDocuments } from './render/render-documents.ts';
import { openLinkContext } from './routes/links.ts';
import { createSections } from './routes/sections.ts';
import { createRouteTable } from './routes/table.ts';
import { openStaging } from './staging.ts';
import { formatUserError, UserError, UserErrors } from './user-error.ts';
import { createPool } from './workers/pool.ts';

export interface BuildReport {
  pages: number;
  /** Pages that came compiled from the cache. */
  reused: number;
  /** Documents that were rendered anew. */
  rendered: number;
  /** Bytes of all documents. */
  documentBytes: number;
  files: number;
  warnings: string[];
}

/** Each run removes what it finds damaged: compiled pages in the first, and what search knows of them in the second. */
const RUNS_MAX = 3;

/**
 * Builds into a folder beside the output, which takes the output's place when everything is done:
 * a build that fails leaves the last one standing. What is damaged in the cache is made anew.
 * @throws UserError, UserErrors
 */
export async function build(config: ResolvedConfig, progress: Progress): Promise<BuildReport> {
  rejectOutput(config);
  for (let run = 1; ; run += 1) {
    try {
      return await runBuild(config, progress);
    } catch (error) {
      if (!(error instanceof DamagedCacheError) || run === RUNS_MAX) throw error;
    }
  }
}

async function runBuild(config: ResolvedConfig, progress: Progress): Promise<BuildReport> {
  const sources = scanPages(config);
  rejectEmpty(sources, config);
  const pool = createPool(sources.length);
  const staging = openStaging(config.outDir);
  try {
    const content = await progress.step(`Compiling ${sources.length} pages`, () => openContent(sources, config, pool));
    const routes = createRouteTable(content.pages);
    const images = openImages(content.pages, config);

    const bundle = await progress.step('Bundling the theme', () => bundleTheme(config, content.imports));
    const { getTexts, renderer } = loadServerBundle(bundle.serverFile);
    throwAll(checkImports(routes, renderer));
    const sections = createSections(routes, config, getTexts);
    const links = openLinkContext(routes, config);
    const { files: sectionFiles, sections: sectionRefs } = emitSectionData(sections, config);
    const jobs = { routes, sections, links, images, config };
    const documents = await progress.step('Rendering', () =>
      renderDocuments({ jobs, bundle, sections: sectionRefs, staging }, pool),
    );

    const files = [
      ...sectionFiles,
      ...images.files,
      ...emitAll({ routes, sections, links, assets: bundle.assets, facts: documents.facts, config }),
      ...emitSearch({ routes, sections, config, searchKeys: documents.searchKeys }),
    ];
    const bundled = listBundleFiles(bundle);
    const report = checkSite({
      links,
      sections,
      facts: documents.facts,
      imageErrors: images.errors,
      files,
      bundled,
      config,
    });
    const publicFiles = listPublicFiles(config);
    const made = [...files.map(({ path }) => path), ...bundled];
    const covered = checkPublicFiles({ paths: publicFiles.files.keys(), routes, made, config });
    throwAll([...report.errors, ...publicFiles.errors, ...covered.errors]);
    staging.copy(listPublishedFiles(bundle.webDir).files);
    staging.write(files);
    // Last: an author's own file stands in for one that is made.
    staging.copy(publicFiles.files);
    staging.commit();
    documents.remember();
    return {
      pages: content.pages.length,
      reused: content.reused,
      rendered: documents.rendered,
      documentBytes: documents.bytes,
      files: documents.documents + files.length,
      warnings: [
        ...content.warnings,
        ...listOmissions(config),
        ...[...publicFiles.warnings, ...covered.warnings, ...report.warnings].map(formatUserError),
      ],
    };
  } finally {
    await pool.close();
    staging.discard();
  }
}

function rejectEmpty(sources: unknown[], { docsDir }: ResolvedConfig) {
  if (sources.length > 0) return;
  const hint = 'Write index.md into it, or name another folder: quire build <folder>, or "root" in the configuration.';
  throw new UserError('There is no page to build.', { file: docsDir, hint });
}

function throwAll(errors: UserErrors['errors']) {
  if (errors.length > 0) throw new UserErrors(errors);
}

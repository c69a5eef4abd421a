/** Owns the steps of a build: from a folder of Markdown to a folder that any static host serves. Read this file first. */

import { formatCount } from '../shared/diagnostic.ts';
import { compileWith, openBuildExecutor, renderWith } from './build-executor.ts';
import type { BuildReport } from './build-report.ts';
import { placeInPages } from './bundle/place-in-pages.ts';
import { listReactWarnings } from './bundle/react-packages.ts';
import { loadServerBundle } from './bundle/server-bundle.ts';
import { bundleTheme, listBundleFiles } from './bundle/theme-bundle.ts';
import { checkFileNames } from './check/check-file-names.ts';
import { checkImports } from './check/check-imports.ts';
import { checkPublicFiles } from './check/check-public-files.ts';
import { checkSite } from './check/check-site.ts';
import { checkBlankPages, checkStaticComponents } from './check/check-static-components.ts';
import { checkWithPlugins } from './check/check-with-plugins.ts';
import { withKnownErrors } from './check/known-errors.ts';
import type { ResolvedConfig } from './config/resolved-config.ts';
import { buildContent } from './content/build-content.ts';
import { openImages } from './content/images.ts';
import { listPublicFiles } from './content/inside-site.ts';
import { openSectionStore } from './content/search-store.ts';
import type { SourceFile } from './content/source-file.ts';
import { listErrors } from './diagnostics/diagnostic.ts';
import { locateDiagnostics } from './diagnostics/locate-diagnostics.ts';
import type { Progress } from './diagnostics/progress.ts';
import { rejectErrors, UserError } from './diagnostics/user-error.ts';
import { emitAll } from './emit/emit-all.ts';
import { emitNotFoundScript } from './emit/redirects/not-found-script.ts';
import { emitSectionData } from './emit/section-data.ts';
import { listSkippedOutputs } from './emit/skipped-outputs.ts';
import { createKeptFiles } from './files/source-files.ts';
import { hashBundle, type LastBuild } from './last-build.ts';
import { openStaging } from './output/staging.ts';
import { renderDocuments } from './render/render-documents.ts';
import { createRedirectTable } from './routes/redirects/redirect-table.ts';
import { openLinkContext } from './routes/resolve-link.ts';
import { createSections } from './routes/sections.ts';
import { createRouteTable } from './routes/table.ts';

export interface RunOptions {
  sources: SourceFile[];
  /** How many of them are not as the last build has read them. */
  changed: number;
  lastBuild: LastBuild;
}

/** @throws UserError, and `DamagedCacheError` where the same should be tried again */
export async function runBuild(
  config: ResolvedConfig,
  progress: Progress,
  { sources, changed, lastBuild }: RunOptions,
): Promise<BuildReport> {
  const executor = openBuildExecutor({ pages: changed, config, files: createKeptFiles() });
  const staging = openStaging(config.outDir);
  try {
    const compile = compileWith(executor, config);
    const content = await progress.step(`Compiling ${formatCount(sources.length, 'page')}`, () =>
      buildContent(sources, config, { compile, findSource: lastBuild.findSource }),
    );
    const routes = createRouteTable(content.pages, content.drafts);
    const images = await openImages(content.pages, config);

    const bundle = await progress.step('Bundling the theme', () =>
      withKnownErrors(content, config, () =>
        placeInPages(() => bundleTheme(config, content.imports), {
          listPages: async () => content.pages,
          siteDir: config.siteDir,
        }),
      ),
    );
    const bundleHash = hashBundle(bundle);
    const { getTexts, renderer } = loadServerBundle(bundle.serverFile, config.base);
    rejectErrors(checkImports(routes, renderer));
    const sections = createSections(routes, config, getTexts);
    const links = openLinkContext(routes, config);
    const { files: sectionFiles, sections: sectionRefs } = emitSectionData(sections, config, renderer);
    const redirects = createRedirectTable({ routes, config, sidebarsOf: sections.sidebarsOf, moves: links.moves });
    const notFound = emitNotFoundScript(redirects, { routes, config });
    const jobs = { routes, sections, links, images, config, notFoundScript: notFound.href };
    const searchStore = openSectionStore(config.cacheDir);
    const documents = await progress.step('Rendering', () =>
      withKnownErrors(content, config, () =>
        renderDocuments(
          { jobs, bundle, sections: sectionRefs, staging, searchStore },
          { openRenderer: (context) => renderWith(executor, context), concurrency: executor.concurrency },
        ),
      ),
    );

    const { emitSearch, loadVocabulary } = await loadSearch();
    const { searchKeys } = documents;
    const vocabulary = loadVocabulary(config);
    const site = { routes, sections, redirects, assets: bundle.assets, rendered: documents.renderedPages, config };
    const files = [
      ...sectionFiles,
      notFound.file,
      ...images.files,
      ...(await emitAll(site)),
      ...(await emitSearch({ routes, sections, config, searchKeys, searchStore, vocabulary: vocabulary.entries })),
    ];
    searchStore.save([...searchKeys.values()]);
    const bundled = listBundleFiles(bundle, config);
    const checked = checkSite({
      links,
      sections,
      rendered: documents.renderedPages,
      imageErrors: images.errors,
      files,
      bundled: [...bundled.keys()],
      parts: new Set(content.dependencies.map(({ filePath }) => filePath)),
      config,
    });
    const publicFiles = listPublicFiles(config);
    const made = [...files.map(({ path }) => path), ...bundled.keys()];
    const diagnostics = [
      ...content.warnings,
      ...(bundle.warnings ?? []),
      ...listSkippedOutputs(config),
      ...listReactWarnings(config),
      ...publicFiles.errors,
      ...publicFiles.warnings,
      ...vocabulary.errors,
      ...checkFileNames([...sources.map(({ sourcePath }) => sourcePath), ...publicFiles.files.keys()]),
      ...checkPublicFiles({ paths: publicFiles.files.keys(), routes, made, config }),
      ...checkStaticComponents(content.pages, bundle.staticModules),
      ...checkBlankPages(routes.pages, documents.renderedPages),
      ...checked,
      ...(await checkWithPlugins(site)),
    ];
    if (listErrors(diagnostics).length > 0) throw new UserError(diagnostics);
    staging.copy(bundled);
    staging.write(files);
    // Last: an author's own file replaces one that is made.
    staging.copy(publicFiles.files);
    const output = staging.stampAll();
    staging.commit();
    documents.remember();
    const report = {
      pages: content.pages.length,
      reused: content.reused,
      rendered: documents.rendered,
      documentBytes: documents.bytes,
      files: documents.documents + files.length,
      warnings: locateDiagnostics(diagnostics, config),
    };
    const { dependencies, dates, imports } = content;
    const filePaths = [...images.filePaths, ...vocabulary.filePaths, ...listNamedFiles(config)];
    const read = { dependencies, filePaths, imports, dates, sources: content.sources };
    lastBuild.save({ report, ...read, bundle: bundleHash, output });
    return report;
  } finally {
    await executor.close();
    staging.discard();
  }
}

/** A build that fails does without. */
async function loadSearch() {
  const { emitSearch } = await import('./emit/emit-search.ts');
  const { loadVocabulary } = await import('./search/load-vocabulary.ts');
  return { emitSearch, loadVocabulary };
}

/** Files that the configuration names and whose text goes into a build as it is. */
function listNamedFiles({ translationsFile, publishedUrlsFile, configFile, iconFile }: ResolvedConfig): string[] {
  return [translationsFile, publishedUrlsFile, configFile, iconFile].filter((filePath) => filePath !== undefined);
}

/** Stage "commit": replaces the previous output, and saves records for the next build. */
import { isAbsolute } from 'node:path';
import type { Diagnostic } from '@quire/markdown/diagnostics';
import type { BuildReport } from '../build-report.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { locateDiagnostics } from '../diagnostics/locate-diagnostics.ts';
import { hashBundle } from '../last-build.ts';
import { rejectInputs } from '../output/output-folder.ts';
import type { Staging } from '../output/staging.ts';
import type { CheckedParts } from './check.ts';

export interface CheckedSite extends CheckedParts {
  warnings: readonly Diagnostic[];
}

export async function commitOutput(site: CheckedSite, staging: Staging, config: ResolvedConfig): Promise<BuildReport> {
  const { content, rendered, inspected, emitted, warnings } = site;
  staging.copy(inspected.bundled);
  staging.write(emitted.files);
  // Last, so that public files replace generated ones.
  staging.copy(inspected.publicFiles.files);
  const output = staging.stampAll();
  rejectInputs(config, listInputs(site, config));
  staging.commit();
  const { documents } = rendered;
  documents.remember();
  const report = {
    pages: content.pages.length,
    drafts: content.drafts.filter(({ fallback }) => fallback === undefined).length,
    reused: content.reused,
    rendered: documents.rendered,
    documentBytes: documents.bytes,
    files: documents.documents + emitted.files.length,
    warnings: locateDiagnostics(warnings, config),
  };
  const { dependencies, dates, imports } = content;
  const filePaths = listFilePaths(site, config);
  const bundle = hashBundle(site.bundled.bundle);
  site.sources.lastBuild.save({ report, dependencies, filePaths, imports, dates, bundle, output });
  return report;
}

function listInputs(site: CheckedSite, config: ResolvedConfig): string[] {
  const { dependencies, imports } = site.content;
  const modules = [...imports.map(({ module }) => module), ...Object.values(config.components), ...config.globalStyles];
  return [...dependencies.map(({ filePath }) => filePath), ...listFilePaths(site, config), ...modules].filter(
    isAbsolute,
  );
}

function listFilePaths({ rendered, emitted }: Pick<CheckedSite, 'rendered' | 'emitted'>, config: ResolvedConfig) {
  return [...rendered.images.filePaths, ...emitted.vocabularyPaths, ...listNamedFiles(config)];
}

/** Configured files whose content is an input of the build. */
function listNamedFiles({ translationsFile, publishedUrlsFile, configFile, iconFile }: ResolvedConfig): string[] {
  return [translationsFile, publishedUrlsFile, configFile, iconFile].filter((filePath) => filePath !== undefined);
}

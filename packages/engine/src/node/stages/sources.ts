/** Stage "sources": scans the files of pages, and detects changes since the last build. */
import { createError, type Diagnostic } from '@quire/markdown/diagnostics';
import type { BuildReport } from '../build-report.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { type ScannedPages, scanFiles } from '../content/scan.ts';
import { rejectErrors } from '../diagnostics/diagnostic-lists.ts';
import { type LastBuild, openLastBuild } from '../last-build.ts';

export interface Sources extends ScannedPages {
  /** The number of files that changed since the last build. */
  changed: number;
  lastBuild: LastBuild;
}

/** Returns the report of the last build if nothing has changed since. @throws UserError if there are no pages */
export async function findSources(config: ResolvedConfig): Promise<Sources | BuildReport> {
  const lastBuild = openLastBuild(config);
  const lastReport = await lastBuild.findReport();
  if (lastReport) return lastReport;
  const { files, errors } = scanFiles(config);
  if (files.length === 0) rejectErrors([...errors, createEmptyError(config)]);
  const changed = files.filter(({ filePath }) => !lastBuild.isUnchanged(filePath)).length;
  return { files, errors, changed, lastBuild };
}

function createEmptyError({ docsDir }: ResolvedConfig): Diagnostic {
  const help =
    'Create index.md in the folder, or choose another: quire build <folder>, or "root" in the configuration.';
  return createError('routes', 'No pages found.', { file: docsDir, help });
}

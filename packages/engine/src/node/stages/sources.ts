/** Stage "sources": scans the files of pages, and detects changes since the last build. */
import { createUserError } from '@quire/markdown/diagnostics';
import type { BuildReport } from '../build-report.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { scanPages } from '../content/scan.ts';
import type { SourceFile } from '../content/source-file.ts';
import { type LastBuild, openLastBuild } from '../last-build.ts';

export interface Sources {
  files: SourceFile[];
  /** The number of files that changed since the last build. */
  changed: number;
  lastBuild: LastBuild;
}

/** Returns the report of the last build if nothing has changed since. @throws UserError if there are no pages */
export async function findSources(config: ResolvedConfig): Promise<Sources | BuildReport> {
  const lastBuild = openLastBuild(config);
  const lastReport = await lastBuild.findReport();
  if (lastReport) return lastReport;
  const files = scanPages(config);
  rejectEmpty(files, config);
  const changed = files.filter(({ filePath }) => !lastBuild.findSource(filePath)).length;
  return { files, changed, lastBuild };
}

function rejectEmpty(files: unknown[], { docsDir }: ResolvedConfig) {
  if (files.length > 0) return;
  const help = 'Create index.md in it, or choose another folder: quire build <folder>, or "root" in the configuration.';
  throw createUserError('routes', 'No pages found.', { file: docsDir, help });
}

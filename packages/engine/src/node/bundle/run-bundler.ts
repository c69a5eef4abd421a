/** Runs the bundler: from the generated entries to the files for Node and for browsers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createUserError, describeThrown, UserError } from '@quire/markdown/diagnostics';
import { hashContent } from '@quire/markdown/files';
import { createRsbuild } from '@rsbuild/core';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { rejectErrors } from '../diagnostics/diagnostic-lists.ts';
import { createPackageCommands } from '../diagnostics/package-manager.ts';
import { findPackageOf } from '../files/is-installed.ts';
import type { ThemeBundle } from './bundle-cache.ts';
import { createStylesheetWarnings, listBundleErrors, listReported } from './bundle-errors.ts';
import type { EntryFiles } from './bundle-modules.ts';
import { createBundlerConfig } from './bundler-config.ts';
import { addAssets, type BuiltAssets, listInputs, readAssets, type Stats } from './read-assets.ts';
import { checkBytes } from './undecoded-files.ts';

/** With hrefs from the root of the site instead of URLs. */
export interface BundlerRun extends Omit<ThemeBundle, 'readsPages'> {
  /** Everything that the bundler read. */
  files: string[];
}

/**
 * @param ofTheme the built theme, if the entries are bundled separately from it
 * @throws UserError with the errors of every module
 */
export async function runBundler(
  config: ResolvedConfig,
  entries: EntryFiles,
  { workDir, ofTheme }: { workDir: string; ofTheme?: BuiltAssets },
): Promise<BundlerRun> {
  const webDir = join(workDir, 'web');
  const rsbuild = await createRsbuild({
    cwd: config.siteDir,
    config: await createBundlerConfig(config, entries, { workDir, outDir: webDir }),
  });
  let stats: Stats;
  rsbuild.onAfterBuild((result) => {
    stats = result.stats;
  });
  const run = await rsbuild.build().catch(createBundlerError);
  try {
    rejectErrors(listBundleErrors(stats, config));
    if (run instanceof UserError) throw run;
    const site = { ...config, outDir: webDir, hydratesLayout: entries.modules.isOpen };
    const assets = ofTheme ? addAssets(stats, ofTheme, site) : readAssets(stats, site);
    const files = listInputs(stats);
    const warnings = [...createStylesheetWarnings(listReported(stats, 'warnings')), ...checkBytes(files)];
    const serverFile = join(workDir, 'server', 'server.js');
    return { serverFile, serverHash: hashContent(readFileSync(serverFile)), webDir, assets, warnings, files };
  } finally {
    if (!(run instanceof UserError)) await run.close();
  }
}

/** For failures of the bundler without a location, mostly in a plugin of the site for another version of the bundler. */
function createBundlerError(error: unknown): UserError {
  const reason = describeThrown(error);
  const failed = findFailedPackage(error);
  if (failed === undefined)
    return createUserError('bundle', `Cannot bundle the theme or a component of the content.\n${reason}`);
  return createUserError('bundle', `Cannot bundle: the package "${failed}" fails.\n${reason}`, {
    help: `It may be for another version of the bundler than Quire's: run "${createPackageCommands().installDev(`${failed}@latest`)}" in the site's folder.`,
  });
}

/** The package whose code has thrown; undefined if it is the bundler itself, or not a package. */
function findFailedPackage(error: unknown): string | undefined {
  const frames = (error instanceof Error && error.stack?.match(/^\s+at .*$/gm)) || [];
  const frame = frames.find((each) => /[\\/]/.test(each)) ?? '';
  const failed = findPackageOf(frame);
  return failed === '@rsbuild/core' || failed === '@rspack/core' ? undefined : failed;
}

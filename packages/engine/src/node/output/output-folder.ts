/** Decides which folders a build may replace: empty ones, and outputs of earlier builds, which contain a marker file. */

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createUserError } from '@quire/markdown/diagnostics';
import { isInside } from '@quire/markdown/files';
import { listOwnModules } from '../config/module-imports.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { listDocsFiles } from '../content/list-files.ts';
import { isMarkdownPath } from '../files/page-path.ts';
import { findReal } from '../files/real-path.ts';

const HELP = 'The build replaces everything in the output folder. Choose a separate folder, such as --out dist.';

/** Every output contains this file, by which later builds recognize it. */
export const OUTPUT_MARKER = '.quire-output';

/** Maximum files that a message lists. */
const NAMES_MAX = 5;

/**
 * @param mayEmpty whether a folder that no build has written may be replaced (`--empty-out-dir`)
 * @throws UserError if the output would replace sources, a repository, or files that no build has written
 */
export function rejectOutput(config: ResolvedConfig, mayEmpty: boolean) {
  const { outDir } = config;
  const output = findReal(outDir);
  rejectSources(config, output);
  if (!existsSync(output)) return;
  if (!statSync(output).isDirectory())
    throw createUserError('output', 'The output folder is a file.', { file: outDir, help: HELP });
  const names = readdirSync(output);
  if (names.includes('.git'))
    throw createUserError('output', 'The output folder is a git repository.', { file: outDir, help: HELP });
  if (names.length === 0 || names.includes(OUTPUT_MARKER)) return;
  rejectPages(config, output);
  if (mayEmpty) return;
  throw createUserError('output', `The output folder contains files that no build has written: ${listSome(names)}.`, {
    file: outDir,
    help: 'Choose another folder with --out <dir>. If everything in this one may be deleted, run the build with --empty-out-dir.',
  });
}

function rejectSources({ siteDir, docsDir, publicDir, themeDir, cacheDir, outDir }: ResolvedConfig, output: string) {
  const site = findReal(siteDir);
  const sources = [docsDir, publicDir, themeDir].map(findReal);
  const fail = (message: string) => {
    throw createUserError('output', message, { file: outDir, help: HELP });
  };
  const inside = [site, ...sources, findReal(cacheDir)].find((folder) => isInside(folder, output));
  if (inside !== undefined) fail(`The output folder contains the sources of the site, ${inside}.`);
  // The docs folder of a small site is the site's folder, which also contains the output.
  const parent = sources.find((folder) => !isInside(site, folder) && isInside(output, folder));
  if (parent !== undefined) fail(`The output folder is in a folder with sources of the site, ${parent}.`);
}

/** Pages of a site whose docs folder contains the output. */
function rejectPages(config: ResolvedConfig, output: string) {
  if (!existsSync(config.docsDir)) return;
  // Without an output folder, because its files are not listed.
  const { files } = listDocsFiles(config.docsDir, { ...config, outDir: '' });
  const pages = files.filter((file) => isMarkdownPath(file) && isInside(findReal(file), output));
  if (pages.length === 0) return;
  throw createUserError('output', `The output folder contains pages of the site: ${listSome(pages)}.`, {
    file: config.outDir,
    help: HELP,
  });
}

/**
 * Code, stylesheets and words outside of the folders of the site are known only after compiling.
 * @throws UserError if a folder that no build has written contains one of `files`
 */
export function rejectInputs({ outDir }: ResolvedConfig, files: readonly string[]) {
  const output = findReal(outDir);
  if (!existsSync(output) || existsSync(join(output, OUTPUT_MARKER))) return;
  const inside = files.flatMap(listOwnModules).filter((file) => isInside(findReal(file), output));
  if (inside.length === 0) return;
  const names = listSome([...new Set(inside)]);
  throw createUserError('output', `The output folder contains sources of the site: ${names}.`, {
    file: outDir,
    help: HELP,
  });
}

function listSome(names: string[]): string {
  const shown = names.sort().slice(0, NAMES_MAX).join(', ');
  return names.length > NAMES_MAX ? `${shown} and ${names.length - NAMES_MAX} more` : shown;
}

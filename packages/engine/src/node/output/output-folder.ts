/** Decides which folders a build may replace: empty ones, and outputs of earlier builds, which contain a marker file. */
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { createUserError } from '@quire/markdown/diagnostics';
import type { ResolvedConfig } from '../config/resolved-config.ts';

const HELP = 'The build replaces everything in the output folder. Choose a separate folder, such as --out dist.';

/** Every output contains this file, by which later builds recognize it. */
export const OUTPUT_MARKER = '.quire-output';

/** Maximum files that a message lists. */
const NAMES_MAX = 5;

/**
 * @param mayEmpty whether a folder that no build has written may be replaced (`--empty-out-dir`)
 * @throws UserError if the output would replace sources, a repository, or files that no build has written
 */
export function rejectOutput({ outDir, ...config }: ResolvedConfig, mayEmpty: boolean) {
  const output = findReal(outDir);
  const sources = [config.siteDir, config.docsDir, config.publicDir, config.themeDir];
  const source = sources.map(findReal).find((folder) => isInside(folder, output));
  if (source !== undefined)
    throw createUserError('output', `The output folder contains the sources of the site, ${source}.`, {
      file: outDir,
      help: HELP,
    });
  if (!existsSync(output)) return;
  if (!statSync(output).isDirectory())
    throw createUserError('output', 'The output folder is a file.', { file: outDir, help: HELP });
  const names = readdirSync(output);
  if (names.includes('.git'))
    throw createUserError('output', 'The output folder is a git repository.', { file: outDir, help: HELP });
  if (names.length === 0 || names.includes(OUTPUT_MARKER) || mayEmpty) return;
  throw createUserError('output', `The output folder contains files that no build has written: ${listSome(names)}.`, {
    file: outDir,
    help: 'Choose another folder with --out <dir>. If everything in this one may be deleted, run the build with --empty-out-dir.',
  });
}

function listSome(names: string[]): string {
  const shown = names.sort().slice(0, NAMES_MAX).join(', ');
  return names.length > NAMES_MAX ? `${shown} and ${names.length - NAMES_MAX} more` : shown;
}

function isInside(folder: string, parent: string): boolean {
  return folder === parent || folder.startsWith(parent.endsWith(sep) ? parent : parent + sep);
}

/** Resolves symbolic links, also in the parents of a folder that does not exist. */
function findReal(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : findReal(parent) + path.slice(parent.length);
}

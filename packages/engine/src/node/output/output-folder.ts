/** Owns which folder a build may put its output in the place of: never one that holds anything else. */
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { createError } from '../diagnostics/diagnostic.ts';
import { UserError } from '../diagnostics/user-error.ts';

const HELP = 'The build replaces everything in the output folder. Choose a folder of its own, such as --out dist.';

/** One of these is in whatever was built as a site. */
const SITE_FILES = ['404.html', 'index.html'];

/** @throws UserError where the output would replace something that is not an output */
export function rejectOutput({ outDir, siteDir, docsDir, publicDir }: ResolvedConfig) {
  const output = findReal(outDir);
  const source = [siteDir, docsDir, publicDir].map(findReal).find((folder) => isInside(folder, output));
  if (source !== undefined)
    throw new UserError(
      createError('output', `The output folder contains the sources of the site, ${source}.`, {
        file: outDir,
        help: HELP,
      }),
    );
  if (!existsSync(output)) return;
  if (!statSync(output).isDirectory())
    throw new UserError(createError('output', 'The output folder is a file.', { file: outDir, help: HELP }));
  const names = readdirSync(output);
  if (names.includes('.git'))
    throw new UserError(createError('output', 'The output folder is a git repository.', { file: outDir, help: HELP }));
  const visible = names.filter((name) => !name.startsWith('.'));
  if (visible.length > 0 && !SITE_FILES.some((name) => visible.includes(name)))
    throw new UserError(
      createError('output', 'The output folder contains other files than a site.', { file: outDir, help: HELP }),
    );
}

function isInside(folder: string, parent: string): boolean {
  return folder === parent || folder.startsWith(parent.endsWith(sep) ? parent : parent + sep);
}

/** Through links, also of the folders above one that does not exist. */
function findReal(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : findReal(parent) + path.slice(parent.length);
}

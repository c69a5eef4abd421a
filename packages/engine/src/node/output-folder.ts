/** Owns which folder a build may put its output in the place of: never one that holds anything else. */
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import type { ResolvedConfig } from './config/config.ts';
import { UserError } from './user-error.ts';

const HINT = 'The output replaces all that is in its folder. Name one of its own, such as --out dist.';

/** One of these stands in whatever was built as a site. */
const SITE_FILES = ['404.html', 'index.html'];

/** @throws UserError where the output would replace something that is no output */
export function rejectOutput({ outDir, siteDir, docsDir, publicDir }: ResolvedConfig) {
  const output = findReal(outDir);
  const source = [siteDir, docsDir, publicDir].map(findReal).find((folder) => isInside(folder, output));
  if (source !== undefined)
    throw new UserError(`The output folder holds the sources of the site, ${source}.`, { file: outDir, hint: HINT });
  if (!existsSync(output)) return;
  if (!statSync(output).isDirectory())
    throw new UserError('The output folder is a file.', { file: outDir, hint: HINT });
  const names = readdirSync(output);
  if (names.includes('.git'))
    throw new UserError('The output folder is a git repository.', { file: outDir, hint: HINT });
  const visible = names.filter((name) => !name.startsWith('.'));
  if (visible.length > 0 && !SITE_FILES.some((name) => visible.includes(name)))
    throw new UserError('The output folder holds other things than a site.', { file: outDir, hint: HINT });
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

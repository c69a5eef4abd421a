/** Finds the output folder for `quire preview` and `quire mcp`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createUserError } from '@quire/markdown/diagnostics';
import { findConfigFile } from '../config/config-file.ts';
import { OUT_DIR_DEFAULT } from '../config/resolve.ts';
import { OUTPUT_MARKER } from '../output/output-folder.ts';
import { loadSiteConfig } from '../stages/config.ts';

/**
 * Accepts the folder of a site in place of its output.
 * @param written the argument; the current folder if undefined
 * @throws UserError if the folder exists, but no build wrote it
 */
export async function findBuiltSite(written: string | undefined): Promise<string> {
  const dir = await findOutput(written);
  if (existsSync(dir) && !isOutput(dir))
    throw createUserError('command', `No build wrote the folder "${dir}".`, { help: 'Build the site: quire build' });
  return dir;
}

async function findOutput(written: string | undefined): Promise<string> {
  const dir = written ?? '.';
  if (isOutput(dir)) return dir;
  if (findConfigFile(dir) !== undefined) return (await loadSiteConfig({ dir })).outDir;
  const byDefault = join(dir, OUT_DIR_DEFAULT);
  return written === undefined || existsSync(byDefault) ? byDefault : written;
}

/** What copies an output may leave out the marker, whose name begins with a dot. */
function isOutput(dir: string): boolean {
  const home = join(dir, 'index.html');
  return (
    existsSync(join(dir, OUTPUT_MARKER)) || (existsSync(home) && readFileSync(home, 'utf8').includes(' data-base="'))
  );
}

/** Finds the output folder for `quire preview` and `quire mcp`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findConfigFile } from '../config/config-file.ts';
import { OUT_DIR_DEFAULT } from '../config/resolve.ts';
import { loadSiteConfig } from '../stages/config.ts';

/**
 * Accepts the folder of a site in place of its output.
 * @param written the argument; the current folder if undefined
 */
export async function findBuiltSite(written: string | undefined): Promise<string> {
  const dir = written ?? '.';
  if (existsSync(join(dir, 'index.html'))) return dir;
  if (findConfigFile(dir) !== undefined) return (await loadSiteConfig({ dir })).outDir;
  const byDefault = join(dir, OUT_DIR_DEFAULT);
  return written === undefined || existsSync(byDefault) ? byDefault : written;
}

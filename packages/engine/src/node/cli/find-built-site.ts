/** Which folder `quire preview` serves, and `quire mcp` reads. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findConfigFile } from '../config/config-file.ts';
import { OUT_DIR_DEFAULT } from '../config/resolve.ts';
import { loadSiteConfig } from '../stages/config.ts';

/**
 * A folder that holds a site rather than a built one is as good as its output.
 * @param written the folder that was named; undefined for the one of the command
 */
export async function findBuiltSite(written: string | undefined): Promise<string> {
  const dir = written ?? '.';
  if (existsSync(join(dir, 'index.html'))) return dir;
  if (findConfigFile(dir) !== undefined) return (await loadSiteConfig({ dir })).outDir;
  const byDefault = join(dir, OUT_DIR_DEFAULT);
  return written === undefined || existsSync(byDefault) ? byDefault : written;
}

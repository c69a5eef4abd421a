/** Creates a folder for the temporary files of a test run, outside of any repository, and removes it at the end. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The variables that set the temporary folder on each system; child processes inherit them. */
const VARIABLES = ['TMPDIR', 'TEMP', 'TMP'];
/** Set if a parent process has created the folder. */
const OWNED = 'QUIRE_RUN_FOLDER';

export function useRunFolder() {
  if (process.env[OWNED] !== undefined) return;
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'quire-run-')));
  for (const name of [OWNED, ...VARIABLES]) process.env[name] = folder;
  // A browser that is shutting down may still write into the folder.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}

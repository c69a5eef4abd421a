/** The folder that a run of tests keeps its temporary files in: outside of any repository, and removed at the end. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What says where temporary files belong, on any system; processes that are started inherit it. */
const VARIABLES = ['TMPDIR', 'TEMP', 'TMP'];
/** Set where a process that started this one has made the folder. */
const OWNED = 'QUIRE_RUN_FOLDER';

export function useRunFolder() {
  if (process.env[OWNED] !== undefined) return;
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'quire-run-')));
  for (const name of [OWNED, ...VARIABLES]) process.env[name] = folder;
  // A browser that is still ending may write while its folder is removed.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}

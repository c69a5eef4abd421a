/**
 * Owns the end of `npm run build` of the engine: the patterns of grammars that it brings along, translated by its own code.
 * That takes most of the time of the build, so they are kept until something that goes into them changes.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './run-step.mjs';

const ENGINE = join(ROOT, 'packages/engine');
const TABLES = join(ENGINE, 'dist/patterns');
const TRANSLATOR = join(ENGINE, 'dist/tools/write-pattern-tables.js');
const KEPT = join(ROOT, 'node_modules/.cache/quire-patterns');

const key = hashInputs();
const kept = join(KEPT, key);
if (existsSync(kept)) cpSync(kept, TABLES, { recursive: true });
else {
  const { writePatternTables } = await import(pathToFileURL(TRANSLATOR));
  await writePatternTables();
  rmSync(KEPT, { recursive: true, force: true });
  // In one step: half of the tables are none.
  cpSync(TABLES, `${kept}.part`, { recursive: true });
  renameSync(`${kept}.part`, kept);
}

/** The translator, the packages that it uses, and the engine that says which expressions are valid. */
function hashInputs() {
  const hash = createHash('sha256').update(process.versions.v8);
  for (const file of [TRANSLATOR, join(ROOT, 'package-lock.json')]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** The checks that need no built site: format and lint, types of every zone, dead code, unit tests. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, runSideBySide, runStep } from './run-step.mjs';

/** Where the JSON report of the unit tests is. */
export const UNIT_REPORT = join(ROOT, 'node_modules/.cache/quire-tests/unit.json');

const BINARIES = join(ROOT, 'node_modules/.bin');

/** Folders that hold no zone of ours. */
const FOREIGN = /(?:^|\/)(?:node_modules|dist|examples|fixtures|\.out)(?:\/|$)/;

/** Runs all of them, whatever fails, and resolves to the titles of those that failed. Unit tests are not among them. */
export function runStaticChecks() {
  // The longest first, so that no core waits for it at the end.
  const checks = [
    ['Translations', ['quire', 'translations', 'website', '--check']],
    ['Dead code', ['knip']],
    ['Format and lint', ['biome', 'check']],
    ...listZones().map((zone) => [`Types of ${zone}`, ['tsc', '--project', zone]]),
  ];
  const steps = checks.map(([title, [name, ...args]]) => [title, [join(BINARIES, name), ...args]]);
  return runSideBySide('Static checks', steps);
}

export function runUnitTests() {
  return runStep('Unit tests', join(BINARIES, 'rstest'), {
    args: ['run'],
    env: { QUIRE_UNIT_REPORT: UNIT_REPORT },
  });
}

/** Each zone has a tsconfig of its own, which holds its walls. The root's is for the tests of all. */
function listZones() {
  const nested = ['packages', 'website', 'e2e'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.name === 'tsconfig.json')
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
      .filter((file) => !FOREIGN.test(file)),
  );
  return ['tsconfig.json', ...nested.sort()];
}

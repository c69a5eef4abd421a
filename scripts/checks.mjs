/** The checks that do not need a built site: format and lint, types of every zone, dead code, unit tests. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, runSideBySide, runStep } from './run-step.mjs';

/** The JSON report of the unit tests. */
export const UNIT_REPORT = join(ROOT, 'node_modules/.cache/quire-tests/unit.json');

const BINARIES = join(ROOT, 'node_modules/.bin');

/** Folders without TypeScript projects of ours. */
const FOREIGN = /(?:^|\/)(?:node_modules|dist|examples|fixtures|\.out)(?:\/|$)/;

/** Runs all checks except for the unit tests, even if some fail, and resolves to the titles of those that failed. */
export function runStaticChecks() {
  // The slowest first, so that the cores finish at about the same time.
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

/** Each zone has its own tsconfig, which enforces its boundaries. The root's is for the tests of all. */
function listZones() {
  const nested = ['packages', 'website', 'e2e'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.name === 'tsconfig.json')
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
      .filter((file) => !FOREIGN.test(file)),
  );
  return ['tsconfig.json', ...nested.sort()];
}

/** Owns the checks that need no built site: format and lint, types of every zone, dead code, unit tests. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, runStep } from './run-step.mjs';

/** Where the JSON reports of a test run lie. */
export const UNIT_REPORT = join(ROOT, 'node_modules/.cache/quire-tests/unit.json');

/** Folders that hold no zone of ours. */
const FOREIGN = /(?:^|\/)(?:node_modules|dist|examples|fixtures|\.out)(?:\/|$)/;

/** Runs all of them, whatever fails, and resolves to the titles of those that failed. Unit tests are not among them. */
export async function runStaticChecks() {
  const checks = [
    ['Format and lint', ['biome', 'check']],
    ...listZones().map((zone) => [`Types of ${zone}`, ['tsc', '--project', zone]]),
    ['Dead code', ['knip']],
    ['Translations', ['quire', 'translations', 'website', '--check']],
  ];
  const failed = [];
  for (const [title, [command, ...args]] of checks) {
    if (!(await runStep(title, join(ROOT, 'node_modules/.bin', command), { args }))) failed.push(title);
  }
  return failed;
}

export function runUnitTests() {
  return runStep('Unit tests', join(ROOT, 'node_modules/.bin/rstest'), {
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

/** What the page about React says of `react/jsx-runtime` in each version of React, fetched from npm. Not part of `npm test`, like `migrations.opt-in.ts`. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';

const TIMEOUT_MS = 120_000;
const SCRIPTS = {
  // As bundlers do, `require` tries file names with extensions.
  'required.cjs': "process.stdout.write(typeof require('react/jsx-runtime').jsx);\n",
  'imported.mjs': "import { jsx } from 'react/jsx-runtime';\nprocess.stdout.write(typeof jsx);\n",
};
const CASES = [
  { version: '16.13.1', required: false, imported: false },
  { version: '16.14.0', required: true, imported: false },
  { version: '17.0.2', required: true, imported: false },
  { version: '18.0.0', required: true, imported: true },
];

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jsx-runtime-'));
  for (const { version } of CASES) install(join(folder, version), version);
}, TIMEOUT_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(CASES)(
  'React $version: the JSX runtime is found by bundlers: $required, by an ES module in Node.js: $imported',
  ({ version, required, imported }) => {
    expect(run(version, 'required.cjs')).toEqual(required ? 'function' : 'MODULE_NOT_FOUND');
    expect(run(version, 'imported.mjs')).toEqual(imported ? 'function' : 'ERR_MODULE_NOT_FOUND');
  },
);

function install(project: string, version: string) {
  mkdirSync(project);
  const manifest = { private: true, dependencies: { react: version } };
  for (const [name, text] of Object.entries({ ...SCRIPTS, 'package.json': JSON.stringify(manifest) }))
    writeFileSync(join(project, name), text);
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: project, stdio: 'pipe' });
}

/** What the script prints, or the code of its error. */
function run(version: string, script: string): string | undefined {
  const { stdout, stderr } = spawnSync(process.execPath, [script], { cwd: join(folder, version), encoding: 'utf8' });
  return stdout || /code: '(\w+)'/.exec(stderr)?.[1];
}

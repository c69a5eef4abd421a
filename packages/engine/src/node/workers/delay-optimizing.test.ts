import { execFileSync } from 'node:child_process';
import { expect, test } from '@rstest/core';
import { quireAlone, writeSite } from '../../../test/run-quire.ts';
import { PROCESS_FLAGS } from './delay-optimizing.ts';

test('the V8 of this Node is one of those whose flags were looked at', () => {
  // Node 20 needs none when a process starts.
  expect(PROCESS_FLAGS.length > 0 || process.version.startsWith('v20.')).toBe(true);
  expect(execFileSync(process.execPath, [...PROCESS_FLAGS, '--print', '1']).toString()).toBe('1\n');
});

test('V8 knows what it is asked for in a build', async () => {
  const dir = writeSite({
    'docs/index.md': '# Home\n',
    'site.config.mjs': "export default { siteUrl: 'https://quay.dev' };\n",
  });
  const { code, stderr } = await quireAlone('build', dir);
  expect(code).toBe(0);
  // Beside the steps of the build.
  expect(stderr.replace(/^ {2}[A-Z].* (?:\d+ ms|[\d.]+ s)\n/gm, '')).toBe('');
});

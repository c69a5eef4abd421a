import { execFileSync } from 'node:child_process';
import { expect, test } from '@rstest/core';
import { quireAlone, writeSite } from '../../../test/run-quire.ts';
import { PROCESS_FLAGS } from './delay-optimizing.ts';

test('the V8 of this Node is one of those whose flags were looked at', () => {
  expect(PROCESS_FLAGS).not.toEqual([]);
  const flags = ['--regexp-tier-up', ...PROCESS_FLAGS];
  expect(execFileSync(process.execPath, [...flags, '--print', '1']).toString()).toBe('1\n');
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

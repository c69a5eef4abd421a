import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@rstest/core';
import { buildSite, QUIRE } from '../../test/run-quire.ts';
import { createSite, writeFiles } from '../../test/temporary-site.ts';

let dir: string;

beforeAll(async () => {
  dir = createSite({ 'docs/index.md': '# Home\n', 'docs/guide.md': '# Guide\n' });
  await buildSite(dir, join(dir, 'dist'));
});

describe('a reader that closes the output before all of it is written', () => {
  const pipe = (command: string) =>
    spawnSync('bash', ['-c', `"$0" "$1" ${command} | true; echo "code \${PIPESTATUS[0]}"`, process.execPath, QUIRE], {
      encoding: 'utf8',
      cwd: dir,
    });

  test.each([
    ['--help', 0],
    ['search guide dist', 0],
    ['check --format json', 1],
  ])('ends the command as it would have ended: quire %s', (command, code) => {
    if (code === 1) writeFiles(dir, { 'docs/wrong.md': '# Wrong\n\n[gone](./gone.md)\n' });
    const { stdout, stderr } = pipe(command);
    expect(stdout).toBe(`code ${code}\n`);
    expect(stderr).not.toMatch(/EPIPE|\n\s+at /);
  });
});

test.skipIf(process.platform !== 'linux')('errors that the error stream refuses are on the other one', () => {
  writeFiles(dir, { 'docs/guide.md': '---\ntitle: {}\n---\n' });
  const command = `"${process.execPath}" "${QUIRE}" build "${dir}" 2>/dev/full`;
  const { status, stdout } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toContain('The frontmatter field "title" is invalid');
});

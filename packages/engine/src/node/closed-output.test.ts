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

describe.skipIf(process.platform !== 'linux')('an output that has no space', () => {
  const run = (command: string) =>
    spawnSync('sh', ['-c', `"$0" "$1" ${command}`, process.execPath, QUIRE], { encoding: 'utf8', cwd: dir });

  test('is an error of a command that writes to it', () => {
    const { status, stderr } = run('search guide dist >/dev/full');
    expect(status).toBe(1);
    expect(stderr).toContain('The disk is full');
  });

  test('is no loss of errors: those that the error stream refuses are on the other one', () => {
    writeFiles(dir, { 'docs/guide.md': '---\ntitle: {}\n---\n' });
    const { status, stdout } = run('build 2>/dev/full');
    expect(status).toBe(1);
    expect(stdout).toContain('The frontmatter field "title" is invalid');
  });
});

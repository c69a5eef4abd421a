import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createError, UserError } from '@quire/markdown/diagnostics';
import { expect, test } from '@rstest/core';
import { listDiagnostics } from './list-diagnostics.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'quire-diagnostics-'));
const folders = { siteDir, docsDir: join(siteDir, 'docs') };
const page = join(siteDir, 'docs/guide/page.md');
mkdirSync(join(siteDir, 'docs/guide'), { recursive: true });
writeFileSync(page, '# Page\n\nSee [this](./gone.md).\n');
writeFileSync(join(siteDir, 'site.config.mjs'), 'export default {};\n');

test('every diagnostic has its place and the lines around it, whether it brought them or not', () => {
  const errors = new UserError([
    createError('links', 'The link is dead.', { file: 'guide/page.md', line: 3, column: 5, help: 'Fix it.' }),
    createError('syntax', 'It has a frame.', { file: 'guide/page.md', line: 1, frame: 'its own' }),
  ]);
  expect(listDiagnostics(errors, folders)).toEqual([
    {
      rule: 'links',
      severity: 'error',
      message: 'The link is dead.',
      file: page,
      line: 3,
      column: 5,
      frame: '  1 | # Page\n  2 | \n> 3 | See [this](./gone.md).\n    |     ^\n  4 | ',
      help: 'Fix it.',
    },
    { rule: 'syntax', severity: 'error', message: 'It has a frame.', file: page, line: 1, frame: 'its own' },
  ]);
});

test('files are found in the docs folder and in the folder of the site, and named absolutely outside of the current one', () => {
  const error = new UserError(createError('config', 'Unknown field.', { file: 'site.config.mjs' }));
  expect(listDiagnostics(error, folders)).toMatchObject([{ file: join(siteDir, 'site.config.mjs') }]);
});

test('a file that was removed at the moment when it was read is reported with its name', () => {
  const file = join(siteDir, 'theme/index.tsx');
  const read = () => {
    try {
      return readFileSync(file);
    } catch (error) {
      return error;
    }
  };
  expect(listDiagnostics(read(), folders)).toMatchObject([
    { rule: 'files', file, message: expect.stringContaining('The file no longer exists') },
  ]);
});

test('an unexpected error is attributed to the requested page', () => {
  expect(listDiagnostics(new Error('\u001b[31mno\u001b[0m'), folders, 'guide/page.md')).toEqual([
    { rule: 'render', severity: 'error', message: 'no', file: page },
  ]);
});

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { UserError, UserErrors } from '../user-error.ts';
import { listMistakes } from './mistakes.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'quire-mistakes-'));
const folders = { siteDir, docsDir: join(siteDir, 'docs') };
mkdirSync(join(siteDir, 'docs/guide'), { recursive: true });
writeFileSync(join(siteDir, 'docs/guide/page.md'), '# Page\n\nSee [this](./gone.md).\n');
writeFileSync(join(siteDir, 'site.config.mjs'), 'export default {};\n');

test('every mistake has its place and the lines around it, whether it brought them or not', () => {
  const errors = new UserErrors([
    new UserError('The link is dead.', { file: 'guide/page.md', line: 3, column: 5, hint: 'Mend it.' }),
    new UserError('It has a frame.', { file: 'guide/page.md', line: 1, frame: 'its own' }),
  ]);
  expect(listMistakes(errors, folders)).toEqual([
    {
      message: 'The link is dead.',
      file: 'guide/page.md',
      line: 3,
      column: 5,
      frame: '  1 | # Page\n  2 | \n> 3 | See [this](./gone.md).\n    |     ^\n  4 | ',
      hint: 'Mend it.',
    },
    { message: 'It has a frame.', file: 'guide/page.md', line: 1, frame: 'its own' },
  ]);
});

test('files of the site are named from its folder', () => {
  const error = new UserError('Unknown field.', { file: join(siteDir, 'site.config.mjs') });
  expect(listMistakes(error, folders)).toEqual([{ message: 'Unknown field.', file: 'site.config.mjs' }]);
});

test('an error that nobody foresaw is laid to the page that was asked for', () => {
  expect(listMistakes(new Error('\u001b[31mno\u001b[0m'), folders, 'guide/page.md')).toEqual([
    { message: 'no', file: 'guide/page.md' },
  ]);
});

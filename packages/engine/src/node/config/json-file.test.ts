import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { formatDiagnostic } from '../../shared/diagnostic.ts';
import { UserError } from '../diagnostics/user-error.ts';
import { loadMeta } from '../routes/meta.ts';

const dir = mkdtempSync(join(tmpdir(), 'quire-json-'));

test.each([
  ['{"a":1}', ['1:1 The file is invalid: it must be a list, not Object.']],
  ['[1]', ['1:2 "[0]" is invalid: an entry must be a name, or an object with a "type".']],
  ['[{"type":"dir"}]', ['1:2 "[0].name" is invalid: it is required.']],
  ['[{"type":"nope"}]', ['1:2 "[0]" is invalid: there is no type "nope".']],
  [
    '[{"type":"file","name":"index","tag":3},\n {"type":"dir","name":"a","collapsed":"yes"}]',
    [
      '1:32 "[0].tag" is invalid: it must be a string, not 3.',
      '2:27 "[1].collapsed" is invalid: it must be true or false, not "yes".',
    ],
  ],
])('_meta.json with %s says what an entry must be, all at once', (text, expected) => {
  writeFileSync(join(dir, '_meta.json'), text);
  const reported = () => {
    try {
      loadMeta(dir, '_meta.json', (text) => text);
    } catch (error) {
      return error instanceof UserError ? error.diagnostics.map(formatDiagnostic) : error;
    }
    return [];
  };
  expect(reported()).toEqual(expected.map((line) => `_meta.json:${line.replace(' ', '\n  ')} [json]`));
});

test.each(['', '\n \n'])('an empty _meta.json (%j) is as none', (text) => {
  writeFileSync(join(dir, '_meta.json'), text);
  expect(loadMeta(dir, '_meta.json', (label) => label)).toBeUndefined();
});

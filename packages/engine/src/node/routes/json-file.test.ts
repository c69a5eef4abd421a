import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { formatUserError, UserErrors } from '../user-error.ts';
import { loadMeta } from './meta.ts';

const dir = mkdtempSync(join(tmpdir(), 'quire-json-'));

test.each([
  ['{"a":1}', ['1:1 The file is not of a known form: it must be a list, not Object.']],
  ['[1]', ['1:2 "[0]" is not of a known form: an entry is a name, or an object with a "type".']],
  ['[{"type":"dir"}]', ['1:2 "[0].name" is not of a known form: it is required.']],
  ['[{"type":"nope"}]', ['1:2 "[0]" is not of a known form: there is no type "nope".']],
  [
    '[{"type":"file","name":"index","tag":3},\n {"type":"dir","name":"a","collapsed":"yes"}]',
    [
      '1:32 "[0].tag" is not of a known form: it must be a text, not 3.',
      '2:27 "[1].collapsed" is not of a known form: it must be true or false, not "yes".',
    ],
  ],
])('_meta.json with %s says what an entry must be, all at once', (text, expected) => {
  writeFileSync(join(dir, '_meta.json'), text);
  const told = () => {
    try {
      loadMeta(dir, '_meta.json');
    } catch (error) {
      return error instanceof UserErrors ? error.errors.map(formatUserError) : error;
    }
    return [];
  };
  expect(told()).toEqual(expected.map((line) => `_meta.json:${line.replace(' ', '\n  ')}`));
});

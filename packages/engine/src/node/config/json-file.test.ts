import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatDiagnostic } from '@quire/client/contract';
import { type Diagnostic, UserError } from '@quire/markdown/diagnostics';
import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { sampleConfig } from '../../../test/sample-pages.ts';
import { loadMeta } from '../routes/meta.ts';

const dir = mkdtempSync(join(tmpdir(), 'quire-json-'));

function report(text: string): unknown {
  writeFileSync(join(dir, '_meta.json'), text);
  const errors: Diagnostic[] = [];
  try {
    loadMeta('_meta.json', sampleConfig({ docsDir: dir }), { translate: (label) => label, errors });
  } catch (error) {
    return error instanceof UserError ? error.diagnostics.map(formatDiagnostic) : error;
  }
  return errors.map(formatDiagnostic);
}

test.each([
  ['{"a":1}', ['1:1 The file is invalid: it must be a list, not an object.']],
  ['[1]', ['1:2 "[0]" is invalid: an entry must be a name, or an object with a "type".']],
  ['[{"type":"dir"}]', ['1:2 "[0].name" is invalid: it is required.']],
  [
    '[{"type":"custom-link","items":["a",{"link":3},\n4]}]',
    [
      '1:38 "[0].items[1].link" is invalid: it must be a string, not 3.',
      '2:1 "[0].items[2]" is invalid: an entry must be a name, or an object with a "type".',
    ],
  ],
  ['[{"type":"custom-link"}]', ['1:2 "[0]" is invalid: it must have a "link" or "items".']],
  ['[{"type":"nope"}]', ['1:2 "[0]" is invalid: there is no type "nope".']],
])('_meta.json with %s says what an entry must be, all at once', (text, expected) => {
  expect(report(text)).toEqual(expected.map((line) => `_meta.json:${line.replace(' ', '\n  ')} [json]`));
});

test('all syntax errors of a file are reported at once, each with its place and its fix', () => {
  expect(report('[\n  {"type": "dir" "name": "a"},\n  // later\n  {"type": "file",}\n')).toEqual(
    [
      ['2:18', 'A comma is missing before this.'],
      ['3:3', 'JSON has no comments: remove this one.'],
      ['4:19', 'Write a name in double quotes here, or remove the comma before this.'],
      ['5:1', 'A closing bracket is missing: ].'],
    ].map(([place, help]) => `_meta.json:${place}\n  The file is not valid JSON. [json]\n  help: ${help}`),
  );
});

test('exactly what JSON.parse refuses is reported', () => {
  const units = [...'[]{}:,"\\\' \n\t01-.ex\uFEFF中\u00a0\u2028\f\r', '"a"', '\\n', '//', '/*', '*/', 'null'];
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...units), { maxLength: 8 }).map((parts) => `["a",${parts.join('')}`),
      (text) => {
        const isValid = succeeds(() => JSON.parse(text));
        const reported = report(text);
        expect(reported).toEqual(expect.any(Array));
        expect(JSON.stringify(reported).includes('not valid JSON')).toBe(!isValid);
      },
    ),
    { numRuns: 600 },
  );
});

function succeeds(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

test('brackets that are nested too deeply are reported with their place, not with a stack', () => {
  const nest = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  expect(report(`["]]", "[[", \n${nest(50_000)}]`)).toEqual([
    '_meta.json:2:100\n  The file is not valid JSON. [json]\n  help: More than 100 brackets are open here: use fewer levels.',
  ]);
  expect(report(`[${nest(99)}]`)).toEqual([expect.stringContaining('"[0]" is invalid')]);
});

test.each(['', '\n \n'])('an empty _meta.json (%j) is as none', (text) => {
  writeFileSync(join(dir, '_meta.json'), text);
  expect(loadMeta('_meta.json', sampleConfig({ docsDir: dir }), { translate: String, errors: [] })).toBeUndefined();
});

import { expect, test } from '@rstest/core';
import { findIdentifier } from './identifier.ts';

test.each([
  ['lib.dts', { prefix: 'lib.', name: 'dts' }],
  ['dts.bundle.tsconfigPath', { prefix: 'dts.bundle.', name: 'tsconfigPath' }],
  ["shims.cjs['import.meta.url']", { prefix: 'shims.cjs', name: "['import.meta.url']" }],
  ['shims.esm.__dirname', { prefix: 'shims.esm.', name: '__dirname' }],
  ['autoExtension', { prefix: '', name: 'autoExtension' }],
])('%s is an option name', (text, identifier) => {
  expect(findIdentifier(text)).toEqual(identifier);
});

test.each([
  'Output format',
  'React',
  'bundle: true',
  'lib.',
  '.d.ts',
  'quire build',
  '产物格式',
  'iOS',
  'macOS',
  'iPhone',
  '',
])('"%s" is not an option name', (text) => {
  expect(findIdentifier(text)).toBeUndefined();
});

import { expect, test } from '@rstest/core';
import { cutTypeLabel, isCodeName } from './code-name.ts';

test.each([
  'lib.dts',
  'bundle: false',
  '@rslib/core',
  '--watch',
  "shims.cjs['import.meta.url']",
  'autoExternal',
  'rslib.config.ts',
])('“%s” is code', (title) => {
  expect(isCodeName(title)).toBe(true);
});

test.each(['Quick start', 'plugins', 'ESM', 'Bundle / Bundleless', '声明文件', 'From tsup.', ''])(
  '“%s” is not code',
  (title) => {
    expect(isCodeName(title)).toBe(false);
  },
);

test('the type of an option is separated from its label', () => {
  const text = [
    { text: 'Type: ', isMatched: false },
    { text: 'boolean', isMatched: true },
  ];
  expect(cutTypeLabel(text)).toEqual({
    label: 'Type: ',
    code: [
      { text: '', isMatched: false },
      { text: 'boolean', isMatched: true },
    ],
  });
  expect(cutTypeLabel([{ text: 'Types of all files', isMatched: false }])).toBeUndefined();
});

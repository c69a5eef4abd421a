import { expect, test } from '@rstest/core';
import { findOptionLines, findSectionOption } from './section-option.ts';

const SOURCE = `# lib.dts

## dts.bundle

\`\`\`sh
# comment.inCode
\`\`\`

## Words

text
`;

test('the option of a position is that of its section, otherwise that of its page', () => {
  expect(findSectionOption(SOURCE, { line: 2, format: 'md' })).toBe('dts');
  expect(findSectionOption(SOURCE, { line: 8, format: 'md' })).toBe('bundle');
  expect(findSectionOption(SOURCE, { line: 10, format: 'md' })).toBe('dts');
  expect(findSectionOption('# Words\n', { line: 5, format: 'md' })).toBeUndefined();
});

test('only the lines that set the option are found', () => {
  const code = `export default {
  lib: [{ format: 'esm', dts: { bundle: true } }],
  bundled: true,
  'bundle': false,
};`;
  expect(findOptionLines(code, 'bundle')).toEqual([1, 3]);
  expect(findOptionLines(code, 'missing')).toEqual([]);
  expect(findOptionLines('a:\n'.repeat(9), 'a')).toEqual([]);
});

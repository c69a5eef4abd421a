import { createWarning } from '@quire/markdown/diagnostics';
import { expect, test } from '@rstest/core';
import { selectWarnings } from './select-warnings.ts';

test('many warnings of one rule do not hide those of another', () => {
  const many = Array.from({ length: 60 }, (_, index) => createWarning('codeBlocks', `The code differs: ${index}.`));
  const { shown, hidden } = selectWarnings([...many, createWarning('orphans', 'No page leads there.')]);
  expect(shown.map(({ message }) => message)).toEqual([
    'The code differs: 0.',
    'The code differs: 1.',
    'No page leads there.',
  ]);
  expect(hidden).toEqual([{ rule: 'codeBlocks', count: 58 }]);
});

import type { Heading } from '@quire/client/contract';
import { expect, test } from '@rstest/core';
import { samplePage } from '../../../test/sample-pages.ts';
import { listOutline } from './records.ts';

test('the outline leaves out headings without words, and depths that it does not show', () => {
  const at = (depth: Heading['depth'], text: string) => ({ id: `at-${depth}`, text, depth, line: 1 });
  const headings = [at(1, 'Home'), at(2, 'Install'), at(2, ''), at(4, 'Options'), at(5, 'Notes')];
  const outline = listOutline(samplePage('en/guide', { headings }));
  expect(outline.map(({ id, text, depth }) => `${id} ${text} ${depth}`)).toEqual(['at-2 Install 2', 'at-4 Options 4']);
});

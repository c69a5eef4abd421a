import type { Heading } from '@quire/client/contract';
import { expect, test } from '@rstest/core';
import { samplePage } from '../../../test/sample-pages.ts';
import { listOutline } from './records.ts';

test('the outline leaves out headings without words, and depths that it does not show', () => {
  const listed: Heading[] = [
    { id: 'install', text: 'Install', depth: 2 },
    { id: 'options', text: 'Options', depth: 4 },
  ];
  const headings = [
    { id: 'home', text: 'Home', depth: 1 },
    ...listed,
    { id: 'only-id', text: '', depth: 2 },
    { id: 'notes', text: 'Notes', depth: 5 },
  ];
  expect(
    listOutline(samplePage('en/guide', { headings: headings.map((heading) => ({ ...heading, line: 1 })) })).map(
      ({ id, text, depth }) => ({ id, text, depth }),
    ),
  ).toEqual(listed);
});

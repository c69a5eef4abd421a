/** The paragraph that describes a page without a description. */
import { expect, test } from '@rstest/core';
import { compilePage } from '../../test/checked-pages.ts';

test.each([
  ['a callout', ':::info\n\nRead this too.\n\n:::\n\nThe subject.\n', 'The subject.'],
  ['one with a title', ':::warning Early days\nIt may break.\n\n- So be it.\n:::\n\nThe subject.\n', 'The subject.'],
  ['nested ones', '::::tip\n:::info\nInside.\n:::\n\nOutside.\n::::\n\nThe subject.\n', 'The subject.'],
  ['a fold', ':::details More\nFolded.\n:::\n\nThe subject.\n', 'The subject.'],
  ['an alert', '> [!NOTE]\n> Read this too.\n\nThe subject.\n', 'The subject.'],
  ['a quote', '> Said before.\n\nThe subject.\n', 'Said before.'],
  ['line breaks', 'The<br>subject  \nof it.\n', 'The subject of it.'],
  ['a footnote', 'The subject.[^1]\n\n[^1]: Not the subject.\n', 'The subject.'],
  ['a callout before a section', ':::info\nRead this too.\n:::\n\n## Section\n\nNot the subject.\n', undefined],
])('of a page that begins with %s', async (_, text, lead) => {
  expect((await compilePage(`# T\n\n${text}`)).lead).toBe(lead);
});

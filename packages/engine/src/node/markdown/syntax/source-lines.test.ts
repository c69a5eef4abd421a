import { expect, test } from '@rstest/core';
import { findFenceLanguages } from './source-lines.ts';

test('Markdown that is shown with its frontmatter needs the language of that', () => {
  expect([...findFenceLanguages('```md title="a.md"\n---\nname: value\n---\n```\n')]).toEqual(['md', 'yaml']);
  expect([...findFenceLanguages('```md\n# Title\n```\n')]).toEqual(['md']);
});

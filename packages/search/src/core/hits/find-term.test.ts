import { expect, test } from '@rstest/core';
import { createTestEngine, urlsFor } from '../test-site.ts';

test.each([
  ['members root', 'lib.root'],
  ['Members.root', 'lib.root'],
  ['root', 'lib.root'],
  ['members.rootdir', 'lib.rootDir'],
  ['Members.root.name', 'class'],
  ['members', 'members'],
  ['members of root folder', 'members'],
  ['members.subroot', 'members'],
])('A hit of “%s” links to #%s: to a term of the section if the query ends with it', async (query, anchor) => {
  expect(await urlsFor(await createTestEngine(), query)).toContain(`/reference#${anchor}`);
});

test('The content of a hit that links to a term is the line of the term', async () => {
  const { hits } = await (await createTestEngine()).answer({ indexName: 'test', query: 'members.root' });
  expect(hits.map(({ content }) => content)).toEqual(['root · A folder.']);
});

import { expect, test } from '@rstest/core';
import { parsePageIndex } from './page-index.ts';

test('titles and routes with brackets are read as they were before the index was written', () => {
  const text = '# Docs\n\n## Others\n\n- [f(x) \\[y\\]](https://agents.example/f%28x%29.md): About f.\n';
  const page = { group: 'Others', title: 'f(x) [y]', routePath: '/f(x)', description: 'About f.' };
  expect(parsePageIndex(text, '/')).toEqual([page]);
});

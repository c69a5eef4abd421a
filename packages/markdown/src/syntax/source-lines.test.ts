import { expect, test } from '@rstest/core';
import { findFenceLanguages, mapTextLines } from './source-lines.ts';

test('the languages of all fences are found, in quotes and lists too, including those of sources of twin panels', () => {
  const source = '```md title="a.md"\n# Title\n```\n\n> ~~~ TS\n> ~~~\n\n- ```js source="a.vue"\n  ```\n';
  expect([...findFenceLanguages(source)]).toEqual(['md', 'ts', 'js', 'vue']);
});

test.each([
  ['md', '```md\n1. a\n\n    ```\n```\n\ntext', ['', 'text']],
  ['mdx', '<A>\n```js\na\n    ```\n</A>', ['<A>', '</A>']],
  ['md', '> ```js\n> > a\n\ntext', ['', 'text']],
  ['md', '- > ```js\n  > a\n  > ```\n  > text', ['  > text']],
] as const)('fences end as in %s: %j', (format, source, expected) => {
  const lines: string[] = [];
  const visit = (line: string) => {
    lines.push(line);
    return line;
  };
  mapTextLines(source, visit, format);
  expect(lines).toEqual(expected);
});

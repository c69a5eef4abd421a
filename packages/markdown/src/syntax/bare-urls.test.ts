import { expect, test } from '@rstest/core';
import { markUrlEnds, maskUrlEnds } from './bare-urls.ts';

/** Shows the mark as a bar. */
const mark = (text: string) => markUrlEnds(text, 'md').replaceAll(' \u0002', '|');

test.each([
  ['见 https://a.example/b。然后', '见 https://a.example/b|。然后'],
  ['https://a.example/b（说明），然后', 'https://a.example/b|（说明），然后'],
  ['**https://a.example**（MIT）。', '**https://a.example**|（MIT）。'],
  ['**https://a.example**是', '**https://a.example**|是'],
  ['(参考 https://a.example)。', '(参考 https://a.example)|。'],
  ['www.a.example，https://b.example、好', 'www.a.example|，https://b.example|、好'],
  ['「https://a.example」和“https://b.example”・', '「https://a.example|」和“https://b.example|”・'],
  ['(https://a.example/b)을، https://d.example؟', '(https://a.example/b|)을، https://d.example|؟'],
  ['[^1]: 见 https://a.example。', '[^1]: 见 https://a.example|。'],
  ['|https://a.example/b|http://c.example|', '|https://a.example/b||http://c.example||'],
])('a bare URL ends where Chinese punctuation or another cell begins: %s', (text, expected) => {
  expect(mark(text)).toBe(expected);
});

test.each([
  'https://a.example/中文路径 后',
  '[a](https://a.example/（b）)。',
  '[a]: https://a.example/（b）',
  '`https://a.example。`',
  '<https://a.example/（b）>',
  '<a href="https://a.example/（b）">中</a>',
  "export const a = 'https://a.example。';",
  '```\nhttps://a.example。\n```',
  'https://en.example/A—B “c”',
  '| https://a.example/b\\|c |',
])('other URLs, and Chinese paths, are not changed: %s', (text) => {
  expect(mark(text)).toBe(text);
});

test('the position of the text after a URL stays the same', () => {
  expect(maskUrlEnds('见 https://a.example，[文档](./b.md)', 'md')).toBe('见 https://a.example [文档](./b.md)');
});

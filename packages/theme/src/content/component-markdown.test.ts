import { expect, test } from '@rstest/core';
import { Button } from './button.tsx';
import { CodeBlock } from './code-block.tsx';
import { Popover } from './popover.tsx';
import { SourceCode } from './source-code.tsx';
import { Tag } from './tag.tsx';
import { Tooltip } from './tooltip.tsx';

const NONE = { attributes: {}, expressions: {}, values: {}, children: '' };

test.each([
  ['a button', Button.toMarkdown, { attributes: { href: '/a', text: 'Start' } }, '[Start](/a)'],
  ['a button around a text', Button.toMarkdown, { attributes: { href: '/a' }, children: 'Start' }, '[Start](/a)'],
  ['labels', Tag.toMarkdown, { attributes: { tag: 'new, experimental' } }, '(new) (experimental)'],
  ['a link to the source', SourceCode.toMarkdown, { attributes: { href: 'https://a.example' } }, '<https://a.example>'],
  ['a word with a tooltip', Tooltip.toMarkdown, { attributes: { text: 'Why' }, children: 'word' }, 'word (Why)'],
  ['a word with a box', Popover.toMarkdown, { attributes: { content: 'Why' }, children: 'word' }, 'word (Why)'],
  ['code', CodeBlock.toMarkdown, { attributes: { lang: 'ts' }, children: 'a();' }, '~~~ts\na();\n~~~'],
])('the Markdown version has %s, with all texts that readers see', (_, toMarkdown, element, expected) => {
  expect(toMarkdown({ ...NONE, ...element })).toBe(expected);
});

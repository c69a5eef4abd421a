import { expect, test } from '@rstest/core';
import { listSourceParts } from './source-parts.ts';
import type { SourceFormat } from './syntax/source-format.ts';

/** `kind: source` of each part. */
function list(source: string, format: SourceFormat): string[] {
  return listSourceParts(source, format).map(({ kind, start, end }) => `${kind}: ${source.slice(start, end)}`);
}

test.each<[SourceFormat, string, string[]]>([
  [
    'md',
    '> - [a *b*](c "d](e") and [](x)\n\n[f]: <g h> "i"\n',
    ['link: [a *b*](c "d](e")', 'link: [](x)', 'definition: [f]: <g h> "i"'],
  ],
  [
    'md',
    '<!-- one\n\ntwo -->\n\ntext <!-- inline --> text\n\n<div>\n<!-- inside -->\n</div>\n',
    ['hidden: <!-- one\n\ntwo -->', 'hidden: <!-- inline -->', 'html: <div>\n<!-- inside -->\n</div>'],
  ],
  [
    'mdx',
    "import a from 'a'\n\n<A b>\n  text <B.C/> and <i>x</i>\n</A>\n",
    [
      "statement: import a from 'a'\n",
      'component: <A b>\n  text <B.C/> and <i>x</i>\n</A>',
      'component: <B.C/>',
      'html: <i>',
    ],
  ],
])('nested and unusual parts of %s are found: %j', (format, source, expected) => {
  expect(list(source, format)).toEqual(expected);
});

test('a fence has its meta string', () => {
  const source = '~~~~ts file="a&amp;b.ts" \\{1\\}\ncode\n~~~~\n';
  expect(listSourceParts(source, 'md')).toMatchObject([{ kind: 'code', meta: 'file="a&b.ts" {1}' }]);
});

test('a component has its text and expression props, and the range of its children', () => {
  const source = "<A b c='d' e={[1, `f`]} {...g}>\n\ntext\n\n</A>\n";
  const [part] = listSourceParts(source, 'mdx');
  expect(part).toMatchObject({ attributes: { b: true, c: 'd' }, expressions: { e: '[1, `f`]' } });
  expect(part?.kind === 'component' && source.slice(part.inner?.start, part.inner?.end)).toBe('text');
});

test('an expression is a comment, a text, or another value', () => {
  const source =
    "{/* a\n  b */}\n\n{'text'} and {1 + 1} and {`c`}\n\n- {/* in a list\n     too */}\n\n{\n// to do\n}\n\n{'/* d */' /* e */}\n";
  expect(listSourceParts(source, 'mdx').map((part) => (part.kind === 'text' ? part.text : part.kind))).toEqual([
    'hidden',
    'text',
    'expression',
    'c',
    'hidden',
    'hidden',
    '/* d */',
  ]);
});

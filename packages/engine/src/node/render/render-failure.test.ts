import { beforeAll, describe, expect, test } from '@rstest/core';
import { quire, writeSite } from '../../../test/run-quire.ts';

test('errors of rendering and of the bundle hide no dead link or anchor', async () => {
  const sound = { 'docs/sound.md': '# Sound\n\n[Gone](./gone.md) [Not there](#here)\n', 'docs/a.yaml': 'a: 1\n' };
  for (const [box, use, error] of [
    ['', '{["a"].map(() => missing)}', 'missing is not defined'],
    ["import './gone';", '<Box />', "Can't resolve './gone'"],
    ['const a = {};\na.b.c();', '<Box />', 'Box.tsx:2:5\n  The module cannot be loaded: Cannot read properties of'],
    ["import './a.yaml';", '<Box />', 'a.yaml\n  This file is imported, but nothing compiles ".yaml"'],
    ["import './sound.md';", '<Box />', 'A component cannot import Markdown'],
  ]) {
    const files = {
      'docs/index.mdx': `import { Box } from './Box';\n\n# Home\n\n${use}\n`,
      'docs/Box.tsx': `${box}\nexport const Box = () => <p>x</p>;\n`,
    };
    const { stderr } = await quire('build', writeSite({ ...files, ...sound }));
    expect(stderr).toContain(error);
    expect(stderr).toContain('The link "./gone.md" does not match a page');
    expect(stderr).toContain('The link "#here" leads to an anchor that this page does not have.');
  }
});

describe('what fails while a page is rendered is reported with line and column of its use', () => {
  let stderr: string;
  beforeAll(async () => {
    const imports = "import { Frame, Throws, Value } from '../parts.jsx';\nimport * as parts from '../parts.jsx';\n\n";
    const dir = writeSite({
      'parts.jsx': [
        "export function Throws({ when = true }) { if (when) throw new Error('No wind.'); return <i>wind</i>; }",
        'export function Value({ of }) { return <b>{of}</b>; }',
        'export function Frame({ children, of = null }) { return <div>{children}{of}</div>; }',
        '',
      ].join('\n'),
      'docs/index.md': '# Home\n',
      'docs/second.mdx': `${imports}<Throws when={false} /> and\ntext <Frame>\\<Throws> \`<Throws>\` <Throws /></Frame>\n`,
      'docs/object.mdx': `${imports}# Object\n\n- a list <Value of="text" />\n- with <Value of={{ a: 1 }} />\n`,
      'docs/outer.mdx': `${imports}<Frame of={{ a: 1 }}>\n  <Value of="text" />\n</Frame>\n`,
      'docs/member.mdx': `${imports}# Member\n\nIn a line: <parts.Throws />\n`,
      'docs/own.mdx': `${imports}export const Own = () => <Throws />;\n\n<Own />\n`,
      'docs/part.mdx': "import Part from './_part.mdx';\n\n# Part\n\n<Part />\n",
      'docs/_part.mdx': `${imports}The *part* <Throws />\n`,
      'docs/included.mdx': "import Part from './_value.mdx';\n\n# Part\n\n<Part />\n",
      'docs/_value.mdx': '---\ntitle: Value\n---\n\nIts {null.length} here.\n',
      'docs/thrown.mdx': '# Thrown\n\n{(() => { throw "No crew."; })()}\n',
      'docs/expression.mdx': '# Expression\n\n{{ a: 1 }}\n\n<p style={{ color: "red" }}>x</p>\n\n{new Date(0)}\n',
      'docs/omitted.mdx':
        'export const lists = [[() => 1]];\n\n# Omitted\n\n<p onClick={() => 2}>{(() => 3)()}{lists}</p>\n',
      'docs/gone.mdx': `${imports}# Gone\n\nIt has <parts.Gone /> and <parts.Value of={1} />.\n`,
      'docs/theme.mdx': "import { Tabs } from '@theme';\n\n# Part\n\nText <Tabs.Gone />\n",
      'docs/fields.mdx': 'export const crew = {};\n\n# Fields\n\nIts <crew.Ann of="text" />.\n',
      'docs/spread.mdx': '# Spread\n\n<p {...null.of}>x</p>\n',
      'docs/call.mdx': "export function sail() { throw new Error('No sail.'); }\n\n# Call\n\nIt has {sail()}.\n",
      'docs/attribute.mdx': '# Attribute\n\n<div title={JSON.parse("{")}>x</div>\n',
      'docs/unknown.mdx':
        'export const known = [1];\n\n# Unknown\n\nThe length is {known.length} of {known.map((each) => each + other)}.\n\n<p title={"a" + third}>{frontmatter.title}</p>\n',
      'docs/function.mdx':
        'export const count = () => [1].map((each) => each + "fourth" + fourth);\n\n# Function\n\nIt is {count()}.\n',
      'docs/wait.mdx': '# Wait\n\nexport const found = await 1;\n\nIt is {found}.\n',
      'docs/property.mdx': 'export const known = {};\n\n# Property\n\nIts {known.of.length} is one.\n',
    });
    ({ stderr } = await quire('build', dir));
  });

  test.each([
    ['the second of two', 'second.mdx:5:34\n  The component <Throws> could not be rendered: No wind.'],
    ['a value that is not there yet', 'wait.mdx:3:22\n  The code of a page cannot wait for a value.'],
    ['an object', 'object.mdx:7:8\n  The component <Value> could not be rendered: Objects are not valid'],
    ['one around others that are right', 'outer.mdx:4:1\n  The component <Frame> could not be rendered: Objects'],
    ['a part of a module', 'member.mdx:6:12\n  The component <Throws> could not be rendered: No wind.'],
    ['one in a component of the page', 'own.mdx:4:26\n  The component <Throws> could not be rendered: No wind.'],
    ['one in a fragment', '_part.mdx:4:12\n  The component <Throws> could not be rendered: No wind.'],
    ['an expression in a fragment', '_value.mdx:5:6\n  The page could not be rendered: Cannot read properties of null'],
    ['a text that is thrown', 'thrown.mdx:3:2\n  The page could not be rendered: No crew.'],
    ['another such name', 'unknown.mdx:5:61\n  The page could not be rendered: other is not defined.'],
    ['such a name in an attribute', 'unknown.mdx:7:17\n  The page could not be rendered: third is not defined.'],
    [
      'such a name in a function of the page',
      'function.mdx:1:64\n  The page could not be rendered: fourth is not defined.',
    ],
    ['a property of nothing', 'property.mdx:5:15\n  The page could not be rendered: Cannot read'],
    [
      'an object in the text of the page',
      'expression.mdx:3:2\n  The page could not be rendered: Objects are not valid',
    ],
    [
      'a function as content',
      'omitted.mdx:5:36\n  The page could not be rendered: Nothing is shown for a function: () => 1',
    ],
    ['what a function of the page is called for', 'call.mdx:5:9\n  The page could not be rendered: No sail.'],
    ['a part that a module does not have', 'gone.mdx:6:8\n  The page could not be rendered: Element type is invalid'],
    [
      'a part that a component of the theme does not have',
      'theme.mdx:5:6\n  The page could not be rendered: Element type',
    ],
    [
      'a component that an object of the page does not have',
      'fields.mdx:5:5\n  The page could not be rendered: Element type',
    ],
    ['what is spread', 'spread.mdx:3:13\n  The page could not be rendered: Cannot read properties of null'],
    ['what an attribute is read from', 'attribute.mdx:3:13\n  The page could not be rendered: Expected'],
  ])('%s', (_, expected) => expect(stderr).toContain(expected));

  test('and no other object, such as a style', () => {
    expect(stderr.match(/expression\.mdx:\d+/g)).toEqual(['expression.mdx:3']);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { type MdastNode, markdownToMdast, mdxToMdast } from 'satteri';
import { listSourceParts } from './source-parts.ts';
import { getSourceFormat, normalizeSource, type SourceFormat } from './syntax/normalize.ts';

const DOCS = new URL('../../../../../website/docs/', import.meta.url).pathname;

/** The same from the parser's tree: where a node is, and what it has of its own. */
function listFromTree(source: string, format: SourceFormat): unknown[] {
  const options = { features: { directive: source.includes(':::'), frontmatter: false } };
  const parts: object[] = [];
  const visit = (node: MdastNode) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    const own = describe(node);
    if (own) parts.push({ start, end, ...own });
    if ('children' in node) node.children.forEach(visit);
  };
  visit(format === 'mdx' ? mdxToMdast(source, options) : markdownToMdast(source, options));
  return parts;
}

function describe(node: MdastNode): object | undefined {
  switch (node.type) {
    case 'link':
      return { textEnd: node.children.at(-1)?.position?.end.offset ?? 0 };
    case 'definition':
    case 'mdxjsEsm':
      return {};
    case 'code':
      return { meta: node.meta ?? '' };
    case 'html':
      return node.value.startsWith('<!--') && node.value.trimEnd().endsWith('-->') ? {} : undefined;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      if (/^[a-z]/.test(node.name ?? '') && !node.name?.includes('.')) return undefined;
      const [first, last] = [node.children[0], node.children.at(-1)];
      const inner = first && last && { start: first.position?.start.offset, end: last.position?.end.offset };
      return { name: node.name ?? '', inner, written: node.attributes.flatMap(describeAttribute) };
    }
    default:
      return undefined;
  }
}

function describeAttribute(attribute: { type: string; name?: string; value?: unknown }): unknown[] {
  const { name, value } = attribute;
  if (name === undefined) return [];
  return [[name, typeof value === 'object' && value !== null && 'value' in value ? value.value : (value ?? true)]];
}

/** What the list has of a part, as `listFromTree` describes it. */
function compare(source: string, format: SourceFormat) {
  const parts = listSourceParts(source, format).filter(({ kind }) => kind !== 'text');
  const expressions = listSourceParts(source, format).filter(
    ({ kind, start }) => kind === 'hidden' && source[start] === '{',
  );
  const described = parts
    .filter((part) => !expressions.some(({ start }) => start === part.start))
    .map((part) => {
      if (part.kind !== 'component') return omitKind(part);
      const { name, start, end, inner, attributes, expressions: read } = part;
      return { start, end, name, inner, written: Object.entries({ ...attributes, ...read }) };
    });
  expect(described).toEqual(expect.arrayContaining(listFromTree(source, format)));
  expect(described).toHaveLength(listFromTree(source, format).length);
}

function omitKind({ kind: _, ...part }: ReturnType<typeof listSourceParts>[number]) {
  return part;
}

const sources = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter((name) => /\.mdx?$/.test(name));

test("the parts of every page of the site are those of the parser's tree", () => {
  for (const name of sources) {
    const format = getSourceFormat(name);
    compare(
      normalizeSource(readFileSync(join(DOCS, name), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''), format).text,
      format,
    );
  }
  expect(sources.length).toBeGreaterThan(100);
});

test.each<[SourceFormat, string]>([
  ['md', '> - [a *b*](c "d](e") and [](x) and [中文 😀](y)\n\n[f]: <g h> "i"\n'],
  ['md', '~~~~ts file="a&amp;b.ts" \\{1\\}\ncode\n~~~~\n\n    ```js file="no.js"\n\n- ```js\n  a\n  ```\n'],
  ['md', '<!-- one\n\ntwo -->\n\ntext <!-- inline --> text\n\n<div>\n<!-- inside -->\n</div>\n\n<!-- a --> b\n'],
  ['mdx', "import a from 'a'\n\n<A b c='d' e={[1, `f`]} {...g}>\n  text <B.C/> and <i>x</i>\n\n  <>y</>\n</A>\n"],
  ['mdx', '> <A b={`one\n>   two`}>\n>\n> text\n>\n> </A>\n'],
])('the parts of %s are found where they are nested, escaped or unusual: %j', (format, source) =>
  compare(source, format),
);

test('an expression is hidden where it is a comment, and a text where it is one', () => {
  const source = "{/* a\n  b */}\n\n{'text'} and {1 + 1} and {`c`}\n\n- {/* in a list\n     too */}\n";
  expect(listSourceParts(source, 'mdx').map((part) => (part.kind === 'text' ? part.text : part.kind))).toEqual([
    'hidden',
    'text',
    'c',
    'hidden',
  ]);
});

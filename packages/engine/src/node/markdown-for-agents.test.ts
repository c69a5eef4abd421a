import { beforeAll, expect, test } from '@rstest/core';
import { buildWithReport, openOutput, writeSite } from '../../test/run-quire.ts';

const { outDir, read } = openOutput('agents');
const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';

let warnings: readonly { message: string }[] = [];

beforeAll(async () => {
  const dir = writeSite({
    'site.config.mjs':
      "export default { title: 'Agents', siteUrl: 'https://agents.example', markdown: { globalComponents: ['everywhere.jsx'] } };\n",
    'docs/index.mdx': `---\nminimum: 20.19\n---\n\nimport Limits from './_shared/limits.md';\nimport Hosts from './_shared/hosts.mdx';

export const version = '4.2.0';

# Install {version}

Node.js {frontmatter.minimum}, {[1, 2].map((n) => n * 2)}, {<b>kept</b>}.

![The pier](./pier.svg) [Data](/data.json) [Q](./f(x).md?a=1#fx-y) [CD](<./c d.md> "T") [F](./f(x).md) [R][r] ![Sp](<./a b.svg> "T](x)")

<Limits />

<Hosts />

The price is a guess[^1], as \\[^1] is not.

[^1]: Of the harbour master.

[r]: <./c d.md>
`,
    'docs/c d.md': '# C D\n',
    'docs/f(x).md': '# f(x) [y]\n',
    'docs/_shared/limits.md': '## Limits\n\nA rope has an end[^1].\n\n[^1]: Two, in fact.\n',
    'docs/_shared/hosts.mdx':
      "export const hosts = ['Linux', 'macOS'];\n\nRuns on {hosts.join(', ')}. ![Far](../deep/far.svg)\n",
    'docs/html.md':
      '# HTML\n\n<a href="./tags.mdx#top">Tags</a> in a line, `<a href="./tags.mdx">` in code.\n\n<p><img src=\'./pier.svg\' alt=""></p>\n',
    'docs/attributes.mdx':
      "import pier from './pier.svg';\n\nexport const size = 4;\n\n# Attributes\n\n<img src={pier} alt={'Pier ' + size} width={size} hidden={false} />\n",
    'docs/passed.mdx': `import Passed from './_shared/passed.mdx';
import { Card, LinkCard } from '@theme';

export const far = 9;

# Passed

<Passed host="Linux" level={3} far={far} wide>*All* of it.</Passed>

<Card title={<><i>{far}</i> m</>}>Text</Card> <LinkCard {...{ title: 'Far', href: '/html' }} />
`,
    'docs/names.mdx':
      "import _, { base, Static, unit } from './_shared/unit.js';\n\nexport const components = { unit };\n\n# Names\n\n{unit}, {base} and {_.name}, again {components.unit}.\n\n*A* <Static>sheet</Static>\n",
    'docs/_shared/unit.js':
      "export const unit = 'knots';\nexport const base = 'keel';\nexport const Static = ({ children }) => ['own ', children];\nexport default { name: 'sail' };\n",
    'docs/_shared/passed.mdx':
      'On {props.host}, level {props.level + 1}, {props.wide ? "wide" : "narrow"}, {props.far} away. {props.children}\n',
    'docs/own.mdx':
      "export const list = ['one', 'two'];\n\nexport const Note = ({ by, children }) => <blockquote>{children}<cite>{by}</cite></blockquote>;\n\n# Own\n\n<ul>{list.map((item) => <li key={item}>{item}</li>)}</ul>\n\n<Note by={'Ann' + 1}>\n\n**Mind** the tide.\n\n</Note>\n\nSee <Note by=\"Bo\">*this*</Note>.\n\n> <Note\n>   by=\"Cy\"\n> >\n>\n> Text\n>\n> </Note>\n\n| a |\n| - |\n| {'b|c'} {list.join('|')} |\n| <Note by={bar}>{bar}</Note> |\n\nexport const bar = 'd|e';\n",
    'docs/imported.mdx':
      "import { Spec } from './_shared/spec.jsx';\n\n# Imported\n\n<Spec\n  title=\"A > b\"\n  values={[\n    { name: 'x' },\n  ]}\n>\n\n*Inside*\n\n</Spec>\n\n<Spec title=\"It's alone\" values={[]} />\n",
    'docs/page-data.mdx':
      "import { Count, Lang } from './_shared/data.jsx';\n\n# Page data\n\nIn <Lang>*Inside*</Lang>, <Everywhere n={2} />.\n\n<Count>*Later*</Count>\n",
    'docs/_shared/data.jsx':
      "'use client';\nimport { useState } from 'react';\nimport { useLang } from '@runtime';\nexport const Lang = ({ children }) => <b>{useLang()}: {children}</b>;\nexport const Count = () => <b>{useState(4)}</b>;\n",
    'docs/lost.mdx': "import { Needs } from './_shared/harbor.jsx';\n\n# Lost\n\n<Needs />\n\n<Needs>Text</Needs>\n",
    'docs/_shared/harbor.jsx':
      "import { createContext, useContext } from 'react';\nexport const Harbor = createContext();\nexport const Needs = ({ children }) => <p>{useContext(Harbor).name} {children}</p>;\n",
    'theme/index.jsx':
      "import { Layout as Original } from '@theme-original';\nimport { Harbor } from '../docs/_shared/harbor.jsx';\nexport const Layout = () => <Harbor value={{ name: 'Quay' }}><Original /></Harbor>;\n",
    'everywhere.jsx': 'export default ({ n }) => <i>{n} everywhere</i>;\n',
    'docs/_shared/spec.jsx':
      'export const Spec = ({ title, values, children }) => <section><b>{title}</b>{values.map(({ name }) => <i key={name}>{name}</i>)}{children}</section>;\n',
    'docs/signs.mdx':
      "export const key = 'snake_case *a* [0]';\n\n# Signs {'<T>'}\n\n{key}, {'2 * 3 `x` A&B &lt;'} <b>{key}</b>\n\n{'1. x'}\n\n<p>{'# *a*'}</p>\n\n| {'a*|'} |\n| - |\n\nimport { CodeBlock } from '@theme';\n\n<CodeBlock>{'a[0] * \\\\n * b;'}</CodeBlock>\n\nexport const Sum = ({ children }) => <i title=\"*a*\">2*3 &lt; *b* {children}</i>;\n\nA <Sum>*c*</Sum> {<u>_d_</u>}\n",
    'docs/tags.mdx':
      '# Tags\n\n<p class="a"><img src="./pier.svg" alt="" /> [HTML](./html.md) <a href="/html">HTML</a></p>\n',
    'docs/home.md': `---
pageType: home
hero: { badge: { text: New, link: ./html.md }, name: Rivet, text: 'Fastens<br>things', tagline: Fast & small, command: npm i rivet, actions: [{ text: Start, link: /tags }] }
features: [{ title: 'Arrays [a]', details: '<b>Many</b> at once', link: /tags#top }]
---

The text.
`,
    'docs/bare/index.md': '---\npageType: home\nhero: { text: Bare }\n---\n',
    'docs/list/index.md': '---\noverview: true\n---\n\n# List\n\nAll of it.\n',
    'docs/list/one.md': '---\nsummary: The first.\n---\n\n# One <1> & [more]\n\n## Part\n',
    'docs/posts/index.md': '---\noverview: true\ntitle: Posts\n---\n',
    'docs/posts/old.md': '---\ndate: 2024-03-01\ndescription: Of old.\n---\n\n# Old\n',
    'docs/posts/new.md': '---\ndate: 2025-03-01\n---\n\n# New\n',
    'docs/pier.svg': IMAGE,
    'docs/a b.svg': IMAGE.replace('4', '9'),
    'docs/deep/far.svg': IMAGE.replace('4', '8'),
    'public/data.json': '{}',
  });
  ({ warnings } = await buildWithReport(dir, outDir));
});

test('attributes of HTML in MDX have the values of their expressions, imported images too', () => {
  expect(read('attributes.md')).toMatch(/<img src="[^"{]*svg[^"{]*" alt="Pier 4" width="4" hidden=\{false\} \/>/);
});

test('expressions have their values, in fragments too; elements are HTML', () => {
  expect(read('index.md')).toContain('# Install 4.2.0');
  expect(read('index.md')).toContain('Node.js 20.19, 24, <b>kept</b>.');
  expect(read('index.md')).toContain('Runs on Linux, macOS.');
});

test('signs of Markdown in values and rendered elements are escaped, with entities in HTML, and not in code', () => {
  expect(read('signs.md')).toBe(
    '# Signs \\<T>\n\nsnake_case \\*a\\* \\[0\\], 2 * 3 \\`x\\` A&B \\&lt; <b>snake_case &#42;a&#42; &#91;0&#93;</b>\n\n1\\. x\n\n<p>&#35; &#42;a&#42;</p>\n\n| a\\*\\| |\n| - |\n\n~~~\na[0] * \\n * b;\n~~~\n\nA <i title="*a*">2&#42;3 &lt; &#42;b&#42; *c*</i> <u>&#95;d&#95;</u>\n',
  );
});

test('fragments and components of the theme have the values that the page gives them', () => {
  expect(read('passed.html')).toContain('9 away');
  expect(read('passed.md')).toContain('level 4, wide, 9 away. *All* of it.\n\n**<i>9</i> m**\n\nText');
  expect(read('passed.md')).toContain('[Far](/html)');
});

test('components have the data of the page, also islands, whose text is kept, and those of all pages', () => {
  expect(read('page-data.md')).toBe(
    '# Page data\n\nIn <b>en: *Inside*</b>, <i>2 everywhere</i>.\n\n<b>4</b>\n\n*Later*\n',
  );
});

test('a component that needs the layout is reported once, and its text stays', () => {
  expect(read('lost.html')).toContain('<p>Quay Text</p>');
  expect(read('lost.md')).toBe('# Lost\n\nText\n');
  const lost = warnings.filter(({ message }) => message.includes('Markdown version'));
  expect(lost).toMatchObject([{ message: expect.stringContaining('<Needs>'), line: 5, column: 1 }]);
});

test('a page may give names that its code has inside to what it imports and exports', () => {
  expect(read('names.html')).toMatch(/<p>knots, keel and sail, again knots\.<\/p>\s*<p><em>A<\/em> own sheet<\/p>/);
  expect(read('names.md')).toBe('# Names\n\nknots, keel and sail, again knots.\n\n*A* own sheet\n');
});

test('images and files have URLs that answer', () => {
  expect(read('index.md')).toMatch(/!\[The pier\]\(https:\/\/agents\.example\/assets\/pier\.[^)]+\.svg\)/);
  expect(read('index.md')).toMatch(/!\[Far\]\(https:\/\/agents\.example\/assets\/far\.[^)]+\.svg\)/);
  expect(read('index.md')).toMatch(/!\[Sp\]\(https:\/\/agents\.example\/assets\/a%20b\.[^)]+\.svg "T/);
  expect(read('index.md')).toContain('[Data](https://agents.example/data.json)');
  // The query and the anchor stay.
  expect(read('index.md')).toContain('[Q](https://agents.example/f%28x%29.md?a=1#fx-y)');
});

test('names with spaces and parentheses are in URLs that end where they should', () => {
  const url = 'https://agents.example/c%20d.md';
  expect(read('index.md')).toContain(`[CD](${url} "T") [F](https://agents.example/f%28x%29.md) [R][r]`);
  expect(read('index.md')).toContain(`[r]: ${url}\n`);
  expect(read('llms.txt')).toContain('\n- [f(x) \\[y\\]](https://agents.example/f%28x%29.md)\n');
});

test('targets in HTML lead where those of Markdown do, and code stays as it is', () => {
  expect(read('html.md')).toContain(
    '<a href="https://agents.example/tags.md#top">Tags</a> in a line, `<a href="./tags.mdx">`',
  );
  expect(read('html.md')).toMatch(/<p><img src="https:\/\/agents\.example\/assets\/pier\.[^"]+\.svg" alt=""><\/p>/);
  expect(read('tags.md')).toMatch(
    /<p class="a"><img src="https:\/\/agents\.example\/assets\/pier\.[^"]+\.svg" alt="" \/> /,
  );
  expect(read('tags.md')).toContain(
    '[HTML](https://agents.example/html.md) <a href="https://agents.example/html.md">HTML</a>',
  );
});

test('footnotes are numbered once, and have ids of their own', () => {
  expect(read('index.md')).toContain('A rope has an end[^1].');
  expect(read('index.md')).toContain('The price is a guess[^2]');
  expect([...read('index.md').matchAll(/^\[\^(\d)\]:/gm)].map(([, label]) => label)).toEqual(['1', '2']);
  expect(warnings.filter(({ message }) => message.includes('more than once'))).toEqual([]);
});

test('a home page has its hero and its features around its text', () => {
  expect(read('home.md')).toBe(`# Rivet

[New](https://agents.example/html.md)

Fastens things

Fast & small

\`\`\`sh
npm i rivet
\`\`\`

- [Start](https://agents.example/tags.md)

The text.

## [Arrays \\[a\\]](https://agents.example/tags.md#top)

Many at once
`);
  expect(read('bare/index.md')).toBe('# Bare\n');
  expect(read('home.html')).toContain('<link rel="alternate" type="text/markdown" href="/home.md">');
});

test('an overview has its list, and a blog its posts, the newest first', () => {
  expect(read('list/index.md')).toBe(`# List

All of it.

## [List](https://agents.example/list/index.md)

- [One \\<1> & \\[more\\]](https://agents.example/list/one.md): The first.
  - Part
`);
  expect(read('posts/index.md')).toBe(`# Posts

- [New](https://agents.example/posts/new.md) (March 1, 2025)
- [Old](https://agents.example/posts/old.md) (March 1, 2024): Of old.
`);
});

test('a component that a page imports is HTML, with what its attributes show', () => {
  expect(read('imported.md')).toBe(
    "# Imported\n\n<section><b>A &gt; b</b><i>x</i>\n\n*Inside*\n\n</section>\n\n<section><b>It's alone</b></section>\n",
  );
});

test('lists and components that a page makes itself are HTML, around the Markdown in them', () => {
  expect(read('own.md')).toBe(
    '# Own\n\n<ul><li>one</li><li>two</li></ul>\n\n<blockquote>\n\n**Mind** the tide.\n\n<cite>Ann1</cite></blockquote>\n\nSee <blockquote>*this*<cite>Bo</cite></blockquote>.\n\n> <blockquote>\n>\n> Text\n>\n> <cite>Cy</cite></blockquote>\n\n| a |\n| - |\n| b\\|c one\\|two |\n| <blockquote>d\\|e<cite>d\\|e</cite></blockquote> |\n',
  );
});

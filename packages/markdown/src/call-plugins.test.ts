/** What the hooks of plugins change of a page. */
import { tmpdir } from 'node:os';
import { expect, test } from '@rstest/core';
import { compilePage, readHtml } from '../test/checked-pages.ts';
import { createTestContext } from '../test/compile-context.ts';
import type { Container, ContainerElement, MarkdownHooks } from './compile-hooks.ts';
import { FEATURES } from './features.ts';

/** Compiles a page with plugins of these hooks after the built-in ones. */
async function compile(text: string, hooks: MarkdownHooks[], extension = 'md') {
  const added = hooks.map((markdown, index) => ({ name: `plugin-${index}`, markdown }));
  const context = createTestContext(tmpdir(), { plugins: [...FEATURES, ...added] });
  const page = await compilePage(text, extension, context);
  expect(page.errors).toEqual([]);
  return { ...page, html: readHtml(page) };
}

const BARS: MarkdownHooks = {
  fences: {
    bars: async ({ code, title }) =>
      `<figure class="bars"><figcaption>${title}</figcaption>${code.split('\n').map((bar) => `<b>${bar}</b>`)}</figure>`,
  },
};
const FENCE = '# Home\n\n````md\nA\n````\n\n```bars title="Sales"\n3\n1\n```\n';

test.each(['md', 'mdx'])(
  'a plugin renders the fences of a language, and no grammar needs its name, in .%s',
  async (extension) => {
    const { html, warnings } = await compile(FENCE, [BARS], extension);
    expect(html).toContain('<figure class="bars"><figcaption>Sales</figcaption><b>3</b>,<b>1</b></figure>');
    expect(warnings).toEqual([]);
  },
);

test('a fence for which a plugin returns nothing is left to those before it, and is code without any', async () => {
  expect((await compile(FENCE, [{ fences: { bars: () => undefined } }])).html).toMatch(/<figcaption[^>]*>\s*Sales/);
  const text = '# Home\n\n```tree\nsrc\n```\n\n```js live\nrun()\n```\n\n```js\nshow()\n```\n';
  const live: MarkdownHooks = { fences: { '*': ({ meta }) => (meta === 'live' ? '<p>runs</p>' : undefined) } };
  const { html } = await compile(text, [live, { fences: { tree: () => undefined } }]);
  expect(html).toContain('<div class="q-tree">');
  expect(html).toContain('<p>runs</p>');
  expect(html).toMatch(/<figure[^>]*>.*show/);
});

test('a plugin takes the place of the tree of files', async () => {
  const { html } = await compile('# Home\n\n```tree\nsrc\n```\n', [{ fences: { tree: () => '<p>leaves</p>' } }]);
  expect(html).toContain('<p>leaves</p>');
});

test('words after the language of a fence that a plugin renders are for the plugin', async () => {
  const text = '# Home\n\n```mermaid Ways of a Request\na\n```\n\n```js Ways\na();\n```\n';
  const { warnings } = await compile(text, [{ fences: { mermaid: () => '<p>a diagram</p>' } }]);
  expect(warnings).toMatchObject([{ rule: 'otherSyntax', line: 7 }]);
});

test('plugins visit the tree of Markdown and that of HTML', async () => {
  const words: MarkdownHooks = {
    mdast: () => [
      { name: 'names', text: (node, context) => context.setProperty(node, 'value', node.value.replace('tt', 't')) },
    ],
    hast: () => [
      {
        name: 'marks',
        element: [{ filter: ['em'], visit: (node, context) => context.setProperty(node, 'class', 'marked') }],
      },
    ],
  };
  const { html } = await compile('# Home\n\nRivett *holds*.\n', [words]);
  expect(html).toContain('Rivet <em class="marked">holds</em>.');
});

test('plugins change the text of a page before it is parsed, the code of its fences, and their HTML', async () => {
  const changes: MarkdownHooks = {
    source: ({ text, sourcePath }) => text.replace('{{place}}', `*${sourcePath}*`),
    code: ({ code, language }) => (language === 'js' ? code.replace('secret', 'public') : undefined),
    codeHtml: (html, { headings }) => `<div data-headings="${headings.length}">${html}</div>`,
  };
  const text = '# Home\n\n{{place}}\n\n```js\nsecret()\n```\n\n```sh\nsecret\n```\n\n## Later\n';
  const { html } = await compile(text, [changes]);
  expect(html).toContain('<p><em>page.md</em></p>');
  expect(html).toMatch(/<div data-headings="2"><figure class="q-code" data-lang="js">.*public/);
  expect(html).toMatch(/data-lang="sh">.*secret/);
});

const render = ({ title, content, attributes }: Container): ContainerElement => ({
  tag: 'section',
  attributes: { class: 'steps', ...attributes },
  children: [{ tag: 'b', children: ['Do < ', ...(title ? [title] : [])] }, content],
});

test.each(['md', 'mdx'])(
  'a plugin renders containers of a name around what is in them, in lists and in each other, in .%s',
  async (extension) => {
    const text =
      '# Home\n\n- item\n\n  ::::Steps Set *up* {#setup}\n  First **one**.\n\n  :::steps\n  Inner\n  :::\n  ::::\n\n:::steps All of it :::\n';
    const { html, warnings } = await compile(text, [{ containers: { steps: render } }], extension);
    const flat = html.replaceAll('>\n<', '><');
    expect(flat).toContain(
      '<section class="steps" id="setup"><b>Do &lt; Set <em>up</em></b><p>First <strong>one</strong>.</p><section class="steps"><b>Do &lt; </b><p>Inner</p></section></section>',
    );
    expect(flat).toContain('<section class="steps"><b>Do &lt; </b><p>All of it</p>');
    expect(warnings).toEqual([]);
  },
);

test('of two plugins that render containers of a name, the last one does', async () => {
  const [nav, aside] = ['nav', 'aside'].map((tag) => ({ containers: { tip: () => ({ tag }) } }));
  const { html } = await compile('# Home\n\n:::tip\nText\n:::\n', [nav ?? {}, aside ?? {}]);
  expect(html).toContain('<aside></aside>');
});

test('a container warns of what is written in it, with its place', async () => {
  const c = ({ warn }: Container): ContainerElement => {
    warn('An odd c.', 'Write d.');
    return { tag: 'p' };
  };
  const { warnings } = await compile('# Home\n\n> :::c\n> :::\n', [{ containers: { c } }], 'mdx');
  expect(warnings).toMatchObject([
    { rule: 'containers', file: 'page.mdx', line: 3, column: 3, message: 'An odd c.', help: 'Write d.' },
  ]);
});

import { expect, test } from '@rstest/core';
import { buildOutput, checkSite, writeSite } from '../../../test/run-quire.ts';

/** @param plugins JavaScript */
const siteWith = (plugins: string, pages: Record<string, string>) =>
  writeSite({ ...pages, 'site.config.mjs': `export default { plugins: [${plugins}] };\n` });

const STEPS = `{
  name: 'steps',
  markdown: {
    containers: {
      steps: ({ title, content, attributes }) => ({
        tag: 'section',
        attributes: { class: 'steps', ...attributes },
        children: [{ tag: 'b', children: ['Do < ', ...(title ? [title] : [])] }, content],
      }),
    },
  },
}`;

const TEXT =
  '# Home\n\n- item\n\n  ::::Steps Set *up* {#setup}\n  First **one**.\n\n  :::steps\n  Inner\n  :::\n  ::::\n';

const HTML =
  '<section class="steps" id="setup"><b>Do &lt; Set <em>up</em></b><p>First <strong>one</strong>.</p><section class="steps"><b>Do &lt; </b><p>Inner</p></section></section>';

test('a plugin renders containers of a name around what is in them, in lists, in each other, in Markdown and MDX', async () => {
  const component =
    'import { Badge } from \'@theme\';\n\n:::steps\n<Badge text="new" />\n:::\n\n:::steps All of it :::\n';
  const pages = { 'docs/index.md': TEXT, 'docs/more.mdx': `${TEXT}\n${component}` };
  const { dir, read } = await buildOutput(siteWith(STEPS, pages));
  for (const file of ['index.html', 'more.html']) expect(read(file).replace(/>\n</g, '><')).toContain(HTML);
  expect(read('more.html')).toMatch(/<section class="steps">\s*<b>Do &lt; <\/b>\s*<span[^>]*>new<\/span>/);
  expect(read('more.html')).toMatch(/<section class="steps">\s*<b>Do &lt; <\/b>\s*<p>All of it<\/p>/);
  expect(read('more.md')).toContain(':::steps\n  Inner\n  :::');
  expect((await checkSite(dir)).text).not.toContain('steps');
});

test('a hook for containers that fails or returns something else is reported with plugin, page and line', async () => {
  const broken = "{ name: 'broken', markdown: { containers: { a: () => { throw new Error('no a'); } } } }";
  const wrong =
    "{ name: 'wrong', markdown: { containers: { b: async () => ({ tag: 'p', children: [{ tag: 5 }] }), c: ({ title }) => ({ tag: 'h4', children: [title] }) } } }";
  const pages = { 'docs/index.md': '# Home\n\n:::a\n:::\n\n:::b\n:::\n\n:::c Deep\n:::\n' };
  const { code, text } = await checkSite(siteWith([broken, wrong].join(), pages));
  expect(code).toBe(1);
  expect(text).toMatch(/index\.md:3\n {2}The hook "containers" of the plugin "broken" failed: no a\./);
  expect(text).toMatch(
    /index\.md:6\n {2}The hook "containers" of the plugin "wrong" returned an invalid "children\[0\]\.tag": it must be a string, not 5\./,
  );
  expect(text).toMatch(/index\.md:9\n {2}The heading "Deep" has level 4/);
});

test('the name of a container that no page could write is an error of the configuration', async () => {
  const { code, text } = await checkSite(
    siteWith("{ name: 'x', markdown: { containers: { 'Two words': () => ({ tag: 'p' }) } } }", {
      'docs/index.md': '# A\n',
    }),
  );
  expect(code).toBe(1);
  expect(text).toContain('it must be a name in lower case, as in ":::steps"');
});

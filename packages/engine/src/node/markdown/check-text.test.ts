import { expect, test } from '@rstest/core';
import { checkSite, writeSite } from '../../../test/run-quire.ts';

async function checkPage(text: string, file = 'docs/index.md') {
  const { diagnostics } = await checkSite(writeSite({ 'docs/index.md': '# Home\n', [file]: text }));
  return diagnostics.filter(({ rule }) => ['containers', 'elements', 'otherSyntax'].includes(rule));
}

test('tags that no browser knows are reported once each, at their place', async () => {
  const text = `---\ntitle: Home\n---\n\n# Home\n\nIn \`Box<String>\` and\n\n\`\`\`ts\nBox<String>\n\`\`\`\n\nIn Box<String> and Box<String>, <Link>a</Link> too.\n`;
  const found = await checkPage(text);
  expect(found).toMatchObject([
    { rule: 'elements', severity: 'warning', line: 13, column: 7, message: expect.stringMatching(/^<String> /) },
    { rule: 'elements', line: 13, message: expect.stringMatching(/^<Link> /) },
  ]);
  expect(found[0]?.help).toContain('\\<String>');
});

test('what browsers know is not: HTML in any case, custom elements, the inside of SVG and MathML', async () => {
  const text = `# Home

Press <kbd>Ctrl</kbd>.<BR>A <my-box>box</my-box>, a <https://example.com> and \\<T> and 1 < 2.

<svg viewBox="0 0 1 1"><linearGradient id="a" /><foreignObject /></svg>

<math><mfrac><mi>a</mi><mi>b</mi></mfrac></math>

<center>Old</center>
`;
  expect(await checkPage(text)).toEqual([]);
});

test('a container that there is not is reported with the nearest one, in Markdown and in MDX', async () => {
  const text = '# Home\n\n:::tipp\nText\n:::\n\n```md\n:::other\n```\n\n::: x-y Title\nText\n:::\n';
  for (const file of ['docs/index.md', 'docs/page.mdx'])
    expect(await checkPage(text, file)).toMatchObject([
      {
        rule: 'containers',
        line: 3,
        message: 'There is no container ":::tipp": it is shown as text.',
        help: 'Did you mean ":::tip"?',
      },
      { rule: 'containers', line: 11, message: 'There is no container ":::x-y": it is shown as text.' },
    ]);
});

test('what other systems read is reported with what to write instead', async () => {
  const text = `# Home

<<< ./a.ts{2}

[[toc]]

<!--@include: ./part.md-->

::: code-group

<script setup lang="ts">
</script>

\`\`\`js:line-numbers [a.js]
<<< not this
\`\`\`

:::

- a list

  ~~~ts {1} [b.ts]
  let b;
  ~~~

By {{ $frontmatter.author }}, in {{$lang}}.
`;
  const found = await checkPage(text);
  expect(found.map(({ rule, line, help }) => [rule, line, help])).toEqual([
    ['otherSyntax', 3, expect.stringContaining('file="./a.ts"')],
    ['otherSyntax', 5, expect.stringContaining('<Toc />')],
    ['otherSyntax', 7, expect.stringContaining("import Part from './part.md'")],
    ['otherSyntax', 9, expect.stringContaining('<Tabs>')],
    ['otherSyntax', 11, expect.stringContaining('.mdx imports components')],
    ['otherSyntax', 14, 'Write title="a.js".'],
    ['otherSyntax', 22, 'Write title="b.ts".'],
    ['otherSyntax', 26, 'Write the value itself. In .mdx, {frontmatter.author} shows it.'],
  ]);
  expect(found.at(-1)).toMatchObject({ column: 4 });
});

test('a script in a text is reported; data of another type, and scripts in code, are not', async () => {
  const text = `# Home

<script>document.title = 'x'</script>

<script type="module" src="/x.js"></script>

<script type="application/ld+json">{}</script>

\`<script>\`

\`\`\`html
<script>1</script>
\`\`\`
`;
  const found = await checkPage(text);
  expect(found.map(({ rule, line }) => [rule, line])).toEqual([
    ['otherSyntax', 3],
    ['otherSyntax', 5],
  ]);
  expect(found[0]).toMatchObject({
    message: expect.stringContaining('is not run'),
    help: expect.stringContaining('`head`'),
  });
});

test('the same signs in text and code are nothing', async () => {
  const text =
    '# Home\n\nA `[[toc]]`, 1 <<< 2, a [[wiki]] link, `{{ $lang }}`, a {{ name }} of a template.\n\n```js title="a [b].js"\nconst a = [[1]];\n```\n';
  expect(await checkPage(text)).toEqual([]);
});

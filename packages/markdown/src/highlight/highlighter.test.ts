/** Tests that the colors of a block depend on its code alone. */
import { beforeAll, expect, test } from '@rstest/core';
import { bundledLanguages } from 'shiki/langs';
import { narrowReach } from './grammar-registry.ts';
import { createHighlighter } from './highlighter.ts';

/** Code that embeds other languages, or that other grammars would inject into. */
const HOLDERS: ReadonlyArray<[language: string, code: string]> = [
  ['md', '---\nname: value\n---\n\n<p align="center">Text</p>\n\n```scss\n$a: 1px;\n```\n\n{{ value }}\n'],
  ['md', '```yaml\ngroup: a-{{ github.ref }}\n```\n'],
  ['md', 'Text without a part.\n\n**Bold**\n'],
  ['md', '&nbsp; &#123; a < b <1>\n'],
  ['md', '```js\nconst a = 1;\n```\n\n```es6\nconst a = 1;\n```\n\n```patch\n+a\n```\n'],
  ['mdx', '```golang\nfunc a() {}\n```\n'],
  ['mdx', "import { A } from './a';\n\n<A on={() => 1}>\n\n```python\ndef a(): pass\n```\n\n</A>\n"],
  ['vue', '<template lang="pug">\np(:a="b") {{ c }}\n</template>\n<style lang="scss">\n$a: 1px;\n</style>\n'],
  ['svelte', '<style lang="less">\n@a: 1px;\n.b { color: @a; }\n</style>\n'],
  ['astro', '---\nconst a = 1;\n---\n<style lang="sass">\n$a: 1px\n</style>\n'],
  ['asciidoc', '[source,ruby]\n----\nputs "a"\n----\n'],
  ['asciidoc', '++++\n<p>a</p>\n++++\n\nA pass:[<u>b</u>] c.\n'],
  ['erlang', '-doc """\n# A\n""".\na() -> b.\n'],
  ['erlang', '-doc """\n```python\ndef a(): pass\n```\n""".\na() -> b.\n'],
  ['fsharp', '/// <summary>Adds</summary>\nlet a = 1\n'],
  ['latex', '\\begin{minted}{python}\ndef a(): pass\n\\end{minted}\n'],
  ['pug', 'style\n  :stylus\n    a = 1px\np a\n'],
  ['ts', 'const a = html`<p class="a">b</p>`;\nconst c = /* sql */ `SELECT 1`;\n'],
  ['lit', 'const a = html`<p class="a">b</p>`;\n'],
  ['angular-ts', '@Component({ template: `<p [a]="b">{{ c }}</p>` })\nexport class D {}\n'],
  ['html', '<p [a]="b" (c)="d()">{{ e | f }}</p>\n'],
];
/** Scope names of one language: an Angular component and its template, Vue with its old and new name. */
const FAMILIES = [
  new Set<string | undefined>(['source.ts.ng', 'text.html.derivative.ng']),
  new Set<string | undefined>(['source.vue', 'text.html.vue']),
];

/** Languages that affect others once they are loaded, and those that the code above may embed. */
const OTHERS = ['vue', 'lit', 'angular-ts', 'nix', 'html-derivative', 'html', 'tsx', 'yaml', 'scss', 'less', 'sass'];
const HELD = ['stylus', 'pug', 'python', 'ruby', 'js', 'diff', 'go', 'xml', 'css', 'markdown'];

/** The output for each code with a highlighter that has loaded nothing else. */
const alone = new Map<string, string[]>();

beforeAll(async () => {
  for (const [language, code] of HOLDERS) {
    const fresh = await createHighlighter();
    await fresh.load([language]);
    alone.set(code, await fresh.highlightLines(code, language));
  }
});

test('the output of a block does not depend on what else was loaded or highlighted', async () => {
  const full = await createHighlighter();
  await full.load([...OTHERS, ...HELD]);
  for (const order of [HOLDERS, [...HOLDERS].reverse()]) {
    const inTurn = await createHighlighter();
    for (const [language, code] of order) {
      for (const highlighter of [inTurn, full]) {
        await highlighter.load([language]);
        expect([code, await highlighter.highlightLines(code, language)]).toEqual([code, alone.get(code)]);
      }
    }
  }
});

test('blocks that are highlighted concurrently have the same output as alone', async () => {
  const highlighter = await createHighlighter();
  const looks = await Promise.all(
    HOLDERS.map(async ([language, code]) => {
      await highlighter.load([language]);
      return highlighter.highlightLines(code, language);
    }),
  );
  for (const [index, [, code]] of HOLDERS.entries()) expect([code, looks[index]]).toEqual([code, alone.get(code)]);
});

test.each([
  ['md', '```scss\n$name: 1px;\n```', '<span class="n">1px</span>'],
  ['md', '<p align="center">', '&lt;<span class="t">p</span>'],
  ['vue', '<style lang="scss">\n$name: 1px;\n</style>', '<span class="n">1px</span>'],
  ['mdx', 'export const name = 1;', '<span class="k">export const</span>'],
])('a language embedded in %s is highlighted without loading it explicitly: %s', async (language, code, html) => {
  const highlighter = await createHighlighter();
  await highlighter.load([language]);
  expect((await highlighter.highlightLines(code, language)).join('\n')).toContain(html);
});

test('every character of a long line is shown', async () => {
  const highlighter = await createHighlighter();
  await highlighter.load(['js']);
  const code = `const name = "${'x'.repeat(1_985)}🎉${'x'.repeat(100_000)}";`;
  const [line = ''] = await highlighter.highlightLines(code, 'js');
  expect(line.replace(/<[^>]*>/g, '')).toBe(code);
  expect(line).toMatch(/^<span class="k">const<\/span> name = <span class="s">"x+🎉/);
});

test('no grammar injects into a language that is not loaded with it', async () => {
  const foreign: string[] = [];
  for (const [language, load] of Object.entries(bundledLanguages)) {
    const { default: grammars } = await load();
    const roots = new Set(grammars.map(({ scopeName }) => scopeName));
    for (const grammar of grammars)
      for (const root of narrowReach(grammar).injectTo ?? [])
        if (!roots.has(root) && !FAMILIES.some((family) => family.has(root) && family.has(grammars.at(-1)?.scopeName)))
          foreign.push(`${language}: ${grammar.name} into ${root}`);
  }
  expect(foreign).toEqual([]);
});

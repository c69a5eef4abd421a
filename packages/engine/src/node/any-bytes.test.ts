import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '@quire/markdown/diagnostics';
import { beforeAll, describe, expect, test } from '@rstest/core';
import fc from 'fast-check';
import { quire } from '../../test/run-quire.ts';
import { sampleConfig } from '../../test/sample-pages.ts';
import { createSite } from '../../test/temporary-site.ts';
import { resolveConfig } from './config/resolve.ts';
import { createCompileContext } from './content/compile-context.ts';
import { type CompilePageContext, compilePage } from './content/compile-page.ts';
import { loadContent, openStore } from './content/content-store.ts';
import { loadMeta, loadNav } from './routes/meta.ts';

let dir: string;
let context: CompilePageContext;

beforeAll(async () => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'quire-bytes-')));
  openStore(dir);
  context = createCompileContext(resolveConfig({}, { dir }), dir);
});

/** Pieces that mean something, in any order. */
const PIECES = ['---\n', 'title: x\n', '# A\n', '## B {#b}\n', '\n', '\n\n', '```ts title="a" {1}\n', '```\n']
  .concat([':::tip T\n', ':::\n', '::: details\n', '> [!NOTE]\n', '**粗（体）**后', '[l](./x.md#a)', '![i](/i.png)'])
  .concat(['<div>', '</div>', '<B {...x}>', '{a', '}', "import X from './x';\n", 'export const a = 1;\n'])
  .concat(['| a | b |\n|--|--|\n', '\u0000', '\uFEFF', '\uD800', '\r\n', '<!--', '-->', '\\{', '$$', ':a[b]{c}'])
  .concat(['&#0;', '\uE000']);
const FIELDS = 'title date draft sidebar outline overviewHeaders head hero features slug search author tag published_at'
  .split(' ')
  .concat('outlineDepths pageType sidebar_position weight tags'.split(' '));
const VALUES = ['@x', 'yes', '{}', '[]', '[[]]', '{ a: [b', '&a [*a]', '*a', '"', "'", '|', '>-', '!!binary x', '~', '']
  .concat(['14.5.2025', '2025-02-30', '1e999', '.nan', '../..', '/', '%', '"\\u0000"', '中', '<<: *a', '\t- x', '---'])
  .concat(['{ name: x, actions: [{ text: a, link: "javascript:1" }] }', '[{ title: a, details: b, link: "%" }]']);
const anyFrontmatter = fc
  .array(fc.tuple(fc.constantFrom(...FIELDS), fc.constantFrom(...VALUES)), { minLength: 1, maxLength: 6 })
  .map((fields) => `---\n${fields.map(([name, value]) => `${name}: ${value}\n`).join('')}---\n\n# A\n`);

const anyBytes = fc.oneof(
  anyFrontmatter.map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 25 }).map((pieces) => Buffer.from(pieces.join(''))),
  fc.string({ unit: 'binary', maxLength: 100 }).map((text) => Buffer.from(text)),
);

describe.each(['md', 'mdx'])('any bytes as a page: .%s', (extension) => {
  test('are a page, or errors that name it', async () => {
    const name = `page.${extension}`;
    await fc.assert(
      fc.asyncProperty(anyBytes, async (bytes) => {
        writeFileSync(join(dir, name), bytes);
        const page = await compilePage(
          { file: { filePath: join(dir, name), sourcePath: name }, key: name, original: [] },
          context,
        );
        for (const { file } of page.errors) expect(file).toBe(name);
        for (const { line } of page.warnings) expect(line).toBeGreaterThan(0);
        if (page.errors.length === 0) expect(loadContent(dir, name).kind).toMatch(/^(?:html|mdx)$/);
      }),
      { numRuns: 150 },
    );
  });
});

describe.each([
  ['_meta.json', () => loadMeta('_meta.json', sampleConfig({ docsDir: dir }), { translate: String, errors: [] })],
  ['_nav.json', () => loadNav('', sampleConfig({ docsDir: dir }), { translate: String, errors: [] })],
])('any bytes as %s', (name, load) => {
  test('are entries, or errors', () => {
    const outcomes = new Set<string>();
    const anyJson = fc.oneof(
      fc.json(),
      // Chance alone hardly ever makes a list that is right.
      fc.constant('[]'),
      fc.anything().map((value) => JSON.stringify(value) ?? ''),
    );
    fc.assert(
      fc.property(fc.oneof(anyBytes, anyJson), (content) => {
        writeFileSync(join(dir, name), content);
        try {
          load();
          outcomes.add('accepted');
        } catch (error) {
          expect(error).toBeInstanceOf(UserError);
          outcomes.add('rejected');
        }
      }),
      { numRuns: 200 },
    );
    expect([...outcomes].sort()).toEqual(['accepted', 'rejected']);
  });
});

/** Characters that mean something in a path, a URL, Markdown, HTML or a pattern. */
const NAMES =
  'a#b a?b a%20b % %2F 中文 e\u0301 \u00e9 a&b " \' <a> [a] (a) a\\b ~ $& {a} {{a}} con ..a -a a. a:b \u202e 404'
    .concat(' 😀 `a` *a* __ a|b javascript:1 //x http:x \u00ad constructor __proto__ search assets')
    .split(' ')
    .concat(['a b', '\u3000', 'x'.repeat(200)]);
/** The four signs that no page may have in its name are left out: such a site is rejected. */
const anyName = fc
  .oneof(
    fc.constantFrom(...NAMES),
    fc.array(fc.constantFrom(...NAMES), { minLength: 2, maxLength: 3 }).map((parts) => parts.join('')),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
  )
  .map((name) => name.replace(/[/\0?#%\\]/g, '').slice(0, 60))
  .filter((name) => name !== '' && !/^[._]/.test(name) && !/\p{Surrogate}/u.test(name));

test('pages and images of any name are published, and links of any URL are, or all of it is reported', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(anyName, {
        minLength: 5,
        maxLength: 10,
        selector: (name) => name.normalize('NFKC').toLowerCase(),
      }),
      async (names) => {
        const site = createSite({
          'site.config.mjs': 'export default { check: { images: "warn", links: "warn", anchors: "warn" } };\n',
        });
        const links = names.map(
          (name) => `[x](<${name}>) [x](${name}) ![y](<./${name}.svg>) <a href="${name}">z</a>\n`,
        );
        mkdirSync(join(site, 'docs'));
        writeFileSync(join(site, 'docs/index.md'), `# Home\n\n${links.join('\n')}`);
        for (const [index, name] of names.entries()) {
          writeFileSync(join(site, 'docs', `${name}.md`), `# Page ${index} is here\n\n[Home](./index.md)\n`);
          writeFileSync(join(site, 'docs', `${name}.svg`), '<svg xmlns="http://www.w3.org/2000/svg"/>');
        }
        const { code, stderr } = await quire('build', site);
        expect(stderr).not.toMatch(/\n\s+at .*:\d+/);
        expect([0, 1]).toContain(code);
        if (code === 1) {
          expect(stderr).toMatch(/✗ /);
          return;
        }
        const documents = readdirSync(join(site, 'dist'), { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.html'))
          .map((file) => readFileSync(join(site, 'dist', file), 'utf8'));
        for (const index of names.keys())
          expect(documents.some((html) => html.includes(`<title>Page ${index} is here`))).toBe(true);
      },
    ),
    { numRuns: 4 },
  );
}, 300_000);

test('a site of such pages is built, or its errors are reported without a stack', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyBytes, { minLength: 4, maxLength: 8 }), async (pages) => {
      const site = createSite({ 'docs/index.md': '# Home\n' });
      for (const [index, bytes] of pages.entries())
        writeFileSync(join(site, 'docs', `page-${index}.${index % 2 === 0 ? 'md' : 'mdx'}`), bytes);
      const { code, stderr } = await quire('build', site);
      expect([0, 1]).toContain(code);
      if (code === 1) expect(stderr).toMatch(/✗ /);
      expect(stderr).not.toMatch(/\n\s+at .*:\d+/);
    }),
    { numRuns: 3 },
  );
}, 300_000);

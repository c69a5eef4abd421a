import { mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@rstest/core';
import fc from 'fast-check';
import { quire } from '../../test/run-quire.ts';
import { createSite } from '../../test/temporary-site.ts';
import { UserError } from './diagnostics/user-error.ts';
import { currentFiles } from './files/source-files.ts';
import { MARKDOWN_PLUGINS } from './markdown/built-in-plugins.ts';
import { createCompileContext } from './markdown/compile-context.ts';
import { type CompileFileContext, compileFile } from './markdown/compile-file.ts';
import { loadContent, openStore } from './markdown/content-store.ts';
import { loadMeta, loadNav } from './routes/meta.ts';

let dir: string;
let context: CompileFileContext;

beforeAll(async () => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'quire-bytes-')));
  openStore(dir);
  const code = { defaultWrapCode: false, lineNumbers: false, langAlias: {} };
  context = createCompileContext(
    {
      siteDir: dir,
      docsDir: dir,
      storeDir: dir,
      code,
      imports: { alias: {}, paths: [] },
      codeDirs: [dir],
      globalComponents: {},
      defines: {},
      plugins: MARKDOWN_PLUGINS,
    },
    { files: currentFiles },
  );
});

/** Pieces that mean something, in any order. */
const PIECES = [
  '---\n',
  'title: x\n',
  '# A\n',
  '## B {#b}\n',
  '\n',
  '\n\n',
  '```ts title="a" {1}\n',
  '```\n',
  ':::tip T\n',
  ':::\n',
  '::: details\n',
  '> [!NOTE]\n',
  '**粗（体）**后',
  '[l](./x.md#a)',
  '![i](/i.png)',
  '<div>',
  '</div>',
  '<B {...x}>',
  '{a',
  '}',
  "import X from './x';\n",
  'export const a = 1;\n',
  '| a | b |\n|--|--|\n',
  '\u0000',
  '\uFEFF',
  '\uD800',
  '\r\n',
  '<!--',
  '-->',
  '\\{',
  '$$',
  ':a[b]{c}',
  '&#0;',
  '\uE000',
];
const anyBytes = fc.oneof(
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
        const page = await compileFile(
          { filePath: join(dir, name), sourcePath: name, key: name, original: [] },
          context,
        );
        for (const { file } of page.errors) expect(file).toBe(name);
        if (page.errors.length === 0) expect(loadContent(dir, name).kind).toMatch(/^(?:html|mdx)$/);
      }),
      { numRuns: 150 },
    );
  });
});

describe.each([
  ['_meta.json', () => loadMeta(dir, '_meta.json', (text) => text)],
  ['_nav.json', () => loadNav(dir, '', (text) => text)],
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

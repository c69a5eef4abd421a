import { readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createLazyHighlighter } from '@quire/markdown';
import { beforeEach, expect, test } from '@rstest/core';
import { createSite, writeFiles } from '../../../test/temporary-site.ts';
import type { PluginSite } from '../config/plugin.ts';
import { resolveConfig } from '../config/resolve.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { createCompileContext } from './compile-context.ts';
import { type Compile, compilePage } from './compile-page.ts';
import { type Content, createContent } from './content.ts';
import { openStore } from './content-store.ts';
import type { Page } from './page.ts';
import { acceptTranslations, listTranslations, saveTranslations } from './translation-record.ts';

/** Two versions, two languages, fragments in both, a page without a translation, and one that only compiling can name. */
const FILES = {
  'docs/v1/en/index.md': '# First\n\nText.\n',
  'docs/v1/en/old.md': '# Old\n\nText.\n',
  'docs/v1/zh/index.md': '# 第一\n\n文字。\n',
  'docs/v2/en/index.md': '# Home\n\n## Part one\n\nText.\n',
  'docs/v2/en/guide/page.mdx': "import Part from '../_part.mdx';\n\n# Page\n\n## Own\n\n<Part />\n",
  'docs/v2/en/guide/only-here.md': '# With *emphasis*\n\nText.\n',
  'docs/v2/en/_part.mdx': '## Shared\n\nA link to [home](./index.md).\n',
  'docs/v2/zh/index.md': '# 首页\n\n## 第一部分\n\n文字。\n',
  'docs/v2/zh/guide/page.mdx': "import Part from '../_part.mdx';\n\n# 页面\n\n## 自己\n\n<Part />\n",
  'docs/v2/zh/_part.mdx': '## 共享\n\n[首页](./index.md)。\n',
};

let dir: string;
let config: ResolvedConfig;
let compiled: string[];
/** What a file waits for before it is compiled, by its path. */
let holds: Map<string, Promise<void>>;

beforeEach(() => {
  dir = createSite(FILES);
  const locales = [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '中文' },
  ];
  config = resolveConfig({ locales, multiVersion: { default: 'v2', versions: ['v2', 'v1'] } }, { dir });
  openStore(config.cacheDir);
  compiled = [];
  holds = new Map();
  return () => rmSync(dir, { recursive: true });
});

/** Grammars are loaded once. */
const highlighter = createLazyHighlighter();

function openContent(): Content {
  const compile: Compile = async (request) => {
    const { sourcePath } = request.file;
    compiled.push(sourcePath);
    await holds.get(sourcePath);
    return compilePage(request, createCompileContext(config, config.cacheDir, highlighter));
  };
  return createContent(config, { compile });
}

const listAll = (content: Content) => [...content.getSources().files.values()];

function getGuidePage(content: Content) {
  const page = content.getSources().files.get('v2/en/guide/page.mdx');
  if (!page) throw new Error('The page is missing.');
  return page;
}

/** The pages of a build: all are compiled at once. */
async function buildPages(): Promise<readonly Page[]> {
  const content = openContent();
  await content.compile(listAll(content));
  return (await content.snapshot()).pages;
}

async function recordTranslations() {
  const translations = listTranslations(await buildPages(), new Map(), config.defaultLang);
  saveTranslations(config.translationsFile, acceptTranslations(new Map(), translations, config.docsDir));
}

function append(path: string, text: string): string {
  const file = join(dir, 'docs', path);
  writeFileSync(file, readFileSync(file, 'utf8') + text);
  return file;
}

test('pages that are compiled one by one, in any order, are those of a build', async () => {
  await recordTranslations();
  append('v2/en/index.md', '\nMore.\n');
  const built = await buildPages();
  expect(built.filter(({ stale }) => stale !== undefined).map(({ routePath }) => routePath)).toEqual(['/zh/']);
  expect(built.filter(({ fallback }) => fallback).map(({ routePath }) => routePath)).toEqual([
    '/v1/zh/old',
    '/zh/guide/only-here',
  ]);
  const content = openContent();
  await content.snapshot();
  for (const file of listAll(content).reverse()) await content.compile([file]);
  expect((await content.snapshot()).pages).toEqual(built);
});

test('the content after changes is what a build makes of the changed files', async () => {
  await recordTranslations();
  const content = openContent();
  await content.compile(listAll(content));
  const changes = [
    () => append('v2/en/_part.mdx', '\n## Another part\n'),
    () => append('v2/en/index.md', '\n## Part two\n\nText.\n'),
    () => {
      writeFiles(dir, { 'docs/v2/zh/guide/only-here.md': '# 仅此\n' });
      return join(dir, 'docs/v2/zh/guide/only-here.md');
    },
    () => {
      unlinkSync(join(dir, 'docs/v1/en/old.md'));
      return join(dir, 'docs/v1/en/old.md');
    },
  ];
  for (const change of changes) {
    content.update([change()]);
    await content.compile(listAll(content));
    expect((await content.snapshot()).pages).toEqual(await buildPages());
  }
});

test('a snapshot does not change after it was taken', async () => {
  const content = openContent();
  await content.compile(listAll(content));
  const before = await content.snapshot();
  const copy = structuredClone(before.pages);
  content.update([append('v2/en/index.md', '\n## New\n')]);
  await content.compile(listAll(content));
  expect(before.pages).toEqual(copy);
  expect((await content.snapshot()).pages).not.toEqual(copy);
});

test('a page that nobody asked for is a stub with the title that compiling gives it', async () => {
  const content = openContent();
  const stubs = (await content.snapshot()).pages;
  expect(compiled).toEqual(['v2/en/guide/only-here.md']);
  const titles = (pages: readonly Page[]) => pages.map(({ routePath, title }) => [routePath, title]);
  expect(titles(stubs)).toEqual(titles(await buildPages()));
});

test('a translation waits for its original alone', async () => {
  let release: (() => void) | undefined;
  holds.set(
    'v2/en/index.md',
    new Promise((resolve) => {
      release = resolve;
    }),
  );
  const content = openContent();
  const all = content.compile(listAll(content));
  await expect.poll(() => compiled).toContain('v2/zh/guide/page.mdx');
  expect(compiled).not.toContain('v2/zh/index.md');
  release?.();
  expect(await all).toHaveLength(listAll(content).length);
  const { pages } = await content.snapshot();
  expect(pages.find(({ sourcePath }) => sourcePath === 'v2/zh/index.md')?.headings.map(({ id }) => id)).toContain(
    'part-one',
  );
});

test('a page that is compiled ahead changes no snapshot, and is not compiled again when it is asked for', async () => {
  const content = openContent();
  const page = getGuidePage(content);
  const before = await content.snapshot();
  await content.compileAhead(page);
  expect(await content.snapshot()).toEqual(before);
  const count = compiled.length;
  await content.compile([page]);
  expect(compiled).toHaveLength(count);
  expect((await content.snapshot()).version).toBeGreaterThan(before.version);
});

test('who asks for something while stubs of many pages are made is heard meanwhile', async () => {
  const pages = Array.from({ length: 40 }, (_, number) => [`docs/page-${number}.md`, `# Page ${number}\n`]);
  config = resolveConfig({}, { dir: createSite(Object.fromEntries(pages)) });
  const content = openContent();
  const order: string[] = [];
  const asked = setImmediate().then(() => order.push('asked'));
  const taken = content.snapshot().then(() => order.push('taken'));
  await Promise.all([asked, taken]);
  expect(order).toEqual(['asked', 'taken']);
  expect(compiled).toEqual([]);
});

test('a snapshot has a file that came while pages were compiled for it', async () => {
  const content = openContent();
  const taken = content.snapshot();
  writeFiles(dir, { 'docs/v2/en/new.md': '# New\n' });
  content.update([join(dir, 'docs/v2/en/new.md')]);
  expect((await taken).pages.map(({ title }) => title)).toContain('New');
});

test('a page is compiled again where it or a part of it has changed, and a page that two ask for only once', async () => {
  const content = openContent();
  const page = getGuidePage(content);
  await Promise.all([content.compile([page]), content.compile([page])]);
  await content.compile([page]);
  expect(compiled).toEqual(['v2/en/guide/page.mdx']);
  expect(content.update([append('v2/en/_part.mdx', '\nMore.\n')]).changed).toEqual([page]);
  await content.compile([page]);
  expect(compiled).toHaveLength(2);
});

test('a page that breaks keeps what other pages show of it, until it is fixed', async () => {
  const content = openContent();
  await content.compile(listAll(content));
  const before = await content.snapshot();
  const text = readFileSync(join(dir, 'docs/v2/en/guide/page.mdx'), 'utf8');
  const file = append('v2/en/guide/page.mdx', "\n\nimport Missing from './missing';\n\n<Missing />\n");
  content.update([file]);
  const results = await content.compile(listAll(content));
  expect(results.flatMap(({ errors }) => errors.map(({ message }) => message))).toHaveLength(1);
  expect((await content.snapshot()).structure).toBe(before.structure);
  writeFileSync(file, text);
  content.update([file]);
  const fixed = await content.compile(listAll(content));
  expect(fixed.flatMap(({ errors }) => errors)).toEqual([]);
});

test('pages that plugins make are compiled when they are asked for, and again when their text changes', async () => {
  let text = 'Text.';
  let calls = 0;
  const pages = ({ routes }: PluginSite) => {
    calls += 1;
    const list = routes.pages.map(({ title }) => title).join();
    return [
      { path: 'made.md', text: `# Made\n\n${text}\n` },
      { path: 'list.md', text: `# List\n\n${list}\n` },
      { path: 'made.md', lang: 'zh', text: '# 生成\n' },
    ];
  };
  config = { ...config, plugins: [{ name: 'maker', pages }] };
  const content = openContent();
  const find = async (routePath: string) =>
    (await content.snapshot()).pages.find((page) => page.routePath === routePath);
  expect(await find('/made')).toMatchObject({ title: 'Made', isStub: true, virtual: { plugin: 'maker' } });
  expect(await find('/zh/list')).toMatchObject({ title: 'List', fallback: 'en' });
  expect(compiled).toHaveLength(8);
  const compileMade = async () => {
    const before = compiled.length;
    await content.snapshot();
    await content.compile(listAll(content).filter(({ virtual }) => virtual));
    return compiled.slice(before).sort();
  };
  expect(await compileMade()).toEqual(['v2/en/list.md', 'v2/en/made.md', 'v2/zh/made.md']);
  expect(await compileMade()).toEqual([]);
  expect(calls).toBe(1);

  text = 'Another.';
  writeFileSync(join(dir, 'docs/v2/en/index.md'), '# Home\n\n## Part one\n\nMore.\n');
  content.update([join(dir, 'docs/v2/en/index.md')]);
  expect(await compileMade()).toEqual(['v2/en/made.md']);
  expect(calls).toBe(2);
});

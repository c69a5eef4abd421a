/** What the pages say of create-rslib, compared with its source in the repository of Rslib: the package itself is not installed here. */
import { expect, test } from '@rstest/core';
import { readSamples } from './code-sample.ts';
import { type Locale, loadAllSources, loadPage } from './docs-page.ts';

/** `TEMPLATES` of `packages/create-rslib/src/index.ts`, without their languages. A name without one means TypeScript. */
const TEMPLATES = ['node', 'react', 'vue', 'svelte', 'solid'];
const LANGUAGES = ['ts', 'js'];
/** Those of `extraTools` there, and of `@rstackjs/create-toolkit`. */
const TOOLS = ['rslint', 'eslint', 'biome', 'prettier', 'storybook', 'rspress', 'react-compiler'];
const FLAGS = ['--dir', '--template', '--tools', '--package-name', '--override', '--skill', '--no-git'];
/** Those of 0.x, which a page may name to say that they are gone. */
const REMOVED = ['node-esm', 'node-dual'];

const NAMES = TEMPLATES.flatMap((name) => [name, ...LANGUAGES.map((language) => `${name}-${language}`)]);
const LOCALES: Locale[] = ['en', 'zh'];

test.each(LOCALES)('the quick start lists every template and tool, and the flags that there are (%s)', (locale) => {
  const { source } = loadPage(locale, 'guide/start/quick-start.mdx');
  const [, templates = '', tools = '', flags = ''] =
    /create-rslib\n([\s\S]*?)\n### (?:Optional tools|可选工具)\n([\s\S]*?)\n### (?:Skip|跳过)([\s\S]*?)\n## /.exec(
      source,
    ) ?? [];
  expect([...templates.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name)).toEqual(TEMPLATES);
  const listed = tools.split('\n').filter((line) => line.startsWith('- '));
  const names = listed.flatMap((line) =>
    [...(line.split(/: |：/)[0] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name]) => name),
  );
  expect(names).toEqual(TOOLS);
  expect(new Set(flags.match(/--[a-z][\w-]*/g))).toEqual(new Set(FLAGS));
});

test.each(LOCALES)('every template that a command or a page of a framework names exists (%s)', (locale) => {
  const pages = loadAllSources().filter((page) => page.locale === locale);
  const commands = pages.flatMap((page) =>
    readSamples(page, []).flatMap(({ code }) => findNames(/--template[ =]([\w-]+)/g, code)),
  );
  const texts = pages.flatMap(({ source }) => [
    ...findNames(/`([\w-]+)` template of create-rslib/g, source),
    ...findNames(/create-rslib 的 `([\w-]+)` 模板/g, source),
  ]);
  expect(commands.filter((name) => !NAMES.includes(name))).toEqual([]);
  expect(commands).not.toEqual([]);
  expect(texts.sort()).toEqual([...TEMPLATES].sort());
});

test.each(LOCALES)('a template that is gone is named with what takes its place, and nowhere else (%s)', (locale) => {
  const lines = loadAllSources()
    .filter((page) => page.locale === locale)
    .flatMap(({ name, source }) => source.split('\n').map((line) => ({ name, line })))
    .filter(({ line }) => REMOVED.some((template) => line.includes(template)));
  expect(lines.map(({ name }) => name)).toEqual(['guide/basic/upgrade-rslib', 'guide/start/quick-start']);
  for (const { line } of lines) expect(line).toMatch(/`node-ts`[^|]*`node-js`/);
});

function findNames(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

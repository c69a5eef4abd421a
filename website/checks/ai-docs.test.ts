/** What the page about using the docs with AI says of this site and of unknown options, tested on the built site. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { configure, withBuild } from './build-project.ts';
import { type Locale, loadPage, loadPages, ROOT, WEBSITE } from './docs-page.ts';
import { runScript } from './rebuild-example.ts';
import { typeCheckSamples } from './type-check-samples.ts';
import { listReferencePages } from './type-reference.ts';

const HOST = 'https://rslib.rs/';
const BUILT = join(WEBSITE, '.out/ai-docs');
const BYTES_PER_KB = 1000;
/** Pages grow: a stated size misleads readers only if it differs clearly. */
const LARGEST_DIFFERENCE = 0.2;
const HOME = 'index';
/** The limits of `_headers` on Cloudflare. */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;
const LOCALES = ['en', 'zh'] as const;

beforeAll(async () => {
  const { code, output } = await runScript(`quire build website --out "${BUILT}"`, ROOT);
  if (code !== 0) throw new Error(output);
});

afterAll(() => rmSync(BUILT, { recursive: true, force: true }));

test.each(LOCALES)(
  'the index lists every page once, with its title, its Markdown and its description (%s)',
  (locale) => {
    const listed = [...readIndex(locale).matchAll(/^- \[(.+)\]\((\S+)\): (.+)$/gm)];
    const pages = loadPages(locale).map(({ name, data }) => ({ name, description: data.description }));
    const expected = [...pages, ...listReferencePages(locale)].map(({ name, description }) => [
      getMarkdownUrl(name, locale),
      description,
    ]);
    expect(listed.map(([, , url, description]) => [url, description]).sort()).toEqual(expected.sort());
    expect(listed.filter(([, title]) => title?.trim() === '')).toEqual([]);
  },
);

test.each(LOCALES)('the pages of a group are in the order of the sidebar (%s)', (locale) => {
  const meta: unknown = JSON.parse(readFileSync(join(WEBSITE, `docs/${locale}/guide/basic/_meta.json`), 'utf8'));
  const expected = (Array.isArray(meta) ? meta : []).map((name) => getMarkdownUrl(`guide/basic/${name}`, locale));
  const listed = [...readIndex(locale).matchAll(/\((\S+\/guide\/basic\/\S+)\):/g)].map(([, url]) => url);
  expect(expected.length).toBeGreaterThan(1);
  expect(listed).toEqual(expected);
});

test.each(LOCALES)(
  'the groups are in the order of the navigation: guide, configuration, blog, then the pages that it does not list (%s)',
  (locale) => {
    const urls = [...readIndex(locale).matchAll(/\((\S+\.md)\):/g)].map(([, url = '']) =>
      url.slice(getHomeUrl(locale).length),
    );
    const sections = urls.filter((url) => url.includes('/')).map((url) => url.split('/')[0]);
    expect(sections.filter((name, index) => name !== sections[index - 1])).toEqual([
      'guide',
      'config',
      'blog',
      'reference',
    ]);
  },
);

test.each(LOCALES)('the parts that the index lists hold the Markdown of every page, each once (%s)', (locale) => {
  const parts = [...readIndex(locale).matchAll(/\(https:\/\/rslib\.rs\/(\S*llms-full\S*)\)/g)].map(
    ([, file = '']) => file,
  );
  const text = parts.map((file) => readFileSync(join(BUILT, file), 'utf8')).join('');
  const urls = [...text.matchAll(/^---\nurl: (\S+)\n---\n\n# /gm)].map(([, url]) => url);
  expect(urls.sort()).toEqual(
    [...loadPages(locale), ...listReferencePages(locale)].map(({ name }) => getMarkdownUrl(name, locale)).sort(),
  );
  const { source } = loadPage(locale, 'guide/start/ai.md');
  const named = [...source.matchAll(/llms-full\S*?\.txt/g)].map(([name]) => name);
  expect([...new Set(named)].sort()).toEqual(parts.map((file) => file.replace('zh/', '')).sort());
});

test('headers name the index of the language, in as many rules and as long lines as each host reads', () => {
  const rules = readFileSync(join(BUILT, '_headers'), 'utf8');
  expect(rules).toContain('/zh/*\n  Link: </zh/llms.txt>; rel="llms-txt"; hreflang="zh"\n');
  expect(rules.match(/^\//gm)?.length).toBeLessThanOrEqual(MOST_RULES);
  expect(Math.max(...rules.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(LONGEST_LINE);
});

test.each(LOCALES)('a skill is published, whose index has the digest of its file (%s)', (locale) => {
  const folder = join(BUILT, locale === 'en' ? '' : 'zh', '.well-known/agent-skills');
  const { skills } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const [{ name, digest }] = skills;
  const text = readFileSync(join(folder, name, 'SKILL.md'));
  expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
  expect(text.toString()).toContain(`(${getMarkdownUrl('guide/basic/defaults', locale)})`);
});

test.each(LOCALES)('every page has a Markdown version, which its HTML refers to (%s)', (locale) => {
  const problems = loadPages(locale).filter(({ name }) => {
    const file = getMarkdownUrl(name, locale).slice(HOST.length);
    const html = join(BUILT, file.replace(/\.md$/, '.html'));
    const reference = `<link rel="alternate" type="text/markdown" href="/${file}">`;
    return !existsSync(join(BUILT, file)) || !readFileSync(html, 'utf8').includes(reference);
  });
  expect(problems.map(({ sourcePath }) => sourcePath)).toEqual([]);
});

test.each(LOCALES)(
  'the Markdown versions of the home page, of overviews and of the blog contain what their layout shows (%s)',
  (locale) => {
    const { data } = loadPage(locale, 'index.mdx');
    const shown = [...JSON.stringify(data).matchAll(/"(?:tagline|command|title|details)":"([^"]*)"/g)];
    const home = readMarkdown(HOME, locale);
    expect(shown.map(([, text = '']) => text).filter((text) => !home.includes(text))).toEqual([]);
    expect(home).toContain(`(${getMarkdownUrl('guide/advanced/dts', locale)})`);
    const listed = (name: string) => new RegExp(`^- \\[.+\\]\\(${getMarkdownUrl(name, locale)}\\)`, 'm');
    expect(readMarkdown('config/index', locale)).toMatch(listed('config/lib/dts'));
    expect(readMarkdown('blog/index', locale)).toMatch(listed('blog/introducing-rslib'));
  },
);

test.each(LOCALES)('links of a Markdown version lead to existing Markdown versions (%s)', (locale) => {
  const links = loadPages(locale).flatMap(({ name }) =>
    [...readMarkdown(name, locale).matchAll(/\]\(https:\/\/rslib\.rs\/([^)\s#]*\.md)[^)]*\)/g)].map(([, file]) => file),
  );
  expect(links.length).toBeGreaterThan(500);
  expect([...new Set(links)].filter((file) => !existsSync(join(BUILT, file ?? '')))).toEqual([]);
});

test('a Markdown version has the samples, their output and the labels of tabs, and nothing of the layout', () => {
  const text = readMarkdown('guide/migration/vite', 'en');
  expect(text).toMatch(/^# Migrate from Vite library mode\n/);
  expect(text).toContain('**vite.config.ts**');
  const output = readFileSync(join(WEBSITE, 'examples/migration-vite/dist/index.js'), 'utf8').trim();
  expect(text).toContain(output);
  expect(text).not.toMatch(/<(?:nav|script|style|div)|import \{ .* \} from '@theme'/);
});

test.each(LOCALES)('the sizes on the page are about those of the built files (%s)', (locale) => {
  const { source } = loadPage(locale, 'guide/start/ai.md');
  const figures = [...source.matchAll(/(\d+) kB/g)].map(([, figure]) => Number(figure));
  const files = ['llms.txt', 'guide/basic/cli.md', 'guide/basic/cli.html'];
  const factors = files.map((file, index) => getKilobytes(file) / (figures[index] ?? 0));
  expect(factors.filter((factor) => Math.abs(factor - 1) > LARGEST_DIFFERENCE)).toEqual([]);
});

test('a configuration with an unknown option builds as if it were not there; the type check reports it', async () => {
  const config = configure('{ shimz: true }');
  const files = { 'rslib.config.ts': config, 'src/index.ts': 'export const one = 1;\n' };
  await withBuild('unknown-option', files, ({ code, output }) => {
    expect(code).toBe(0);
    expect(output).not.toMatch(/shimz|warn/);
  });
  const sample = { language: 'ts', title: 'rslib.config.ts', isPart: false, where: 'this test', code: config };
  expect(typeCheckSamples([sample], 'unknown-option').join()).toContain("'shimz' does not exist");
});

function getHomeUrl(locale: Locale): string {
  return locale === 'en' ? HOST : `${HOST}zh/`;
}

function readIndex(locale: Locale): string {
  return readFileSync(join(BUILT, locale === 'en' ? 'llms.txt' : 'zh/llms.txt'), 'utf8');
}

function readMarkdown(name: string, locale: Locale): string {
  return readFileSync(join(BUILT, getMarkdownUrl(name, locale).slice(HOST.length)), 'utf8');
}

function getMarkdownUrl(name: string, locale: Locale): string {
  return `${getHomeUrl(locale)}${name}.md`;
}

function getKilobytes(file: string): number {
  return readFileSync(join(BUILT, file)).length / BYTES_PER_KB;
}

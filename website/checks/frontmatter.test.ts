import { expect, test } from '@rstest/core';
import { type DocsPage, loadPages } from './docs-page.ts';

const DESCRIPTION_LENGTH = { least: 50, most: 160 };
/** A Chinese character says about as much as two Latin letters. */
const CHINESE_DESCRIPTION_LENGTH = { least: 25, most: 100 };
/** docs/behavior/page-types.md. */
const OVERVIEWS = ['blog/index', 'config/index', 'config/lib/index', 'config/rsbuild/index'];
const DEEP_OVERVIEW_PAGES = ['auto-external', 'banner', 'dts', 'footer', 'redirect', 'shims'].map(
  (name) => `config/lib/${name}`,
);
const POST_DATES: Record<string, string> = { 'blog/introducing-rslib': '2025-05-14', 'blog/rslib-1-0': '2026-11-29' };

const pages = [...loadPages('en'), ...loadPages('zh')];

test('every page has a title and a description of the right length', () => {
  const problems = pages.flatMap((page) => {
    const { least, most } = page.locale === 'en' ? DESCRIPTION_LENGTH : CHINESE_DESCRIPTION_LENGTH;
    const description = String(page.data.description ?? '');
    return [
      ...(page.data.title === undefined ? [`${page.sourcePath} has no title.`] : []),
      ...(description.length >= least && description.length <= most
        ? []
        : [`${page.sourcePath}: its description has ${description.length} characters, not ${least} to ${most}.`]),
    ];
  });
  expect(problems).toEqual([]);
});

test('no two pages of a language share a description', () => {
  for (const locale of ['en', 'zh']) {
    const descriptions = pages.filter((page) => page.locale === locale).map((page) => page.data.description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  }
});

test('the overview pages are these four', () => {
  expect(listNames((page) => page.data.overview === true)).toEqual(twice(OVERVIEWS));
});

test('these pages show two depths of headings in the overview', () => {
  expect(listNames((page) => String(page.data.overviewHeaders) === '2,3')).toEqual(twice(DEEP_OVERVIEW_PAGES));
  expect(listNames((page) => page.data.overviewHeaders !== undefined)).toEqual(twice(DEEP_OVERVIEW_PAGES));
});

test('every page has one h1, and no heading skips a depth', () => {
  const problems = pages
    .filter((page) => page.data.pageType !== 'home')
    .flatMap((page) => {
      const depths = page.headings.map(({ depth }) => depth);
      const skipped = page.headings.filter(({ depth }, index) => depth > (depths[index - 1] ?? 0) + 1);
      const tops = depths.filter((depth) => depth === 1).length;
      return [
        ...(tops === 1 ? [] : [`${page.sourcePath} has ${tops} headings of depth 1.`]),
        ...skipped.map(({ text, line }) => `${page.sourcePath}:${line} "${text}" skips a depth.`),
      ];
    });
  expect(problems).toEqual([]);
});

test('the post has its date, and the blog hides the sidebar', () => {
  for (const page of pages.filter(({ name }) => name.startsWith('blog/'))) {
    expect(page.data.sidebar).toBe(false);
    if (page.name !== 'blog/index') expect(String(page.data.date).slice(0, 10)).toBe(POST_DATES[page.name]);
  }
});

function listNames(isWanted: (page: DocsPage) => boolean): string[] {
  return pages.filter(isWanted).map((page) => page.name);
}

function twice(names: string[]): string[] {
  return [...names, ...names];
}

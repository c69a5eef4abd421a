import type { SectionData } from '@quire/client/contract';
import { expect, test } from '@rstest/core';
import { samplePageView } from '../../../../client/test/sample-page-view.ts';
import { config } from '../../../test/sample-blog.ts';
import type { Sections } from '../routes/sections.ts';
import { emitSectionData } from './section-data.ts';

const { site, locale, defaultLang, nav } = samplePageView('/');

const short: SectionData = { site, locale, locales: [], defaultLang, nav, sidebar: [], largeSidebar: false };
const long: SectionData = {
  ...short,
  sidebar: Array.from({ length: 100 }, (_, at) => ({ type: 'item', text: `Page ${at}`, href: `/long/${at}` })),
  largeSidebar: true,
};

const sections: Sections = {
  data: new Map([
    ['short', short],
    ['long', long],
  ]),
  keyOf: () => 'short',
  sidebarsOf: () => [],
  links: [],
  errors: [],
  missing: [],
  overviewHeaders: new Map(),
};

const emitWith = (html: string) =>
  emitSectionData(sections, config, { renderLayout: () => ({ html, staticIslands: [] }) });

/** The file that holds the sidebar of the long section. */
const findSidebar = (html: string) => emitWith(html).files.find(({ path }) => path.endsWith('.html'));

test('a sidebar that another theme renders otherwise gets another URL: browsers keep what they have for a year', () => {
  expect(findSidebar('<nav>A</nav>')?.body).toBe('<nav>A</nav>');
  expect(findSidebar('<nav>B</nav>')?.path).not.toBe(findSidebar('<nav>A</nav>')?.path);
  expect(findSidebar('<nav>A</nav>')?.path).toBe(findSidebar('<nav>A</nav>')?.path);
});

test('pages carry the URL of the sidebar that they are shown a branch of', () => {
  const { long: carried } = emitWith('<nav>A</nav>').sections;
  expect(carried?.data.restHref).toBe(`/${findSidebar('<nav>A</nav>')?.path}`);
});

test('the bar stays on the screen between sections with a short and a long sidebar, which does not', () => {
  const { short: from, long: to } = emitWith('').sections;
  expect(from?.data.hashes?.nav).toBe(to?.data.hashes?.nav);
  expect(from?.data.hashes?.sidebar).not.toBe(to?.data.hashes?.sidebar);
});

import type { PageRecord, PageType, SidebarNode } from '@quire/client/contract';
import { expect, test } from '@rstest/core';
import { getPageParts } from './page-parts.ts';

const sidebar: SidebarNode[] = [{ type: 'item', text: 'CLI', href: '/cli' }];
const create = (pageType: PageType, more: Partial<PageRecord> = {}) =>
  getPageParts({
    page: {
      routePath: '/',
      pageType,
      title: '',
      headings: [{ id: 'a', text: 'A', depth: 2 }],
      translations: [],
      ...more,
    },
    sidebar,
  });

test('a document has all parts', () => {
  expect(create('doc', { markdownHref: '/page.md' })).toMatchObject({
    nav: true,
    sidebar: true,
    outline: true,
    actions: 'undated',
    docFooter: true,
    columns: 'both',
  });
});

test('a document without a Markdown version and without a date has no actions', () => {
  expect(create('doc').actions).toBeUndefined();
  expect(create('doc', { date: { iso: '2025-05-14', text: 'May 14, 2025' } }).actions).toBe('dated');
});

test('an overview has no outline and no footer', () => {
  expect(create('overview')).toMatchObject({ sidebar: true, outline: false, docFooter: false, actions: undefined });
});

test('only blank pages lack the nav', () => {
  const types: PageType[] = ['home', 'doc', 'overview', '404', 'custom', 'blank'];
  expect(types.filter((type) => !create(type).nav)).toEqual(['blank']);
});

test('frontmatter hides parts', () => {
  const parts = create('doc', { hide: ['navbar', 'sidebar', 'outline', 'footer'] });
  expect(parts).toMatchObject({ nav: false, sidebar: false, outline: false, docFooter: false, columns: 'none' });
});

test('a page without headings has no outline', () => {
  expect(create('doc', { headings: [] }).columns).toBe('sidebar');
});

import { expect, test } from '@rstest/core';
import { parseFrontmatter } from './frontmatter.ts';

const parse = (yaml: string) => parseFrontmatter(`---\n${yaml}\n---\n\n# x\n`, 'page.md');

test.each([
  ['sidebar_label: Short\nsidebar_position: 2.5', { sidebarLabel: 'Short', sidebarPosition: 2.5 }],
  [
    'sidebar: { label: Short, order: 3, badge: { text: New } }',
    { sidebarLabel: 'Short', sidebarPosition: 3, tag: 'New' },
  ],
  ['outline: deep', { outline: true, outlineDepths: [2, 6] }],
  ['outline: [2, 3]', { outline: true, outlineDepths: [2, 3] }],
  ['outline: 2', { outline: true, outlineDepths: [2, 2] }],
  ['search: { exclude: true }', { search: false }],
  ['date: { created: 2025-05-14, updated: 2025-06-01 }', { date: '2025-05-14' }],
  ['date: May 14, 2025', { date: '2025-05-14' }],
  ['published: false', { draft: true }],
  ['publish: "false"', { draft: true }],
  ['build: { render: never, list: never }', { draft: true }],
  ['_build: { list: never }', { unlisted: true }],
  ['build: 7\npublish: true', { build: 7 }],
  ['excludeSearch: true\nrobots: false', { search: false, noindex: true }],
  ['permalink: false', { draft: true }],
  ['status: draft\ndraft: false', { draft: false }],
  ['status: published\nbuild: passing\npublish: 2024-01-01', expect.not.objectContaining({ draft: true })],
  ['robots: noindex, nofollow', { noindex: true }],
  ['layout: home', { pageType: 'home' }],
  ['template: splash', { pageType: 'home' }],
  ['layout: home\npageType: custom', { pageType: 'custom' }],
  ['layout: page', { layout: 'page' }],
  ['sidebarTitle: Short', { sidebarLabel: 'Short' }],
  ['linkTitle: Short\ntoc: false', { sidebarLabel: 'Short', outline: false }],
  ['aside: false', { outline: false }],
  ['hide: [navigation, toc, footer]', { sidebar: false, outline: false, footer: false }],
  ['hide:\n  - toc\n  - tags', { outline: false }],
  ['hide: true\naside: left\ntoc: true', { hide: true, aside: 'left', toc: true }],
  ['sidebar_label: Theirs\nsidebarLabel: Own', { sidebarLabel: 'Own' }],
  ['slug: 404', { slug: '404' }],
])('%s is read as the equivalent fields', (yaml, expected) => {
  const { frontmatter, errors, warnings } = parse(yaml);
  expect({ frontmatter, errors, warnings }).toMatchObject({ frontmatter: expected, errors: [], warnings: [] });
});

test.each([
  'search: { boost: 2 }',
  'sidebar: { hidden: true }',
  'date: {}',
  'id: intro',
  'prev: false',
  'next: { text: Other, link: /other }',
  'aliases: [/old]',
  'hidden: true',
  'eleventyNavigation: { key: A }',
  'openapi: GET /ships',
  'sitemap: false',
  'status: Draft',
  'headless: true',
])('%s is reported, because it is ignored, or holds the page back', (yaml) => {
  const { errors, warnings } = parse(`title: A\n${yaml}`);
  expect(errors).toEqual([]);
  expect(warnings).toMatchObject([{ rule: 'frontmatter', line: 3, column: 1, help: expect.any(String) }]);
});

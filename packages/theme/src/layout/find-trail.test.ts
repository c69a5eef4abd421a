import type { SidebarNode } from '@quire/engine/shared';
import { expect, test } from '@rstest/core';
import { findTrail } from './find-trail.ts';

const sidebar: SidebarNode[] = [
  { type: 'section-header', text: 'Guide' },
  { type: 'item', text: 'Start', href: '/start' },
  {
    type: 'group',
    text: 'Basic',
    href: '/basic/',
    collapsible: true,
    collapsed: false,
    items: [{ type: 'item', text: 'CLI', href: '/basic/cli' }],
  },
];
const find = (href: string) =>
  findTrail({
    page: { routePath: href, pageType: 'doc', title: 'Title', headings: [], translations: [] },
    sidebar,
    href,
  });

test.each([
  ['/basic/cli', ['Basic', 'CLI']],
  ['/basic/', ['Basic']],
  ['/start', ['Start']],
  ['/elsewhere', ['Title']],
])('the trail to %s names its groups and the page', (href, trail) => {
  expect(find(href)).toEqual(trail);
});

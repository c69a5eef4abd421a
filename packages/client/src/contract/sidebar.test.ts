import { describe, expect, test } from '@rstest/core';
import fc from 'fast-check';
import {
  containsHref,
  findNeighbors,
  findTrail,
  flattenSidebar,
  isLargeSidebar,
  pruneSidebar,
  type SidebarGroup,
  type SidebarItem,
  type SidebarNode,
} from './sidebar.ts';

const item = (name: string): SidebarItem => ({ type: 'item', text: name, href: `/${name}` });
const group = (name: string, items: SidebarNode[], href?: string): SidebarGroup => ({
  type: 'group',
  text: name,
  collapsible: true,
  collapsed: false,
  items,
  ...(href !== undefined && { href }),
});

describe('previous and next', () => {
  const sidebar = [
    group('Start', [item('intro'), item('packages')]),
    group('Solution', [item('nodejs')], '/solution/'),
    { type: 'divider' } as const,
    { type: 'item', text: 'Elsewhere', href: 'https://example.com' } as const,
    item('faq'),
  ];
  const find = (href: string) => findNeighbors(sidebar, href);

  test('the index page of a group precedes its items', () => {
    expect(find('/packages').next).toEqual({ text: 'Solution', href: '/solution/' });
    expect(find('/nodejs').previous).toEqual({ text: 'Solution', href: '/solution/' });
  });

  test('the first and the last page have only one neighbor', () => {
    expect(find('/intro')).toEqual({ next: { text: 'packages', href: '/packages' } });
    expect(find('/faq').next).toBeUndefined();
  });

  test('an external link is not a neighbor', () => {
    expect(find('/faq').previous?.href).toBe('/nodejs');
  });

  test('a page that is not in the sidebar has no neighbors', () => {
    expect(find('/other')).toEqual({});
  });

  test('if the sidebar lists a page twice, the first occurrence counts', () => {
    const twice = [...sidebar, item('packages'), item('end')];
    expect(findNeighbors(twice, '/packages').previous?.href).toBe('/intro');
  });
});

const guide: SidebarNode[] = [
  { type: 'section-header', text: 'Guide' },
  item('start'),
  group('Basic', [item('cli'), group('Deep', [item('inner'), item('start')])], '/basic/'),
];

test.each([
  ['/cli', ['Basic', 'cli']],
  ['/inner', ['Basic', 'Deep', 'inner']],
  ['/basic/', ['Basic']],
  ['/start', ['start']],
  ['/elsewhere', undefined],
])('the trail to %s contains the groups around the first entry of the page, and the page', (href, trail) => {
  expect(findTrail(guide, href)).toEqual(trail);
});

describe('the branch of the sidebar in a page', () => {
  const large = Array.from({ length: 40 }, (_, g) =>
    group(
      `g${g}`,
      Array.from({ length: 50 }, (_, i) => item(`g${g}-${i}`)),
    ),
  );

  test('a small sidebar is complete', () => {
    const small = [group('a', [item('x'), item('y')]), group('b', [item('z')])];
    expect(isLargeSidebar(small)).toBe(false);
    expect(isLargeSidebar(large)).toBe(true);
  });

  test('for a large sidebar, it contains the page, and a limited window of entries at each level', () => {
    fc.assert(
      fc.property(fc.nat(39), fc.nat(49), (g, i) => {
        const href = `/g${g}-${i}`;
        const branch = pruneSidebar(large, href);
        expect(branch.some((node) => containsHref(node, href))).toBe(true);
        expect(flattenSidebar(branch).length).toBeLessThanOrEqual(24);
        expect(branch.length).toBeLessThanOrEqual(24);
      }),
    );
  });

  test('a page that is listed twice is in both positions, with the window around the first', () => {
    const twice = [...large.slice(0, 30), group('again', [item('g2-7')]), ...large.slice(30)];
    const open = (nodes: SidebarNode[]) =>
      nodes.flatMap((node) => (node.type === 'group' && !node.pruned ? node.text : []));
    expect(open(pruneSidebar(twice, '/g2-7'))).toEqual(['g2']);
    expect(open(pruneSidebar(twice.slice(20), '/g2-7'))).toEqual(['again']);
    expect(open(pruneSidebar([...twice.slice(0, 10), ...twice.slice(28, 32)], '/g2-7'))).toEqual(['g2', 'again']);
  });

  test('for a page that is not listed, it contains the beginning, with empty groups', () => {
    const [first, ...others] = pruneSidebar(large, '/none');
    expect(first).toEqual({ ...large[0], items: [], pruned: true });
    expect(others).toHaveLength(23);
  });

  test('its size is independent of the size of the site', () => {
    const larger = [...large, ...large.map((node) => ({ ...node, text: `${node.text}b` }))];
    const size = (nodes: SidebarNode[]) => JSON.stringify(pruneSidebar(nodes, '/g20-25')).length;
    expect(size(larger)).toBe(size(large));
  });
});

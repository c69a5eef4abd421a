import { beforeAll, expect, test } from '@rstest/core';
import { openOutput, quire, writeSite } from '../../engine/test/run-quire.ts';

// A site for Rspress 2 whose theme has a bar of its own, made of the parts of the theme's.
const { outDir, read } = openOutput('theme-functions');

const NAV = `
import { matchNavbar, matchSidebar, useLocation, useNav } from '@rspress/core/runtime';
import { NavList, useActiveAnchor, useDynamicToc, useHoverGroup, useReadPercent } from '@rspress/core/theme';

function Item({ item }) {
  const { hoverGroup, handleMouseEnter } = useHoverGroup({ items: item.items, position: 'left' });
  return <li onMouseEnter={handleMouseEnter}>{item.text}{item.items && hoverGroup}</li>;
}

export function Nav() {
  const { pathname } = useLocation();
  const items = useNav();
  const toc = useDynamicToc();
  const { activeAnchorId = 'none' } = useActiveAnchor(toc);
  const [percent] = useReadPercent();
  const active = items.filter((item) => matchNavbar(item, pathname)).map(({ link = 'group' }) => link);
  return (
    <header>
      <ul>{items.map((item) => <Item key={item.text} item={item} />)}</ul>
      <NavList items={[{ text: 'Depths', link: '/guide/' }]} />
      <output>{[...active, String(matchSidebar('/guide/', pathname)), toc.map(({ id }) => id), activeAnchorId, percent].join(' ')}</output>
    </header>
  );
}
`;

beforeAll(async () => {
  const dir = writeSite({
    'rspress.config.ts': "export default { title: 'Quay', siteUrl: 'https://quay.example', base: '/quay/' };\n",
    'theme/index.tsx': `export * from '@rspress/core/theme-original';\nexport { Nav } from './nav';\n`,
    'theme/nav.tsx': NAV,
    'docs/_nav.json': JSON.stringify([
      { text: 'Guide', link: '/guide/' },
      { text: 'Home', link: '/index', activeMatch: '^/$' },
      { text: 'More', items: [{ text: 'Tides', link: '/guide/' }] },
    ]),
    'docs/index.md': '# Home\n',
    'docs/guide/index.md': '# Guide\n\n## Depth\n',
  });
  expect(await quire('build', dir, '--out', outDir)).toMatchObject({ code: 0 });
});

test('items of the navigation have the field names of Rspress, and their page', () => {
  expect(read('guide/index.html')).toContain('<output>/quay/guide/ group true depth none 0</output>');
});

test('a hover group is in its item, with its stylesheet', () => {
  const html = read('guide/index.html');
  expect(html).toMatch(
    /More<div class="q-hover-group" data-position="left"><ul><li><a aria-current="true" href="\/quay\/guide\/">Tides</,
  );
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/quay\/([^"]+)"/g)].map(([, file = '']) =>
    read(file),
  );
  expect(sheets.join('')).toContain('.q-hover-group{');
});

test('a list of items is rendered like the navigation bar of the theme', () => {
  expect(read('guide/index.html')).toMatch(
    /<a (?=[^>]*href="\/quay\/guide\/")(?=[^>]*aria-current="page")[^>]*>Depths</,
  );
});

/** Claims about images that no text names: of the configuration, and of home pages. */
import { basename } from 'node:path';
import { expect, test } from '@rstest/core';
import { buildOutput, checkSite } from '../../../test/run-quire.ts';

const CONFIG = `export default {
  base: '/docs/',
  icon: 'ICON',
  logo: { light: '/logo.svg', dark: '/logo-dark.svg' },
  themeConfig: { socialLinks: [{ icon: 'x', mode: 'img', content: '/code.png' }, LINK] },
};`;

const HOME = `---
pageType: home
hero:
  name: Home
  image:
    src: /docs/hero.svg
features:
  - title: One
    details: By file
    icon: /feature.svg
  - title: Two
    details: By name
    icon: ICON
---
`;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

test('each that is missing is reported where it is named', async () => {
  const { code, diagnostics } = await checkSite({
    'site.config.mjs': CONFIG.replace('ICON', '/tab.ico').replace(
      'LINK',
      "{ icon: 'GitHbu', mode: 'link', content: 'https://github.com/a' }",
    ),
    'docs/index.md': HOME.replace('ICON', 'rocket'),
  });
  expect(code).toBe(0);
  const found = diagnostics.filter(({ rule }) => rule === 'siteImages');
  const placed = found.map(({ file = '', line, column, message }) => [`${basename(file)}:${line}:${column}`, message]);
  expect(placed).toEqual([
    ['index.md:6:10', 'The image "/docs/hero.svg" does not exist.'],
    ['index.md:10:11', 'The image "/feature.svg" does not exist.'],
    ['index.md:13:11', 'The theme has no icon "rocket", and shows its name.'],
    ['site.config.mjs:3:10', 'The icon "/tab.ico" does not exist.'],
    ['site.config.mjs:4:19', 'The logo "/logo.svg" does not exist.'],
    ['site.config.mjs:4:38', 'The logo "/logo-dark.svg" does not exist.'],
    ['site.config.mjs:5:68', 'The image of a social link "/code.png" does not exist.'],
    ['site.config.mjs:5:84', 'The theme has no icon "GitHbu", and shows its name.'],
  ]);
  expect(found.at(-1)?.help).toBe('Did you mean "github"?');
});

test('a site that has them builds, and the icon may be any file', async () => {
  const { read } = await buildOutput({
    'site.config.mjs': CONFIG.replace('ICON', 'art/tab.svg').replace(
      'LINK',
      "{ icon: '☎', mode: 'text', content: '0' }",
    ),
    'docs/index.md': HOME.replace('ICON', 'speed'),
    'art/tab.svg': SVG,
    ...Object.fromEntries(
      ['logo.svg', 'logo-dark.svg', 'code.png', 'hero.svg', 'feature.svg'].map((name) => [`docs/public/${name}`, SVG]),
    ),
  });
  expect(read('index.html')).toContain('href="/docs/tab.svg"');
  expect(read('tab.svg')).toBe(SVG);
});

/** Claims about components of a site that replace the theme's. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { quire } from '../../../test/run-quire.ts';
import { createSite, writeFiles } from '../../../test/temporary-site.ts';

const HOME = '---\npageType: home\nhero:\n  name: Harbour\n  text: A place to land\n---\n';
const PAGE = '# Tides\n\nHigh and low.\n';

const read = (dir: string, file: string) => readFileSync(join(dir, 'dist', file), 'utf8');

test('a component replaces that of the theme, may wrap the original, and is reported if its module does not export it', async () => {
  const dir = createSite({
    'docs/index.md': HOME,
    'docs/tides.md': PAGE,
    'site.config.mjs': `export default { components: { Hero: './parts/hero.tsx', DocFooter: 'parts/end.jsx' } };`,
    'parts/hero.tsx': `import { Hero as Original } from '@theme-original/Hero';
export function Hero(props: Parameters<typeof Original>[0]) {
  return <div data-harbour=""><Original {...props} /></div>;
}`,
    'parts/end.jsx': `export function DocFooter() { return <p>The end of the page</p>; }`,
  });
  expect(await quire('build', dir)).toMatchObject({ code: 0 });
  expect(read(dir, 'index.html')).toMatch(/<div data-harbour=""><section[^>]*>.*<h1/s);
  expect(read(dir, 'tides.html')).toContain('<p>The end of the page</p>');
  expect(read(dir, 'tides.html')).not.toContain('data-harbour');

  // The module is read again where it has changed: what the theme imports of it is not there any more.
  writeFiles(dir, { 'parts/end.jsx': `export function Foot() { return <p>The end of the page</p>; }` });
  const { code, stderr } = await quire('build', dir);
  expect(code).toBe(1);
  expect(stderr).toContain('DocFooter');

  // Without the configuration the theme's own comes back.
  rmSync(join(dir, 'site.config.mjs'));
  expect(await quire('build', dir)).toMatchObject({ code: 0 });
  expect(read(dir, 'tides.html')).not.toContain('The end of the page');
});

test('unknown names and missing modules are all reported at once, with their locations', async () => {
  const dir = createSite({
    'docs/index.md': PAGE,
    'site.config.mjs': `export default {
  components: {
    Heroo: './parts/hero.tsx',
    Outline: './parts/outline.tsx',
  },
};`,
    'parts/hero.tsx': 'export const Hero = () => null;',
  });
  const { code, stderr } = await quire('build', dir);
  expect(code).toBe(1);
  expect(stderr).toContain('site.config.mjs:3:5');
  expect(stderr).toContain('has no component "Heroo".');
  expect(stderr).toContain('Did you mean "Hero"?');
  expect(stderr).toContain('site.config.mjs:4:5');
  expect(stderr).toContain('which replaces the theme\'s "Outline"');
});

/** Claims about a second build of a site with plugins. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@rstest/core';
import { buildSite } from '../../../test/run-quire.ts';
import { createSite } from '../../../test/temporary-site.ts';

/** A build that does anything puts another folder in the place of the output. */
const identify = (dir: string) => statSync(join(dir, 'dist')).ino;

/** A configuration with a plugin, whose version is read from the environment with each build. */
const withPlugin = (hooks: string) =>
  `export default () => ({ plugins: [{ name: 'bars', version: process.env.BARS, options: { wide: process.env.WIDE }, ${hooks} }] });\n`;

afterEach(() => {
  delete process.env.BARS;
  delete process.env.WIDE;
});

const FENCES =
  "markdown: { fences: { bars: ({ code }) => '<b>' + [process.env.BARS, process.env.WIDE, code].join(' ') + '</b>' } }";

test('where plugins only compile pages and change the configuration the output is left alone until they change', async () => {
  const dir = createSite({
    'docs/index.md': '# Home\n',
    'docs/bars.md': '# Bars\n\n```bars\n3\n```\n',
    'site.config.mjs': withPlugin(`${FENCES}, adopt: (config) => ({ config, parts: {} }), config: (config) => config`),
  });
  const build = async (version: string, wide: string) => {
    Object.assign(process.env, { BARS: version, WIDE: wide });
    await buildSite(dir);
    return readFileSync(join(join(dir, 'dist'), 'bars.html'), 'utf8');
  };
  expect(await build('1', 'no')).toContain('<b>1 no 3');
  const before = identify(dir);
  await build('1', 'no');
  expect(identify(dir)).toBe(before);
  expect(await build('2', 'no')).toContain('<b>2 no 3');
  expect(await build('2', 'yes')).toContain('<b>2 yes 3');
});

test.each(['page: () => undefined', 'emit: () => []'])('a plugin may do something else each time: %s', async (hook) => {
  const dir = createSite({ 'docs/index.md': '# Home\n', 'site.config.mjs': withPlugin(`${FENCES}, ${hook}`) });
  await buildSite(dir);
  const before = identify(dir);
  await buildSite(dir);
  expect(identify(dir)).not.toBe(before);
});

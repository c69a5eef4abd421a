import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { createSite } from '../../engine/test/temporary-site.ts';
import { loadConfigFile } from '../test/load-config-file.ts';
import { adoptOptions } from './adopt-options.ts';

const PRESET = {
  // For `import` alone, as new packages are.
  'node_modules/@fleet/preset/package.json':
    '{ "name": "@fleet/preset", "type": "module", "exports": { ".": { "import": "./index.js" } } }',
  'node_modules/@fleet/preset/index.js': `
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeDocConfig } from '@rspress/core';
import { pluginSitemap } from '@rspress/plugin-sitemap';
import { suffix } from '@fleet/words';
const preset = (title) => defineConfig({
  title: title + suffix,
  head: [['meta', { name: 'from', content: dirname(fileURLToPath(import.meta.url)).split('/').at(-1) }]],
  themeConfig: { socialLinks: [{ icon: 'x', mode: 'link', content: '/x' }], lastUpdated: true },
  plugins: [pluginSitemap()],
});
export const withPreset = (title, own) => mergeDocConfig(preset(title), own);
`,
  // Found from the preset only.
  'node_modules/@fleet/preset/node_modules/@fleet/words/package.json':
    '{ "name": "@fleet/words", "main": "index.cjs" }',
  'node_modules/@fleet/preset/node_modules/@fleet/words/index.cjs': "exports.suffix = ' of the fleet';\n",
};

const CONFIG = `
import { withPreset } from '@fleet/preset';
export default withPreset('Ships', {
  head: [['meta', { name: 'own', content: '1' }]],
  themeConfig: { lastUpdated: false },
});
`;

test('a configuration may come from a package that only supports `import`, which merges it with that of the site', async () => {
  const dir = createSite({ ...PRESET, 'rspress.config.ts': CONFIG });
  expect((await loadConfigFile(join(dir, 'rspress.config.ts'))).config).toEqual({
    title: 'Ships of the fleet',
    head: [
      ['meta', { name: 'from', content: 'preset' }],
      ['meta', { name: 'own', content: '1' }],
    ],
    themeConfig: { socialLinks: [{ icon: 'x', mode: 'link', content: '/x' }], lastUpdated: false },
    plugins: [{ name: '@rspress/plugin-sitemap' }],
  });
});

test.each([
  ['@rspress/plugin-sitemap', { siteUrl: 'https://ships.example/docs/' }],
  ['rspress-plugin-sitemap', { domain: 'https://ships.example' }],
])('the options of the sitemap of %s set siteUrl', async (name, options) => {
  const dir = createSite({
    'rspress.config.ts': `
import sitemap from '${name}';
import { other } from '@rspress/plugin-other';
export default { title: 'Ships', plugins: [sitemap(${JSON.stringify(options)}), other()] };
`,
  });
  const { config: written } = await loadConfigFile(join(dir, 'rspress.config.ts'));
  const { config, foreign } = adoptOptions(written, 'links and images');
  expect(config).toMatchObject({ siteUrl: 'https://ships.example' });
  expect(foreign).toEqual(['plugins (@rspress/plugin-other)']);
});

test('a configuration that comes from a package that is not installed is an error', async () => {
  const dir = createSite({ 'rspress.config.ts': CONFIG });
  await expect(loadConfigFile(join(dir, 'rspress.config.ts'))).rejects.toThrow(
    'it comes from the package "@fleet/preset", which is not installed',
  );
});

test.each(['', '{ "type": "module" }'])('a configuration may use its own path (package.json: %j)', async (manifest) => {
  const config = `
import { fileURLToPath } from 'node:url';
export default {
  title: [
    new URL('.', import.meta.url).pathname,
    fileURLToPath(new URL('./docs/', import.meta.url)),
    import.meta.dirname,
    import.meta.filename,
    __dirname,
  ].join(),
};
`;
  const dir = createSite({ 'rspress.config.ts': config, ...(manifest && { 'package.json': manifest }) });
  const file = join(dir, 'rspress.config.ts');
  expect((await loadConfigFile(file)).config).toEqual({
    title: [`${dir}/`, `${dir}/docs/`, dir, file, dir].join(),
  });
});

test.each(['js', 'mjs', 'ts'])(
  'in a package with "type": "module", .%s files may import each other without extensions',
  async (ending) => {
    const dir = createSite({
      'package.json': '{ "type": "module" }',
      'rspress.config.ts': "import { nav } from './nav/all';\nexport default { themeConfig: { nav } };\n",
      [`nav/all.${ending}`]: "import { boats } from './boats';\nexport const nav = [boats];\n",
      [`nav/boats.${ending}`]: "export const boats = { text: 'Boats', link: '/' };\n",
    });
    const { config } = await loadConfigFile(join(dir, 'rspress.config.ts'));
    expect(config).toEqual({ themeConfig: { nav: [{ text: 'Boats', link: '/' }] } });
  },
);

test('a configuration may use top-level await', async () => {
  const wait = "export const title = await Promise.resolve('Ships');\n";
  const config = "import { title } from './title';\nexport default await Promise.resolve({ title });\n";
  const dir = createSite({ 'rspress.config.ts': config, 'title.ts': wait });
  expect((await loadConfigFile(join(dir, 'rspress.config.ts'))).config).toEqual({ title: 'Ships' });
});

test('a configuration that awaits a package that is not installed is an error with its name', async () => {
  const config = "import { withPreset } from '@fleet/preset';\nexport default await withPreset({ title: 'Ships' });\n";
  const dir = createSite({ 'rspress.config.ts': config });
  await expect(loadConfigFile(join(dir, 'rspress.config.ts'))).rejects.toThrow(
    'it comes from the package "@fleet/preset", which is not installed',
  );
});

test('a configuration may import a folder, which is not one of its files', async () => {
  const dir = createSite({
    'parts/index.ts': "export const title = 'From a folder';\n",
    'rspress.config.ts': "import { title } from './parts';\nexport default { title };\n",
  });
  const { config, files } = await loadConfigFile(join(dir, 'rspress.config.ts'));
  expect(config).toEqual({ title: 'From a folder' });
  expect(files.sort()).toEqual([join(dir, 'parts/index.ts'), join(dir, 'rspress.config.ts')]);
});

test('an import that is not installed may be used as a class, and is named if the configuration fails', async () => {
  const dir = createSite({
    'rspress.config.ts': `
import { TidePlugin } from 'plugin-of-tides';
import { pluginOfNone } from '@rspress/plugin-of-none';
export default { plugins: [new TidePlugin({ high: true }), new pluginOfNone()] };
`,
    'needs/rspress.config.ts':
      "import { listShips } from 'ships';\nexport default { title: listShips()[0].name.toUpperCase() };\n",
  });
  expect((await loadConfigFile(join(dir, 'rspress.config.ts'))).config).toEqual({
    plugins: [{ name: 'plugin-of-tides' }, { name: '@rspress/plugin-of-none' }],
  });
  await expect(loadConfigFile(join(dir, 'needs/rspress.config.ts'))).rejects.toThrow(
    /undefined[^\n]*\nThe cause may be imports that are not installed: "ships"\. Install the dependencies/,
  );
});

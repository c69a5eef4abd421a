/** What the pages about plugins and SVGR say of their order, versions and needs, tried with the real tools. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '@rstest/core';
import { configure, withBuild } from './build-project.ts';
import { testClaims } from './claims.ts';
import { loadPage } from './docs-page.ts';
import { runScript } from './rebuild-example.ts';

const testClaim = testClaims(import.meta.filename);

testClaim('a plugin runs after those in pre and before those in post, and those in remove do not run', async () => {
  const plugin = (name: string, order = '') =>
    `{ name: '${name}', ${order} setup: () => console.log('setup of ${name};') }`;
  const plugins = [
    plugin('own', "pre: ['earlier'], post: ['later'], remove: ['removed'],"),
    plugin('later'),
    plugin('removed'),
    plugin('earlier'),
    plugin('last', "enforce: 'post',"),
    plugin('first', "enforce: 'pre',"),
  ];
  const files = {
    'rslib.config.ts': configure('{}').replace('({ lib', `({ plugins: [${plugins.join(', ')}], lib`),
    'src/index.ts': 'export const one = 1;\n',
  };
  await withBuild('plugin-order', files, ({ code, output }) => {
    expect(code).toBe(0);
    const order = [...output.matchAll(/setup of (\w+);/g)].map(([, name]) => name);
    expect(order).toEqual(['first', 'earlier', 'own', 'later', 'last']);
  });
});

test('the versions of Rslib and Rsbuild that the page names are those that belong together', () => {
  const require = createRequire(import.meta.url);
  const rslib: unknown = JSON.parse(
    readFileSync(join(dirname(require.resolve('@rslib/core')), '../package.json'), 'utf8'),
  );
  const [, own] = JSON.stringify(rslib).match(/"version":"(\d+\.\d+)\./) ?? [];
  const [, rsbuild] = JSON.stringify(rslib).match(/"@rsbuild\/core":"~(\d+\.\d+)\./) ?? [];
  for (const locale of ['en', 'zh'] as const) {
    const { source } = loadPage(locale, 'config/rsbuild/plugins.mdx');
    const [, rslibHere, rsbuildHere] = source.match(/Rslib (\d+\.\d+) .*Rsbuild (\d+\.\d+)/) ?? [];
    expect([rslibHere, rsbuildHere]).toEqual([own, rsbuild]);
  }
});

testClaim('an icon of SVGR works without the React plugin, and with it uses the new JSX runtime', async () => {
  const item = (id: string, plugins: string) =>
    `{ id: '${id}', plugins: [${plugins}], output: { distPath: 'dist/${id}' } }`;
  const files = {
    'package.json': '{ "name": "my-lib", "type": "module", "peerDependencies": { "react": "*" } }',
    'src/index.js': "export { default as Icon } from './icon.svg?react';\n",
    'src/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"><circle r="1"/></svg>\n',
    'rslib.config.mjs': `import { pluginReact } from '@rsbuild/plugin-react';\nimport { pluginSvgr } from '@rsbuild/plugin-svgr';\n${configure(
      item('alone', 'pluginSvgr()'),
      item('both', 'pluginReact(), pluginSvgr()'),
    )}`,
  };
  await withBuild('svgr-alone', files, async ({ code, dist, folder }) => {
    expect(code).toBe(0);
    expect(dist.get('alone/index.js')).toContain('import * as __rspack_external_react from "react"');
    expect(dist.get('both/index.js')).toContain('import { jsx } from "react/jsx-runtime"');
    const script = "import('./dist/alone/index.js').then(({ Icon }) => console.log(Icon({}).type))";
    expect((await runScript(`node -e "${script}"`, folder)).output.trim()).toBe('svg');
  });
});

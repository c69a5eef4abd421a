/** Claims about stylesheets in Less and Sass that a site for Rspress has, without the plugin that fits. */
import { describe, expect, test } from '@rstest/core';
import { quire, writeSite } from '../../engine/test/run-quire.ts';

/** A plugin for Sass as it was for an earlier version of the bundler. */
const OLD_SASS = {
  'node_modules/@rsbuild/plugin-sass/package.json':
    '{ "name": "@rsbuild/plugin-sass", "version": "1.3.5", "main": "index.js", "peerDependencies": { "@rsbuild/core": "1.x" } }',
  'node_modules/@rsbuild/plugin-sass/index.js': "throw new Error('It was loaded');\n",
};

const PAGE = { 'index.mdx': "import './part.less';\nimport './mark.scss';\n\n# Page\n" };
const SHEETS = { 'part.less': 'a { b { color: red } }\n', 'mark.scss': 'a { b { top: 0 } }\n' };

describe('without a compatible plugin, Less and Sass stylesheets are reported', () => {
  test('with the package to install, if there is no plugin', async () => {
    const { code, stderr } = await quire('build', writeSite({ ...PAGE, ...SHEETS }));
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /part\.less\n {2}The stylesheet is written in Less[^\n]* Run "npm install -D @rsbuild\/plugin-less"/,
    );
    expect(stderr).toMatch(
      /mark\.scss\n {2}The stylesheet is written in Sass[^\n]* Run "npm install -D @rsbuild\/plugin-sass"/,
    );
  });

  test('with the reason, if a plugin in package.json is not installed or for another version of the bundler', async () => {
    const named = { 'package.json': '{ "devDependencies": { "@rsbuild/plugin-less": "*" } }' };
    const { stderr } = await quire('build', writeSite({ ...PAGE, ...SHEETS, ...OLD_SASS, ...named }));
    expect(stderr).toMatch(
      /part\.less\n {2}The stylesheet is written in Less\. @rsbuild\/plugin-less, which compiles it, is in package\.json, but it is not installed: run "\w+ install" in/,
    );
    expect(stderr).toMatch(
      /mark\.scss\n {2}The stylesheet is written in Sass, and @rsbuild\/plugin-sass 1\.3\.5 is for another version of the bundler\. Run "npm install -D @rsbuild\/plugin-sass@latest"/,
    );
  });
});

test('a stylesheet whose plugin in the configuration is for another version of the bundler is reported', async () => {
  const handed = {
    'rspress.config.ts':
      "import { pluginSass } from '@rsbuild/plugin-sass';\nexport default { builderConfig: { plugins: [pluginSass()] } };\n",
    'docs/index.mdx': "import '../mark.scss';\n\n# Page\n",
    'node_modules/@rsbuild/plugin-sass/index.js':
      "exports.pluginSass = () => ({ name: 'rsbuild:sass', setup() {} });\n",
  };
  const { code, stderr } = await quire('build', writeSite({ ...OLD_SASS, ...SHEETS, ...handed }));
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /mark\.scss\n {2}The stylesheet is written in Sass, and @rsbuild\/plugin-sass 1\.3\.5 is for another/,
  );
});

test('a plugin for another version of the bundler is not reported if no stylesheet needs it', async () => {
  const site = { 'index.mdx': "import './mark.css';\n\n# Page\n", 'mark.css': '.mark { color: red }\n' };
  expect(await quire('build', writeSite({ ...OLD_SASS, ...site }))).toMatchObject({ code: 0 });
});

/** Claims about stylesheets in Less and Sass that a site for Rspress has, without the plugin that fits. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { quire, writeSite } from '../../../test/run-quire.ts';

test.each([
  ['less', 'Less', '@rsbuild/plugin-less'],
  ['scss', 'Sass', '@rsbuild/plugin-sass'],
])(
  'without its plugin, a stylesheet of %s is reported with the package that compiles it',
  async (ending, name, plugin) => {
    const dir = mkdtempSync(join(tmpdir(), 'quire-styles-'));
    writeFileSync(join(dir, 'index.mdx'), "import './looks/part';\n\n# Page\n".replace('looks/part', `part.${ending}`));
    writeFileSync(join(dir, `part.${ending}`), 'a { b { color: red } }\n');
    const { code, stderr: reported } = await quire('build', dir);
    expect(code).toBe(1);
    expect(reported).toMatch(
      new RegExp(`part\\.${ending}\\n {2}The stylesheet is written in ${name}[^\\n]* Run "npm install -D ${plugin}"`),
    );
  },
);

test('a plugin for stylesheets that package.json names is to be installed with all others', async () => {
  const dir = writeSite({
    'package.json': '{ "devDependencies": { "@rsbuild/plugin-sass": "*" } }',
    'index.mdx': "import './mark.scss';\n\n# Page\n",
    'mark.scss': 'a { b { top: 0 } }\n',
  });
  expect((await quire('build', dir)).stderr).toMatch(
    /mark\.scss\n {2}The stylesheet is written in Sass\. @rsbuild\/plugin-sass, which compiles it, is in package\.json, but it is not installed: run "\w+ install" in/,
  );
});

describe('a plugin for stylesheets that is for another version of the bundler', () => {
  const old = {
    'node_modules/@rsbuild/plugin-sass/package.json':
      '{ "name": "@rsbuild/plugin-sass", "version": "1.3.5", "main": "index.js", "peerDependencies": { "@rsbuild/core": "1.x" } }',
    'node_modules/@rsbuild/plugin-sass/index.js': "throw new Error('It was loaded');\n",
    'mark.css': '.mark { color: red }\n',
  };

  test('is not used where no stylesheet needs it', async () => {
    const dir = writeSite({ ...old, 'index.mdx': "import './mark.css';\n\n# Page\n" });
    expect(await quire('build', dir)).toMatchObject({ code: 0 });
  });

  test('is named where a stylesheet needs it', async () => {
    const dir = writeSite({
      ...old,
      'index.mdx': "import './mark.scss';\n\n# Page\n",
      'mark.scss': 'a { b { top: 0 } }\n',
    });
    expect((await quire('build', dir)).stderr).toMatch(
      /mark\.scss\n {2}The stylesheet is written in Sass, and @rsbuild\/plugin-sass 1\.3\.5 is for another version of the bundler\. Run "npm install -D @rsbuild\/plugin-sass@latest"/,
    );
  });
});

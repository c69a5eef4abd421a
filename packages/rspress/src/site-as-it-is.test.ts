import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@rstest/core';
import { openOutput, quire, writeSite } from '../../engine/test/run-quire.ts';

// A site in a repository of several packages, as nobody changed it for this engine.
const FILES = {
  'packages/core/src/texts.ts': "export const greeting = 'Ahoy';\n",
  'packages/core/vars.css': ':root { --depth: 9m }\n',
  'config/tsconfig.json': '{ "compilerOptions": { "paths": { "@parts/*": ["../site/theme/parts/*"] } } }',
  'site/tsconfig.json': '{ "extends": ["@nowhere/tsconfig/base", "../config/tsconfig"], }',
  'site/rstack.config.ts': `
import { define } from 'rstack';
import { plugin } from '@rspress/plugin-of-none';
define.app({ source: {} });
define.doc(async () => {
  const { other } = await import('@rspress/plugin-of-none-either');
  return {
    title: 'Quay',
    plugins: [plugin(), other()],
    builderConfig: {
      source: { define: { DEPTH: JSON.stringify('nine') } },
      plugins: [{ name: 'tides', async setup(api) {
        api.onAfterBuild(() => {});
        api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
          mergeRsbuildConfig(config, { source: { define: { TIDES: JSON.stringify(['ebb', 'flood']) } } }));
      } }],
    },
  };
});
`,
  'site/theme/parts/Mark.tsx':
    "import { level } from '@parts/level';\nimport { getCustomMDXComponent } from '@rspress/core/theme-original';\nexport const Mark = () => <p>{[level, DEPTH, ...TIDES].join(' ')} <a href=\"/gone\">x</a> {getCustomMDXComponent().code({ children: 'called' })}<button onClick={() => 1} type=\"button\">x</button></p>;\n",
  'site/postcss.config.cjs': `
const Once = (root) => {
  if (!root.toString().includes('fleet')) throw root.error('A stylesheet of the theme');
  root.append({ selector: '.fleet-of-plugin', nodes: [] });
  root.last.append({ prop: 'color', value: 'red' });
};
module.exports = { plugins: [{ postcssPlugin: 'only-for-the-site', Once }] };
`,
  'site/theme/parts/fleet.css': '.fleet { color: blue }\n',
  'site/theme/parts/level.ts': "export const level = 'high';\n",
  'site/docs/index.mdx': `
import { Mark } from '@parts/Mark';
import { Nowhere } from '@parts/Nowhere';
import vars from '../../packages/core/vars.css?raw';
import change from './change.diff?raw';
import React from 'react';
import '../theme/parts/fleet.css';
import Note from './\\_note.mdx';

# Nowhere

The *first* words, [here](/).

And others.

<Mark />

<Note />

{React.createElement('mark', null, 'made here')}

<a href="cursor://install">Install</a>

\`\`\`ts file="<root>/../packages/core/src/texts.ts"
\`\`\`

\`\`\`ts file="/part.ts"
\`\`\`

<pre>{vars}</pre>

<pre>{change}</pre>
`,
  'site/docs/change.diff': '- one line\n+ another\n',
  'site/docs/_note.mdx': 'From a part.\n',
  'site/docs/part.ts': "export const part = 'from the folder of the pages';\n",
};

describe('a site for Rspress in a repository', () => {
  const { outDir, read } = openOutput('as-it-is');
  let outcome: Awaited<ReturnType<typeof quire>>;

  beforeAll(async () => {
    const dir = writeSite(FILES);
    mkdirSync(join(dir, '.git'));
    outcome = await quire('build', join(dir, 'site'), '--out', outDir, '--verbose');
  });

  test('is built with its configuration', () => {
    expect(outcome).toMatchObject({ code: 0 });
    expect(read('index.html')).toContain('<title>Nowhere - Quay</title>');
    expect(outcome.stderr).toContain('plugins (@rspress/plugin-of-none, @rspress/plugin-of-none-either)');
  });

  test('uses the beginning of a page as its description', () => {
    expect(read('index.html')).toContain('<meta name="description" content="The first words, here.">');
  });

  test('applies its PostCSS plugins only to its own stylesheets', () => {
    const sheets = [...read('index.html').matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)];
    expect(sheets.map(([, file = '']) => read(file)).join('')).toContain('.fleet-of-plugin{color:red}');
  });

  test('resolves modules by the paths of tsconfig.json, in pages and components', () => {
    expect(read('index.html')).toContain('<p>high nine ebb flood');
  });

  test('reports a missing tsconfig.json that its own extends', () => {
    expect(outcome.stderr).toMatch(/! .*site\/tsconfig\.json\n {2}"extends" refers to "@nowhere\/tsconfig\/base"/);
  });

  test('may have unused imports that cannot be resolved', () => {
    expect(outcome.stderr).toMatch(
      /! .*index\.mdx:3:\d+\n {2}Cannot resolve import "@parts\/Nowhere", and the page does not use "Nowhere"\. \[unusedImports\]/,
    );
  });

  test('may import React, and files whose names a formatter has escaped', () => {
    expect(read('index.html')).toContain('<p>From a part.</p>');
    expect(read('index.html')).toContain('<mark>made here</mark>');
  });

  test('may call components of the theme as functions, and hydrates those with handlers', () => {
    expect(read('index.html')).toContain('<code>called</code>');
    expect(read('index.html')).toContain('<quire-island data-name="theme/parts/Mark.tsx#Mark"');
  });

  test('may link to programs, and gets warnings about dead links that components render', () => {
    expect(read('index.html')).toContain('href="cursor://install"');
    expect(outcome.stderr).toMatch(
      /! .*index\.mdx[:\d]*\n {2}The link "\/gone" does not match a page .*\[componentLinks\]/,
    );
  });

  test('shows files of its repository, and of its docs folder', () => {
    expect(read('index.html')).toContain('greeting');
    expect(read('index.html')).toContain('<pre>:root { --depth: 9m }\n</pre>');
    expect(read('index.html')).toContain('<pre>- one line\n+ another\n</pre>');
    expect(read('index.html')).toContain('from the folder of the pages');
    expect(read('index.md')).toContain("greeting = 'Ahoy'");
  });
});

test('files outside of the repository are not shown', async () => {
  const dir = writeSite({
    'secret.ts': 'export const secret = 1;\n',
    'repository/.git/config': 'url = https://user:word@example.com\n',
    'repository/docs/index.mdx': `
import secret from '../../secret.ts?raw';

# Page

\`\`\`ts file="../../secret.ts"
\`\`\`

\`\`\`ts file="<root>/.git/config"
\`\`\`

\`\`\`ts file="."
\`\`\`

{secret}
`,
  });
  const { code, stderr } = await quire('build', join(dir, 'repository'));
  expect(code).toBe(1);
  expect(stderr).toContain(
    'index.mdx:2:21\n  The import "../../secret.ts?raw" is outside of the site\'s Git repository.',
  );
  expect(stderr.match(/help: Copy it into the repository/g)).toHaveLength(3);
  expect(stderr).toContain('The code file "../../secret.ts" is outside of the site\'s Git repository.');
  expect(stderr).toContain('The code file "<root>/.git/config" is outside of the site\'s Git repository.');
  expect(stderr).toContain('The code file "." is a folder.');
});

describe('a site for Rspress with a base path, and a plugin that defines components', () => {
  const { outDir, read } = openOutput('in-base');
  let outcome: Awaited<ReturnType<typeof quire>>;

  beforeAll(async () => {
    const dir = writeSite({
      'rspress.config.ts': `
import { pluginOfNone } from '@rspress/plugin-of-none';
export default {
  root: 'docs',
  base: '/quay/',
  plugins: [pluginOfNone()],
  builderConfig: { source: { define: {
    DEPTH: JSON.stringify('nine'),
    LEVELS: ['low', 'high'],
    'process.env.PILOT': JSON.stringify('Ann'),
    'import.meta.env.PORT': '8 + 1',
  } } },
};
`,
      'docs/index.mdx': `
# Harbour

<a href="/quay/depth#low">Depth</a> <a href="/quay/tides/">Tides of another build</a> [Chart](/quay/chart.svg)

![The chart](/quay/chart.svg)

<OfPlugin of="one"><p>Kept text.</p></OfPlugin>
`,
      'docs/depth.md': '# Depth\n\n## Low\n',
      'docs/names.mdx': `
export const chart = \`\${import.meta.env.BASE_URL}chart.svg\`;
export const LEVELS = 'their own';
export const mayShout = /import.meta/.test('import.meta');

# The names of \`import.meta.env\`

import.meta.env.MODE is {import.meta.env.MODE}, {import.meta.env.PROD && 'finished'}{import.meta.env.DEV && 'unfinished'}.

{chart} {import.meta.env.ASSET_PREFIX + '/'} {import.meta.env.PORT} {DEPTH} {LEVELS} {process.env.PILOT} {String(mayShout)}

<Included />

\`\`\`js
import './names';
\`\`\`

import Included from './_included.mdx';
`,
      'docs/_included.mdx': '{LEVELS.join(" and ")} of {import.meta.url.split("/").at(-1)}\n',
      'docs/home.md': `---
pageType: home
hero:
  badge:
    text: Quay 2
    link: /names
  name: <i>Quay</i>
  text: |
    Moor
    and cast off
  tagline: Deep <b>and</b> calm, 1 < 2
  actions:
    - text: <span className="first">Moor</span> & stay
      link: /names
    - text: <img alt="The chart" src="/chart.svg" />
      link: /depth
features:
  - title: Moor
    span: 6
    details: Run <code>npm</code><br/>on Vec<T>
    icon: <img src="/quay/chart.svg" />
---
`,
      'docs/public/chart.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="9"/>',
    });
    outcome = await quire('build', dir, '--out', outDir);
  });

  test('is built, and does not add the base path to links and images that contain it', () => {
    expect(outcome).toMatchObject({ code: 0 });
    const html = read('index.html');
    expect(html).toContain('href="/quay/depth#low"');
    expect(html).toContain('href="/quay/chart.svg"');
    expect(html).toMatch(/<img src="\/quay\/chart\.svg"[^>]* width="8" height="9"/);
  });

  test('can use its defines, and constants of modules, in the code of its pages', () => {
    const html = read('names.html').replaceAll('<!-- -->', '');
    expect(html).toContain('<p>import.meta.env.MODE is production, finished.</p>');
    expect(html.replace(/\s+/g, ' ')).toContain(' /quay/chart.svg /quay/ 9 nine their own Ann true ');
    expect(html).toContain('<p>low and high of _included.mdx</p>');
    expect(html).not.toContain('name="description"');
  });

  test('shows inline HTML in the texts of its home page, and images as icons', () => {
    const html = read('home.html').replace(/ class="[^"]*"/g, '');
    expect(html).toContain('<p><a href="/quay/names">Quay 2</a></p><h1><span><i>Quay</i></span>');
    expect(html).toContain('<span>Moor<br>and cast off</span></h1>');
    expect(html).toContain('<p><span>Deep <b>and</b> calm, 1 &lt; 2</span></p>');
    expect(html).toMatch(/<a href="\/quay\/names"[^>]*><span><span>Moor<\/span> &amp; stay<\/span>/);
    expect(read('home.html')).toContain('<img alt="The chart" src="/quay/chart.svg" />');
    expect(html).toContain('<li data-span="6">');
    expect(html).toContain('"title":"Quay"');
    expect(html).toContain('<p><span>Run <code>npm</code><br/>on Vec&lt;T&gt;</span></p>');
    expect(html).toContain('<img src="/quay/chart.svg" alt=""');
  });

  test('keeps a dead URL of an element, with a warning', () => {
    expect(read('index.html')).toContain('href="/quay/tides/"');
    expect(outcome.stderr).toMatch(/! .*index\.mdx:4:37\n {2}The link "\/quay\/tides\/" does not .*\[componentLinks\]/);
  });

  test('shows the children of a component that a plugin defines, with a warning', () => {
    expect(read('index.html')).toContain('<p>Kept text.</p>');
    expect(outcome.stderr).toMatch(/! .*index\.mdx:8:1\n {2}The component <OfPlugin> is used but not imported\./);
  });
});

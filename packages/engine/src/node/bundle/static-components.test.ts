/** Claims about what of static components reaches the browser: their stylesheets, and nothing else. (docs/behavior/content.md) */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@rstest/core';
import { buildSite, openOutput, writeSite } from '../../../test/run-quire.ts';

const output = openOutput('static-components');

beforeAll(async () => {
  const dir = writeSite({
    'site.config.mjs': "export default { title: 'Static', search: false };\n",
    'docs/index.mdx': "import { Chart } from '../chart.jsx';\n\n# Static\n\n<Chart />\n",
    // What a module does by itself stays, whatever of it is used.
    'chart.jsx': `import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import './chart.css';
import bars from './bars.svg';

globalThis.charts = [createRoot, lazy(() => import('./lazy.js'))];

export function Chart() {
  return (
    <figure className="chart">
      <style>{'.chart{color:red}'}</style>
      <img src={bars} alt="" />
      Bars
    </figure>
  );
}
`,
    'chart.css': '.chart { outline: 1px solid #0a0b0c; }\n',
    'bars.svg': `<svg xmlns="http://www.w3.org/2000/svg"><desc>${'bars '.repeat(1200)}</desc></svg>`,
    'lazy.js': "import './lazy.css';\nexport default () => 'made lazily';\n",
    'lazy.css': '.chart { outline-offset: 17px; }\n',
  });
  await buildSite(dir, output.outDir);
});

const listAssets = (ending: string) =>
  readdirSync(join(output.outDir, 'assets')).filter((name) => name.endsWith(ending));
const readAssets = (ending: string) => listAssets(ending).map((name) => output.read(`assets/${name}`));

test('static components and their dynamic imports are not published, but the stylesheets of both', () => {
  expect(readAssets('.js').filter((script) => /made lazily|Bars/.test(script))).toEqual([]);
  const styles = readAssets('.css').join('\n');
  expect(styles).toContain('#0a0b0c');
  expect(styles).toContain('17px');
});

test('images of static components are published, or in their documents', () => {
  // Between the sizes up to which Rsbuild, and without its rules Rspack, inline an image.
  const [, src = ''] = /<img src="([^"]+\.svg)"/.exec(output.read('index.html')) ?? [];
  expect(output.read(src.slice(1))).toContain('bars bars');
});

test('React is published once, even if a static component imports it too', () => {
  // What React puts on each root; two of them would be in one file.
  const scripts = readAssets('.js').join('\n');
  expect(scripts.match(/__reactContainer\$/g)).toHaveLength(1);
});

test('every published script is loaded by a page', () => {
  const scripts = readAssets('.js').concat(output.read('index.html'), output.read('404.html'));
  const isNamed = (name: string) => {
    const [chunk = '', hash = ''] = name.split('.');
    return scripts.some((text) => text.includes(name) || (text.includes(hash) && text.includes(chunk)));
  };
  expect(listAssets('.js').filter((name) => !isNamed(name))).toEqual([]);
});

test('a style element is allowed by the policy of the page', () => {
  expect(output.read('index.html')).toContain('<style>.chart{color:red}</style>');
  // Of .chart{color:red}
  expect(output.read('_headers')).toContain(
    "style-src-elem 'self' 'sha256-jOH5gphrIXalFoGA/CFhbkrCTu4+Np4RrVZJUvBQ8U8=';",
  );
});

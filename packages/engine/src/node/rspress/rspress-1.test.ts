/** Claims about sites for the first version of Rspress: what it brought without being asked, and did not look at. */
import { beforeAll, describe, expect, test } from '@rstest/core';
import { openOutput, quire, writeSite } from '../../../test/run-quire.ts';

const PLUGIN = 'node_modules/@rsbuild/plugin-sass';

const SITE = {
  'package.json': '{ "dependencies": { "rspress": "^1.40.2" } }',
  'rspress.config.ts':
    "import { defineConfig } from 'rspress/config';\nexport default defineConfig({ base: '/harbour/' });\n",
  'docs/public/boat.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/index.tsx': `import { HomeFeature, HomeHero } from 'rspress/theme';
import css from '../src/home.module.scss';

export const frontmatter = { pageType: 'custom' };

export default function Home() {
  return (
    <div className={css.home}>
      <HomeHero
        frontmatter={{
          hero: {
            name: 'Harbour',
            text: 'A place for boats',
            actions: [{ text: 'Moor', link: '/guide/moor.html', theme: 'alt' }],
            image: { src: '/boat.svg' },
          },
        }}
        routePath=""
      />
      <HomeFeature frontmatter={{ features: [{ title: 'Deep', details: 'At any tide', link: '/guide/moor' }] }} />
    </div>
  );
}
`,
  'src/home.module.scss': '$depth: 7px;\n.home { b { margin: $depth } }\n',
  'docs/guide/moor.md': '# Moor\n\n[Nowhere](/nowhere) and ![nothing](/nothing.png)\n',
  // As small as they can be: the plugin itself fails, and its loaders work.
  [`${PLUGIN}/package.json`]:
    '{ "name": "@rsbuild/plugin-sass", "version": "1.3.5", "main": "index.js", "peerDependencies": { "@rsbuild/core": "1.x" } }',
  [`${PLUGIN}/index.js`]: "throw new Error('It was loaded');\n",
  [`${PLUGIN}/compiled/resolve-url-loader/index.js`]: 'module.exports = (css) => css;\n',
  [`${PLUGIN}/compiled/sass-loader/index.js`]: `module.exports = function (source) {
  return require(this.getOptions().implementation).compile(source);
};\n`,
  'node_modules/sass/package.json': '{ "name": "sass", "version": "1.0.0", "main": "index.js" }',
  'node_modules/sass/index.js': "exports.compile = () => '.home b { margin: 7px }';\n",
};

const { outDir, read } = openOutput('rspress-1');
let stderr: string;
beforeAll(async () => {
  ({ stderr } = await quire('build', writeSite(SITE), '--out', outDir));
});

test('a stylesheet in Sass is compiled by what the plugin for an older bundler brings', () => {
  const html = read('index.html');
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/harbour\/([^"]+)"/g)];
  const [, name] = /\.([\w-]+) b\{margin:7px\}/.exec(sheets.map((match) => read(match[1] ?? '')).join('')) ?? [];
  expect(name).toBeTruthy();
  expect(html).toContain(`<div class="${name}">`);
});

test('so is it where the site itself hands that plugin to its bundler', async () => {
  const dir = writeSite({
    ...SITE,
    'package.json': '{ "dependencies": { "@rspress/core": "2.0.22" } }',
    'rspress.config.ts':
      "import { pluginSass } from '@rsbuild/plugin-sass';\nexport default { builderConfig: { plugins: [pluginSass()] } };\n",
    'docs/guide/moor.md': '# Moor\n',
    [`${PLUGIN}/index.js`]:
      "exports.pluginSass = () => ({ name: 'rsbuild:sass', setup() { throw new Error('It was run'); } });\n",
  });
  const site = openOutput('older-sass');
  expect(await quire('build', dir, '--out', site.outDir)).toMatchObject({ code: 0 });
  expect(site.read('index.html')).toMatch(/<div class="[\w-]+"><section/);
});

describe('parts of a home page with frontmatter of their own', () => {
  test.each([
    ['the name', />Harbour<\/span>/],
    ['an action', /<a[^>]* href="\/harbour\/guide\/moor"[^>]*>[^<]*Moor/],
    ['the image', '<img src="/harbour/boat.svg" alt=""'],
    ['a feature', /<a href="\/harbour\/guide\/moor"[^>]*>Deep/],
  ])('show %s', (_, expected) => {
    expect(read('index.html')).toMatch(expected);
  });
});

test('links and images that lead nowhere are warnings', () => {
  expect(stderr).toMatch(/! .*moor\.md:3:1\n {2}The link "\/nowhere" does not match a page/);
  expect(stderr).toMatch(/! .*moor\.md:3:\d+\n {2}The image "\/nothing\.png" does not exist/);
});

test('and errors where the site asks for that', async () => {
  const config = 'export default { markdown: { checkDeadLinks: true } };\n';
  const { code, stderr: reported } = await quire('build', writeSite({ ...SITE, 'rspress.config.ts': config }));
  expect(code).toBe(1);
  expect(reported).toMatch(/✗ .*moor\.md:3:1\n {2}The link "\/nowhere" does not match a page/);
});

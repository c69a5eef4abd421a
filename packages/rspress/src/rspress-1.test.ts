/** Claims about sites for the first version of Rspress: what it brought without being asked, and did not look at. */
import { beforeAll, describe, expect, test } from '@rstest/core';
import { openOutput, quire, writeSite } from '../../engine/test/run-quire.ts';

const SITE = {
  'package.json': '{ "dependencies": { "rspress": "^1.40.2" } }',
  'rspress.config.ts':
    "import { defineConfig } from 'rspress/config';\nexport default defineConfig({ base: '/harbour/' });\n",
  'docs/public/boat.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/index.tsx': `import { HomeFeature, HomeHero } from 'rspress/theme';

export const frontmatter = { pageType: 'custom' };

export default function Home() {
  return (
    <div>
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
  'docs/guide/moor.md': '# Moor\n\n[Nowhere](/nowhere) and ![nothing](/nothing.png)\n',
};

const { outDir, read } = openOutput('rspress-1');
let stderr: string;
beforeAll(async () => {
  ({ stderr } = await quire('build', writeSite(SITE), '--out', outDir));
});

describe('components of a home page with custom frontmatter', () => {
  test.each([
    ['the name', />Harbour<\/span>/],
    ['an action', /<a[^>]* href="\/harbour\/guide\/moor"[^>]*>[^<]*Moor/],
    ['the image', '<img src="/harbour/boat.svg" alt=""'],
    ['a feature', /<a href="\/harbour\/guide\/moor"[^>]*>Deep/],
  ])('show %s', (_, expected) => {
    expect(read('index.html')).toMatch(expected);
  });
});

test('dead links and images are warnings', () => {
  expect(stderr).toMatch(/! .*moor\.md:3:1\n {2}The link "\/nowhere" does not match a page/);
  expect(stderr).toMatch(/! .*moor\.md:3:\d+\n {2}The image "\/nothing\.png" does not exist/);
});

test('they are errors if the configuration says so', async () => {
  const config = 'export default { markdown: { checkDeadLinks: true } };\n';
  const { code, stderr: reported } = await quire('build', writeSite({ ...SITE, 'rspress.config.ts': config }));
  expect(code).toBe(1);
  expect(reported).toMatch(/✗ .*moor\.md:3:1\n {2}The link "\/nowhere" does not match a page/);
});

test('a folder of public files and one of a version may be missing; of the latter, a warning says so', async () => {
  const { code, stderr: reported } = await quire(
    'build',
    writeSite({
      'rspress.config.ts': `export default { root: 'docs', multiVersion: { default: 'v2', versions: ['v2', 'v1'] } };`,
      'docs/v2/index.md': '# Harbour\n',
    }),
  );
  expect(code, reported).toBe(0);
  expect(reported).toContain('! The version "v1" has no pages. [config]');
});

/** Claims about slots of the home page and of the 404 page, about menus in slots, and about parts of the theme in content. */
import { beforeAll, expect, test } from '@rstest/core';
import { buildOutput, quireBuild } from '../../test/run-quire.ts';

const HOME = `---
pageType: home
hero: { name: Quay, image: { src: /quay.svg } }
features:
  - { title: Deep, details: Nine metres., diagram: depth }
  - { title: Calm, details: No waves., icon: speed }
---
`;

const LAYOUT = `import { Layout as Original, Menu } from '@theme-original';
export const Layout = () => (
  <Original
    afterNavTitle={<Menu label="Harbors"><a href="https://port.example">Port</a></Menu>}
    heroImage={<i>a picture</i>}
    featureDiagrams={{ depth: <b>nine</b> }}
    beforeNotFound={<u>no ship</u>}
  />
);
`;

const SOURCE_LINKS = [
  '<SourceCode href="https://github.com/gitlab/quay" />',
  '<SourceCode href="https://gitlab.com/quay" />',
  '<SourceCode href="https://gitlab.quay.example/crane" />',
  '<SourceCode href="https://code.example/quay" platform="gitlab" />',
];
const FEATURES = "features={[{ title: 'Wide', diagram: 'width' }]} featureDiagrams={{ width: <b>six</b> }}";

const SITE = {
  'docs/index.md': HOME,
  'docs/docks.mdx': `import { HomeFeature } from '@theme';\n\n# Docks\n\n<HomeFeature ${FEATURES} />\n`,
  'docs/code.mdx': `import { SourceCode } from '@theme';\n\n# Code\n\n${SOURCE_LINKS.join('\n\n')}\n`,
  'docs/public/quay.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'theme/index.jsx': LAYOUT,
};

let read: Awaited<ReturnType<typeof buildOutput>>['read'];
beforeAll(async () => {
  ({ read } = await buildOutput(SITE));
});

test('content of slots replaces the image of the hero, and is in features, on the 404 page and in menus', () => {
  const home = read('index.html').replaceAll(/ (?:class|id|data-[\w-]+|popoverTarget)="[^"]*"/g, '');
  expect(home).toMatch(
    /<button type="button" aria-label="Harbors"><svg.*<div popover="auto"><a href="https:\/\/port\.example">/,
  );
  expect(home).toContain('<div><i>a picture</i></div>');
  expect(home).not.toContain('/quay.svg');
  expect(home).toContain('<li><b>nine</b><h2>Deep</h2>');
  expect(read('404.html')).toMatch(/<u>no ship<\/u><\/div><div[^>]*>404</);
});

test('a diagram that the layout does not have is reported with its feature', async () => {
  const { code, stderr } = await quireBuild({ ...SITE, 'theme/index.jsx': LAYOUT.replace('depth:', 'width:') });
  expect(code).toBe(1);
  expect(stderr).toContain('The feature "Deep" has the diagram "depth", which is not in "featureDiagrams"');
});

test('features in the content of a page have diagrams', () => {
  expect(read('docks.html')).toMatch(/<li[^>]*><b>six<\/b><h2[^>]*>Wide<\/h2>/);
});

test('a link to source code has the icon of its host, unless it names a platform', () => {
  const icons = [...read('code.html').matchAll(/class="q-source"[^>]*>.*?<use href="[^"#]*#(\w+)"/g)];
  expect(icons.map(([, name]) => name)).toEqual(['github', 'gitlab', 'gitlab', 'gitlab']);
});

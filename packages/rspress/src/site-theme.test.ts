import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@rstest/core';
import { openOutput, quire, writeSite } from '../../engine/test/run-quire.ts';

// A site for Rspress that changes its theme as most of them do.
const SITE = join(import.meta.dirname, '../fixtures/sites/slots');
const { outDir, read } = openOutput('slots');
let stderr: string;

beforeAll(async () => {
  const result = await quire('build', SITE, '--out', outDir, '--verbose');
  expect(result).toMatchObject({ code: 0 });
  ({ stderr } = result);
});

/** What the page shows, in the order of the document. */
const textOf = (file: string) =>
  (/<body>([\s\S]*?)<script type="application/.exec(read(file))?.[1] ?? '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** Matches texts that follow each other, each up to the next arrow. */
const inOrder = (...lines: string[]) => new RegExp(lines.join(' → ').replaceAll(' → ', '.*'));

describe('the slots of a site are in the layout', () => {
  test('of documents, in their positions', () => {
    expect(textOf('guide/one.html')).toMatch(
      inOrder(
        'Skip to content → at the top → High water → before the title → Quay → pressed 0 → before the search',
        'Search → end of the bar → below the bar → above the columns → level 7 → /guide/one → One',
        'Nine metres → below the text → above the footer → Next Page → below the footer → above the sidebar',
        'One → below the sidebar → above the outline → Depth → below the outline → at the bottom',
      ),
    );
  });

  test('of the home page, with the text between hero and features', () => {
    expect(textOf('index.html')).toMatch(
      inOrder(
        'below the bar → above the hero → Quay → Deep and calm → above the actions → Begin → create quay',
        'below the hero → Between hero and features → above the features → Nine metres → sections of Quay',
        'the end of the home page → at the bottom',
      ),
    );
  });

  test('but not if their part of the layout is hidden', () => {
    expect(textOf('index.html')).not.toContain('above the sidebar');
    expect(textOf('guide/one.html')).not.toContain('above the hero');
    expect(textOf('guide/one.html')).not.toContain('the end of the home page');
  });
});

test('a page can import what the site adds to the theme, and components of the theme', () => {
  expect(read('guide/one.html')).toMatch(/<em>the tide<\/em>\s<span class="q-badge"[^>]*>new</);
});

test('components that a page imports from the theme have access to all pages', () => {
  expect(read('guide/berths.html').match(/<ul class="berths">.*?<\/ul>/s)?.[0]).toBe(
    `<ul class="berths">${['berths:All berths', 'one:One', 'two:Two']
      .map((page) => page.split(':'))
      .map(([name, title]) => `<li><a href="/quay/guide/${name}">${title}</a></li>`)
      .join('')}</ul>`,
  );
});

test('an overview can have content of the site instead of its own', () => {
  const html = read('guide/berths.html').replace(/ class="[^"]*"/g, '');
  expect(html).toContain(
    '</search><div data-filter-list=""><div role="status"></div><p>Above the groups.</p><div><section><h2 id="deep">Deep</h2><ul><li><h3><a href="/quay/guide/one">One</a></h3></li></ul></section></div>',
  );
});

test('a heading that is generated from the title has an id generated from its text', () => {
  expect(read('guide/berths.html')).toContain(
    '<h1 id="all-berths">All berths<a class="q-anchor" href="#all-berths" aria-labelledby="all-berths">',
  );
});

test('features that a site renders are in its layout', () => {
  const html = read('index.html').replace(/ class="[^"]*"| rel="[^"]*"| width="[^"]*"| height="[^"]*"/g, '');
  expect(html).toContain(
    '<li><span>⚓</span><h2><a href="/quay/guide/one">Moored</a></h2><p><span>With <code>two</code> lines</span></p></li>',
  );
  expect(html).toContain(
    '<li><span><img src="/quay/boat.svg" alt=""/></span><h2><a target="_blank" href="https://sea.example/">Afloat</a></h2>',
  );
});

test('stylesheets of the theme apply, and its variables set those of Quire', () => {
  const sheets = [...read('guide/one.html').matchAll(/<link rel="stylesheet" href="\/quay\/([^"]+)"/g)];
  const styles = sheets.map(([, file = '']) => read(file)).join('');
  expect(styles).toContain('--q-brand:var(--rp-c-brand)');
  expect(styles).toContain('--rp-c-text-2:var(--q-text-soft)');
  expect(styles).not.toContain('--rp-c-brand:var(');
  expect(styles).toContain('.counter{color:var(--rp-c-text-2)}');
});

describe('each part without an equivalent is reported in a warning', () => {
  test.each([
    ['a search of a plugin', `The theme's "Search" is ignored: the search is configured by "search".`],
    ['elements of texts', `The theme's "getCustomMDXComponent" is ignored: the text of a page is HTML`],
    ['plugins', 'The exports of "@rspress/plugin-of-none/runtime" render nothing: plugins of Rspress do not run.'],
  ])('%s', (_, message) => expect(stderr).toContain(`theme/index.tsx\n  ${message}`));

  test('a list of pages that only works in texts', () =>
    expect(stderr).toContain('theme/parts/tide.tsx\n  "usePages" returns no pages in the layout, only in components'));

  test('and nothing else', () => expect(stderr.match(/^! .*theme\/\w+/gm)).toHaveLength(4));
});

const CONFIG = "export default { title: 'Quay', root: 'docs' };\n";

const LEVEL = `
import { createContext, useContext } from 'react';
const Level = createContext<number | undefined>(undefined);
export const Provider = ({ children }) => <Level value={9}>{children}</Level>;
export function Depth() {
  const level = useContext(Level);
  if (level === undefined) throw new Error('There is no level.');
  return <em>{level} metres</em>;
}
`;

describe('a theme that wraps the original', () => {
  const site = openOutput('made-of-original');

  /** How often each is on the home page, on a page of text, and on the 404 page. */
  const expected: Record<string, number[]> = {
    DocFooter: [0, 1, 0],
    DocLayout: [0, 1, 0],
    HomeFeature: [1, 0, 0],
    HomeFooter: [1, 0, 0],
    HomeHero: [1, 0, 0],
    HomeLayout: [1, 0, 0],
    Layout: [1, 1, 1],
    Nav: [1, 1, 1],
    NavTitle: [2, 2, 2],
    NotFoundLayout: [0, 0, 1],
    Outline: [0, 1, 0],
    Search: [1, 1, 1],
    Sidebar: [0, 1, 0],
    SwitchAppearance: [2, 2, 2],
  };

  beforeAll(async () => {
    const wrappers = Object.keys(expected).map((name) => {
      const around = name === 'Layout' ? 'Provider' : 'Fragment';
      return `export const ${name} = (props) => <${around}><i>own ${name}</i><Theirs.${name} {...props} /></${around}>;\n`;
    });
    const dir = writeSite({
      'rspress.config.ts': CONFIG,
      'docs/index.md':
        '---\npageType: home\nhero: { name: Quay }\nfeatures: [{ title: Deep, details: Nine metres }]\n---\n',
      'docs/guide.mdx': `---
tag: new, experimental
---

import { Depth } from '../theme/level';

# Guide

<Depth />

## Ropes

Text.
`,
      'docs/parts.mdx': `import { Badge, Buoy, LinkCard } from '@theme';

# Parts

<LinkCard />

<Buoy /> <Badge text="theirs" />
`,
      'theme/index.tsx': `
import { Fragment } from 'react';
import * as Theirs from '@rspress/core/theme-original';
import { Provider } from './level';
export * from '@rspress/core/theme-original';
export * from './parts/LinkCard';
export * from './parts/Buoy';
export { SocialLinks } from '@rspress/core/theme-original';
${wrappers.join('')}`,
      'theme/level.tsx': LEVEL,
      'theme/parts/LinkCard.tsx': 'export const LinkCard = () => <p>a card of the site</p>;\n',
      'theme/parts/Buoy.tsx': 'export const Buoy = () => <b>red</b>;\n',
    });
    const { code, stderr: reported } = await quire('build', dir, '--out', site.outDir);
    expect(code, reported).toBe(0);
  });

  test('renders each component of the layout in its position', () => {
    const pages = ['index', 'guide', '404'].map((page) => site.read(`${page}.html`));
    const seen = Object.keys(expected).map((name) => [
      name,
      pages.map((html) => html.split(`<i>own ${name}</i>`).length - 1),
    ]);
    expect(Object.fromEntries(seen)).toEqual(expected);
    expect(pages[0]?.match(/>Nine metres</g)).toHaveLength(1);
  });

  test('exports components of the site, even if the theme has one with the same name', () => {
    expect(site.read('parts.html')).toMatch(/<p>a card of the site<\/p>[\s\S]*<b>red<\/b>[\s\S]*theirs/);
  });

  test('provides contexts for components in texts', () => {
    expect(site.read('guide.html')).toMatch(
      /id="quire-article"[^>]*>\s*<h1[^>]*>Guide [^\0]*<em>9<!-- --> metres<\/em>|<em>9 metres<\/em>/,
    );
  });

  test('renders the tags of a page after its title, before the anchor', () => {
    expect(site.read('guide.html')).toMatch(
      /<h1 id="guide">Guide <span class="q-badge" data-type="tip">new<\/span><span class="q-badge" data-type="warning">experimental<\/span><a class="q-anchor"/,
    );
  });
});

describe('a theme in the older form, an object of components,', () => {
  const site = openOutput('older-theme');
  let reported: string;

  beforeAll(async () => {
    const dir = writeSite({
      'rspress.config.ts': `import path from 'node:path';
export default { title: 'Quay', themeDir: path.join(__dirname, 'docs/looks') };
`,
      'docs/index.md': '# Home\n\nText.\n',
      'docs/looks/index.tsx': `
import Theme from 'rspress/theme';
import './looks.css';
const Layout = () => <Theme.Layout beforeNavTitle={<b>before</b>} uiSwitch={{ showNavbar: true, showDocFooter: false }} />;
export default { ...Theme, Layout };
export * from 'rspress/theme';
`,
      'docs/looks/looks.css': ':root { --rp-c-brand: red }\n',
      'theme/index.tsx': "export * from '@rspress/core/theme-original';\nexport const Layout = () => <p>none</p>;\n",
    });
    const result = await quire('build', dir, '--out', site.outDir);
    reported = result.stderr;
    expect(result.code, reported).toBe(0);
  });

  test('is supported too', () => {
    expect(site.read('index.html')).toMatch(/<b>before<\/b><\/div><a [^>]*><span>Quay/);
    expect(site.read('index.html')).not.toContain('data-part="footer"');
  });

  test('is in the folder that the configuration sets, even inside of the docs folder', () => {
    expect(site.read('index.html')).toContain('<b>before</b>');
    expect(site.has('looks.html') || site.has('looks/index.html')).toBe(false);
    expect(reported).not.toContain('themeDir');
    const sheets = [...site.read('index.html').matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)];
    expect(sheets.map(([, file = '']) => site.read(file)).join('')).toContain('--q-brand:var(--rp-c-brand)');
  });
});

test('a slot that fails to render, and a component whose context is missing, are errors', async () => {
  const dir = writeSite({
    'rspress.config.ts': CONFIG,
    'docs/index.md': '# Home\n\nText.\n',
    'docs/next.md': '# Next\n\n[Home](/)\n',
    'docs/guide.mdx': "import { Depth } from '../theme/level';\n\n# Guide\n\n<Depth />\n",
    'theme/level.tsx': LEVEL,
    'theme/index.tsx': `
import Theme from 'rspress/theme';
const Broken = () => <p>{window.name}</p>;
const Layout = () => <Theme.Layout beforeNavTitle={<Broken />} />;
export default { ...Theme, Layout };
`,
  });
  const { code, stderr: reported } = await quire('build', dir);
  expect(code).toBe(1);
  expect(reported).toMatch(
    /theme\/index\.tsx:3:7\n {2}The component <Broken> could not be rendered: window is not defined/,
  );
  // It is in every page, and reported once; no page is rendered without its navigation.
  expect(reported.match(/<Broken> could not be rendered/g)).toHaveLength(1);
  expect(reported).toContain('The component <Depth> could not be rendered: There is no level.');
  expect(reported.match(/could not be rendered/g)).toHaveLength(2);
});

test('a site with a site.config has the same slots, and can replace several components in one module', async () => {
  const dir = writeSite({
    'docs/index.md': '# Home\n',
    'site.config.mjs': "export default { title: 'Own' };\n",
    'theme/index.tsx': `
import { Layout as Original } from '@theme-original';
export const Layout = () => <Original afterDocContent={<p>after</p>} />;
export const DocFooter = () => <p>the end</p>;
`,
  });
  const own = openOutput('own-theme');
  expect(await quire('build', dir, '--out', own.outDir)).toMatchObject({ code: 0 });
  expect(own.read('index.html')).toMatch(/<p>after<\/p>.*<p>the end<\/p>/s);
});

/** Claims about links and images that components render. */
import { basename } from 'node:path';
import { expect, test } from '@rstest/core';
import { checkSite } from '../../../test/run-quire.ts';

test('links and images of components that lead nowhere from their document are reported, in an attribute if one has the URL', async () => {
  const page = [
    "export const links = ['./other.md', '/other', '/sub/other', './other', 'https://example.org/a.md'];",
    '',
    '# Home',
    '',
    '{links.map((href) => <a key={href} href={href}>{href}</a>)}',
    '',
    "<img src={['/logo', 'svg'].join('.')} alt=\"a\" /> <img src={'/logo.svg'} alt=\"b\" />",
    '',
    "<a href={'/other'}>b</a>",
  ].join('\n');
  const { diagnostics } = await checkSite({
    'site.config.mjs': "export default { title: 'T', siteUrl: 'https://example.org', base: '/sub/' };",
    'docs/index.mdx': page,
    'docs/other.md': '# Other\n',
    'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  expect(diagnostics.map(({ rule, line, message }) => `${rule} ${line}: ${message}`)).toEqual([
    'componentLinks 1: The link "./other.md" of a component leads to a file, not to its page.',
    'componentLinks 9: The link "/other" of a component leads outside of "/sub/".',
    'images 7: The image "/logo.svg" of a component is outside of "/sub/".',
  ]);
});

test('links and images in slots of the layout that lead nowhere, and scripts that the policy blocks, are reported once, in the theme', async () => {
  const layout = [
    "import { Layout as Original } from '@theme-original';",
    'export const Layout = () => (',
    '  <Original',
    '    top={<a href="/gone">News</a>}',
    '    afterNavTitle={<><a href="/other#part">Part</a> <a href="/other">Other</a></>}',
    '    beforeSidebar={<img src="/gone.svg" alt="" width="1" height="1" />}',
    '    afterDoc={<><script src="https://cdn.example/a.js" /><script src="https://ok.example/a.js" /><img src="https://cdn.example/a.png" /></>}',
    '  />',
    ');',
  ].join('\n');
  const { diagnostics } = await checkSite({
    'site.config.mjs':
      "export default { siteUrl: 'https://example.org', head: [['script', { src: 'https://ok.example/b.js' }]] };",
    'docs/index.md': '# Home\n',
    'docs/other.md': '# Other\n',
    'theme/index.jsx': layout,
  });
  expect(diagnostics.map(({ message, file = '', line }) => [message, `${basename(file)}:${line}`])).toEqual([
    ['The link "/gone" does not match a page or a public file.', 'index.jsx:4'],
    [expect.stringContaining('/other#part'), 'index.jsx:5'],
    ['The image "/gone.svg" does not exist.', 'index.jsx:6'],
    ['The layout loads a script from https://cdn.example, which the content security policy blocks.', 'index.jsx:7'],
  ]);
});

test('links and images of a replaced layout, and of the footer, that lead nowhere are reported', async () => {
  const home = [
    "import { HomeFeatures } from '@theme';",
    'export const HomeLayout = () => (',
    '  <main>',
    '    <a href="/strat">Start</a> <a href="/other">Other</a>',
    '    <img src="/assets/gone.svg" alt="" />',
    '  </main>',
    ');',
  ].join('\n');
  const { diagnostics } = await checkSite({
    'site.config.mjs':
      "export default {\n  siteUrl: 'https://example.org',\n  themeConfig: { footer: { columns: [{ title: 'A', links: [{ text: 'B', href: '/nowhere' }] }] } },\n};",
    'docs/index.md':
      '---\npageType: home\nhero:\n  name: A\n  image: { src: /gone.png }\n  tagline: Not /strategy\n---\n',
    'docs/other.md': '# Other\n',
    'docs/_meta.json': '["other", { "type": "custom-link", "text": "Book", "link": "/book" }]',
    'theme/index.jsx': home,
  });
  expect(diagnostics.map(({ message, file = '', line }) => [message, `${basename(file)}:${line}`])).toEqual([
    [expect.stringContaining('/gone.png'), 'index.md:5'],
    ['The link "/strat" does not match a page or a public file.', 'index.jsx:4'],
    ['The image "/assets/gone.svg" does not exist.', 'index.jsx:5'],
    [expect.stringContaining('/nowhere'), 'site.config.mjs:3'],
    // Once, although the page before it links there too.
    [expect.stringContaining('/book'), '_meta.json:1'],
  ]);
});

test('text between the tags of a component that does not render it is reported, with its place', async () => {
  const { diagnostics } = await checkSite({
    'site.config.mjs': "export default { siteUrl: 'https://example.org' };",
    'docs/index.mdx': [
      "import { Closed, Frame } from '../parts.tsx';",
      "import { Later } from '../later.tsx';",
      "import { Tab, Tabs } from '@theme';",
      '',
      '# Home',
      '',
      '<Frame>Words in a *frame*.</Frame>',
      '',
      '<Closed>Words that are **lost**.</Closed>',
      '',
      '<Closed>',
      '',
      '```ts',
      'const code = 1;',
      '```',
      '',
      '</Closed>',
      '',
      '<Later>Words for *later*.</Later>',
      '',
      '<Tabs><Tab label="A">The *first* tab.</Tab><Tab label="B">The *second* tab.</Tab></Tabs>',
    ].join('\n'),
    'parts.tsx':
      'export const Closed = () => <button>Open</button>;\nexport const Frame = ({ children }) => <div>{children}</div>;\n',
    'later.tsx':
      "'use client';\nimport { useState } from 'react';\nexport function Later({ children }) {\n  const [open, setOpen] = useState(false);\n  return <div><button onClick={() => setOpen(true)}>Open</button>{open && children}</div>;\n}\n",
  });
  expect(diagnostics).toMatchObject([
    {
      rule: 'unrenderedText',
      severity: 'warning',
      message: expect.stringContaining('"Words that are lost."'),
      line: 9,
      column: 9,
    },
  ]);
});

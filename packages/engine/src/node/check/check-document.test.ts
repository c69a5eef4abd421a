/** Claims about links and images that components render. */
import { basename } from 'node:path';
import { expect, test } from '@rstest/core';
import { checkSite } from '../../../test/run-quire.ts';

test('links and images of components that lead nowhere from their document are reported', async () => {
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
  expect(diagnostics.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
    'componentLinks: The link "./other.md" of a component leads to a file, not to its page.',
    'componentLinks: The link "/other" of a component leads outside of "/sub/".',
    'images: The image "/logo.svg" of a component is outside of "/sub/".',
  ]);
});

test('links and images in slots of the layout that lead nowhere are reported once, in the theme', async () => {
  const layout = [
    "import { Layout as Original } from '@theme-original';",
    'export const Layout = () => (',
    '  <Original',
    '    top={<a href="/gone">News</a>}',
    '    afterNavTitle={<><a href="/other#part">Part</a> <a href="/other">Other</a></>}',
    '    beforeSidebar={<img src="/gone.svg" alt="" width="1" height="1" />}',
    '  />',
    ');',
  ].join('\n');
  const { diagnostics } = await checkSite({
    'site.config.mjs': "export default { siteUrl: 'https://example.org' };",
    'docs/index.md': '# Home\n',
    'docs/other.md': '# Other\n',
    'theme/index.jsx': layout,
  });
  expect(diagnostics.map(({ message, file = '', line }) => [message, `${basename(file)}:${line}`])).toEqual([
    ['The link "/gone" does not match a page or a public file.', 'index.jsx:4'],
    [expect.stringContaining('/other#part'), 'index.jsx:5'],
    ['The image "/gone.svg" does not exist.', 'index.jsx:6'],
  ]);
});

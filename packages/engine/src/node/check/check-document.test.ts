/** Claims about links and images that components render. */
import { expect, test } from '@rstest/core';
import { quire, writeSite } from '../../../test/run-quire.ts';

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
  const dir = writeSite({
    'site.config.mjs': "export default { title: 'T', siteUrl: 'https://example.org', base: '/sub/' };",
    'docs/index.mdx': page,
    'docs/other.md': '# Other\n',
    'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  const { stdout } = await quire('check', dir, '--format', 'json');
  const found: Array<{ rule: string; line: number; message: string }> = JSON.parse(stdout).diagnostics;
  expect(found.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
    'componentLinks: The link "./other.md" of a component leads to a file, not to its page.',
    'componentLinks: The link "/other" of a component leads outside of "/sub/".',
    'images: The image "/logo.svg" of a component is outside of "/sub/".',
  ]);
});

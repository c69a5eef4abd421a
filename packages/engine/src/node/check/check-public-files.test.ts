import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { openOutput, quire, quireBuild, writeSite } from '../../../test/run-quire.ts';

const page = '# Page\n';

test('a public file at the URL of a page is an error that names both, whatever its letters’ case, also beside other errors', async () => {
  const { code, stderr } = await quireBuild({
    'docs/index.md': page,
    'docs/guide/con.md': page,
    'docs/broken.mdx': '{',
    'docs/guide/start.md': page,
    'docs/guide/index.md': page,
    'docs/about.md': page,
    'public/Guide/Start.html': 'mine',
    'public/guide/index.html': 'mine',
    'public/about/index.html': 'another address',
  });
  expect(code).toBe(1);
  expect(stderr).toContain(
    'public/Guide/Start.html\n  The public file has the URL of the page guide/start.md: both would be guide/start.html. [publicFiles]\n  help: Rename or remove one of them.',
  );
  expect(stderr).toContain('public/guide/index.html\n  The public file has the URL of the page guide/index.md');
  expect(stderr).toContain('Windows does not allow the name "con.md".');
  expect(stderr).not.toContain('about');
});

test('a public file in the place of one that the build makes wins, and is reported', async () => {
  const own = ['sitemap.xml', 'robots.txt', '_headers', '404.html', 'about.md', 'old.html', 'llms.txt'];
  const dir = writeSite({
    'site.config.mjs': "export default { siteUrl: 'https://example.com', redirects: { '/old': '/about' } };\n",
    'docs/index.md': `${page}\n[About](./about.md)\n`,
    'docs/about.md': page,
    ...Object.fromEntries(own.map((name) => [join('public', name), `own ${name}`])),
    'public/else.txt': 'in no place of another',
  });
  const { outDir, read } = openOutput('public-files');
  const { code, stderr } = await quire('build', dir, '--out', outDir, '--verbose');
  expect(code).toBe(0);
  for (const name of own) {
    expect(read(name)).toBe(`own ${name}`);
    expect(stderr).toContain(`public/${name}\n  The public file replaces the ${name} that the build generates.`);
  }
  expect(stderr).not.toContain('else.txt');
});

import { mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@rstest/core';
import { buildSite, quire, writeSite } from '../../../test/run-quire.ts';
import { writeFiles } from '../../../test/temporary-site.ts';

const SECRET = 'nobody outside may read this';
const root = mkdtempSync(join(tmpdir(), 'quire-inside-'));
const dir = join(root, 'site');

beforeAll(() => {
  writeFiles(root, {
    'notes.md': `# ${SECRET}\n`,
    'far.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
    'far/notes.md': `# ${SECRET}\n`,
    'zh/index.md': `# ${SECRET}\n`,
    'zh/_meta.json': `["${SECRET}"]`,
    'site/near.md': '# Near\n',
    'site/docs/index.md': '# Home\n',
    'site/docs/data.json': '{}',
    'site/docs/plan.md': '---\ndraft: true\n---\n# Plan\n',
    'site/public/own.txt': '',
    'site/packages/rope/docs/index.md': '# Rope\n\n[Bowline](./knots/bowline.md)\n',
    'site/packages/rope/docs/knots/bowline.md': '# Bowline\n',
  });
  symlinkSync(join(dir, 'near.md'), join(dir, 'docs/near.md'));
  symlinkSync(join(root, 'far.svg'), join(dir, 'public/far.svg'));
  symlinkSync('../docs', join(dir, 'public/sources'));
});

test('a page may be a link to a file of the site; links of the public folder to elsewhere, or to pages, are not published', async () => {
  await buildSite(dir);
  expect(readFileSync(join(dir, 'dist/near.html'), 'utf8')).toContain('<title>Near');
  expect(readdirSync(join(dir, 'dist'))).not.toContain('far.svg');
  expect(readdirSync(join(dir, 'dist/sources'))).toEqual(['data.json']);
});

test('pages behind a link to a folder of the site are built, and links to a folder above are reported', async () => {
  symlinkSync('../packages/rope/docs', join(dir, 'docs/rope'));
  await buildSite(dir);
  const files = readdirSync(join(dir, 'dist'), { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(expect.arrayContaining(['rope/index.html', 'rope/knots/bowline.html']));
  symlinkSync('../../../../docs', join(dir, 'packages/rope/docs/knots/home'));
  symlinkSync('..', join(dir, 'docs/site'));
  const { stderr } = await quire('build', dir);
  expect(stderr.match(/(?:knots\/home|site)\n {2}The folder is a symbolic link to a folder above/g)).toHaveLength(2);
});

test('links to folders, languages or order files elsewhere, or to nothing, are reported, and nothing of them is published', async () => {
  const other = writeSite({
    'docs/en/index.md': '# Home\n',
    'docs/en/written': '../../packages',
    'packages/x.txt': '',
    'site.config.mjs': "export default { locales: ['en', 'zh'].map((lang) => ({ lang, label: lang })) };\n",
  });
  for (const [path, target] of Object.entries({
    'en/far': join(root, 'far'),
    'en/_meta.json': join(root, 'zh/_meta.json'),
    zh: join(root, 'zh'),
    'en/gone': '../gone',
    'en/self': 'self',
  }))
    symlinkSync(target, join(other, 'docs', path));
  const { code, stderr } = await quire('build', other);
  expect(code).toBe(1);
  for (const fault of ['en/far\n  The folder', 'zh\n  The folder', 'en/_meta.json\n  The file'])
    expect(stderr).toMatch(new RegExp(`docs/${fault} is a symbolic link to a (?:folder|file) outside of the site`));
  for (const name of ['gone', 'self']) expect(stderr).toContain(`docs/en/${name}\n  The symbolic link is broken.`);
  expect(stderr).toContain('docs/en/written\n  The file is a symbolic link to a folder that was checked out as text');
  expect(stderr).not.toContain(SECRET);
  expect(readdirSync(other)).not.toContain('dist');
});

test('pages and images that are links to elsewhere are reported all at once, and the last output stays', async () => {
  symlinkSync(join(root, 'notes.md'), join(dir, 'docs/notes.md'));
  symlinkSync(join(root, 'far.svg'), join(dir, 'docs/far.svg'));
  writeFiles(dir, { 'docs/index.md': '# Home\n\n![Far](./far.svg)\n' });
  const result = await quire('build', dir);
  expect(result.code).toBe(1);
  expect(result.stderr).toContain(
    'notes.md\n  The page is a symbolic link to a file outside of the site. [files]\n  help: Move the file',
  );
  expect(result.stderr).toContain('index.md:3:1\n  The image "./far.svg" is outside of the site.');
  expect(result.stderr).not.toContain(SECRET);
  expect(readdirSync(join(dir, 'dist'))).not.toContain('notes.html');
});

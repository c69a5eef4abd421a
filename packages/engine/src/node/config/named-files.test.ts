import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { quireBuild, writeSite } from '../../../test/run-quire.ts';

const CONFIG = `export default {
  globalStyles: ['a.css',
    'gone.css'],
  publicDir: 'static',
  markdown: { globalComponents: ['a.tsx',
    'empty'], codeFolders: ['../gone'], codeProjects: {
      dir: './none', url: 'https://example.com' } },
  multiVersion: { default: 'v2', versions: ['v2',
    'v1'] },
  locales: [{ lang: 'zh', label: 'Z' }], themeConfig: { locales: [{ lang: 'en' }, { lang: 'zh' },
    { lang: 'fr' }] },
};
`;

test('all files, folders and languages that the configuration names and that do not exist are reported at once, with their place', async () => {
  const { code, stderr } = await quireBuild({
    'site.config.mjs': CONFIG,
    'a.css': '',
    'a.tsx': '',
    'empty/a.txt': '',
    'docs/v2/index.md': '# A\n',
  });
  expect(code).toBe(1);
  for (const [place, message] of [
    ['3:5', '"gone.css" of "globalStyles[1]"'],
    ['4:3', '"static" of "publicDir"'],
    ['6:5', '"empty" of "markdown.globalComponents[1]"'],
    ['6:29', '"../gone" of "markdown.codeFolders[0]"'],
    ['7:7', '"./none" of "markdown.codeProjects.dir"'],
    ['9:5', '"v1" of "multiVersion.versions[1]"'],
  ])
    expect(stderr).toContain(`site.config.mjs:${place}\n  ${message} does not exist. [config]`);
  expect(stderr).toContain('site.config.mjs:11:7\n  The site has no language "fr". [config]');
});

test.each([
  ['.', 'the whole site'],
  ['docs/../', 'the whole site'],
  ['docs', 'the folder of pages'],
])('the public folder cannot contain the sources: %s', async (publicDir, part) => {
  const config = `export default { publicDir: '${publicDir}' };\n`;
  const { code, stderr } = await quireBuild({ 'site.config.mjs': config, 'docs/index.md': '# A\n' });
  expect(code).toBe(1);
  expect(stderr).toContain(`site.config.mjs:1:18\n  "${publicDir}" of "publicDir" contains ${part}. [config]`);
});

test.each([['.'], ['..'], ['docs']])('nor as a symbolic link to %s', async (target) => {
  const dir = writeSite({ 'docs/index.md': '# A\n' });
  symlinkSync(target, join(dir, 'public'));
  expect((await quireBuild(dir)).stderr).toMatch(/public\n {2}The public folder contains the (?:whole site|folder of)/);
});

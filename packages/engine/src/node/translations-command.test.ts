import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@rstest/core';
import { copySite, quire, SITES, writeSite } from '../../test/run-quire.ts';

describe('translations', () => {
  const guide = (dir: string, lang: string) => join(dir, 'docs', lang, 'guide/index.md');

  test('fall behind when the original changes, until they are accepted', async () => {
    const dir = copySite('two-locales');
    expect(await quire('translations', dir, '--check')).toMatchObject({ code: 1 });
    expect((await quire('translations', dir, '--accept', '--all')).stdout).toContain(
      'recorded in docs/translations.json',
    );
    expect(await quire('translations', dir, '--check')).toMatchObject({ code: 0 });

    const source = readFileSync(guide(dir, 'en'), 'utf8');
    writeFileSync(guide(dir, 'en'), `${source}\n## New section\n\nText.\n`);
    const behind = await quire('translations', dir, '--check');
    expect(behind).toMatchObject({ code: 1 });
    expect(behind.stdout).toMatch(
      /stale {2}zh\/guide\/index\.md\n {2}changed {2}en\/guide\/index\.md:\d+ {2}#new-section/,
    );
    await quire('build', dir);
    expect(readFileSync(join(dir, 'dist/zh/guide/index.html'), 'utf8')).toContain('译文可能已落后于原文。');

    expect(await quire('translations', dir, '--accept', 'docs/zh/guide/index.md')).toMatchObject({ code: 0 });
    expect(await quire('translations', dir, '--check')).toMatchObject({ code: 0 });
  });

  test('a name that is not a translation is reported with the nearest', async () => {
    const { stderr } = await quire('translations', join(SITES, 'two-locales'), '--accept', 'zh/guide/indx.md');
    expect(stderr).toContain('Did you mean "zh/guide/index.md"?');
  });
});

describe('fragments of translated pages', () => {
  const page = (lang: string, text: string) =>
    `import Part from '../${lang === 'en' ? 'en' : 'zh'}/_part.mdx';\nimport Shared from '../_shared.md';\n\n# ${text}\n\n## One {#one}\n\n<Part />\n\n## Two {#two}\n\n<Shared />\n`;
  const part = (text: string, code: string) => `${text}\n\n\`\`\`js\n${code}\n\`\`\`\n`;
  let dir: string;

  beforeAll(async () => {
    dir = writeSite({
      'site.config.mjs':
        "export default { locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }] };\n",
      'docs/_shared.md': 'The same in all languages.\n',
      'docs/en/_part.mdx': part('A part.', 'run();'),
      'docs/zh/_part.mdx': part('一部分。', 'run();'),
      'docs/en/index.mdx': page('en', 'Home'),
      'docs/zh/index.mdx': page('zh', '首页'),
    });
    expect(await quire('translations', dir, '--accept', '--all')).toMatchObject({ code: 0 });
    expect(await quire('translations', dir, '--check')).toMatchObject({ code: 0 });
  });

  test('a fragment that all languages show makes nothing stale', async () => {
    writeFileSync(join(dir, 'docs/_shared.md'), 'Another text for all languages.\n');
    expect(await quire('translations', dir, '--check')).toMatchObject({ code: 0 });
  });

  test('a fragment that changed makes the translations of its pages stale, in the sections that show it', async () => {
    writeFileSync(join(dir, 'docs/en/_part.mdx'), part('A part, and more.', 'run();'));
    const { code, stdout } = await quire('translations', dir, '--check');
    expect(code).toBe(1);
    expect(stdout).toMatch(/stale {2}zh\/index\.mdx\n {2}changed {2}en\/index\.mdx:6 {2}#one\n/);
    expect(stdout).not.toContain('#two');
    expect((await quire('check', dir)).stdout).toContain('The section "one" was translated from an older version');
    expect(await quire('translations', dir, '--accept', 'zh/index.mdx')).toMatchObject({ code: 0 });
    expect(await quire('translations', dir, '--check')).toMatchObject({ code: 0 });
  });

  test('the code of fragments is compared too', async () => {
    writeFileSync(join(dir, 'docs/zh/_part.mdx'), part('一部分。', 'walk();'));
    expect((await quire('check', dir)).stdout).toContain('zh/_part.mdx:3\n  The code differs from en/_part.mdx:3.');
  });
});

/** Claims about the ids of headings by the rule that a site names. (docs/behavior/content.md) */
import { expect, test } from '@rstest/core';
import { checkSite, openOutput, quireAlone, writeSite } from '../../test/run-quire.ts';
import { createSite, writeFiles } from '../../test/temporary-site.ts';

const PAGE = `---
title: server.host
---

[Dots](#build-outdir) [a title](#server-host) [twice](#build-outdir-1) [and another page](/zh/#build-outdir)

## \`build.outDir\`

## build.outDir

## Own {#build-outdir-2}
`;
const pages = {
  'docs/en/index.md': PAGE,
  'docs/zh/index.md': '---\ntitle: server.host\n---\n\n## 输出\n\n## 输出\n\n## 自己\n',
};
const locales = "locales: [{ lang: 'en', label: 'en' }, { lang: 'zh', label: 'zh' }]";

test('headings, titles and translations have the ids of the system that the configuration names', async () => {
  const dir = writeSite({
    ...pages,
    'site.config.mjs': `export default { ${locales}, markdown: { headingIds: 'vitepress' } };\n`,
  });
  expect(await checkSite(dir)).toMatchObject({ code: 0, errors: 0 });
});

test('another rule holds for pages that were built by the one before', async () => {
  const { outDir, read } = openOutput('heading-ids');
  const build = async (rule: string) => {
    const config = `export default { ${locales}, check: { anchors: 'off' }, markdown: { headingIds: '${rule}' } };\n`;
    writeFiles(dir, { 'site.config.mjs': config });
    expect(await quireAlone('build', dir, '--out', outDir)).toMatchObject({ code: 0 });
    return Array.from(read('index.html').matchAll(/<h[12] id="([^"]*)"/g), ([, id]) => id);
  };
  const dir = createSite(pages);
  expect(await build('vitepress')).toEqual(['server-host', 'build-outdir', 'build-outdir-1', 'build-outdir-2']);
  expect(await build('mkdocs')).toEqual(['serverhost', 'buildoutdir', 'buildoutdir_1', 'build-outdir-2']);
  expect(await build('github')).toEqual(['serverhost', 'buildoutdir', 'buildoutdir-1', 'build-outdir-2']);
});

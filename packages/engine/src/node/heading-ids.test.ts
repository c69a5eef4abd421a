/** Claims about the ids of headings by the rule that a site names. (docs/behavior/content.md) */
import { expect, test } from '@rstest/core';
import { checkSite, writeSite } from '../../test/run-quire.ts';

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

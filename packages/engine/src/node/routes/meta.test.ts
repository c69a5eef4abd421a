import { rmSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { createSite } from '../../../test/temporary-site.ts';
import { createTextTranslator } from '../config/translate-text.ts';
import { loadMeta, loadNav } from './meta.ts';

const I18N = { guide: { en: 'Guide', zh: '指南' }, only: { en: 'Only English' } };

test.each([
  ['en', 'Guide', 'Only English'],
  ['zh', '指南', 'Only English'],
])('names that are keys of i18n.json are shown in %s, in navigation and sidebar', (lang, guide, only) => {
  const dir = createSite({
    '_nav.json': JSON.stringify([
      { text: 'guide', items: [{ text: 'only', link: '/a' }] },
      { text: 'Plain', link: '/b' },
    ]),
    '_meta.json': JSON.stringify([
      { type: 'section-header', label: 'guide' },
      { type: 'custom-link', label: 'only', link: '/a', items: [{ label: 'guide', link: '/c' }] },
      'page',
    ]),
  });
  const translate = createTextTranslator({ i18nSource: I18N, defaultLang: 'en' }, lang);
  expect(loadNav(dir, '', translate)).toMatchObject([{ text: guide, items: [{ text: only }] }, { text: 'Plain' }]);
  expect(loadMeta(dir, '_meta.json', translate)).toMatchObject([
    { label: guide },
    { label: only, items: [{ label: guide }] },
    { name: 'page' },
  ]);
  rmSync(dir, { recursive: true });
});

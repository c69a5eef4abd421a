import { expect, test } from '@rstest/core';
import { resolveLocales } from './resolve-locales.ts';

test('what is said of one locale wins over what is said for all', () => {
  const user = {
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文' },
    ],
    themeConfig: {
      footer: { message: 'For all.' },
      editLink: { docRepoBaseUrl: 'https://example.com/edit' },
      locales: [{ lang: 'zh', footer: { message: '自己的。' } }],
    },
  };
  const [en, zh] = resolveLocales(user, 'en', '/nowhere');
  expect(en).toMatchObject({
    footer: { message: 'For all.' },
    editLink: { docRepoBaseUrl: 'https://example.com/edit' },
  });
  expect(zh).toMatchObject({
    footer: { message: '自己的。' },
    editLink: { docRepoBaseUrl: 'https://example.com/edit' },
  });
});

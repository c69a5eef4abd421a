import { expect, test } from '@rstest/core';
import { nameLanguage, resolveLocales } from './resolve-locales.ts';
import type { ThemeConfig } from './theme-config.ts';

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

test('a text of the theme is set by a field of its own, for all locales or for one', () => {
  const textsOf = (themeConfig: ThemeConfig) =>
    resolveLocales({ themeConfig }, 'en', '/nowhere').map(({ lang, texts }) => [lang, texts]);
  const [texts, locales] = [{ outlineTitle: 'Contents' }, [{ lang: 'en' }, { lang: 'zh' }]];
  expect(textsOf({ ...texts, locales })).toEqual([
    ['en', texts],
    ['zh', texts],
  ]);
  expect(textsOf({ locales: [{ lang: 'en' }, { lang: 'zh', ...texts }] })).toEqual([
    ['en', {}],
    ['zh', texts],
  ]);
});

test.each(['en', 'zh', 'de', 'pt-BR'])('a language is named as it names itself: %s', (lang) => {
  expect(nameLanguage(lang)).toBe(new Intl.DisplayNames([lang], { type: 'language' }).of(lang));
});

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

/** Each with the theme's key that it represents. (docs/behavior/data.md) */
const NAMED: Array<[key: string, text: string, config: ThemeConfig]> = [
  ['outlineTitle', 'Contents', { outlineTitle: 'Contents' }],
  ['prevPageText', 'Before', { prevPageText: 'Before' }],
  ['nextPageText', 'After', { nextPageText: 'After' }],
  ['lastUpdatedText', 'Changed', { lastUpdatedText: 'Changed' }],
  ['sourceCodeText', 'Code', { sourceCodeText: 'Code' }],
  ['editLinkText', 'Improve', { editLink: { docRepoBaseUrl: 'https://example.com', text: 'Improve' } }],
  ['search.placeholder', 'Find', { searchPlaceholderText: 'Find' }],
  ['search.none', 'Nothing', { searchNoResultsText: 'Nothing' }],
  ['search.try', 'Perhaps', { searchSuggestedQueryText: 'Perhaps' }],
  ['filterLabel', 'Sieve', { overview: { filterNameText: 'Sieve' } }],
  ['filterPlaceholder', 'Word', { overview: { filterPlaceholderText: 'Word' } }],
  ['filterNone', 'No {query}', { overview: { filterNoResultText: 'No {query}' } }],
];

test.each(NAMED)('%s can be said by a name of its own, for all locales or for one', (key, text, config) => {
  const textsOf = (themeConfig: ThemeConfig) =>
    resolveLocales({ themeConfig }, 'en', '/nowhere').map(({ lang, texts }) => [lang, texts]);
  const locales = [{ lang: 'en' }, { lang: 'zh' }];
  expect(textsOf({ ...config, locales })).toEqual([
    ['en', { [key]: text }],
    ['zh', { [key]: text }],
  ]);
  expect(textsOf({ locales: [{ lang: 'en' }, { lang: 'zh', ...config }] })).toEqual([
    ['en', {}],
    ['zh', { [key]: text }],
  ]);
});

test.each(['en', 'zh', 'de', 'pt-BR'])('a language is named as it names itself: %s', (lang) => {
  expect(nameLanguage(lang)).toBe(new Intl.DisplayNames([lang], { type: 'language' }).of(lang));
});

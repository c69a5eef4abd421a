import { expect, test } from '@rstest/core';
import { nameLanguage, resolveLocales } from './resolve-locales.ts';
import type { ThemeConfig } from './theme-config.ts';

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

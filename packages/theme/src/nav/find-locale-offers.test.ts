import { expect, test } from '@rstest/core';
import { findLocaleOffer } from './find-locale-offer.ts';

const en = { lang: 'en', label: 'English', href: '/guide/x', current: true };
const zh = { lang: 'zh', label: '简体中文', href: '/zh/guide/x', current: false };

test('the other language is offered where it has the page', () => {
  expect(findLocaleOffer([en, zh], 'zh', ['en', 'zh'])).toBe(zh);
});

test('nothing is offered without an offer, in the page’s own language, or without a translation', () => {
  expect(findLocaleOffer([en, zh], undefined, ['en', 'zh'])).toBeUndefined();
  expect(findLocaleOffer([en, zh], 'en', ['en', 'zh'])).toBeUndefined();
  expect(findLocaleOffer([en, zh], 'zh', ['en'])).toBeUndefined();
  expect(findLocaleOffer([en, zh], 'fr', ['en', 'fr'])).toBeUndefined();
});

import { expect, test } from '@rstest/core';
import { findLocaleOffers } from './find-locale-offers.ts';

const en = { lang: 'en', label: 'English', href: '/guide/x', current: true };
const zh = { lang: 'zh', label: '简体中文', href: '/zh/guide/x', current: false };

test('the other language may be offered where it has the page', () => {
  expect(findLocaleOffers([en, zh], ['en', 'zh'])).toEqual([zh]);
});

test('nothing is offered in the page’s own language, or without a translation', () => {
  expect(findLocaleOffers([en], ['en'])).toEqual([]);
  expect(findLocaleOffers([en, zh], ['en'])).toEqual([]);
});

import { expect, test } from '@rstest/core';
import { en } from './en.ts';
import { getTexts } from './get-texts.ts';
import { zh } from './zh.ts';

const findPlaces = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test('both languages have the same keys with the same placeholders', () => {
  expect(Object.keys(zh)).toEqual(Object.keys(en));
  for (const [key, text] of Object.entries(en)) {
    expect([key, findPlaces(zh[key as keyof typeof en])]).toEqual([key, findPlaces(text)]);
  }
});

test('no text is empty', () => {
  expect(Object.values({ ...en, ...zh }).filter((text) => text.trim() === '')).toEqual([]);
});

test('a tag with a region falls back to its language, and an unknown language to English', () => {
  expect(getTexts('zh-CN').prevPageText).toBe('上一页');
  expect(getTexts('fr').prevPageText).toBe('Previous Page');
});

test('a locale can override texts', () => {
  const texts = getTexts('en', { outlineTitle: 'Contents' });
  expect(texts.outlineTitle).toBe('Contents');
  expect(texts.nextPageText).toBe('Next Page');
});

import { expect, test } from '@rstest/core';
import { findSentence } from './find-sentence.ts';

test('a locale with a region uses the texts of its language, unless it has its own', () => {
  expect(findSentence({ offer_zh: '有中文版。' }, 'offer', 'zh-CN')).toBe('有中文版。');
  expect(findSentence({ offer_zh: '有中文版。', 'offer_zh-TW': '有繁體版。' }, 'offer', 'zh-TW')).toBe('有繁體版。');
  expect(findSentence({ offer_zh: '有中文版。' }, 'offer', 'fr')).toBeUndefined();
  expect(findSentence({ offer_zh: '有中文版。' }, 'missed', 'zh')).toBeUndefined();
});

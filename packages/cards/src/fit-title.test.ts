import { expect, test } from '@rstest/core';
import { TITLE_SIZES_PX } from './constants.ts';
import { fitTitle } from './fit-title.ts';

const WIDTH_PX = 1056;

test.each([
  ['Output format', 92],
  ['产物格式', 92],
])('a short title has the largest size that fits: %s', (title, sizePx) => {
  expect(fitTitle(title, WIDTH_PX)).toMatchObject({ sizePx, isWhole: true });
});

test.each([
  'experimentalOptionsOfTheOutput',
  '在没有打包工具的环境里如何让类型声明文件、静态资源与样式一起发布，并且正确加载',
])('a longer title is smaller, but not truncated: %s', (title) => {
  const { sizePx, isWhole } = fitTitle(title, WIDTH_PX);
  expect(isWhole).toBe(true);
  expect(sizePx).toBeLessThan(80);
});

test('a title that fits at no size is truncated at the smallest', () => {
  const { sizePx, isWhole, lines } = fitTitle('dependency '.repeat(40), WIDTH_PX);
  expect({ sizePx, isWhole, lines }).toEqual({ sizePx: TITLE_SIZES_PX.at(-1), isWhole: false, lines: 4 });
});

import { expect, test } from '@rstest/core';
import { writeDate } from './write-date.ts';

test('a date is written in the language of its page, and its day is that of UTC', () => {
  expect(writeDate('2025-05-14', 'en')).toEqual({ iso: '2025-05-14', text: 'May 14, 2025' });
  expect(writeDate('2025-05-14', 'zh').text).toBe('2025年5月14日');
  expect(writeDate('2025-05-14T23:30:00-05:00', 'en').text).toBe('May 15, 2025');
});

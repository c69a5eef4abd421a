import { expect, test } from '@rstest/core';
import { en } from '../texts/en.ts';
import { createGetText } from '../texts/format-text.ts';
import { zh } from '../texts/zh.ts';
import { formatFailure, parseFailure } from './failure.ts';

const named = (name: string, fields: object) => Object.assign(new Error('x'), { name, ...fields });
const refused = named('ApiError', { status: 403 });
const unreadable = named('DeserializationError', { body: '<html>' });
const unavailable = named('RetryError', {
  attempts: [
    { host: 'a', failure: 'timeout' },
    { host: 'b', failure: '503' },
  ],
});
const unreachable = named('RetryError', { attempts: [{ host: 'a', failure: 'network' }] });

test.each([
  [refused, 'The search service answered with status 403.', '搜索服务返回了状态码 403'],
  [unavailable, 'The search service answered with status 503.', '搜索服务返回了状态码 503'],
  [unreadable, 'The search service sent an answer that cannot be read.', '搜索服务返回的内容无法解析'],
  [unreachable, 'You might want to check your network connection.', '请检查网络连接'],
  [new TypeError('Failed to fetch'), 'You might want to check your network connection.', '请检查网络连接'],
  ['a string', 'You might want to check your network connection.', '请检查网络连接'],
])('%s is reported in both languages', (error, english, chinese) => {
  expect(formatFailure(parseFailure(error), createGetText(en))).toBe(english);
  expect(formatFailure(parseFailure(error), createGetText(zh))).toBe(chinese);
});

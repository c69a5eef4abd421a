import { expect, test } from '@rstest/core';
import { en } from '../texts/en.ts';
import { createGetText } from '../texts/format-text.ts';
import { zh } from '../texts/zh.ts';
import { describeState } from './describe-state.ts';

const text = createGetText(en);
const hits = (count: number) => ({
  kind: 'hits' as const,
  query: 'x',
  groups: [],
  count,
  queryID: undefined,
  hostFailure: undefined,
});

test('the number of results is reported, in singular and plural', () => {
  expect(describeState('idle', hits(1), text)).toBe('1 result');
  expect(describeState('idle', hits(20), text)).toBe('20 results');
});

test('missing results, a failure and a long wait are reported', () => {
  expect(describeState('idle', { kind: 'none', query: 'x', suggestions: [], hostFailure: undefined }, text)).toBe(
    'No results for "x"',
  );
  expect(describeState('idle', { kind: 'none', query: '=>', suggestions: [], hostFailure: undefined }, text)).toBe(
    'The search finds words, not signs alone: "=>"',
  );
  expect(describeState('error', { kind: 'failed', query: 'x', failure: { kind: 'network' } }, text)).toBe(
    'Unable to fetch results. You might want to check your network connection.',
  );
  expect(describeState('error', { kind: 'failed', query: 'x', failure: { kind: 'network' } }, createGetText(zh))).toBe(
    '无法获取结果。请检查网络连接。',
  );
  expect(describeState('stalled', hits(1), text)).toBe('Searching…');
});

test('results of the local index are reported as such, after the failure of the service', () => {
  expect(describeState('idle', { ...hits(1), hostFailure: { kind: 'network' } }, text)).toBe(
    'Unable to fetch results. You might want to check your network connection. From this site’s own index: 1 result',
  );
  expect(describeState('idle', { ...hits(2), hostFailure: { kind: 'status', status: 403 } }, createGetText(zh))).toBe(
    '无法获取结果。搜索服务返回了状态码 403。本站自带的索引：2 条结果',
  );
});

test('nothing is announced at the start', () => {
  expect(describeState('idle', { kind: 'start' }, text)).toBe('');
  expect(describeState('loading', undefined, text)).toBe('');
});

import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { pushRecords } from './push-records.ts';
import { fakeTime, startHost, type TestHost, timerOf } from './test-hosts.ts';

const started: TestHost[] = [];
beforeEach(() => {
  fakeTime();
  rs.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(async () => {
  rs.useRealTimers();
  rs.restoreAllMocks();
  await Promise.all(started.splice(0).map((host) => host.close()));
});

async function push(count: number, answer: (url: string) => string) {
  const host = await startHost('answer', answer);
  started.push(host);
  const records = Array.from({ length: count }, (_, number) => ({ objectID: String(number) }));
  const result = await pushRecords(records, {
    appId: 'APP',
    apiKey: 'KEY',
    indexName: 'site',
    hosts: [host.url],
  }).catch((error: unknown) => error);
  const calls = host.requests.map(({ method, url, body }) => ({
    method,
    path: url.replace(/\?.*/, ''),
    body: body && JSON.parse(body),
  }));
  return { result, calls };
}

const published = (url: string) => (url.includes('/task/') ? '{"status":"published"}' : '{"taskID":7}');

test('Records go into a temporary index, which replaces the old one at the end', async () => {
  const { result, calls } = await push(1500, published);
  expect(result).toBeUndefined();
  const writes = calls.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ method, path }) => `${method} ${path.replace('/1/indexes/', '')}`)).toEqual([
    'PUT site_tmp_zik0zk/settings',
    'POST site_tmp_zik0zk/batch',
    'POST site_tmp_zik0zk/batch',
    'POST site_tmp_zik0zk/operation',
  ]);
  expect(writes.slice(1, 3).map(({ body }) => body.requests.length)).toEqual([1000, 500]);
  expect(writes[3]?.body).toEqual({ operation: 'move', destination: 'site' });
  expect(calls.filter(({ path }) => path.endsWith('/task/7'))).toHaveLength(4);
});

test('A failed upload deletes the temporary index and keeps the old one', async () => {
  const { result, calls } = await push(10, (url) => (url.includes('/batch') ? 'broken' : published(url)));
  expect(result).toMatchObject({ name: 'DeserializationError' });
  expect(calls.some(({ method, path }) => method === 'DELETE' && path.includes('site_tmp_'))).toBe(true);
  expect(calls.some(({ path }) => path.endsWith('/operation'))).toBe(false);
});

test('A host that does not say whether it has applied a write fails the upload', async () => {
  expect((await push(1, () => '{"taskID":7}')).result).toMatchObject({ name: 'DeserializationError' });
});

test('A write times out after 30,000 ms, and the next host is asked', async () => {
  const [bad, good] = [await startHost('hang'), await startHost('answer', published)];
  started.push(bad, good);
  const pushed = pushRecords([{ objectID: '1' }], {
    appId: 'APP',
    apiKey: 'KEY',
    indexName: 'site',
    hosts: [bad.url, good.url],
  });
  await timerOf(30_000);
  rs.advanceTimersByTime(29_999);
  expect(good.requests).toHaveLength(0);
  rs.advanceTimersByTime(1);
  await pushed;
  expect(good.requests.some(({ url }) => url.includes('/operation'))).toBe(true);
});

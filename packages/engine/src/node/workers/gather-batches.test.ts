import { expect, test } from '@rstest/core';
import { gatherBatches } from './gather-batches.ts';

test('what is asked for at the same time is one batch, of so many items at most', async () => {
  const batches: number[][] = [];
  const double = gatherBatches(3, async (items: number[]) => {
    batches.push(items);
    return items.map((item) => item * 2);
  });
  expect(await Promise.all([1, 2, 3, 4].map(double))).toEqual([2, 4, 6, 8]);
  expect(await double(5)).toBe(10);
  expect(batches).toEqual([[1, 2, 3], [4], [5]]);
});

test('those who waited for the items of one batch ask for the next one together', async () => {
  const batches: number[][] = [];
  const ask = gatherBatches(24, async (items: number[]) => {
    batches.push(items);
    return items;
  });
  await Promise.all([1, 2].map(async (item) => ask((await ask(item)) + 10)));
  expect(batches).toEqual([
    [1, 2],
    [11, 12],
  ]);
});

test('a batch that fails, or gives fewer results than it had items, fails for all who asked', async () => {
  const fail = gatherBatches(2, () => Promise.reject(new Error('no')));
  for (const each of await Promise.allSettled([fail(1), fail(2)])) expect(each).toMatchObject({ status: 'rejected' });
  const lose = gatherBatches(2, async ([first]: number[]) => [first]);
  const [kept, lost] = await Promise.allSettled([lose(1), lose(2)]);
  expect(kept).toMatchObject({ value: 1 });
  expect(lost).toMatchObject({ reason: new Error('A batch of 2 has 1 results.') });
});

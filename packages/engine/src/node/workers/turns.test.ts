import { expect, test } from '@rstest/core';
import { createTurns } from './turns.ts';

/** Work that ends when its number is called. */
function createWork() {
  const started: number[] = [];
  const ends = new Map<number, () => void>();
  const begin = (number: number) => {
    started.push(number);
    return new Promise<number>((resolve) => ends.set(number, () => resolve(number)));
  };
  return { started, begin, end: (number: number) => ends.get(number)?.() };
}

test('so many are under way at once, the others in the order of their calls', async () => {
  const { started, begin, end } = createWork();
  const turns = createTurns(2);
  const all = [1, 2, 3, 4].map((number) => turns.take(() => begin(number)));
  expect(started).toEqual([1, 2]);
  end(2);
  expect(await all[1]).toBe(2);
  expect(started).toEqual([1, 2, 3]);
  end(3);
  await all[2];
  end(1);
  end(4);
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
});

test('what is urgent goes before all that waits', async () => {
  const { started, begin, end } = createWork();
  const turns = createTurns(1);
  const all = [1, 2, 3].map((number) => turns.take(() => begin(number), number === 3));
  for (const number of [1, 3, 2]) {
    await expect.poll(() => started).toContain(number);
    end(number);
  }
  await Promise.all(all);
  expect(started).toEqual([1, 3, 2]);
});

test('what fails leaves its turn to the next', async () => {
  const turns = createTurns(1);
  const failing = turns.take(() => Promise.reject(new Error('no')));
  const next = turns.take(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(await turns.take(async () => 'again')).toBe('again');
});

import { expect, test } from '@rstest/core';
import { diffLines, listExamples, rebuildExample } from './rebuild-example.ts';

const PARALLEL_BUILDS = 2;
const TIMEOUT_MS = 300_000;

test(
  'every example, built again by Rslib, gives the output that is committed and shown',
  async () => {
    const queue = listExamples();
    const total = queue.length;
    const differences: string[] = [];
    const work = async () => {
      for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
        differences.push(...(await rebuildExample(name)));
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_BUILDS }, work));
    expect(total).toBeGreaterThan(40);
    expect(differences.join('\n')).toBe('');
  },
  TIMEOUT_MS,
);

test('a difference is told by the lines that changed', () => {
  expect(diffLines('a\nb\nc', 'a\nB\nc')).toBe('  - b\n  + B');
  expect(diffLines('a\nb', 'b\na')).toBe('  the same lines in another order or number');
});

/** Tests that sharing patterns gives the same matches as separate scanners. */
import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import type { RegexEngine } from 'shiki/types';
import { sharePatterns } from './shared-patterns.ts';

const PATTERNS = [
  'a',
  'b',
  'ab',
  'a+',
  '(a)(b)?',
  '^a',
  'b$',
  '(?<=a)b',
  'b(?=a)',
  '\\Ga',
  '\\G',
  '\\bé',
  '中',
  '[^a]',
  'x',
];

const pattern = fc.constantFrom(...PATTERNS);
const list = fc.array(pattern, { minLength: 1, maxLength: 12 });
const text = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '中', '😀', ' ', 'c'), maxLength: 16 });
const searches = fc.array(fc.record({ list: fc.nat(), text: fc.nat(), from: fc.nat(16) }), {
  minLength: 1,
  maxLength: 30,
});

const onig = await createOnigurumaEngine(import('shiki/wasm'));

interface Input {
  lists: string[][];
  texts: string[];
  searches: Array<{ list: number; text: number; from: number }>;
}

/** The results of consecutive searches with one engine. */
function searchAll(engine: RegexEngine, { lists, texts, searches: asked }: Input) {
  const scanners = lists.map((patterns) => engine.createScanner(patterns));
  const strings = texts.map((each) => engine.createString(each));
  const found = asked.map((search) => {
    const index = search.text % texts.length;
    const from = Math.min(search.from, texts[index]?.length ?? 0);
    return scanners[search.list % lists.length]?.findNextMatchSync(strings[index] ?? '', from, 0);
  });
  for (const scanner of scanners) scanner.dispose?.();
  return found;
}

test('any sequence of searches gives the same results as the engine', () => {
  const input = fc.record({
    lists: fc.array(list, { minLength: 1, maxLength: 4 }),
    texts: fc.array(text, { minLength: 1, maxLength: 3 }),
    searches,
  });
  const property = fc.property(input, (each) => {
    expect(searchAll(sharePatterns(onig), each)).toEqual(searchAll(onig, each));
  });
  fc.assert(property, { numRuns: 500 });
});

test('a pattern shared by lists is compiled once, and disposed with the last of them', () => {
  const compiled: unknown[] = [];
  let open = 0;
  const engine = sharePatterns({
    createString: onig.createString,
    createScanner(patterns) {
      compiled.push(...patterns);
      open += 1;
      const dispose = () => {
        open -= 1;
      };
      return { findNextMatchSync: () => null, dispose };
    },
  });
  const common = Array.from({ length: 100 }, (_, index) => `common${index}`);
  const first = engine.createScanner(['one', ...common]);
  const second = engine.createScanner(['two', ...common, 'three']);
  expect(compiled.length).toBeLessThan(120);
  first.dispose?.();
  expect(open).toBeGreaterThan(0);
  second.dispose?.();
  expect(open).toBe(0);
});

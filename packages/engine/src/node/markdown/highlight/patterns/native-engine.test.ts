/** Claims about matching without Oniguruma: it cannot be distinguished from matching with it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { type BundledLanguage, bundledLanguages } from 'shiki/langs';
import type { RegexEngine } from 'shiki/types';
import { PATTERNS_DIR } from '../../../files/engine-package.ts';
import { listPatterns } from './list-patterns.ts';
import { createNativeEngine } from './native-engine.ts';
import type { NativePattern } from './native-pattern.ts';
import type { Match } from './native-search.ts';
import { readPatternTable } from './pattern-tables.ts';
import { translatePattern } from './translate-pattern.ts';

const onig = await createOnigurumaEngine(import('shiki/wasm'));

/** Of every kind that the translation treats in a way of its own, and some that it leaves to Oniguruma. */
const PATTERNS = [
  ...['a', 'b', '(a)(b)?', '^a', 'b$', '$', '^', 'a*', '(?<=a)b', 'b(?=a)', 'x', '[^a]', '.', '\\s+', '(?i)é|k'],
  ...['\\G', '\\Ga', '(^|\\G)\\s*b', '(?<=\\G|c)a', 'a\\Gb', '(?!\\G)a', '(?:\\G|b)c'],
  ...['\\b', '\\ba', 'a\\b', '\\B', '\\w+', '\\W', '\\bé', '[[:alpha:]]+', '[[:upper:]]', '\\p{L}', '[^\\p{L}]'],
  ...[
    '中',
    '[一-龥]',
    '\\x{4e2d}',
    '(.)\\1',
    '(?>a+)b',
    'a++',
    '(?:(a)|b)*',
    '(?:(a)|b)*\\1',
    '(?<n>a)\\g<n>',
    '\\uFFFF',
  ],
  // In lines without a character these are others.
  ...['a(<(a|ab|b)*>)?b', '(?:a|\\\\(?:a+|.))*b', '(a)(?:(<(a*)*>)|(b))c?', '(?!(<*)*<)[^<](a)?', '(?<=(<*)*<|a)b'],
];

const UNITS = [
  '<',
  '>',
  'a',
  'b',
  'c',
  'K',
  'é',
  'É',
  'ſ',
  '中',
  '文',
  '，',
  '→',
  '😀',
  '\u0301',
  ' ',
  '\u3000',
  '_',
  '1',
  '\\',
  '"',
];

/** More lines, and patterns of more grammars, with `npm run test:nightly`. */
const IS_NIGHTLY = process.env.QUIRE_TEST_ALL !== undefined;

const text = fc.string({ unit: fc.constantFrom(...UNITS), maxLength: 12 }).map((line) => `${line}\n`);

/** The captures that rules read, as far as a test has none. */
const READ = new Set([1, 2]);

/** What is found in each line, from each of its characters. */
function searchAll(engine: RegexEngine, patterns: string[], lines: string[], read: ReadonlySet<number> = READ) {
  const scanner = engine.createScanner(patterns);
  const found = lines.flatMap((line) => {
    const string = engine.createString(line);
    const matches = listStarts(line).map((from) => pickRead(scanner.findNextMatchSync(string, from, 0), read));
    if (typeof string === 'object') string.dispose?.();
    return matches;
  });
  scanner.dispose?.();
  return found;
}

/** What captured nothing is not read, and has no place; neither has what no rule reads. */
function pickRead(match: Match | null, read: ReadonlySet<number>) {
  const { index, captureIndices: [whole, ...captures] = [] } = match ?? {};
  const found = captures.flatMap((each, at) => (each.length > 0 && read.has(at + 1) ? [[at + 1, each]] : []));
  return [index, whole, ...found];
}

/** A search begins where a match ends, which is not within a character. */
function listStarts(line: string): number[] {
  return [...line.matchAll(/./gsu)].map(({ index }) => index);
}

test('lists of patterns find what they find with Oniguruma, in any text', () => {
  const translated = PATTERNS.flatMap((pattern) => translatePattern(pattern, READ) ?? []);
  const native = createNativeEngine(onig);
  native.add(translated);
  const lists = fc.array(fc.constantFrom(...PATTERNS), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(lists, text, (patterns, line) => {
      expect(searchAll(native, patterns, [line])).toEqual(searchAll(onig, patterns, [line]));
    }),
    { numRuns: IS_NIGHTLY ? 2000 : 700 },
  );
});

/** Parts of lines that rules of many grammars look for. */
const PARTS = [
  ...[
    'const ',
    'let x = ',
    'function foo(',
    ') => {',
    '}',
    'import ',
    ' from "a";',
    'class A<T> ',
    'async ',
    'type ',
    'as ',
  ],
  ...[
    '{ a: 1 }',
    '<div class="x">',
    '</div>',
    '<!-- ',
    ' -->',
    '// ',
    '/* ',
    ' */',
    '# ',
    '`$',
    '{',
    '}`',
    "'it''s'",
    '"\\n"',
  ],
  ...[
    '@media (min-width: 1px) ',
    '.a:hover',
    '#fff',
    'url(x)',
    '$x',
    ['$', '{x:-y}'].join(''),
    '--flag',
    '| grep ',
    '&& ',
    '[a](b)',
    '**b**',
  ],
  ...[
    '- a: b',
    'key: |',
    '0x1F',
    '1e3',
    'null',
    'true',
    '中文',
    '，',
    'é',
    '→ ',
    '😀',
    '\t',
    '  ',
    '\\',
    '===',
    '+= ',
    '...',
    '=>',
  ],
];

const line = fc.array(fc.constantFrom(...PARTS), { maxLength: 7 }).map((parts) => `${parts.join('')}\n`);
const LINES = fc.sample(line, { seed: 7, numRuns: IS_NIGHTLY ? 25 : 8 });
const GRAMMARS = [
  'typescript',
  'tsx',
  'css',
  'scss',
  'less',
  'html',
  'vue',
  'svelte',
  'json',
  'yaml',
  'shellscript',
  'markdown',
];

test.each([...GRAMMARS, 'python', 'toml', 'diff', ...(IS_NIGHTLY ? ['rust', 'php'] : [])])(
  'each pattern of %s that was translated finds what Oniguruma finds',
  async (grammar) => {
    const table = readPatternTable(grammar);
    expect(table.length).toBeGreaterThan(5);
    const { default: grammars } = await bundledLanguages[grammar as BundledLanguage]();
    const captures = listPatterns(grammars.find(({ name }) => name === grammar) ?? {});
    const native = createNativeEngine(refuse(table));
    native.add(table);
    for (const { pattern, lacking } of table) {
      const lines = LINES.filter((each) => !lacking || lacking.some(({ character }) => !each.includes(character)));
      const read = captures.get(pattern) ?? new Set();
      const [own, expected] = [native, onig].map((engine) => searchAll(engine, [pattern], lines, read));
      expect({ pattern, found: own }).toEqual({ pattern, found: expected });
    }
  },
);

/** An engine that must not be asked. */
function refuse(table: NativePattern[]): RegexEngine {
  return {
    createString: (content) => ({ content }),
    createScanner(patterns) {
      throw new Error(`Of ${table.length} patterns these are not known: ${patterns.join(' ')}`);
    },
  };
}

test('the license of the grammars is beside their patterns', () => {
  expect(readFileSync(join(PATTERNS_DIR, 'licenses.txt'), 'utf8')).toMatch(/^@shikijs\/langs\n\nMIT License\n/);
});

test('a long line is left to Oniguruma, which gives up where a match takes too long', () => {
  const native = createNativeEngine(onig);
  native.add(['b', 'a'].map((pattern) => translatePattern(pattern) ?? { pattern }));
  const line = `${' '.repeat(500)}ab\n`;
  expect(searchAll(native, ['b', 'a'], [line])).toEqual(searchAll(onig, ['b', 'a'], [line]));
  const refusing = createNativeEngine(refuse([]));
  refusing.add(['a'].map((pattern) => translatePattern(pattern) ?? { pattern }));
  expect(() => searchAll(refusing, ['a'], [line])).toThrow('are not known: a');
});

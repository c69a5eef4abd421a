import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { createTermReader, indexTerms, tokenize } from './tokenize.ts';

const terms = (text: string) => indexTerms(text).map(({ term }) => term);

/** `e2e/search-tokenizer.spec.ts` tests that browsers split text identically. */
test.each([
  ['lib.dts.bundle', ['libdtsbundle', 'lib', 'dts', 'bundle']],
  ['autoExternal', ['autoexternal', 'auto', 'external']],
  ['redirect.styleExtension', ['redirectstyleextension', 'redirect', 'styleextension', 'style', 'extension']],
  ['@quire/core', ['@quire/core', 'quirecore', 'quire', 'core']],
  ['C#, C++ and F#.', ['c#', 'c', 'c++', 'c', 'and', 'f#', 'f']],
  ['C#/C++', ['c#', 'c', 'c++', 'c']],
  ['.NET (.d.ts)', ['.net', 'net', '.d.ts', 'dts', 'd', 'ts']],
  ['`--watch`', ['--watch', 'watch']],
  ['用C#写.NET、C#을', ['用', 'c#', 'c', '写', '.net', 'net', 'c#', 'c', '을']],
  ['me@a.com/page.md#part', ['me', 'acompagemd', 'a', 'com', 'page', 'md', 'part']],
  ['i++x … a+b, v2.NET, …end', ['i', 'x', 'a', 'b', 'v2net', 'v2', 'net', 'end']],
  ['mf-dev', ['mfdev', 'mf', 'dev']],
  ['CSSModules', ['cssmodules', 'css', 'modules']],
  ['ES2022 output', ['es2022', 'output']],
  ['Quire’s', ['quires', 'quire', 's']],
  ['声明文件', ['声明', '明文', '文件', '件']],
  ['在Quire中使用', ['在', 'quire', '中使', '使用', '用']],
  ['ＦＵＬＬ　ｗｉｄｔｈ Ｃ＃', ['full', 'width', 'c#', 'c']],
  ['İstanbul ﬁle café', ['istanbul', 'file', 'cafe']],
  ['Größe GRÖSSE', ['grosse', 'grosse']],
  ['𠮷野家', ['𠮷野', '野家', '家']],
  ['がぎ', ['がぎ', 'ぎ']],
  ['ใช้Quire', ['ใช', 'ช้', '้', 'quire']],
  ['ລາວ ខ្មែ', ['ລາ', 'າວ', 'ວ', 'ខ្', '្ម', 'មែ', 'ែ']],
  ['🚀 … ---', []],
  ['a.b.c.d.e.f', ['a', 'b', 'c', 'd', 'e', 'f']],
])('%s is split into %j', (text, expected) => {
  expect(terms(text)).toEqual(expected);
});

test('Any string can be split, and its spans are within it and in order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      let before = 0;
      for (const chunk of tokenize(text)) {
        expect(chunk.startAt).toBeGreaterThanOrEqual(before);
        expect(chunk.endAt).toBeGreaterThan(chunk.startAt);
        before = chunk.endAt;
      }
      expect(before).toBeLessThanOrEqual(text.length);
    }),
  );
});

test('No term contains both Han and Latin letters', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('声', '明', 'a', 'B', '.', '-', ' ', '1', 'é', 'か'), maxLength: 40 }),
      (text) => {
        for (const { term } of indexTerms(text))
          expect(/\p{sc=Han}/u.test(term) && /\p{sc=Latin}/u.test(term)).toBe(false);
      },
    ),
  );
});

test('A word of 10 KB becomes a short term', () => {
  expect(terms('x'.repeat(10_000))).toEqual(['x'.repeat(40)]);
});

test('The term reader gives the same terms as the tokenizer, whatever it has read before', () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom('lib', '.', 'dts', 'Auto', "'", '::', '声', '明', ' ', 'é', '_', '#', '++', '--', '@'),
      fc.string({ maxLength: 3 }),
    ),
    maxLength: 20,
  });
  const read = createTermReader();
  fc.assert(
    fc.property(text, (raw) => {
      const found: string[] = [];
      read(raw, ({ term }) => found.push(term));
      expect(found).toEqual(terms(raw).filter(Boolean));
    }),
  );
});

test('ASCII text is split the same way alone and between other letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
      expect(terms(`${text} é`)).toEqual([...terms(text), 'e']);
    }),
  );
});

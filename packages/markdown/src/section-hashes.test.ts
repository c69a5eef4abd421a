/** What counts as a change of a section or of code, for translations. */
import { describe, expect, test } from '@rstest/core';
import { hashCode, hashSections } from './section-hashes.ts';

const heading = (id: string, line: number, fragment?: string) => ({
  id,
  text: id,
  depth: 2,
  line,
  ...(fragment !== undefined && { fragment }),
});
describe('the sections of a page', () => {
  const headings = [heading('a', 3), heading('part', 1, 'en/_parts/x.md'), heading('b', 5)];
  const hashesOf = (source: string) => hashSections(source, headings).map(({ id, hash }) => [id, hash]);

  test('go from heading to heading, with what is before the first; headings of fragments begin none', () => {
    expect(hashSections('intro\n\n## a\ntext\n## b\n', headings).map(({ id }) => id)).toEqual(['_top', 'a', 'b']);
  });

  test('a change is a change of its own section only', () => {
    const [before, after] = [hashesOf('intro\n\n## a\ntext\n## b\n'), hashesOf('intro\n\n## a\nother\n## b\n')];
    expect(after[0]).toEqual(before[0]);
    expect(after[1]).not.toEqual(before[1]);
    expect(after[2]).toEqual(before[2]);
  });

  test('what a fragment says is part of the sections that show it, and of no other', () => {
    const source = 'intro\n\n## a\n<Part />\n## b\n<Parts />\n';
    const hashesWith = (hash: string) =>
      hashSections(source, headings, new Map([['Part', [{ id: '_top', hash, line: 1 }]]])).map((each) => each.hash);
    const [before, after] = [hashesWith('1'), hashesWith('2')];
    expect(after.map((hash, index) => hash === before[index])).toEqual([true, false, true]);
  });

  test('white space at the ends of lines is not a change', () => {
    expect(hashesOf('intro  \n\n## a\ntext\n## b\n')).toEqual(hashesOf('intro\n\n## a\ntext\n## b\n\n'));
  });
});

test.each([
  ['const a = 1; // one', 'const a = 1; // 一'],
  ['# install it\nnpm install', '# 安装\nnpm install'],
  ['<!-- a -->\n<b>x</b>', '<!-- 甲 -->\n<b>x</b>'],
  ['/* a\n b */\nx', '/* 甲 */\nx'],
])('code that differs in comments only is the same: %j', (a, b) => expect(hashCode(a)).toBe(hashCode(b)));

test('code that differs in more is not the same', () => {
  expect(hashCode("import a from 'https://a.example'")).not.toBe(hashCode("import a from 'https://b.example'"));
});

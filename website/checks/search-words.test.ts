import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { loadVocabulary } from '../../packages/search/bench/load-vocabulary.ts';
import { toUnits } from '../../packages/search/src/core/query/phrase-keys.ts';
import { spaceOut } from '../../packages/search/src/core/query/place-words.ts';
import { stem } from '../../packages/search/src/core/text/stem.ts';
import { tokenize } from '../../packages/search/src/core/text/tokenize.ts';
import { LINKS } from '../../packages/search/src/records/vocabulary/language-words.ts';
import { toKey } from '../../packages/search/src/records/vocabulary/vocabulary-keys.ts';

const entries = loadVocabulary(join(import.meta.dirname, '../search'));
const members = entries.flatMap(({ from }) => from);
const leading = entries.flatMap(({ kind, from }) => (kind === 'leads' || kind === 'message' ? from : []));

/** Words that questions about anything in this field have. */
const COMMON_WORDS =
  'build bundle config data default file format import inline lib native node output package public url vite'.split(
    ' ',
  );

test('no key is a single word because its punctuation is no word: “@/ in dist” would be “dist”', () => {
  const isSign = (word: string) => tokenize(word).length === 0;
  const cut = members.filter(
    (member) => member.includes(' ') && member.split(' ').some(isSign) && !toKey(member).includes(' '),
  );
  expect(cut).toEqual([]);
});

test('no key is a single word because queries lose its prepositions: “in bundle” would be “bundle”', () => {
  const links = new Set(LINKS.split(' '));
  const count = (member: string, lost: ReadonlySet<string>) => toUnits(spaceOut(tokenize(member)), lost).length;
  const cut = members
    .filter((member) => !/[a-z][A-Z]/.test(member) && count(member, new Set()) > 1 && count(member, links) === 1)
    // A single Han character is no key.
    .filter((member) => toKey(member).length > 1);
  expect(cut).toEqual([]);
});

test('no key is a common word because the punctuation that makes it a name is cut: “vite_” would be “vite”', () => {
  const own = new Set(entries.flatMap(({ kind, from }) => (kind === 'same' ? from : [])));
  // An option of the command line is the word that it is made of.
  const cut = leading.filter(
    (member) => /^[^\p{L}\p{N}\s-]+[a-z]+$|^[a-z]+[^\p{L}\p{N}\s]+$/iu.test(member) && !own.has(member),
  );
  expect(cut.filter((member) => COMMON_WORDS.includes(toKey(member)))).toEqual([]);
});

test('no key is a single word of the stem of a common word: “worker” would be “work”', () => {
  const words = [...COMMON_WORDS, 'work', 'use', 'start', 'version', 'generate', 'option', 'support'];
  const stems = new Set(words.map(stem));
  const single = leading.filter((member) => /^[a-z]+$/i.test(member));
  expect([...new Set(single)].filter((member) => stems.has(stem(member.toLowerCase())))).toEqual([]);
});

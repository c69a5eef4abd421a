import { expect, test } from '@rstest/core';
import { impactOf, sectionOf } from '../core/index/search-index.ts';
import { createRecords } from '../core/records/create-records.ts';
import type { PageInput } from '../core/records/page-record.ts';
import { parsePostings } from '../core/shards/postings-text.ts';
import { POSTINGS_MAX } from '../core/shards/shard-format.ts';
import { page, section } from '../core/test-site.ts';
import { writeShards } from './write-shards.ts';

test('For a word that is nearly everywhere, the sections with the highest weight are kept, in order', () => {
  const headings = Array.from({ length: POSTINGS_MAX + 500 }, (_, at) =>
    section(`s${at}`, 2, at % 100 === 99 ? 'Common' : `Other ${at}`, ['common']),
  );
  const { files } = writeShards(createRecords([page('/a', 'A', '', headings)]));
  const shards = files.filter(({ path }) => path.startsWith('files/terms-')).map(({ body }) => JSON.parse(body));
  const [terms, texts] = shards.find(([found]) => found.split('\n').includes('common'));
  const postings = parsePostings(texts.split('\n')[terms.split('\n').indexOf('common')]);
  const heaviest = Math.max(...postings.map(impactOf));
  expect(postings).toHaveLength(POSTINGS_MAX);
  expect(postings).toEqual(postings.toSorted((a, b) => a - b));
  expect(postings.filter((posting) => impactOf(posting) === heaviest).map(sectionOf)).toEqual(
    Array.from({ length: headings.length / 100 }, (_, at) => 100 * at + 99),
  );
});

const VOCABULARY = Array.from({ length: 900 }, (_, at) => `w${(at * 7919).toString(36)}`);

/** Text in which few words are frequent. */
function writeText(seed: number): string {
  let state = seed + 1;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: 90 }, () => VOCABULARY[Math.floor(VOCABULARY.length * next() ** 3)]).join(' ');
}

function writePage(number: number): PageInput {
  const parts = Array.from({ length: 5 }, (_, at) =>
    section(`part-${at}`, 2, `Part ${at} of ${VOCABULARY[number]}`, [writeText(7 * number + at)]),
  );
  return page(`/guide/page-${number}`, `Page ${number}`, 'Guide', [section('', 1, `Page ${number}`), ...parts]);
}

const site = Array.from({ length: 300 }, (_, number) => writePage(number));
const writtenNames = (pages: PageInput[]) => new Set(writeShards(createRecords(pages)).files.map(({ path }) => path));
const before = writtenNames(site);

function countChanged(number: number, sections: (own: PageInput['sections']) => PageInput['sections']): number {
  const changed = site.map((each, at) => (at === number ? { ...each, sections: sections(each.sections) } : each));
  return [...writtenNames(changed)].filter((name) => !before.has(name)).length;
}

test.each([0, 77, 299])('Editing page %i changes only the files with its words', (number) => {
  expect(before.size).toBeGreaterThan(120);
  const isEdited = (at: number) => at === 2;
  const edited = countChanged(number, (own) =>
    own.map((each, at) => (isEdited(at) ? { ...each, blocks: [...each.blocks, 'a freshly edited sentence'] } : each)),
  );
  expect(edited).toBeLessThan(12);
});

test('An additional heading does not shift other pages', () => {
  const added = countChanged(150, (own) => [...own, section('more', 2, 'More', ['little text'])]);
  expect(added).toBeLessThan(12);
});

test('An additional page does not change the text files of distant pages', () => {
  const names = writtenNames([...site.slice(0, 100), writePage(500), ...site.slice(100)]);
  const changedTexts = [...names].filter((name) => /\/(?:text|pages)-/.test(name) && !before.has(name));
  expect(changedTexts.length).toBeLessThan(before.size / 4);
});

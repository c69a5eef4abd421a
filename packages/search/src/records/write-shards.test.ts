import { expect, test } from '@rstest/core';
import { createRecords } from '../core/records/create-records.ts';
import { parsePostings } from '../core/shards/postings-text.ts';
import { POSTINGS_MAX } from '../core/shards/shard-format.ts';
import { page, section } from '../core/test-site.ts';
import { writeShards } from './write-shards.ts';

test('Of a word that stands nearly everywhere, the sections that it weighs most in are kept, in their order', () => {
  const headings = Array.from({ length: POSTINGS_MAX + 500 }, (_, at) =>
    section(`s${at}`, 2, at % 100 === 99 ? 'Common' : `Other ${at}`, ['common']),
  );
  const { files } = writeShards(createRecords([page('/a', 'A', '', headings)]));
  const shards = files.filter(({ path }) => path.startsWith('terms-')).map(({ body }) => JSON.parse(body));
  const [terms, texts] = shards.find(([found]) => found.split('\n').includes('common'));
  const { sections, impacts } = parsePostings(texts.split('\n')[terms.split('\n').indexOf('common')]);
  const heaviest = Math.max(...impacts);
  expect(sections).toHaveLength(POSTINGS_MAX);
  expect([...sections]).toEqual([...sections].sort((a, b) => a - b));
  expect([...sections].filter((_, at) => impacts[at] === heaviest)).toEqual(
    Array.from({ length: headings.length / 100 }, (_, at) => 100 * at + 99),
  );
});

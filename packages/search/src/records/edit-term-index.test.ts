import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { createSectionRecord } from '../core/records/create-records.ts';
import type { ReducedPage, SectionRecord } from '../core/records/page-record.ts';
import { POSTINGS_MAX } from '../core/shards/shard-format.ts';
import { editTermIndex } from './edit-term-index.ts';
import { type EmitOptions, emitSearchFiles, type SearchFiles } from './emit-search-files.ts';
import type { EarlierIndex, PageState } from './index-state.ts';

/** Random sites; six times as many with `npm run test:nightly`. */
const RUNS = process.env.QUIRE_TEST_ALL ? 120 : 20;

const WORDS = ['bundle', 'lib.dts', 'autoExternal', 'tree-shaking', 'ESM', '输出格式', '構建', '声明文件', 'peer', 'x'];
const OPTIONS: EmitOptions = { lang: 'zh', kind: 'sharded' };

interface SectionDraft {
  title: string;
  words: string[];
}

interface PageDraft {
  title: string;
  group: string;
  sections: SectionDraft[];
}

const section = fc.record({
  title: fc.constantFrom(...WORDS, 'A heading of some more words'),
  words: fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }),
});
const page = fc.record({
  title: fc.constantFrom('Start', 'lib.dts', '模块联邦'),
  group: fc.constantFrom('Basic', '进阶'),
  sections: fc.array(section, { minLength: 1, maxLength: 10 }),
});
const edit = fc.record({ at: fc.nat(), page });

function toPage({ title, group, sections }: PageDraft, at: number): ReducedPage {
  const records = sections.map(({ title: heading, words }, place) =>
    createSectionRecord({ anchor: `s${place}`, depth: 2, title: heading, blocks: [words.join(' ')], code: words }),
  );
  const key = JSON.stringify(records);
  return { routePath: `/guide/page-${at}`, title, lvl0: 'Guide', group, key, sections: records };
}

/** What a build keeps beside the state, which has gone through a file. */
function toEarlier({ state }: SearchFiles, pages: readonly ReducedPage[]): EarlierIndex | undefined {
  const sections = new Map(pages.map((each) => [each.key, each.sections]));
  return state && { state: JSON.parse(JSON.stringify(state)), findSections: ({ key }) => sections.get(key) };
}

function toStates(pages: readonly ReducedPage[]): PageState[] {
  return pages.map(({ key = '', sections, ...rest }) => ({ ...rest, key, sections: sections.length }));
}

function isEdited(pages: readonly ReducedPage[], earlier: EarlierIndex | undefined): boolean {
  const records = pages.map((each) => ({ ...each, boost: 1 }));
  return earlier !== undefined && editTermIndex(records, toStates(pages), earlier) !== undefined;
}

const contentOf = ({ entry, files }: SearchFiles) => ({ entry, files });

test('After any edits, one after another, the files are those of a full build', () => {
  let edited = 0;
  fc.assert(
    fc.property(
      fc.array(page, { minLength: 1, maxLength: 40 }),
      fc.array(edit, { minLength: 1, maxLength: 5 }),
      (drafts, edits) => {
        let pages = drafts.map(toPage);
        let emitted = emitSearchFiles(pages, OPTIONS);
        for (const { at, page: draft } of edits) {
          const earlier = toEarlier(emitted, pages);
          const place = at % pages.length;
          pages = pages.map((each, number) => (number === place ? toPage(draft, place) : each));
          edited += Number(isEdited(pages, earlier));
          emitted = emitSearchFiles(pages, { ...OPTIONS, earlier });
          expect(contentOf(emitted)).toEqual(contentOf(emitSearchFiles(pages, OPTIONS)));
        }
      },
    ),
    { seed: 12, numRuns: RUNS },
  );
  expect(edited).toBeGreaterThan(RUNS / 2);
});

const SECTIONS_PER_PAGE = 8;
const PAGES = POSTINGS_MAX / SECTIONS_PER_PAGE + 1;
const many = Array.from({ length: PAGES }, (_, at) =>
  toPage(
    {
      title: `Page ${at}`,
      group: 'Basic',
      sections: Array.from({ length: SECTIONS_PER_PAGE }, (_, place) => ({
        title: `Part ${place}`,
        // In exactly as many sections as are shipped of a word.
        words: ['plenty', 'of', 'words', at === 0 ? 'rare' : 'common'],
      })),
    },
    at,
  ),
);

function setWord(pages: readonly ReducedPage[], at: number, word: string): ReducedPage[] {
  const reword = (each: SectionRecord) => ({ ...each, blocks: each.blocks.map((text) => text.replace(/\w+$/, word)) });
  const change = (own: ReducedPage): ReducedPage => {
    const sections = own.sections.map((each, place) => (place === 3 ? reword(each) : each));
    return { ...own, sections, key: JSON.stringify(sections) };
  };
  return pages.map((own, number) => (number === at ? change(own) : own));
}

test('A word that becomes too frequent to be shipped whole, and is so no more, is edited too', () => {
  const first = emitSearchFiles(many, OPTIONS);
  const more = setWord(many, 0, 'common');
  expect(isEdited(more, toEarlier(first, many))).toBe(true);
  const second = emitSearchFiles(more, { ...OPTIONS, earlier: toEarlier(first, many) });
  expect(contentOf(second)).toEqual(contentOf(emitSearchFiles(more, OPTIONS)));
  expect(second.state?.wholes.map(([term]) => term)).toContain('common');
  expect(second.entry).not.toBe(first.entry);
  const third = emitSearchFiles(many, { ...OPTIONS, earlier: toEarlier(second, more) });
  expect(contentOf(third)).toEqual(contentOf(first));
  expect(third.state?.wholes.map(([term]) => term)).not.toContain('common');
});

test('A full build is needed where pages, their order or too many of them changed, and where their text is gone', () => {
  const earlier = toEarlier(emitSearchFiles(many, OPTIONS), many);
  const changed = setWord(many, 7, 'rare');
  expect(isEdited(changed, earlier)).toBe(true);
  expect(isEdited(many.slice(1), earlier)).toBe(false);
  expect(isEdited(many.toReversed(), earlier)).toBe(false);
  expect(isEdited(changed, earlier && { ...earlier, findSections: () => undefined })).toBe(false);
  const most = many.reduce((pages, _, at) => (at % 2 === 0 ? pages : setWord(pages, at, 'other')), many);
  expect(isEdited(most, earlier)).toBe(false);
});

test('Pages without keys leave nothing to a next emission', () => {
  const [first, ...others] = many.slice(0, 3);
  expect(first && emitSearchFiles([{ ...first, key: undefined } as never, ...others], OPTIONS).state).toBeUndefined();
});

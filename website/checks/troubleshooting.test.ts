/** The pages of error messages: every message is one that the real tools print. */
import { expect, test } from '@rstest/core';
import { readSamples } from './code-sample.ts';
import { type DocsPage, type Locale, loadPage } from './docs-page.ts';
import {
  ERROR_PROJECTS,
  hashProjects,
  REBUILDS_ALL,
  readRecord,
  UPDATES_RECORDS,
  writeRecord,
} from './example-record.ts';
import { findMissingLines, listErrorCases, readPrintedText, reproduceError } from './reproduce-error.ts';

const PARALLEL_RUNS = 2;
const TIMEOUT_MS = 600_000;
const FEWEST_MESSAGES = 50;
const SHOWN = /^examples\/errors\/([\w-]+)\/printed\.txt$/;

const LOCALES = ['en', 'zh'] as const;
const PAGES = ['troubleshooting-config', 'troubleshooting', 'troubleshooting-types', 'troubleshooting-packages'];

const names = listErrorCases();
const hashes = hashProjects(ERROR_PROJECTS, names);

test(
  'every case whose files or tools are not those of the record fails as the page shows it',
  async () => {
    const recorded = readRecord(ERROR_PROJECTS);
    const queue = names.filter((name) => REBUILDS_ALL || recorded[name] !== hashes[name]);
    const problems = new Map<string, string[]>();
    const work = async () => {
      for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
        problems.set(name, await reproduceError(name));
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_RUNS }, work));
    if (UPDATES_RECORDS) {
      writeRecord(
        ERROR_PROJECTS,
        Object.fromEntries(Object.entries(hashes).filter(([name]) => !problems.get(name)?.length)),
      );
    }
    expect(names.length).toBeGreaterThanOrEqual(FEWEST_MESSAGES);
    expect([...problems.values()].flat().join('\n')).toBe('');
  },
  TIMEOUT_MS,
);

test.runIf(REBUILDS_ALL)('the record names every case as it is now; UPDATE_EXAMPLES=1 writes it', () => {
  expect(readRecord(ERROR_PROJECTS)).toEqual(hashes);
});

test.each(LOCALES)('every case is on one of the pages once (%s)', (locale) => {
  const names = loadMessagePages(locale).flatMap((page) => listEntries(page).map((entry) => entry.name));
  expect(names.sort()).toEqual(listErrorCases());
});

test.each(LOCALES)('a page of messages names the others before its first message (%s)', (locale) => {
  for (const page of loadMessagePages(locale)) {
    const lead = page.source.slice(0, page.source.indexOf('\n## '));
    const named = [...lead.matchAll(/^- \[[^\]]+\]\(\.\/([\w-]+)\.md\)/gm)].map(([, name]) => `guide/faq/${name}`);
    expect([page.name, ...named].sort()).toEqual(PAGES.map((name) => `guide/faq/${name}`).sort());
  }
});

test.each(LOCALES)(
  'a heading is a part of its message, and … is what differs from project to project (%s)',
  (locale) => {
    const entries = loadMessagePages(locale).flatMap(listEntries);
    expect(entries.filter(({ name, heading }) => !matchesMessage(heading, readPrintedText(name)))).toEqual([]);
  },
);

test('a line that is not printed, or printed before another, is reported', () => {
  const output = 'Rslib\nerror   \u001b[31mone\u001b[0m\n[tsgo] src/a.ts\n[tsgo] :1:2 - two\n';
  expect(findMissingLines('error one\nsrc/a.ts:1:2 - two\n', output)).toEqual([]);
  expect(findMissingLines('two\none\n', output)).toEqual(['one']);
  expect(matchesMessage('Cannot find package … imported from', "Cannot find package 'x' imported from /y")).toBe(true);
  expect(matchesMessage('Cannot find module … imported from', "Cannot find package 'x' imported from /y")).toBe(false);
});

function loadMessagePages(locale: Locale): DocsPage[] {
  return PAGES.map((name) => loadPage(locale, `guide/faq/${name}.md`));
}

interface Entry {
  /** The text of the heading, without the marks of code. */
  heading: string;
  /** The case whose message is shown below it. */
  name: string;
}

/** The shown messages of a page, each with the heading that it is under. */
function listEntries(page: DocsPage): Entry[] {
  const samples = readSamples(page, []);
  const lines = page.source.split('\n');
  return page.fences.flatMap((fence, index) => {
    const name = SHOWN.exec(samples[index]?.file ?? '')?.[1];
    if (name === undefined) return [];
    const heading = lines.slice(0, fence.line).findLast((line) => line.startsWith('### ')) ?? '';
    return [{ name, heading: heading.replace(/^### `+\s?(.*?)\s?`+.*$/, '$1') }];
  });
}

function matchesMessage(heading: string, message: string): boolean {
  const parts = heading.split('…').map((part) => part.trim());
  return new RegExp(parts.map((part) => escapePattern(part)).join('.+?'), 's').test(message);
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

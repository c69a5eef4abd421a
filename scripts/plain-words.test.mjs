/** Holds names, messages, comments and docs to plain, standard English, and to citing only what is in the repository. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { ROOT } from './run-step.mjs';

/** What is checked, as paths from the root. */
const CHECKED = [
  'packages',
  'e2e',
  'website/checks',
  'scripts',
  'bench',
  'docs',
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
];

/** This list itself, and queries that readers of other sites might type. */
const LEFT_OUT = ['scripts/plain-words.test.mjs', 'bench/QUERIES.md'];
const LEFT_OUT_FOLDERS = /^packages\/search\/(?:bench\/relevance|src\/records\/vocabulary)\//;

/** Words that a reader would have to translate, each with the standard one. Names of several words are found as well. */
const WORDS = [
  ['mistakes?', 'error'],
  ['mend(?:s|ed|ing)?', 'fix'],
  ['anew', 'again'],
  ['(?:is|are|was|were) told', 'reported'],
  ['doubts?', 'warning'],
  ['(?<!adopted |document\\.)style sheets?', 'stylesheet'],
  ['(?:brought|brings?|bringing|comes?|came) (?:\\w+ )?to life', 'hydrated'],
  ['drawn', 'rendered'],
  ['lies|lay', 'is'],
  ['stands', 'is'],
  ['spokesman', 'canonicalPage'],
  ['name ?face', 'fingerprint'],
  ['get ?moment', 'version'],
  ['early[ -]?(?:wish(?:es)?|clicks)', 'deferred intent, event replay'],
  ['omissions?', 'skipped output'],
  ['tellings?', 'diagnostic'],
  ['glances?', 'stub'],
  ['is no port', 'is not a valid port number'],
];

/** Documents of other places, and numbers of a tracker that readers cannot open. */
const CITATIONS = /\b(?:SPEC|PITFALLS|BEHAVIOU?R|DESIGN|SEARCH)\.md\b|\b[Ii]ssue #?\d+\b/;

const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...CHECKED], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) =>
      /\.(?:[cm]?[jt]sx?|md|json|css|html)$/.test(file) && !LEFT_OUT.includes(file) && !LEFT_OUT_FOLDERS.test(file),
  )
  .map((file) => ({ file, lines: readFileSync(join(ROOT, file), 'utf8').split('\n') }));

/** `nameFace` and `early-wish` as the words that they consist of. */
function splitNames(text) {
  return text.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ');
}

/** The places at which a pattern is found, in names of files too. */
function findPlaces(pattern) {
  return FILES.flatMap(({ file, lines }) => {
    const texts = [basename(file), ...lines].map((text, index) => [text, index]);
    return texts
      .filter(([text]) => pattern.test(text) || pattern.test(splitNames(text)))
      .map(([text, index]) => `${file}:${index}: ${text.trim().slice(0, 120)}`);
  });
}

describe('the words of names, messages, comments and docs', () => {
  test('are read from all folders', () => expect(FILES.length).toBeGreaterThan(400));

  test.each(WORDS)('do not include "%s": %s', (word) => {
    expect(findPlaces(new RegExp(`\\b(?:${word})\\b`, 'i'))).toEqual([]);
  });

  test('cite no document that is not in the repository', () => {
    expect(findPlaces(CITATIONS)).toEqual([]);
  });
});

describe('the search for words', () => {
  const isFound = (text) =>
    WORDS.some(([word]) => [text, splitNames(text)].some((each) => new RegExp(`\\b(?:${word})\\b`, 'i').test(each)));

  test.each(['const nameFace = 1;', 'reportMistake()', 'early-wish.ts', 'It is brought to life.', 'The Mended file'])(
    'finds %s',
    (text) => expect(isFound(text)).toBe(true),
  );

  test.each(['understands', 'standard', 'the layout', 'withdrawn', 'recommended', 'amending'])('leaves %s', (text) =>
    expect(isFound(text)).toBe(false),
  );
});

/** Creates the rows of the search report, each with its bar. */
import { atMost, kilobytes, milliseconds } from './rows.mjs';

const KB = 1024;
/** 3 KB of this are for Chinese: function words, segmentation, traditional characters. */
const WORKER_KB = 11;

export function createSearchRows(locales) {
  return locales.flatMap(({ lang, ...found }) => [
    atMost(
      `${lang}: first answer, everything but React (dialog, engine, index), gzip`,
      found.firstAnswerBytes,
      50 * KB,
      kilobytes,
    ),
    atMost(`${lang}: … of it the script of the dialog`, found.dialogScriptBytes, 25 * KB, kilobytes),
    { what: `${lang}: … React, where no component of a page has loaded it`, figure: kilobytes(found.reactBytes) },
    atMost(`${lang}: … of it the engine in the worker`, found.workerBytes, WORKER_KB * KB, kilobytes),
    { what: `${lang}: the rest of the text, which follows`, figure: kilobytes(found.restBytes) },
    atMost(`${lang}: key to results in the worker, p95`, found.keyP95Ms, 16, milliseconds),
    atMost(`${lang}: tasks over 50 ms while typing`, found.longTasks, 0, String),
  ]);
}

export function createLargeSiteRows(typing, keys) {
  const count = (number) => number.toLocaleString('en');
  return [
    { what: `${count(typing.pages)} pages, ${count(typing.sections)} sections: files`, figure: String(typing.files) },
    atMost('… the largest file, gzip', typing.largestFileBytes, 100 * KB, kilobytes),
    { what: '… one typed query loads, median', figure: kilobytes(typing.medianBytes) },
    atMost('… one typed query loads, at most', typing.mostBytes, 200 * KB, kilobytes),
    atMost(
      `${count(keys.sections)} sections, no two alike, in Chromium: key to results, p95`,
      keys.p95Ms,
      16,
      milliseconds,
    ),
    { what: '… median', figure: milliseconds(keys.medianMs) },
    { what: '… the first file, gzip', figure: kilobytes(keys.entryBytes) },
    atMost('… tasks over 50 ms in the page meanwhile', keys.longTasks, 0, String),
  ];
}

const GIVEN_BARS = { en: 0.95, zh: 0.92 };
const HELD_OUT_BAR = 0.93;

export function createRelevanceRows(trees) {
  return trees.flatMap((tree) => {
    const [own, ...others] = tree.engines;
    const label = `${tree.name} (${tree.pages} pages)`;
    const rest = others.map(({ engine, generated }) => `${engine} ${mrr(generated)}`).join(', ');
    const best = Math.max(...others.map(({ generated }) => generated.pageMrr));
    return [
      ...(own.given ? givenRows(tree, own, others) : []),
      ...(own.readers ? readerRows(tree, own, others) : []),
      {
        what: `${label}: ${own.generated.count} made-up queries, page MRR; ${rest}`,
        figure: mrr(own.generated),
        bar: `≥ ${HELD_OUT_BAR}, ahead`,
        met: own.generated.pageMrr >= HELD_OUT_BAR && own.generated.pageMrr > best,
      },
    ];
  });
}

function givenRows({ name, lang, parts }, own, others) {
  const rest = others.map(({ engine, given }) => `${engine} ${mrr(given)}`).join(', ');
  const five = lang === 'en' ? 1 : 0.98;
  return [
    atLeast(
      `${name}: ${own.given.count} given queries, page MRR; ${rest}`,
      own.given.pageMrr,
      GIVEN_BARS[lang],
      (value) => value.toFixed(3),
    ),
    atLeast(`${name}: … right page among the first five`, own.given.amongFive, five, share),
    ...(parts
      ? [
          atLeast(
            `${name}: each heading and every 2 to 4 characters of it (${parts.count}), page among the first ten`,
            parts.amongTen,
            1,
            share,
          ),
        ]
      : []),
  ];
}

const READER_BARS = { en: 0.92, zh: 0.88 };
/** The required lead over the best other engine. */
const LEAD = 0.08;

/** The reported half is the figure; the tuning half is shown for comparison. */
function readerRows({ name, lang }, { readers }, others) {
  const rest = others.map((other) => `${other.engine} ${mrr(other.readers.held)}`).join(', ');
  const best = Math.max(...others.map((other) => other.readers.held.pageMrr));
  const { held, tune } = readers;
  return [
    {
      what: `${name}: ${held.count} readers’ queries that were only reported, page MRR; ${rest}`,
      figure: mrr(held),
      bar: `≥ ${READER_BARS[lang].toFixed(3)}, ${LEAD} ahead`,
      met: held.pageMrr >= READER_BARS[lang] && held.pageMrr >= best + LEAD,
    },
    { what: `${name}: … the ${tune.count} that the ranking was tuned on`, figure: mrr(tune) },
    atMost(`${name}: … without any result, of both halves`, held.unanswered + tune.unanswered, 0, String),
  ];
}

function atLeast(what, value, limit, format) {
  return { what, figure: format(value), bar: `≥ ${format(limit)}`, met: value >= limit };
}

const mrr = ({ pageMrr }) => pageMrr.toFixed(3);
const share = (value) => `${(100 * value).toFixed(1)} %`;

/** Lists every query, so that changes of the ranking can be reviewed. */
export function formatQueries(trees) {
  const parts = trees
    .filter(({ isSite }) => isSite)
    .map(({ name, outcomes }) => {
      const lines = outcomes.map(
        ({ kind, query, pageRank, answers, expected }) =>
          `| ${kind} | ${cell(query)} | ${pageRank || '–'} | ${pageRank === 1 ? '' : `${cell(answers[0] ?? 'nothing')} for ${cell(expected[0])}`} |`,
      );
      return `## ${name}\n\n| kind | query | rank of the page | first instead |\n|---|---|---|---|\n${lines.join('\n')}`;
    });
  return `# Queries\n\nMade by \`npm run bench\`: the position of the right page, given queries first.\n\n${parts.join('\n\n')}\n`;
}

function cell(text) {
  return text.replaceAll('|', '\\|');
}

/** Reports page loads in ratio to those of an earlier build, each with its bar. */
import { atMost, KB, kilobytes, milliseconds, SCRIPT_BAR_BYTES } from './rows.mjs';
import { median } from './statistics.mjs';

const RATIO_BARS = { script: 0.15, everything: 0.6, paint: 0.8 };
const CLICK_BAR_MS = 50;
const HEAP_GROWTH_BAR = 1.05;
const BYTES_BARS = { scriptBytes: SCRIPT_BAR_BYTES, allBytes: 36 * KB };
const TIMES = {
  script: 'script',
  style: 'style',
  layout: 'layout',
  parse: 'parse',
  everything: 'everything',
  paint: 'first contentful paint',
};
const BYTES = { scriptBytes: 'all script of a visit without search', allBytes: 'everything of it' };

export function createLoadRows(pages) {
  return pages.flatMap(({ path, sites: [former, own] }) => [
    ...Object.keys(TIMES).map((key) => compareTimes(`/${path}: ${TIMES[key]}`, { key, former, own })),
    ...Object.keys(BYTES).map((key) => compareBytes(`/${path}: ${BYTES[key]}`, { key, former, own })),
    ...compareClicks(path, former, own),
    ...compareHeaps(path, former, own),
  ]);
}

function compareTimes(what, { key, former, own }) {
  const [then, now] = [former, own].map(({ loads }) => loads.map((load) => load[key]));
  const ratios = now.map((figure, run) => figure / then[run]);
  const span = [Math.min(...ratios), Math.max(...ratios)].map(round).join(' to ');
  const figure = `${round(median(ratios))} (${span}): ${milliseconds(median(now))}, then ${milliseconds(median(then))}`;
  return judge({ what, figure }, { value: median(ratios), limit: RATIO_BARS[key], format: round });
}

function compareBytes(what, { key, former, own }) {
  const figure = `${kilobytes(own.bytes[key])}, then ${kilobytes(former.bytes[key])}`;
  return judge({ what, figure }, { value: own.bytes[key], limit: BYTES_BARS[key], format: kilobytes });
}

function compareClicks(path, former, own) {
  const [then, now] = [former, own].map(({ clicks }) => clicks.filter((click) => click !== undefined));
  if (then.length === 0 || now.length === 0) return [];
  const what = `/${path}: a click in the sidebar until it is painted`;
  const figure = `${milliseconds(median(now))}, then ${milliseconds(median(then))}`;
  return [judge({ what, figure }, { value: median(now), limit: CLICK_BAR_MS, format: milliseconds })];
}

function compareHeaps(path, former, own) {
  if (former.heap.length === 0 || own.heap.length === 0) return [];
  const [then, now] = [former, own].map(({ heap: [few, many] }) => many / few);
  const [few, many] = own.heap.map(kilobytes);
  const what = `/${path}: memory of scripts after 100 navigations, in ratio to 10`;
  const figure = `${round(now)} (${few}, ${many}), then ${round(then)}`;
  return [judge({ what, figure }, { value: now, limit: HEAP_GROWTH_BAR, format: round })];
}

/** A row with both figures, and the bar if there is one. */
function judge(row, { value, limit, format }) {
  return limit === undefined ? row : { ...atMost(row.what, value, limit, format), figure: row.figure };
}

const round = (value) => value.toFixed(2);

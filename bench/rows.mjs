/** Creates the rows of the report, each with its bar. */
import { median } from './statistics.mjs';

export const KB = 1024;
const MB = 1024 * KB;

/** Of all script of a visit without search. */
export const SCRIPT_BAR_BYTES = 18 * KB;

/** A kilobyte is 1,024 bytes. */
export function createBuildRows(build) {
  const cpu = median(build.cpuSeconds);
  return [
    { what: '1,000 pages, cold, CPU of all processes (median of 3)', figure: seconds(cpu) },
    { what: '… each run', figure: build.cpuSeconds.map(seconds).join(', ') },
    { what: '… in yardsticks', figure: (cpu / build.yardstickSeconds).toFixed(2) },
    { what: '… on the clock', figure: seconds(build.wallSeconds) },
    ...build.smaller.map(({ count, cpuSeconds, barSeconds }) =>
      atMost(`${count} pages, cold, CPU of all processes (median of 3)`, cpuSeconds, barSeconds, seconds),
    ),
    atMost('peak memory of the largest process', build.peakBytes, 350 * MB, megabytes),
    atMost('HTML of a page, gzip, at 1,000 pages against 100 (largest growth)', build.growthBytes, KB, bytes),
    atMost('output of 1,000 pages', build.outputBytes, 40 * MB, megabytes),
    atMost('1,000 pages, nothing changed, CPU (median of 3)', build.same.cpuSeconds, 0.5, seconds),
    atMost('… files written', build.same.writtenFiles, 0, String),
    atMost('1,000 pages, one page changed, CPU (median of 3)', build.edited.cpuSeconds, 0.8, seconds),
    atMost('… files written', build.edited.writtenFiles, 30, String),
  ];
}

export function createWebsiteRows({ wallSeconds, cpuSeconds, peakBytes }) {
  return [
    atMost(`this site, cold, on the clock (median of ${wallSeconds.length})`, median(wallSeconds), 1.5, seconds),
    { what: '… each run', figure: wallSeconds.map(seconds).join(', ') },
    { what: '… CPU of all processes', figure: seconds(cpuSeconds) },
    { what: '… peak memory of the largest process', figure: megabytes(peakBytes) },
  ];
}

/** The allowed ratios to the engine with a second implementation of most stages. */
const FORMER_CPU_BAR = 1.25;
const FORMER_CLOCK_BAR = 1.5;

/** @param figures runs by turns, those of the earlier engine first */
export function createFormerRows({ recurring, varied, website, starts }) {
  const byHtml = website.map((builds) =>
    builds.map(({ cpuSeconds, wallSeconds, htmlBytes }) => ({
      cpuSeconds: cpuSeconds / htmlBytes,
      wallSeconds: wallSeconds / htmlBytes,
    })),
  );
  return [
    ...createFormerBuildRows('1,000 pages, code that recurs', recurring),
    ...describeFormer(recurring),
    ...createFormerBuildRows('1,000 pages, code that does not', varied),
    ...describeFormer(varied),
    ...createFormerBuildRows('this site, by bytes of HTML', byHtml),
    ...describeFormer(website),
    createRatioRow('dev: cold start to first page, 1,000 pages', starts, FORMER_CLOCK_BAR),
    { what: '… then, now', figure: starts.map((each) => milliseconds(median(each))).join(', ') },
  ];
}

function createFormerBuildRows(what, engines) {
  const select = (name) => engines.map((builds) => builds.map((build) => build[name]));
  return [
    createRatioRow(`${what}: CPU`, select('cpuSeconds'), FORMER_CPU_BAR),
    createRatioRow('… on the clock', select('wallSeconds'), FORMER_CLOCK_BAR),
  ];
}

function describeFormer(engines) {
  const describe = (builds) =>
    `${seconds(median(builds.map(({ cpuSeconds }) => cpuSeconds)))} of CPU and ${seconds(median(builds.map(({ wallSeconds }) => wallSeconds)))}`;
  return [{ what: '… then, now', figure: engines.map(describe).join(', ') }];
}

function createRatioRow(what, [former, own], bar) {
  const ratios = own.map((figure, run) => figure / former[run]);
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)].map((value) => value.toFixed(2));
  return {
    what: `${what}, in ratio (median of ${ratios.length})`,
    figure: `${median(ratios).toFixed(2)} (${least} to ${most})`,
    bar: `≤ ${bar.toFixed(2)}`,
    met: median(ratios) <= bar,
  };
}

/** Other generators in ratio to ours, which is independent of the load of the machine. @param peers ours first */
export function createPeerRows([own, ...others]) {
  const describe = ({ cpuSeconds, wallSeconds, peakBytes }, ratio) =>
    `${ratio}${seconds(cpuSeconds)}, ${seconds(wallSeconds)} on the clock, ${megabytes(peakBytes)}`;
  return [
    { what: own.name, figure: describe(own, '') },
    ...others.map((peer) => ({
      what: peer.name,
      figure: describe(peer, `${(peer.cpuSeconds / own.cpuSeconds).toFixed(2)} times: `),
    })),
  ];
}

/** The allowed CPU time in ratio to Hugo's, by corpus. */
const HUGO_BARS = { recurring: 1.1, varied: 1.4 };
const CORPUS_NAMES = { recurring: 'code that recurs', varied: 'code that does not recur' };

export function createHugoRows(figures) {
  return Object.entries(figures).flatMap(([corpus, { own, hugo }]) => [
    atMost(
      `${CORPUS_NAMES[corpus]}: CPU, in ratio to Hugo's`,
      own.cpuSeconds / hugo.cpuSeconds,
      HUGO_BARS[corpus],
      (value) => value.toFixed(2),
    ),
    { what: '… ours / Hugo’s', figure: `${seconds(own.cpuSeconds)} / ${seconds(hugo.cpuSeconds)}` },
    { what: '… on the clock', figure: `${seconds(own.wallSeconds)} / ${seconds(hugo.wallSeconds)}` },
  ]);
}

/** A page may take a fifth more time on a site ten times as large. */
const COST_GROWTH = 1.2;

export function createScaleRows(scale) {
  const ratio = scale.largeSecondsPerPage / scale.middleSecondsPerPage;
  return [
    atMost('CPU a page at 10,000 pages, in ratio to 1,000', ratio, COST_GROWTH, (value) => value.toFixed(2)),
    {
      what: '… a page at 1,000 / at 10,000',
      figure: [scale.middleSecondsPerPage, scale.largeSecondsPerPage]
        .map((value) => `${(value * 1000).toFixed(1)} ms`)
        .join(' / '),
    },
    atMost('10,000 pages, CPU of all processes', scale.cpuSeconds, 45, seconds),
    { what: '… on the clock', figure: seconds(scale.wallSeconds) },
    atMost('… peak memory of the largest process', scale.peakBytes, 550 * MB, megabytes),
    atMost('HTML of a page, gzip, at 10,000 pages against 100 (largest growth)', scale.growthBytes, KB, bytes),
  ];
}

export function createDevRows(dev) {
  return [
    atMost('dev: cold start to first page, 1,000 pages (median of 5)', dev.startMs, 800, milliseconds),
    atMost('dev: edit to paint, 1,000 pages (median of 15)', dev.editMs, 100, milliseconds),
    { what: '… the slowest edit', figure: milliseconds(dev.slowestEditMs) },
  ];
}

export function createVisitRows(visit) {
  return [
    atMost('HTML + CSS', visit.htmlAndCssBytes, 17.5 * KB, kilobytes),
    atMost('script before the first paint', visit.prePaintScriptBytes, KB, bytes),
    atMost('all script of a visit without search', visit.scriptBytes, SCRIPT_BAR_BYTES, kilobytes),
    atMost('fonts', visit.fontRequests, 0, String),
    atMost('third-party requests', visit.foreignRequests, 0, String),
    atMost('layout shift', visit.layoutShift, 0, String),
    atMost('first hover on code until it is explained, files in the cache', visit.hoverMs, 50, milliseconds),
  ];
}

/** @param pages results of `measureLighthouse`; the last one is reported in detail */
export function createLighthouseRows(pages) {
  const { fcp, lcp, tbt } = pages.at(-1);
  return [
    ...pages.map((page) => {
      const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) => page[name]);
      return {
        what: `${new URL(page.url).pathname}: performance / accessibility / best practices / SEO`,
        figure: scores.join(' / '),
        bar: '100 / 100 / 100 / 100',
        met: scores.every((score) => score === 100),
      };
    }),
    { what: '… of the last: first contentful paint', figure: milliseconds(fcp) },
    atMost('… largest contentful paint', lcp, fcp * 1.05, milliseconds),
    atMost('… total blocking time', tbt, 50, milliseconds),
  ];
}

export function atMost(what, value, limit, format) {
  return { what, figure: format(value), bar: `≤ ${format(limit)}`, met: value <= limit };
}

const seconds = (value) => `${value.toFixed(2)} s`;
export const milliseconds = (value) => `${Math.round(value)} ms`;
const bytes = (value) => `${value} B`;
export const kilobytes = (value) => `${(value / KB).toFixed(2)} KB`;
const megabytes = (value) => `${(value / MB).toFixed(1)} MB`;

/** Third-party sites that were written for Rspress. */
export function createForeignRows(sites) {
  return sites.flatMap(({ name, exitCode, pages, consoleErrors, theirs }) => [
    atMost(`${name}: exit code`, exitCode, 0, String),
    { what: `${name}: pages`, figure: String(pages) },
    ...(theirs
      ? [
          atMost(
            `${name}: … pages of Rspress's ${theirs.pages} that are not there`,
            theirs.pages - theirs.common,
            0,
            String,
          ),
          atMost(`${name}: … pages that lack one of its texts`, theirs.common - theirs.same, 0, String),
        ]
      : []),
    atMost(`${name}: … errors in the console`, consoleErrors, 0, String),
  ]);
}

/**
 * `npm run bench` measures builds of a generated folder, a visit to this site, and its search, and writes RESULTS.md.
 * With arguments, it measures and writes only some sections: `peers [pages] [runs]` builds the same pages with other
 * generators; `hugo [pages] [runs]` compares with Hugo; `former [commit] [runs]` compares with an earlier engine;
 * `load <dir> [runs]` compares pages in the browser with those of an earlier build; `foreign <dir>…` builds sites that were
 * written for Rspress; the names of `PARTS`, such as `builds writing`, run these parts.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildPackages } from '../scripts/build.mjs';
import { requireChromium } from '../scripts/chromium.mjs';
import { runRequiredStep } from '../scripts/run-step.mjs';
import { setUp } from '../scripts/setup.mjs';

const SITE = fileURLToPath(new URL('../website/dist', import.meta.url));
const RESULTS = fileURLToPath(new URL('RESULTS.md', import.meta.url));
const PAGE = 'guide/start/quick-start';
/** Its code has names of options. */
const CODE_PAGE = 'config/lib/dts';
/** The pages for Lighthouse, in both languages: one of each kind. */
const JUDGED_PAGES = ['', 'config/lib/dts', 'blog/introducing-rslib', PAGE];

/** Only measured by `bench -- peers`. */
const PEERS_TITLE = 'The same pages in other generators';
const HUGO_TITLE = 'In ratio to Hugo';
const FOREIGN_TITLE = 'Sites of others';
const LOAD_TITLE = 'Pages in ratio to those of before';
const FORMER_TITLE = 'In ratio to the engine of before';

/** The pages compared with an earlier build: one with many features, a long Chinese one, and one without a sidebar. */
const LOADED_PAGES = [PAGE, 'zh/config/lib/dts', ''];

/** The last commit with second implementations of Markdown, rendering and highlighting, which were removed after it. */
const FORMER_COMMIT = '788df2be';

/** The measurements of Quire itself, by argument name. */
const PARTS = {
  builds: measureEngine,
  website: measureOwnSite,
  large: measureLargeSite,
  writing: measureWriting,
  site: measureSite,
  lighthouse: judgeSite,
};

const [what, ...numbers] = process.argv.slice(2);
await setUp();
if (what === 'peers') await benchPeers(...numbers.map(Number));
else if (what === 'hugo') await benchHugo(...numbers.map(Number));
else if (what === 'former') await benchFormer(...numbers);
else if (what === 'load') await benchLoad(...numbers);
else if (what === 'foreign') await benchForeign(numbers);
else if (what !== undefined) await benchParts([what, ...numbers]);
else await benchQuire();

/** Measures single parts, and notes the machine. */
async function benchParts(names) {
  const unknown = names.filter((name) => !Object.hasOwn(PARTS, name));
  if (unknown.length > 0) {
    console.error(
      `Unknown: ${unknown.join(', ')}. The parts are ${['peers', 'hugo', 'former', 'load', 'foreign', ...Object.keys(PARTS)].join(', ')}.`,
    );
    process.exit(1);
  }
  await prepare();
  const { describeMachine, putSection } = await import('./results.mjs');
  let text = readResults();
  for (const name of names) {
    for (const section of await PARTS[name]())
      text = putSection(text, { ...section, note: `${section.note} ${describeMachine()}` });
  }
  await writeResults(text);
}

async function prepare() {
  await requireChromium();
  await buildPackages();
  await runRequiredStep('Building the site', 'npm', { args: ['run', 'build', '--workspace', 'website'] });
}

async function benchQuire() {
  await prepare();
  const sections = [];
  for (const measure of Object.values(PARTS)) sections.push(...(await measure()));
  const { formatResults, keepSection } = await import('./results.mjs');
  const before = readResults();
  const kept = [PEERS_TITLE, HUGO_TITLE, FORMER_TITLE, LOAD_TITLE, FOREIGN_TITLE].reduce(
    (text, title) => keepSection(text, title, before),
    formatResults(sections),
  );
  await writeResults(kept);
}

async function benchForeign(dirs) {
  if (dirs.length === 0) {
    console.error('Pass the folders of sites that were written for Rspress, with their packages installed.');
    process.exit(1);
  }
  await prepare();
  console.log('\n▸ Building sites of others');
  const { measureForeign } = await import('./measure-foreign.mjs');
  const { createForeignRows } = await import('./rows.mjs');
  const { describeMachine, putSection } = await import('./results.mjs');
  const note = `Made by \`npm run bench -- foreign <dir>…\`: public sites that were written for Rspress, built as they are, beside what Rspress makes of them where it builds them here. A text is a paragraph, a heading, a cell, an item of a list or a block of code. ${describeMachine()}`;
  const rows = createForeignRows(await measureForeign(dirs));
  await writeResults(putSection(readResults(), { title: FOREIGN_TITLE, note, rows }));
}

async function benchHugo(pages = 1000, runs = 3) {
  await buildPackages();
  console.log(`\n▸ Building ${pages} pages by turns with Hugo`);
  const { measureHugo } = await import('./measure-peers.mjs');
  const { createHugoRows } = await import('./rows.mjs');
  const { describeMachine, putSection } = await import('./results.mjs');
  const figures = await measureHugo(pages, runs);
  if (!figures) return;
  const note = `Made by \`npm run bench -- hugo ${pages} ${runs}\`: builds of ${pages} pages by turns, the median of ${runs}, each without a cache. Hugo has no theme but a template of 10 lines, and no search. ${describeMachine()}`;
  await writeResults(putSection(readResults(), { title: HUGO_TITLE, note, rows: createHugoRows(figures) }));
}

async function benchFormer(commit = FORMER_COMMIT, runs = 3) {
  await buildPackages();
  await requireChromium();
  console.log(`\n▸ Building by turns with the engine of ${commit} and the present one (some minutes)`);
  const { measureFormer } = await import('./measure-former.mjs');
  const { createFormerRows } = await import('./rows.mjs');
  const { describeMachine, putSection } = await import('./results.mjs');
  const rows = createFormerRows(await measureFormer(commit, Number(runs)));
  const note = `Made by \`npm run bench -- former ${commit} ${runs}\`: builds by turns with the engine of ${commit} and the present one, without a cache: the generated folder of 1,000 pages, with code that recurs on several pages and with code that does not; this site, as it was at that commit and as it is, in ratio to the bytes of its pages; and the dev server, from the command to the heading in the browser. ${describeMachine()}`;
  await writeResults(putSection(readResults(), { title: FORMER_TITLE, note, rows }));
}

/** @param dir the output of another commit; that of the current one is built if it is missing */
async function benchLoad(dir, runs = 9) {
  if (!dir || !existsSync(dir)) {
    console.error('Pass the output folder of an earlier build of the site.');
    process.exit(1);
  }
  await prepare();
  console.log('\n▸ Loading pages of both sites by turns (a few minutes)');
  const { startPreview } = await import('@quire/engine');
  const { measureLoads } = await import('./measure-load.mjs');
  const { createLoadRows } = await import('./load-rows.mjs');
  const { describeMachine, putSection } = await import('./results.mjs');
  const previews = [];
  for (const site of [dir, SITE]) previews.push(await startPreview({ dir: site, port: 0, host: 'localhost' }));
  const pages = await measureLoads(
    previews.map(({ url }) => url),
    { paths: LOADED_PAGES, runs: Number(runs) },
  );
  for (const preview of previews) await preview.close();
  const note = `Made by \`npm run bench -- load <dir> ${runs}\`: pages of a site that was built before and of the present one, by turns, on a processor slowed down four times, nothing cached. Times are of a trace of Chromium, 390 pixels wide, until the network rests; clicks and memory 1440 pixels wide, the document fetched before. ${describeMachine()}`;
  await writeResults(putSection(readResults(), { title: LOAD_TITLE, note, rows: createLoadRows(pages) }));
}

async function benchPeers(pages = 1000, runs = 3) {
  await buildPackages();
  console.log(`\n▸ Building ${pages} pages with other generators (which takes a while)`);
  const { measurePeers } = await import('./measure-peers.mjs');
  const { createPeerRows } = await import('./rows.mjs');
  const { describeMachine, putSection } = await import('./results.mjs');
  const rows = createPeerRows(await measurePeers(pages, runs));
  const note = `Made by \`npm run bench -- peers ${pages} ${runs}\`: builds of ${pages} pages by turns, the median of ${runs}, each without a cache; the CPU of all processes, and the memory of the largest. Each has a sidebar of all pages and its own search; Hugo and Docusaurus bring none, and Hugo has no theme but a template of 10 lines. Versions are in \`bench/peers.mjs\`. ${describeMachine()}`;
  await writeResults(putSection(readResults(), { title: PEERS_TITLE, note, rows }));
}

function readResults() {
  return existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : '';
}

async function writeResults(text) {
  const { removeCorpusSites } = await import('./corpus-site.mjs');
  removeCorpusSites();
  writeFileSync(RESULTS, text);
  console.log(`\n${text}\nWritten to ${RESULTS}`);
}

/** Imports lazily, because the modules need the packages that setUp installs. */
async function measureEngine() {
  console.log('\n▸ Measuring builds (a few minutes)');
  const { measureBuilds } = await import('./measure-build.mjs');
  const { createBuildRows } = await import('./rows.mjs');
  const build = await measureBuilds();
  const note = `A plain folder of pages of 5 KB with 6 different code blocks each, without a cache. The yardstick is a fixed workload (\`bench/yardstick.mjs\`) that took ${build.yardstickSeconds.toFixed(2)} s of CPU in the same run.`;
  return [{ title: 'Building', note, rows: createBuildRows(build) }];
}

async function measureOwnSite() {
  console.log('\n▸ Measuring cold builds of this site');
  const { measureWebsite } = await import('./measure-website.mjs');
  const { createWebsiteRows } = await import('./rows.mjs');
  const website = await measureWebsite();
  const note = `Each run is of a new checkout of what is committed, with the dates of its whole history. The yardstick took ${website.yardstickSeconds.toFixed(2)} s of CPU in the same run.`;
  return [{ title: 'This site', note, rows: createWebsiteRows(website) }];
}

async function measureLargeSite() {
  console.log('\n▸ Measuring a site of 10,000 pages (a few minutes)');
  const { measureScale } = await import('./measure-scale.mjs');
  const { createScaleRows } = await import('./rows.mjs');
  const scale = await measureScale();
  const note = `Pages of the same kind, each build under \`NODE_OPTIONS=--max-old-space-size=${scale.heapMegabytes}\`.`;
  return [{ title: 'Ten thousand pages', note, rows: createScaleRows(scale) }];
}

async function measureWriting() {
  console.log('\n▸ Measuring the dev server');
  const { measureDev } = await import('./measure-dev.mjs');
  const { createDevRows } = await import('./rows.mjs');
  const note =
    'The same folder of 1,000 pages. A start is measured from the command to the heading in the browser, without a cache; an edit from the saved file to the frame that shows it.';
  return [{ title: 'Writing', note, rows: createDevRows(await measureDev()) }];
}

async function measureSite() {
  const { startPreview } = await import('@quire/engine');
  const { measureVisit } = await import('./measure-visit.mjs');
  const { measureHover } = await import('./measure-hover.mjs');
  const { createVisitRows } = await import('./rows.mjs');
  const preview = await startPreview({ dir: SITE, port: 0, host: 'localhost' });
  const url = new URL(PAGE, preview.url).href;
  console.log('\n▸ Measuring a visit');
  const visit = await measureVisit(url);
  const hoverMs = await measureHover(new URL(CODE_PAGE, preview.url).href);
  const { benchSearch } = await import('./bench-search.mjs');
  const search = await benchSearch(new URL('/', preview.url).href, SITE);
  await preview.close();
  return [
    {
      title: 'A visit',
      note: `/${PAGE}, brotli, the larger figure of 390 and 1440 pixels of width; the code of /${CODE_PAGE}.`,
      rows: createVisitRows({ ...visit, hoverMs }),
    },
    ...search,
  ];
}

async function judgeSite() {
  const { startPreview } = await import('@quire/engine');
  const { measureLighthouse } = await import('./measure-lighthouse.mjs');
  const { createLighthouseRows } = await import('./rows.mjs');
  const preview = await startPreview({ dir: SITE, port: 0, host: 'localhost' });
  console.log('\n▸ Running Lighthouse (some minutes)');
  const pages = JUDGED_PAGES.flatMap((page) => [
    { url: new URL(`zh/${page}`, preview.url).href, lang: 'zh' },
    { url: new URL(page, preview.url).href, lang: 'en' },
  ]);
  const verdicts = await measureLighthouse(pages);
  await preview.close();
  const slowdown = verdicts.at(-1).slowdown.toFixed(1);
  const note = `Median of 5. The phone is four times slower than a machine that does the yardstick in 1.1 s of CPU, ${slowdown} times slower than this one was.`;
  return [{ title: 'Lighthouse, mobile', note, rows: createLighthouseRows(verdicts) }];
}

/** Builds the same pages with other generators, which are installed on demand, each build in a new folder. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, renameSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createCorpusSite, WORK_DIR } from './corpus-site.mjs';
import { getToolFolder, installTool } from './install-tool.mjs';
import { measureProcess } from './measure-process.mjs';
import { PEERS, writeProject } from './peers.mjs';
import { median } from './statistics.mjs';

const CACHES = ['.cache', '.astro', '.vite'].map((name) => join('node_modules', name));
const OUTPUTS = ['dist', 'public', 'build', 'doc_build', 'docs/.vitepress/dist'];

/**
 * Measures our CPU time in ratio to Hugo's for each corpus: medians of builds by turns.
 * @returns nothing if Hugo is not available
 */
export async function measureHugo(pages, runs) {
  const hugo = PEERS.find(({ name }) => name === 'Hugo');
  const project = installPeer(hugo);
  if (!project) return undefined;
  const figures = {};
  for (const corpus of ['recurring', 'varied']) {
    const builds = { own: [], hugo: [] };
    for (let run = 0; run < runs; run += 1) {
      console.log(`  run ${run + 1}: code that is ${corpus}`);
      const site = createCorpusSite(pages, corpus);
      builds.own.push(await site.build());
      builds.hugo.push(await buildPeer({ ...hugo, project }, site.folder, pages));
    }
    figures[corpus] = { own: summarize(builds.own), hugo: summarize(builds.hugo) };
  }
  return figures;
}

/** The median figures of each generator that can be installed and builds the pages, ours first. All build by turns. */
export async function measurePeers(pages, runs) {
  const peers = new Set(
    PEERS.map((peer) => ({ ...peer, project: installPeer(peer) })).filter(({ project }) => project),
  );
  const builds = new Map([['Quire', []], ...[...peers].map(({ name }) => [name, []])]);
  for (let run = 0; run < runs; run += 1) {
    const site = createCorpusSite(pages);
    console.log(`  run ${run + 1}: Quire`);
    builds.get('Quire').push(await site.build());
    for (const peer of peers) {
      console.log(`  run ${run + 1}: ${peer.name}`);
      try {
        builds.get(peer.name).push(await buildPeer(peer, site.folder, pages));
      } catch (error) {
        console.log(`  ${peer.name} is left out: ${error.message}`);
        builds.delete(peer.name);
        peers.delete(peer);
      }
    }
  }
  return [...builds].map(([name, runs]) => ({ name, ...summarize(runs) }));
}

function summarize(runs) {
  const of = (field) => median(runs.map((run) => run[field]));
  return { cpuSeconds: of('cpuSeconds'), wallSeconds: of('wallSeconds'), peakBytes: of('peakBytes') };
}

/** @returns the folder of its packages; undefined if it cannot be installed */
function installPeer({ name, packages, command: [program] }) {
  try {
    if (packages !== undefined) return installTool(name, packages);
    execFileSync(program, ['version'], { stdio: 'ignore' });
    return getToolFolder(name);
  } catch (error) {
    console.log(`  ${name} is left out: ${error.message.split('\n')[0]}`);
    return undefined;
  }
}

/** Sets the results of an earlier run aside first. */
async function buildPeer(peer, folder, pages) {
  const { project, command } = peer;
  const made = readdirSync(project).filter((name) => name !== 'node_modules');
  for (const name of [...made, ...CACHES]) setAside(join(project, name));
  writeProject(project, peer, folder);
  const [program, ...args] = command;
  const PATH = [join(project, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const env = {
    ...process.env,
    PATH,
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    CI: 'true',
  };
  const run = await measureProcess(program, args, { cwd: project, env });
  const built = OUTPUTS.map((output) => countDocuments(join(project, output))).reduce((sum, count) => sum + count);
  if (built < pages) throw new Error(`${peer.name} has built ${built} of ${pages} pages.`);
  return run;
}

/** Moves instead of removing, as in `createCorpusSite`: removals would slow down the following builds. */
function setAside(path) {
  if (existsSync(path)) renameSync(path, join(mkdtempSync(join(WORK_DIR, 'set-aside-')), 'made'));
}

function countDocuments(folder) {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html')).length;
}

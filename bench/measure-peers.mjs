/** Owns what the same pages cost other generators, which are installed for it, each build in a folder of its own. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createCorpusSite, WORK_DIR } from './corpus-site.mjs';
import { measureProcess } from './measure-process.mjs';
import { PEERS, writeProject } from './peers.mjs';
import { median } from './statistics.mjs';

const OUTPUTS = ['dist', 'public', 'build', 'doc_build', 'docs/.vitepress/dist'];

/** Median figures of each generator that can be installed here, ours first. All are built by turns. */
export async function measurePeers(pages, runs) {
  const peers = PEERS.map((peer) => ({ ...peer, project: installPeer(peer) })).filter(({ project }) => project);
  const builds = new Map([['Quire', []], ...peers.map(({ name }) => [name, []])]);
  for (let run = 0; run < runs; run += 1) {
    const site = createCorpusSite(pages);
    console.log(`  run ${run + 1}: Quire`);
    builds.get('Quire').push(await site.build());
    for (const peer of peers) {
      console.log(`  run ${run + 1}: ${peer.name}`);
      builds.get(peer.name).push(await buildPeer(peer, site.folder, pages));
    }
  }
  return [...builds].map(([name, runs]) => ({ name, ...summarize(runs) }));
}

function summarize(runs) {
  const of = (field) => median(runs.map((run) => run[field]));
  return { cpuSeconds: of('cpuSeconds'), wallSeconds: of('wallSeconds'), peakBytes: of('peakBytes') };
}

/** @returns the folder of its packages; undefined where it cannot be installed */
function installPeer({ name, packages, command: [program] }) {
  const project = join(WORK_DIR, 'peers', name.replace(/\W+/g, '-').toLowerCase());
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  try {
    if (packages === undefined) execFileSync(program, ['version'], { stdio: 'ignore' });
    else install(project, packages);
    return project;
  } catch (error) {
    console.log(`  ${name} is left out: ${error.message.split('\n')[0]}`);
    return undefined;
  }
}

function install(project, packages) {
  const names = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  const args = ['install', '--prefix', project, '--no-audit', '--no-fund', '--prefer-offline', ...names];
  execFileSync('npm', args, { stdio: 'ignore' });
}

/** Without what a former run has left. */
async function buildPeer(peer, folder, pages) {
  const { project, command } = peer;
  for (const name of readdirSync(project).filter((each) => each !== 'node_modules'))
    rmSync(join(project, name), { recursive: true });
  for (const cache of ['.cache', '.astro', '.vite'])
    rmSync(join(project, 'node_modules', cache), { recursive: true, force: true });
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

function countDocuments(folder) {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html')).length;
}

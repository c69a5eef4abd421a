import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@rstest/core';
import { buildSite, preload, QUIRE, quireAlone, quireWith } from '../../test/run-quire.ts';
import { BOX_PAGE } from '../../test/sample-files.ts';
import { createSite, findCache, listFiles, takeSnapshot, writeFiles } from '../../test/temporary-site.ts';
import { isRunning } from './files/running-process.ts';

/** `npm run test:nightly` kills builds at random moments, in this number. */
const RANDOM_KILLS = Number(process.env.QUIRE_TEST_KILLS ?? 0);

/** Otherwise builds are killed at these parts of their time, the same in each run. */
const KILL_MOMENTS = Array.from({ length: 8 }, (_, index) => (index + 0.5) / 8);

/** This ends what hangs. */
const TIMEOUT_MS = 600_000;

/** Every so many builds the theme is bundled again. */
const COLD_BUILDS = 4;

/** The site in two states: pages that change, one that stays, one that comes and goes, a public file. */
const PAGES = ['guide/a', 'guide/b', 'guide/c', 'guide/d'];
const STATES = ['old', 'new'] as const;

function writeState(dir: string, state: (typeof STATES)[number]) {
  for (const each of STATES) rmSync(join(dir, `docs/only-${each}.md`), { force: true });
  const pages = PAGES.map((page) => [`docs/${page}.md`, `# ${page}\n\nThe ${state} text of ${page}.\n`]);
  writeFiles(dir, {
    ...Object.fromEntries(pages),
    ...BOX_PAGE,
    [`docs/only-${state}.md`]: `# Only ${state}\n`,
    'public/notes.txt': `# ${state}\n`,
  });
}

let dir: string;
let output: string;
const snapshots = new Map<string, string>();

beforeAll(async () => {
  dir = createSite({ 'docs/index.mdx': '' });
  output = join(dir, 'dist');
  for (const state of STATES) {
    writeState(dir, state);
    await buildSite(dir);
    snapshots.set(state, takeSnapshot(output));
  }
});

/** Builds, and ends the command with all its workers after a while. */
async function killBuild(afterMs: number): Promise<void> {
  const child = spawn(process.execPath, [QUIRE, 'build', dir], { detached: true, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const timer = setTimeout(() => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It was quicker.
    }
  }, afterMs);
  await ended;
  clearTimeout(timer);
  // The command has ended; what it has started is as good as dead, which on a busy machine is not dead yet.
  await expect.poll(() => listBuilders().filter(isRunning), { timeout: TIMEOUT_MS }).toEqual([]);
}

/** The processes that have left a folder beside the output. */
function listBuilders(): number[] {
  return readdirSync(dir).flatMap((name) => {
    const [, pid] = /^\.dist\.\w+\.(\d+)-/.exec(name) ?? [];
    return pid === undefined ? [] : [Number(pid)];
  });
}

function clearBundle() {
  rmSync(join(findCache(dir), 'bundle'), { recursive: true });
}

async function measure(prepare: () => void): Promise<number> {
  prepare();
  const start = performance.now();
  await quireAlone('build', dir);
  return performance.now() - start;
}

/** The output, or the last one beside it where the build was ended between the two steps that put its own there. */
function findOutput(): string {
  if (existsSync(output)) return output;
  return join(dir, readdirSync(dir).find((name) => name.startsWith('.dist.previous.')) ?? '');
}

function listLeftovers(): string[] {
  const beside = readdirSync(dir).filter((name) => name.startsWith('.dist.'));
  return [...beside, ...listFiles(findCache(dir)).filter((file) => /\.\d+$/.test(file))];
}

async function expectRecovery(state: string) {
  await buildSite(dir);
  expect(takeSnapshot(output)).toBe(snapshots.get(state));
  expect(listLeftovers()).toEqual([]);
}

/** Numbers from 0 to below 1, the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** When builds are killed, as parts of their time, with what names the run. */
function chooseMoments(): { label: string; moments: number[] } {
  if (RANDOM_KILLS === 0) return { label: 'fixed moments', moments: KILL_MOMENTS };
  const seed = Number(process.env.QUIRE_TEST_SEED ?? (Date.now() % 2_147_483_646) + 1);
  return { label: `QUIRE_TEST_SEED=${seed}`, moments: Array.from({ length: RANDOM_KILLS }, createRandom(seed)) };
}

const { label, moments } = chooseMoments();

test(
  `a build that is killed at any of ${moments.length} moments leaves the last output whole, and the next one repairs the rest`,
  async () => {
    const warmMs = await measure(() => writeState(dir, 'old'));
    const coldMs = await measure(clearBundle);
    for (const [kill, moment] of moments.entries()) {
      const state = kill % 2 === 0 ? 'new' : 'old';
      const isCold = kill % COLD_BUILDS === COLD_BUILDS - 1;
      writeState(dir, state);
      if (isCold) clearBundle();
      const afterMs = moment * (isCold ? coldMs : warmMs);
      await killBuild(afterMs);
      const message = `${label}, build ${kill}, killed after ${Math.round(afterMs)} ms`;
      expect([...snapshots.values()].includes(takeSnapshot(findOutput())), message).toBe(true);
      await expectRecovery(state);
    }
  },
  TIMEOUT_MS,
);

describe('a build that is killed while its output takes the place of the last one', () => {
  test.each([
    ['before the last one is moved away', 'renameSync before /dist', 'old'],
    ['when the last one is moved away', 'renameSync after /dist', 'old'],
    ['before the last one is removed', 'renameSync after .dist.next.', 'new'],
    ['before its content is recorded', 'writeFileSync before /documents.', 'new'],
  ])('%s', async (_, moment, expected) => {
    writeState(dir, 'old');
    await expectRecovery('old');
    writeState(dir, 'new');
    const variables = { NODE_OPTIONS: preload('end-at'), QUIRE_TEST_END_AT: moment };
    expect(await quireWith(variables, 'build', dir)).toMatchObject({ signal: 'SIGKILL' });
    expect(takeSnapshot(findOutput())).toBe(snapshots.get(expected));
    await expectRecovery('new');
  });
});

describe('builds of one folder at the same time', () => {
  test('all succeed, also without a cache, and the output is what each of them made', async () => {
    writeState(dir, 'new');
    rmSync(findCache(dir), { recursive: true });
    const other = join(dir, 'other');
    const builds = await Promise.all([
      quireAlone('build', dir),
      quireAlone('build', dir),
      quireAlone('build', dir, '--out', other),
    ]);
    expect(builds.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(takeSnapshot(output)).toBe(snapshots.get('new'));
    expect(takeSnapshot(other)).toBe(snapshots.get('new'));
    expect(listLeftovers()).toEqual([]);
    rmSync(other, { recursive: true });
  });
});

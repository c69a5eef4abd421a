/**
 * Owns one bundle of the theme for all test sites of plain Markdown: bundling takes far longer than anything else that a
 * build of a small site does. A build uses it only where it is exactly what it would make itself.
 */
import { cpSync, existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hashContent } from '../src/node/files/hash.ts';
import { runBuild } from './run-build.ts';

const SITE = join(tmpdir(), 'quire-plain-site');
/** Sites outside of any package have their caches here. */
const CACHES = join(tmpdir(), 'quire-cache');
/** The workers of one run of tests have one parent. */
const READY = join(SITE, `ready-${process.ppid}`);
const LOCK = join(SITE, `lock-${process.ppid}`);

/** Gives a site in a temporary folder the shared bundle, unless it has a cache of its own. */
export async function shareBundle(siteDir: string): Promise<void> {
  const record = getRecord(siteDir);
  if (!siteDir.startsWith(tmpdir()) || existsSync(record) || existsSync(join(siteDir, 'node_modules'))) return;
  while (!existsSync(READY)) await prepare();
  mkdirSync(dirname(record), { recursive: true });
  cpSync(getRecord(SITE), record);
}

/** Builds the plain site, once in a run of tests: what changed in engine or theme since is in its bundle. */
async function prepare(): Promise<void> {
  mkdirSync(join(SITE, 'docs'), { recursive: true });
  try {
    mkdirSync(LOCK);
  } catch {
    // Another worker builds it.
    await wait(100);
    return;
  }
  try {
    writeFileSync(join(SITE, 'docs/index.md'), '# Home\n');
    if (!existsSync(READY)) await runBuild(SITE);
    writeFileSync(READY, '');
  } finally {
    rmdirSync(LOCK);
  }
}

function getRecord(siteDir: string): string {
  return join(CACHES, hashContent(siteDir).slice(0, 10), 'bundle/bundle.json');
}

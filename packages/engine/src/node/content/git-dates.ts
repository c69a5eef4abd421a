/** Finds the date of each page's last change in one pass over the history. (docs/behavior/output.md) */
import { execFile } from 'node:child_process';
import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { promisify } from 'node:util';
import { isInside } from '@quire/markdown/files';
import type { ResolvedConfig } from '../config/resolved-config.ts';

const run = promisify(execFile);

/** Maximum size of git's output. */
const OUTPUT_BYTES_MAX = 512 * 1024 * 1024;

export interface GitDates {
  /** ISO 8601 by absolute file path. */
  dates: Map<string, string>;
  warning?: string;
}

/** Empty if pages do not show dates. */
export async function loadDates({ lastUpdated, docsDir }: ResolvedConfig): Promise<GitDates> {
  return lastUpdated ? loadGitDates(docsDir) : { dates: new Map() };
}

/** The date of the last commit of each file in `folder`. A shallow history would give wrong dates, so it gives none. */
export async function loadGitDates(folder: string): Promise<GitDates> {
  const git = async (...args: string[]) =>
    (await run('git', ['--literal-pathspecs', ...args], { cwd: folder, maxBuffer: OUTPUT_BYTES_MAX })).stdout;
  try {
    const [root = '', shallow = ''] = (await git('rev-parse', '--show-toplevel', '--is-shallow-repository'))
      .trim()
      .split('\n');
    if (shallow === 'true')
      return explainMissing('The git history is shallow', 'Fetch the whole history (fetch-depth: 0)');
    const log = async (...paths: string[]) =>
      parseLog(await git('log', '-z', '--format=%x00%cI', '--name-only', '--no-renames', '--', ...paths), root);
    const dates = await log('.');
    const links = findLinks([folder, ...dates.keys()]);
    const outside = [...links.values()].filter((real) => isInside(real, root) && !isInside(real, folder));
    return { dates: addLinks(outside.length === 0 ? dates : new Map([...dates, ...(await log(...outside))]), links) };
  } catch (error) {
    const help = 'Install git, and build the site in a clone of its repository';
    return explainMissing(`Git has no dates of the files: ${explainFailure(error)}`, help);
  }
}

/** What git says, with its advice, or why it did not run. */
function explainFailure(error: unknown): string {
  const { stderr = '', message = '' }: { stderr?: string; message?: string } = Object(error);
  return (stderr || message)
    .trim()
    .replace(/^fatal: /, '')
    .replace(/\s+/g, ' ');
}

function explainMissing(reason: string, help: string): GitDates {
  return { dates: new Map(), warning: `${reason}, so pages do not show a "last updated" date. ${help}.` };
}

/** @param log of each commit two NUL, its date, and after a line break its files, each followed by NUL */
function parseLog(log: string, root: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split(/(?:^|\0)\0/)) {
    const [date = '', ...files] = commit.replace('\0\n', '\0').split('\0');
    for (const file of files) {
      const filePath = `${root}/${file}`;
      if (!dates.has(filePath)) dates.set(filePath, date);
    }
  }
  return dates;
}

/** The files and folders that links lead to, by their paths. */
function findLinks(paths: readonly string[]): Map<string, string> {
  const links = paths.filter(
    (path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() && existsSync(path),
  );
  return new Map(links.map((link) => [link, realpathSync.native(link)]));
}

/** The date of a link is that of its text. */
function addLinks(dates: ReadonlyMap<string, string>, links: ReadonlyMap<string, string>): Map<string, string> {
  const all = new Map(dates);
  for (const [link, real] of links) {
    all.delete(link);
    for (const [path, date] of dates) if (isInside(path, real)) all.set(link + path.slice(real.length), date);
  }
  return all;
}

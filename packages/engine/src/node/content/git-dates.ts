/** Finds the date of each page's last change in one pass over the history. (docs/behavior/output.md) */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
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
    (await run('git', ['-c', 'core.quotepath=off', ...args], { cwd: folder, maxBuffer: OUTPUT_BYTES_MAX })).stdout;
  try {
    const [root = '', shallow = ''] = (await git('rev-parse', '--show-toplevel', '--is-shallow-repository'))
      .trim()
      .split('\n');
    if (shallow === 'true')
      return explainMissing('The git history is shallow', 'Fetch the whole history (fetch-depth: 0)');
    return { dates: parseLog(await git('log', '--format=%x00%cI', '--name-only', '--no-renames', '--', '.'), root) };
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

function parseLog(log: string, root: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split('\0')) {
    const [date = '', ...files] = commit.split('\n').filter((line) => line !== '');
    for (const file of files) {
      const filePath = `${root}/${file}`;
      if (!dates.has(filePath)) dates.set(filePath, date);
    }
  }
  return dates;
}

/** Git repositories around sites, for tests about dates. */
import { execFileSync } from 'node:child_process';

export function runGit(folder: string, ...args: string[]): void {
  execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
}

/** Commits all files of a folder at this date. */
export function commitAll(folder: string, date: string, ...options: string[]): void {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  const env = { ...process.env, GIT_COMMITTER_DATE: date };
  runGit(folder, 'add', '.');
  execFileSync('git', [...author, 'commit', '--quiet', '--message', date, ...options], { cwd: folder, env });
}

/** Owns the folder of what one dev server makes, which nobody needs when it has ended. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export interface WorkFolder {
  dir: string;
  remove(): void;
}

/** Two servers may show one site. What a server left that was killed is removed by the next. */
export function openWorkFolder(cacheDir: string, isRunning = isProcess): WorkFolder {
  const parent = join(cacheDir, 'dev');
  mkdirSync(parent, { recursive: true });
  const names = readdirSync(parent);
  for (const name of names.filter((each) => !isRunning(Number(each.split('-')[0]))))
    rmSync(join(parent, name), { recursive: true, force: true });
  const number = names.filter((name) => name.startsWith(`${process.pid}-`)).length;
  const dir = join(parent, `${process.pid}-${number}`);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

function isProcess(pid: number): boolean {
  try {
    return Number.isInteger(pid) && process.kill(pid, 0);
  } catch (error) {
    // It runs, and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

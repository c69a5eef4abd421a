/** Checks whether the process that owns a file or folder is still running. */
import { readFileSync } from 'node:fs';

export function isRunning(pid: number): boolean {
  if (pid === process.pid) return true;
  try {
    return Number.isInteger(pid) && pid > 0 && process.kill(pid, 0) && !isZombie(pid);
  } catch (error) {
    // The process is running, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** An ended process keeps its id until its parent waits for it, which never happens in many containers. */
function isZombie(pid: number): boolean {
  try {
    // The name before the state may contain any characters: `7 (a) b) Z 1 …`.
    return /^[ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, ''));
  } catch {
    return false;
  }
}

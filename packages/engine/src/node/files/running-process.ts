/** Distinguishes what a running process uses from what one that was killed has left. */
import { readFileSync } from 'node:fs';

export function isRunning(pid: number): boolean {
  if (pid === process.pid) return true;
  try {
    return Number.isInteger(pid) && pid > 0 && process.kill(pid, 0) && !isZombie(pid);
  } catch (error) {
    // It runs, and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A process that has ended keeps its number until somebody asks how; in many containers nobody ever does. */
function isZombie(pid: number): boolean {
  try {
    // The name, which comes before the state, may hold anything: `7 (a) b) Z 1 …`.
    return /^[ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, ''));
  } catch {
    return false;
  }
}

/**
 * Owns commands that run in a process of their own, where a small site is built without workers. Should a page end that
 * process, by a native fault or by running out of memory, the command runs again with workers, which report the page.
 */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { NODE_DIR } from '../files/engine-package.ts';
import { createCrashFilter } from '../workers/crash-filter.ts';
import { PROCESS_FLAGS } from '../workers/delay-optimizing.ts';
import { createGuardEnv, ENDED_EARLY } from './guard.ts';

interface ProcessEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** By these the process is ended from outside. */
const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Node, V8 and native code abort with this code or a greater one where the system reports no signal. */
const ABORTED = 134;

/** Sets the exit code of the process, however the command ends. */
export async function runGuarded(args: string[]): Promise<void> {
  const { code, signal } = await runChild(args);
  if (signal !== null && SIGNALS.includes(signal)) process.kill(process.pid, signal);
  else if (signal !== null || isCrash(code)) {
    const { runCommand } = await import('./run-command.ts');
    await runCommand(args);
  } else process.exitCode = code ?? 1;
}

function isCrash(code: number | null): boolean {
  return code === ENDED_EARLY || (code !== null && code >= ABORTED);
}

async function runChild(args: string[]): Promise<ProcessEnd> {
  const child = fork(join(NODE_DIR, 'cli.js'), args, {
    env: createGuardEnv(process.stderr.isTTY),
    execArgv: [...PROCESS_FLAGS, ...process.execArgv],
    stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
  });
  createCrashFilter(child.stderr);
  const passOn = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, passOn);
  try {
    return await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code, signal) => resolve({ code, signal }));
    });
  } finally {
    for (const signal of SIGNALS) process.off(signal, passOn);
  }
}

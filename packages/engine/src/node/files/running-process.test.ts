import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { afterAll, expect, test } from '@rstest/core';
import { isRunning } from './running-process.ts';

const started: ChildProcess[] = [];

afterAll(() => {
  for (const child of started) child.kill();
});

/** Runs a line of shell that prints a number first, and gives that number. */
function startShell(line: string): Promise<number> {
  const shell = spawn('sh', ['-c', line], { stdio: ['ignore', 'pipe', 'ignore'] });
  started.push(shell);
  return new Promise((resolve) => shell.stdout.once('data', (chunk) => resolve(Number(chunk))));
}

test('a process runs until it ends', async () => {
  const child = spawn(process.execPath, ['--eval', 'setTimeout(() => {}, 60_000)']);
  started.push(child);
  expect(isRunning(child.pid ?? 0)).toBe(true);
  const ended = new Promise((resolve) => child.on('close', resolve));
  child.kill('SIGKILL');
  await ended;
  expect(isRunning(child.pid ?? 0)).toBe(false);
});

test.each([0, -1, 1.5, Number.NaN])('%s is the number of no process', (pid) => expect(isRunning(pid)).toBe(false));

test.skipIf(!existsSync('/proc/self/stat'))(
  'a process that has ended does not run, although its parent has not asked how',
  async () => {
    // The parent prints it after it has taken the place of the shell, which would ask.
    const wait = `${process.execPath} --eval 'console.log(process.argv[1]); setTimeout(() => {}, 60_000)'`;
    const pid = await startShell(`sleep 60 & exec ${wait} $!`);
    expect(isRunning(pid)).toBe(true);
    process.kill(pid);
    await expect.poll(() => isRunning(pid)).toBe(false);
    expect(existsSync(`/proc/${pid}`)).toBe(true);
  },
);

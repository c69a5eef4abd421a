/** Runs tasks in a separate process, so that a native crash can be reported. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { UserError } from '@quire/markdown/diagnostics';
import { NODE_DIR } from '../files/engine-package.ts';
import { PROCESS_FLAGS } from './delay-optimizing.ts';
import type { TaskWorker, WorkerReply, WorkerTask } from './protocol.ts';
import { createEndError, toError } from './worker-failure.ts';

interface Call {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** The exit code of an aborted process on Windows, and in a shell. */
const ABORT_CODE = 134;

/** Whether V8 has ended the process: each platform and version has its own signal. */
const isCrash = (code: number | null, signal: NodeJS.Signals | null) =>
  code === ABORT_CODE || (signal !== null && signal !== 'SIGKILL' && signal !== 'SIGTERM' && signal !== 'SIGINT');

export function startWorker<Task extends WorkerTask>(): TaskWorker<Task> {
  const child = fork(join(NODE_DIR, 'worker.js'), {
    serialization: 'advanced',
    execArgv: [...PROCESS_FLAGS],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  const crash = createCrashFilter(child.stderr);
  let call: Call | undefined;
  let page: string | undefined;
  let memoryBytes = 0;
  let failure: Error | undefined;

  child.on('message', (reply: WorkerReply) => {
    if (reply.status === 'working') page = reply.page;
    else {
      page = undefined;
      crash.release();
      if (reply.status === 'failed') call?.reject(toError(reply.failure));
      else {
        memoryBytes = reply.memoryBytes;
        call?.resolve(reply.result);
      }
    }
  });
  const fail = (error: Error) => {
    failure ??= error;
    call?.reject(failure);
  };
  const ended = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      fail(error);
      // The process failed to start, so it never emits `exit`.
      if (child.pid === undefined) resolve();
    });
    child.on('close', (code, signal) => {
      if (!isCrash(code, signal)) crash.release();
      fail(new UserError(createEndError({ code, signal, crashReport: crash.getReport(), page })));
      resolve();
    });
  });

  return {
    get memoryBytes() {
      return memoryBytes;
    },
    get hasEnded() {
      return failure !== undefined;
    },
    call: (tasks) =>
      new Promise((resolve, reject) => {
        call = { resolve, reject };
        if (failure) reject(failure);
        // Ignore errors: if a message cannot be sent, the exit of the process is reported.
        else child.send({ tasks }, () => undefined);
      }),
    end() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

/** The beginning of V8's crash report in the error stream. */
const CRASH_REPORT = /^(?:<--- Last few GCs --->|FATAL ERROR:)/m;

/** Forwards the complete lines of the error stream of a process, up to one that may begin V8's report. */
function createCrashFilter(errors: NodeJS.ReadableStream | null) {
  let held = '';
  const forward = (chars: number) => {
    if (chars > 0) process.stderr.write(held.slice(0, chars));
    held = held.slice(chars);
  };
  errors?.setEncoding('utf8').on('data', (text: string) => {
    held += text;
    const start = held.search(CRASH_REPORT);
    forward(start === -1 ? held.lastIndexOf('\n') + 1 : start);
  });
  return {
    /** The text that was held back: V8's crash report, if the process has crashed. */
    getReport: () => held,
    /** Forwards the text that was held back, because the process has not crashed. */
    release: () => forward(held.length),
  };
}

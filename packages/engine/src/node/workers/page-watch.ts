/**
 * Tracks the page on which this process is working. If code of the page exits the process, that is reported immediately. If
 * native code or the system kills it, nothing can be reported, so the page is written to disk for the next command.
 */
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { createError, createWarning, type Diagnostic } from '@quire/markdown/diagnostics';
import { formatText } from '../diagnostics/report-formats.ts';
import { isRunning } from '../files/running-process.ts';

export interface PageWatch {
  /** Called before the work on a page starts, and without a page at the end. */
  setPage(page?: string): void;
  close(): void;
}

/** The name of the file in the cache, with the process id: the dev server opens another site before it closes the last one. */
const PAGE_FILE = /^page\.(\d+)-/;

export function watchPages(cacheDir: string): PageWatch {
  mkdirSync(cacheDir, { recursive: true });
  const file = join(cacheDir, `page.${process.pid}-${randomUUID().slice(0, 4)}`);
  const descriptor = openSync(file, 'wx');
  let current = '';
  const close = () => {
    process.off('exit', report);
    closeSync(descriptor);
    rmSync(file, { force: true });
  };
  const report = () => {
    close();
    if (current !== '') process.stderr.write(formatText(createExitError(current)));
  };
  process.once('exit', report);
  return {
    setPage(page = '') {
      current = page;
      ftruncateSync(descriptor);
      writeSync(descriptor, page, 0);
    },
    close,
  };
}

function createExitError(page: string): Diagnostic {
  return createError('worker', 'The command ended while it worked on this page.', {
    file: page,
    help: 'Look for "process.exit", or a promise that never settles, in the components of the page and what they import.',
  });
}

/** Warns about the pages on which killed commands were working, each once. */
export function warnAboutInterruption(cacheDir: string) {
  for (const file of listPageFiles(cacheDir)) {
    const page = readFileSync(file, 'utf8');
    rmSync(file, { force: true });
    if (page !== '') process.stderr.write(`${formatText(createKillWarning(page))}\n`);
  }
}

function createKillWarning(page: string): Diagnostic {
  return createWarning('worker', 'The last command was killed while it worked on this page.', {
    file: page,
    help: 'If you did not stop it, it ran out of memory, or native code crashed. Look for unusual content in the page.',
  });
}

function listPageFiles(cacheDir: string): string[] {
  const names = existsSync(cacheDir) ? readdirSync(cacheDir) : [];
  return names
    .filter((name) => PAGE_FILE.test(name) && !isRunning(Number(PAGE_FILE.exec(name)?.[1])))
    .map((name) => join(cacheDir, name));
}

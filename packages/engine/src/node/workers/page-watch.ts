/**
 * Knows which page this process works on. Where code of the page ends the process, that is reported at once. Where native
 * code or the system ends the process nothing can be said any more: so the page is noted on disk, and the next command says it.
 */
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
  /** Called before the work on a page begins, and with nothing when there is no more work. */
  note(page?: string): void;
  close(): void;
}

/** In the cache of the site, with the process that wrote it. */
const NOTE = /^page\.(\d+)$/;

export function watchPages(cacheDir: string): PageWatch {
  mkdirSync(cacheDir, { recursive: true });
  const file = join(cacheDir, `page.${process.pid}`);
  const descriptor = openSync(file, 'w');
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
    note(page = '') {
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

/** The pages that commands worked on which were ended before they could say so. Each is reported once. */
export function takeInterruptedPages(cacheDir: string): Diagnostic[] {
  return listNotes(cacheDir).flatMap((file) => {
    const page = readFileSync(file, 'utf8');
    rmSync(file, { force: true });
    if (page === '') return [];
    const help =
      'If nobody has stopped it: it ran out of memory, or native code failed. Look for what is special in the page.';
    return [createWarning('worker', 'The last command was ended while it worked on this page.', { file: page, help })];
  });
}

function listNotes(cacheDir: string): string[] {
  const names = existsSync(cacheDir) ? readdirSync(cacheDir) : [];
  return names
    .filter((name) => NOTE.test(name) && !isRunning(Number(NOTE.exec(name)?.[1])))
    .map((name) => join(cacheDir, name));
}

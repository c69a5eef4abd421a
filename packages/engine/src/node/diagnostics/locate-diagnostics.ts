/** Adds absolute files and code frames to diagnostics, and formats their paths for display. */
import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { createCodeFrame, type Diagnostic, UserError } from '@quire/markdown/diagnostics';
import { toPosix } from '@quire/markdown/files';

export interface Folders {
  siteDir: string;
  docsDir: string;
}

/** Adds absolute files and code frames. Paths of pages are relative to the docs folder, all others to the site's. */
export function locateDiagnostics(diagnostics: readonly Diagnostic[], { docsDir, siteDir }: Folders): Diagnostic[] {
  // A page may have thousands of problems.
  const read = new Map<string, readonly string[] | undefined>();
  const readOnce = (file: string) => {
    if (!read.has(file)) read.set(file, readLines(file));
    return read.get(file);
  };
  return diagnostics.map((diagnostic) => {
    if (diagnostic.file === undefined) return diagnostic;
    const file = [docsDir, siteDir].map((folder) => resolve(folder, diagnostic.file ?? '')).find(existsSync);
    return addFrame({ ...diagnostic, file: file ?? resolve(siteDir, diagnostic.file) }, readOnce);
  });
}

/** Locates the diagnostics of errors that `run` throws. */
export async function withLocatedErrors<T>(folders: Folders, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof UserError ? new UserError(locateDiagnostics(error.diagnostics, folders)) : error;
  }
}

function addFrame(diagnostic: Diagnostic, readOnce: typeof readLines): Diagnostic {
  const { file, line, column, frame } = diagnostic;
  if (file === undefined || line === undefined || frame !== undefined) return diagnostic;
  const lines = readOnce(file);
  return lines === undefined ? diagnostic : { ...diagnostic, frame: createCodeFrame(lines, line, column ?? 1) };
}

/** Undefined for a folder, or a file that was removed meanwhile. */
function readLines(file: string): readonly string[] | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return undefined;
  }
}

/** Makes file paths relative to `folder`; files outside of it stay absolute. */
export function nameFilesFrom(folder: string, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    const { file } = diagnostic;
    if (file === undefined || !isAbsolute(file)) return diagnostic;
    const path = relative(folder, file);
    return path.startsWith('..') || isAbsolute(path) ? diagnostic : { ...diagnostic, file: toPosix(path) };
  });
}

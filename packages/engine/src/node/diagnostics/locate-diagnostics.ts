/** Adds absolute files and code frames to diagnostics, and formats their paths for display. */
import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createCodeFrame, type Diagnostic, UserError } from '@quire/markdown/diagnostics';
import { isInside, toPosix } from '@quire/markdown/files';

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
  return diagnostics.map((located) => {
    const diagnostic = QUOTING_RULES.has(located.rule) ? shortenTexts(located, siteDir) : located;
    if (diagnostic.file === undefined) return diagnostic;
    const file = [docsDir, siteDir].map((folder) => resolve(folder, diagnostic.file ?? '')).find(existsSync);
    return addFrame({ ...diagnostic, file: file ?? resolve(siteDir, diagnostic.file) }, readOnce);
  });
}

/** Rules whose messages quote errors of the site's code or of the bundler. In others, `/app/a` may be a URL. */
const QUOTING_RULES: ReadonlySet<string> = new Set(['bundle', 'plugins', 'render']);

function shortenTexts({ help, ...diagnostic }: Diagnostic, siteDir: string): Diagnostic {
  const message = shortenPaths(diagnostic.message, siteDir);
  return { ...diagnostic, message, ...(help !== undefined && { help: shortenPaths(help, siteDir) }) };
}

/** Makes paths and `file:` URLs in an error of other code relative to the site: `open '/site/a.json'` → `open 'a.json'`. */
export function shortenPaths(text: string, siteDir: string): string {
  const folder = join(siteDir, sep);
  if (folder === sep) return text;
  return [pathToFileURL(folder).href, folder].reduce(
    (shortened, prefix) =>
      shortened.replaceAll(prefix, (path, at: number) => (/[\w/.-]/.test(shortened[at - 1] ?? '') ? path : '')),
    text,
  );
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
    const isNamed = file !== undefined && isAbsolute(file) && isInside(file, folder);
    return isNamed ? { ...diagnostic, file: toPosix(relative(folder, file)) } : diagnostic;
  });
}

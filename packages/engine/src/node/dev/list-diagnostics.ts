/** What the dev server reports of an error: each problem with its place and the lines around it. */
import { createError, type Diagnostic, UserError } from '@quire/markdown/diagnostics';
import { type Folders, locateDiagnostics, nameFilesFrom } from '../diagnostics/locate-diagnostics.ts';

/** Everything that is known to be wrong with one thing: a page, or what was requested. */
export interface PageDiagnostics {
  /** A later list about the same thing replaces this one. */
  about: string;
  diagnostics: Diagnostic[];
}

/** What is found in a page that can be rendered is reported apart from what keeps it from that. */
export const nameCheck = (routePath: string) => `${routePath} checked`;

/** Nothing is wrong any more with a page that is gone. */
export function closeDiagnostics(routePath: string): PageDiagnostics[] {
  return [routePath, nameCheck(routePath)].map((about) => ({ about, diagnostics: [] }));
}

/** @param sourcePath the requested page, to which an unexpected error is attributed */
export function listDiagnostics(error: unknown, folders: Folders, sourcePath?: string): Diagnostic[] {
  if (error instanceof UserError) return presentDiagnostics(error.diagnostics, folders);
  const message = error instanceof Error ? error.message : String(error);
  return presentDiagnostics([createError('render', message, { file: sourcePath })], folders);
}

/** As the terminal and the overlay show them. */
export function presentDiagnostics(diagnostics: readonly Diagnostic[], folders: Folders): Diagnostic[] {
  return nameFilesFrom(process.cwd(), locateDiagnostics(diagnostics, folders));
}

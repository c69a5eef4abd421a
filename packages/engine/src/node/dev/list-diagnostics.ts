/** Turns errors of the dev server into diagnostics with positions and code frames. */
import { createError, type Diagnostic, describeThrown, UserError } from '@quire/markdown/diagnostics';
import { type Folders, locateDiagnostics, nameFilesFrom } from '../diagnostics/locate-diagnostics.ts';
import { findSystemError } from '../diagnostics/system-error.ts';

/** All diagnostics of one subject: a page or a request. */
export interface PageDiagnostics {
  /** The subject: a later list about the same subject replaces this one. */
  about: string;
  diagnostics: Diagnostic[];
}

/** The check of a rendered page is a separate subject from the errors that prevent rendering. */
export const nameCheck = (routePath: string) => `${routePath} checked`;

/** Clears the diagnostics of a removed page. */
export function closeDiagnostics(routePath: string): PageDiagnostics[] {
  return [routePath, nameCheck(routePath)].map((about) => ({ about, diagnostics: [] }));
}

/** @param sourcePath the requested page, to which an unexpected error is attributed */
export function listDiagnostics(error: unknown, folders: Folders, sourcePath?: string): Diagnostic[] {
  if (error instanceof UserError) return presentDiagnostics(error.diagnostics, folders);
  const message = describeThrown(error);
  // A file may be removed at the moment when it is read.
  const found = findSystemError(error) ?? createError('render', message, { file: sourcePath });
  return presentDiagnostics([found], folders);
}

/** Prepares diagnostics for the terminal and the overlay. */
export function presentDiagnostics(diagnostics: readonly Diagnostic[], folders: Folders): Diagnostic[] {
  return nameFilesFrom(process.cwd(), locateDiagnostics(diagnostics, folders));
}

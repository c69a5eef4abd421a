/** Owns turning errors into what the overlay shows: every mistake with its place and the lines around it. */
import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Mistake } from '../../shared/dev-contract.ts';
import type { ResolvedConfig } from '../config/config.ts';
import { createCodeFrame } from '../content/code-frame.ts';
import { UserError, UserErrors } from '../user-error.ts';

/** Undefined for what is no mistake of an author but one of ours. */
export function listUserErrors(error: unknown): UserError[] | undefined {
  if (error instanceof UserErrors) return error.errors;
  return error instanceof UserError ? [error] : undefined;
}

/** @param sourcePath the page that was asked for, to which an unforeseen error is laid */
export function listMistakes(error: unknown, config: Folders, sourcePath?: string): Mistake[] {
  const errors = listUserErrors(error);
  if (errors) return errors.map((each) => toMistake(each, config));
  const message = error instanceof Error ? error.message : String(error);
  return [{ message: stripVTControlCharacters(message), ...(sourcePath !== undefined && { file: sourcePath }) }];
}

export type Folders = Pick<ResolvedConfig, 'siteDir' | 'docsDir'>;

export function toMistake({ message, details }: UserError, folders: Folders): Mistake {
  const { file, line, column, hint } = details;
  const frame = details.frame ?? frameOf(details, folders);
  return {
    message: stripVTControlCharacters(message),
    ...(file !== undefined && { file: shorten(file, folders) }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
    ...(frame !== undefined && { frame }),
    ...(hint !== undefined && { hint }),
  };
}

/** Pages are named from the docs folder, all other files absolutely or from the site's. */
function frameOf({ file, line, column }: UserError['details'], { siteDir, docsDir }: Folders): string | undefined {
  if (file === undefined || line === undefined) return undefined;
  const filePath = [resolve(docsDir, file), resolve(siteDir, file)].find(existsSync);
  return filePath === undefined ? undefined : createCodeFrame(readFileSync(filePath, 'utf8'), line, column ?? 1);
}

function shorten(file: string, { siteDir }: Folders): string {
  if (!isAbsolute(file)) return file;
  const path = relative(siteDir, file);
  return path.startsWith('..') ? file : path;
}

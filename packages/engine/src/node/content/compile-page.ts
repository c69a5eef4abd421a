/** Compiles one page into the store. Runs in workers. */

import {
  type CompileContext,
  type CompiledPage,
  type CompileFileInput,
  compileFile,
  createFailedPage,
  type Frontmatter,
  parseFrontmatter,
} from '@quire/markdown';
import { createError, createUserError, type Diagnostic, describeThrown, UserError } from '@quire/markdown/diagnostics';
import { loadFile, normalizeText } from '@quire/markdown/files';
import { findSystemError } from '../diagnostics/system-error.ts';
import { DamagedCacheError } from '../files/cache-file.ts';
import { getContentKey, saveContent } from './content-store.ts';
import { compilePageModule, isModulePath } from './page-module.ts';
import type { SourceFile } from './source-file.ts';
import { findPageText } from './source-text.ts';

/** Plain data, because it is sent between processes. */
export interface CompileRequest extends Pick<CompileFileInput, 'original' | 'folder' | 'folders' | 'isRightToLeft'> {
  file: Pick<SourceFile, 'filePath' | 'sourcePath' | 'virtual'>;
  /** The key of the result in the store. */
  key: string;
  /** The hash of the text for which `key` was computed: if the file has changed since, it is not stored. */
  hash?: string;
}

/** Compiles a page in this or another process. */
export type Compile = (page: CompileRequest) => Promise<CompiledPage>;

export interface CompilePageContext extends CompileContext {
  storeDir: string;
}

export async function compilePage(request: CompileRequest, context: CompilePageContext): Promise<CompiledPage> {
  const { file, key, hash, ...places } = request;
  const { filePath, sourcePath } = file;
  try {
    const input = { ...places, filePath, sourcePath, text: readOnce(file, hash) };
    const compiled = isModulePath(filePath) ? compilePageModule(input) : await compileFile(input, context);
    const { sourcePath: _, content, ...page } = compiled;
    saveContent(context.storeDir, getContentKey(key, page), content);
    return page;
  } catch (error) {
    return { ...createFailedPage(listFaults(error, sourcePath)), frontmatter: readFrontmatter(file) };
  }
}

/** @throws UserError if the file does not have this hash */
function readOnce({ filePath, sourcePath, virtual }: CompileRequest['file'], hash: string | undefined): string {
  if (virtual) return virtual.text;
  const loaded = loadFile(filePath);
  if (hash === undefined || loaded.hash === hash) return loaded.text;
  const message = 'The page changed during the build.';
  throw createUserError('syntax', message, { file: sourcePath, help: 'Run the command again.' });
}

/** Turns an unexpected error into a diagnostic of the page, so that other pages are still compiled. */
function listFaults(error: unknown, file: string): Diagnostic[] {
  if (error instanceof UserError) return [...error.diagnostics];
  if (error instanceof DamagedCacheError || findSystemError(error)) throw error;
  const message = `Cannot compile the page: ${describeThrown(error)}`;
  const help = 'Remove parts of the page until it compiles, to find the cause.';
  return [createError('syntax', message, { file, help })];
}

/** Of a page that cannot be compiled: it may be a draft, whose errors do not fail the build, and others refer to its slug. */
function readFrontmatter(file: CompileRequest['file']): Frontmatter {
  if (isModulePath(file.filePath)) return {};
  return parseFrontmatter(normalizeText(findPageText(file)), file.filePath).frontmatter;
}

/** Compiles one page into the store. Runs in workers. */
import { existsSync } from 'node:fs';
import type { CompileContext } from '@quire/markdown';
import {
  type CompiledPage,
  type CompileFileInput,
  compileFile,
  createFailedPage,
  type Frontmatter,
  parseFrontmatter,
} from '@quire/markdown';
import { createError, type Diagnostic, UserError } from '@quire/markdown/diagnostics';
import { normalizeText } from '@quire/markdown/files';
import { findSystemError } from '../diagnostics/system-error.ts';
import { DamagedCacheError } from '../files/cache-file.ts';
import { currentFiles } from '../files/kept-files.ts';
import { saveContent } from './content-store.ts';
import { compilePageModule, isModulePath } from './page-module.ts';

/** Plain data, because it is sent between processes. */
export interface CompileRequest extends Omit<CompileFileInput, 'text'> {
  /** The key of the result in the store. */
  key: string;
  /** The hash of the text for which `key` was computed: if the file has changed since, it is not stored. */
  hash?: string;
  /** The text of a virtual page, which has no file. */
  text?: string;
}

/** Compiles a page in this or another process. */
export type Compile = (page: CompileRequest) => Promise<CompiledPage>;

export interface CompilePageContext extends CompileContext {
  storeDir: string;
}

export async function compilePage(request: CompileRequest, context: CompilePageContext): Promise<CompiledPage> {
  try {
    const input = { ...request, text: readOnce(request) };
    const compiled = isModulePath(input.filePath) ? compilePageModule(input) : await compileFile(input, context);
    const { sourcePath: _, content, ...page } = compiled;
    saveContent(context.storeDir, request.key, content);
    return page;
  } catch (error) {
    return { ...createFailedPage(listFaults(error, request)), frontmatter: readDraft(request) };
  }
}

/** @throws UserError if the file changed after `key` was computed */
function readOnce({ filePath, sourcePath, hash, text }: CompileRequest): string {
  if (text !== undefined) return text;
  const loaded = currentFiles.load(filePath);
  if (hash === undefined || loaded.hash === hash) return loaded.text;
  const message = 'The page changed during the build.';
  throw new UserError(createError('syntax', message, { file: sourcePath, help: 'Run the command again.' }));
}

/** Turns an unexpected error into a diagnostic of the page, so that other pages are still compiled. */
function listFaults(error: unknown, { sourcePath }: CompileRequest): Diagnostic[] {
  if (error instanceof UserError) return [...error.diagnostics];
  if (error instanceof DamagedCacheError || findSystemError(error)) throw error;
  const message = `Cannot compile the page: ${error instanceof Error ? error.message : String(error)}`;
  const help = 'Remove parts of the page until it compiles, to find the cause.';
  return [createError('syntax', message, { file: sourcePath, help })];
}

/** Whether a page that cannot be compiled is a draft, whose errors do not fail the build. */
function readDraft({ filePath, text }: CompileRequest): Pick<Frontmatter, 'draft'> {
  if (isModulePath(filePath) || (text === undefined && !existsSync(filePath))) return {};
  const source = text ?? currentFiles.load(filePath).text;
  const { draft } = parseFrontmatter(normalizeText(source), filePath).frontmatter;
  return draft === undefined ? {} : { draft };
}

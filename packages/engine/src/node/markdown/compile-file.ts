/** Owns compiling one file with the fragments that it includes, into the store. Runs in workers. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Diagnostic } from '../../shared/diagnostic.ts';
import type { Heading, PagePlace } from '../../shared/page.ts';
import { createError } from '../diagnostics/diagnostic.ts';
import { findSystemError } from '../diagnostics/system-error.ts';
import { UserError } from '../diagnostics/user-error.ts';
import { DamagedCacheError } from '../files/cache-file.ts';
import { normalizeText } from '../files/normalize-text.ts';
import { currentFiles } from '../files/source-files.ts';
import { toPosix } from '../files/to-posix.ts';
import { compileSource } from './compile-source.ts';
import { type CompiledPage, createFailedPage, type Dependency } from './compiled-page.ts';
import type { CompileContext, CompiledSource } from './compiled-source.ts';
import { saveContent } from './content-store.ts';
import { type Frontmatter, parseFrontmatter } from './frontmatter.ts';
import { compilePageModule, isModulePath } from './page-module.ts';
import type { ImportResolver } from './resolve-import.ts';
import { findImports } from './syntax/import-statements.ts';
import { getSourceFormat } from './syntax/normalize.ts';
import { findFenceLanguages } from './syntax/source-lines.ts';

export interface CompileFileInput extends Pick<PagePlace, 'sourcePath'> {
  filePath: string;
  /** The key of the result in the store. */
  key: string;
  /** What `key` was made of: a file that has changed since is not kept under it. */
  hash?: string;
  /** That of a virtual page, which no file has. */
  text?: string;
  original: Heading[];
  /** The folder of the page's language, relative to the docs folder. */
  folder?: string;
  /** On a translation: the folders of its locale and of the original, relative to the docs folder. */
  folders?: { own: string; original: string };
}

/** Compiles a file, wherever that is done. */
export type Compile = (file: CompileFileInput) => Promise<CompiledPage>;

export interface CompileFileContext extends CompileContext {
  storeDir: string;
}

export async function compileFile(input: CompileFileInput, context: CompileFileContext): Promise<CompiledPage> {
  try {
    const text = readOnce(input);
    const compiled = isModulePath(input.filePath)
      ? compilePageModule({ ...input, text })
      : await compileTree({ ...input, text }, context, []);
    saveContent(context.storeDir, input.key, compiled.content);
    return toCompiledPage(compiled);
  } catch (error) {
    return { ...createFailedPage(listFaults(error, input)), frontmatter: readDraft(input) };
  }
}

/** A page never ends the build of others: what fails unexpectedly in it is an error of the page too. */
function listFaults(error: unknown, { sourcePath }: CompileFileInput): Diagnostic[] {
  if (error instanceof UserError) return [...error.diagnostics];
  if (error instanceof DamagedCacheError || findSystemError(error)) throw error;
  const message = `Cannot compile the page: ${error instanceof Error ? error.message : String(error)}`;
  const help = 'Remove parts of the page until it compiles, to find the one at fault.';
  return [createError('syntax', message, { file: sourcePath, help })];
}

/** Whether a page that cannot be compiled is a draft, whose errors stop no build. */
function readDraft({ filePath, text }: CompileFileInput): Pick<Frontmatter, 'draft'> {
  if (isModulePath(filePath) || (text === undefined && !existsSync(filePath))) return {};
  const source = text ?? currentFiles.load(filePath).text;
  const { draft } = parseFrontmatter(normalizeText(source), filePath).frontmatter;
  return draft === undefined ? {} : { draft };
}

type SourceInput = CompileFileInput & { text: string };

/** @throws UserError where it is not what `key` was made of any more */
function readOnce({ filePath, sourcePath, hash, text }: CompileFileInput): string {
  if (text !== undefined) return text;
  const loaded = currentFiles.load(filePath);
  if (hash === undefined || loaded.hash === hash) return loaded.text;
  const message = 'The page changed during the build.';
  throw new UserError(createError('syntax', message, { file: sourcePath, help: 'Run the command again.' }));
}

type TreeInput = Omit<SourceInput, 'key' | 'hash'>;

/** What is kept of it beside its text. */
function toCompiledPage({ sourcePath: _, content: _content, ...compiled }: CompiledSource): CompiledPage {
  return { ...compiled, dependencies: listUniqueFiles(compiled.dependencies) };
}

/** One that has changed between two reads keeps the first hash: the page is stale then. */
function listUniqueFiles(dependencies: Dependency[]): Dependency[] {
  const firsts = new Map(dependencies.toReversed().map((each) => [each.filePath, each]));
  return [...firsts.values()].sort((a, b) => (a.filePath < b.filePath ? -1 : 1));
}

/** @param ancestors the files on the way here: a fragment that includes itself would never end */
async function compileTree(
  input: TreeInput,
  context: CompileFileContext,
  ancestors: string[],
): Promise<CompiledSource> {
  const { text } = input;
  const fragments = await compileFragments(input, { context, ancestors: [...ancestors, input.filePath] });
  await context.highlighter.load(findFenceLanguages(text));
  return compileSource({ ...input, fragments }, context);
}

async function compileFragments(
  input: TreeInput,
  { context, ancestors }: { context: CompileFileContext; ancestors: string[] },
): Promise<Map<string, CompiledSource>> {
  const fragments = new Map<string, CompiledSource>();
  if (getSourceFormat(input.filePath) === 'md') return fragments;
  for (const { source } of findImports(input.text)) {
    const filePath = fragments.has(source) ? undefined : findFragment(context.resolveImport, source, input.filePath);
    if (filePath === undefined) continue;
    if (ancestors.includes(filePath))
      throw new UserError(createError('syntax', `"${source}" includes itself.`, { file: input.sourcePath }));
    const sourcePath = toPosix(relative(context.docsDir, filePath));
    const { folder, folders } = input;
    const translated = await compileOriginal({ sourcePath, ...(folders && { folders }) }, context, ancestors);
    const place = { ...(folder !== undefined && { folder }), ...(folders && { folders }) };
    const { text, hash } = context.files.load(filePath);
    const tree = {
      filePath,
      sourcePath,
      text,
      original: translated.headings,
      footnotePrefix: toIdPrefix(sourcePath),
      ...place,
    };
    const fragment = await compileTree(tree, context, ancestors);
    const headings = fragment.headings.map((heading) => ({ ...heading, fragment: heading.fragment ?? sourcePath }));
    fragments.set(source, {
      ...fragment,
      headings,
      dependencies: [...fragment.dependencies, ...translated.dependencies, { filePath, hash }],
    });
  }
  return fragments;
}

/** `_shared/limits.md` has `shared-limits-md-`. */
function toIdPrefix(sourcePath: string): string {
  return `${sourcePath.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-/, '')}-`;
}

/** The fragment that a translated fragment was made from: its headings give the translation their ids. */
async function compileOriginal(
  { sourcePath, folders }: Pick<TreeInput, 'sourcePath' | 'folders'>,
  context: CompileFileContext,
  ancestors: string[],
): Promise<Pick<CompiledSource, 'headings' | 'dependencies'>> {
  const none = { headings: [], dependencies: [] };
  if (!folders || !sourcePath.startsWith(folders.own)) return none;
  const path = folders.original + sourcePath.slice(folders.own.length);
  const filePath = join(context.docsDir, path);
  if (!existsSync(filePath) || ancestors.includes(filePath)) return none;
  const { text, hash } = context.files.load(filePath);
  const { headings, dependencies } = await compileTree({ filePath, sourcePath: path, text, original: [] }, context, [
    ...ancestors,
    filePath,
  ]);
  return { headings, dependencies: [...dependencies, { filePath, hash }] };
}

function findFragment(resolveImport: ImportResolver, source: string, filePath: string): string | undefined {
  const resolved = resolveImport(source, filePath);
  return resolved?.kind === 'fragment' ? resolved.filePath : undefined;
}

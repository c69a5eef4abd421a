import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compileSource } from './compile-source.ts';
import type { Dependency } from './compiled-page.ts';
import type { CompileContext, CompiledSource, CompileFileInput } from './compiled-source.ts';
import { createError, UserError } from './diagnostics/diagnostic.ts';
import { loadFile } from './files/load-file.ts';
import { normalizeText, toPosix } from './files/normalize.ts';
import type { ImportResolver } from './import-resolver.ts';
import { findImports, type ImportUse } from './syntax/import-statements.ts';
import { getSourceFormat } from './syntax/source-format.ts';

/** Compiles a file with the fragments that it includes. @throws UserError if a fragment includes itself */
export async function compileFile(input: CompileFileInput, context: CompileContext): Promise<CompiledSource> {
  const compiled = await compileTree(input, context, []);
  return { ...compiled, dependencies: listUniqueFiles(compiled.dependencies) };
}

/** A file that changed between two reads keeps the first hash, so that the page is stale. */
function listUniqueFiles(dependencies: Dependency[]): Dependency[] {
  const firsts = new Map(dependencies.toReversed().map((each) => [each.filePath, each]));
  return [...firsts.values()].sort((a, b) => (a.filePath < b.filePath ? -1 : 1));
}

/** @param ancestors the including files, to detect cycles */
async function compileTree(
  input: CompileFileInput,
  context: CompileContext,
  ancestors: string[],
): Promise<CompiledSource> {
  const fragments = await compileFragments(input, { context, ancestors: [...ancestors, input.filePath] });
  return compileSource({ ...input, fragments }, context);
}

async function compileFragments(
  input: CompileFileInput,
  { context, ancestors }: { context: CompileContext; ancestors: string[] },
): Promise<Map<string, CompiledSource>> {
  const fragments = new Map<string, CompiledSource>();
  if (getSourceFormat(input.filePath) === 'md') return fragments;
  for (const { source, line, column } of findImports(normalizeText(input.text))) {
    const filePath = fragments.has(source) ? undefined : findFragment(context.resolveImport, source, input.filePath);
    if (filePath === undefined) continue;
    if (ancestors.includes(filePath)) throw new UserError(createCircleError(input, { source, line, column }));
    const sourcePath = toPosix(relative(context.docsDir, filePath));
    const { folder, folders, isRightToLeft } = input;
    const translated = await compileOriginal({ sourcePath, ...(folders && { folders }) }, context, ancestors);
    const place = { ...(folder !== undefined && { folder }), ...(folders && { folders }) };
    const { text, hash } = loadFile(filePath);
    const tree = {
      filePath,
      sourcePath,
      text,
      original: translated.headings,
      footnotePrefix: toIdPrefix(sourcePath),
      isRightToLeft,
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

function createCircleError(
  { sourcePath: file }: CompileFileInput,
  { source, line, column }: Pick<ImportUse, 'source' | 'line' | 'column'>,
) {
  const help = 'Remove this import, or one on the way from that file to this one.';
  return createError('syntax', `"${source}" includes itself.`, { file, line, column, help });
}

/** `_shared/limits.md` → `shared-limits-md-`. */
function toIdPrefix(sourcePath: string): string {
  return `${sourcePath.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-/, '')}-`;
}

/** Compiles the original of a translated fragment, whose heading ids the translation takes. */
async function compileOriginal(
  { sourcePath, folders }: Pick<CompileFileInput, 'sourcePath' | 'folders'>,
  context: CompileContext,
  ancestors: string[],
): Promise<Pick<CompiledSource, 'headings' | 'dependencies'>> {
  const none = { headings: [], dependencies: [] };
  if (!folders || !sourcePath.startsWith(folders.own)) return none;
  const path = folders.original + sourcePath.slice(folders.own.length);
  const filePath = join(context.docsDir, path);
  if (!existsSync(filePath) || ancestors.includes(filePath)) return none;
  const { text, hash } = loadFile(filePath);
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

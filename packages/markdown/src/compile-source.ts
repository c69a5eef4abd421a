/** Compiles one source file, Markdown or MDX, to data. */

import { changeSource, listContainerNames } from './call-plugins.ts';
import { checkText } from './check-text.ts';
import { type CompileState, createCompileState, type SourceFault } from './compile-state.ts';
import { createEmptyPage } from './compiled-page.ts';
import type { CompileContext, CompiledSource, CompileInput } from './compiled-source.ts';
import { UserError } from './diagnostics/diagnostic.ts';
import { normalizeText } from './files/normalize.ts';
import { findUndecoded } from './files/undecoded.ts';
import { blankFrontmatter, parseFrontmatter } from './frontmatter.ts';
import { stripMarks } from './html/markers.ts';
import { listSyntaxFaults, readSyntaxFault, type SyntaxFault } from './satteri-output.ts';
import { hashSections } from './section-hashes.ts';
import { findImports } from './syntax/import-statements.ts';
import { findTooDeep } from './syntax/mdx-faults.ts';
import { normalizeSource } from './syntax/normalize.ts';
import { VOID_ELEMENTS } from './syntax/read-tags.ts';
import { getSourceFormat } from './syntax/source-format.ts';
import { findFenceLanguages } from './syntax/source-lines.ts';
import { compileTreeContent } from './tree-content.ts';

export async function compileSource(input: CompileInput, context: CompileContext): Promise<CompiledSource> {
  const source = normalizeText(stripMarks(input.text));
  const compiled: CompiledSource = {
    ...createEmptyPage(),
    ...parseFrontmatter(source, input.sourcePath),
    sourcePath: input.sourcePath,
    content: { kind: 'html', html: '' },
  };
  const state = createCompileState(input, context, compiled);
  for (const fault of findUndecoded(source, 'this file')) state.warn('elements', fault);
  try {
    await compileText(source, state);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    compiled.errors.push(...error.diagnostics);
  }
  return compiled;
}

/** Fills `state.compiled`. @throws UserError from a plugin */
async function compileText(source: string, state: CompileState): Promise<void> {
  const { input, context, compiled } = state;
  const { sourcePath, filePath } = input;
  const format = getSourceFormat(filePath);
  const text = blankFrontmatter(source);
  const containers = listContainerNames(context.plugins);
  const changed = changeSource(context.plugins, { text, format, sourcePath, filePath, state });
  const normalized = { ...normalizeSource(changed, format, containers), format };
  const tooDeep = format === 'mdx' ? findTooDeep(normalized.text) : undefined;
  if (tooDeep) {
    state.fail('syntax', tooDeep);
    return;
  }
  const fragments = nameFragments(normalized.text, input);
  await context.highlighter.load(findFenceLanguages(changed));
  try {
    compiled.content = await compileTreeContent(normalized, state, fragments);
    checkText({ source, text: changed, normalized }, state);
    compiled.sections = hashSections(source, compiled.headings, listOwnSections(fragments, input));
  } catch (error) {
    if (error instanceof UserError) throw error;
    const faults = format === 'mdx' ? listSyntaxFaults(error, normalized.text) : [readSyntaxFault(error)];
    for (const fault of faults) state.fail('syntax', explainFault(fault, input.text));
  }
}

/** The fragments that a page includes, by component name. */
function nameFragments(text: string, { fragments }: CompileInput): Map<string, CompiledSource> {
  if (fragments.size === 0) return new Map();
  return new Map(
    findImports(text).flatMap(({ source, imported, local }): Array<[string, CompiledSource]> => {
      const fragment = imported === 'default' ? fragments.get(source) : undefined;
      return fragment ? [[local, fragment]] : [];
    }),
  );
}

/** Leaves out fragments that all languages share: they have no translation that could be outdated. */
function listOwnSections(fragments: Map<string, CompiledSource>, { folder = '' }: CompileInput) {
  const own = [...fragments].filter(([, { sourcePath }]) => sourcePath.startsWith(folder));
  return new Map(own.map(([name, { sections }]) => [name, sections]));
}

const SIGN_HELP =
  'In .mdx, "{" opens an expression and "<" a tag: write \\{ and \\<, put them into `code`, or rename the file to .md.';
const STATEMENT_HELP =
  'In .mdx, a line that begins with "import" or "export" is a statement, up to the next empty line.';

const CONTAINER_HELP = 'Remove the "{…}": containers take no such attributes, and in .mdx it is an expression.';

/** @param written its line */
function findHelp({ kind, unclosed, unopened }: Omit<SyntaxFault, 'message'>, written = ''): string {
  if (unopened !== undefined)
    return `Remove it, or write its opening tag in the same paragraph, item or cell. Tags within each other are closed in reverse order.`;
  if (unclosed !== undefined)
    return VOID_ELEMENTS.has(unclosed)
      ? `In .mdx, every tag is closed: write <${unclosed} />.`
      : `Close it with </${unclosed}> in the same paragraph, item or cell, write it on a line of its own, or write \\< to show the tag as text.`;
  if (kind === 'statement') return STATEMENT_HELP;
  return /^\s*:{3,}[^<]*\{/.test(written) ? CONTAINER_HELP : SIGN_HELP;
}

function explainFault({ message, line, column, ...fault }: SyntaxFault, text: string): SourceFault {
  if (line === undefined || column === undefined)
    return {
      message: `Cannot compile the page: ${message}`,
      help: 'Remove parts of the page until it compiles, to find the cause.',
    };
  return { message, line, column, help: findHelp(fault, text.split('\n')[line - 1]) };
}

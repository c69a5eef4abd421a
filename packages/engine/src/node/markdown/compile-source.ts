/** Owns compiling one source file: Markdown or MDX in, data out. Every page passes here once. */
import type { Diagnostic } from '../../shared/diagnostic.ts';
import { createCodeFrame } from '../diagnostics/code-frame.ts';
import { createError, createWarning } from '../diagnostics/diagnostic.ts';
import { UserError } from '../diagnostics/user-error.ts';
import { normalizeText } from '../files/normalize-text.ts';
import { stripMarks } from '../html/markers.ts';
import { checkText } from './check-text.ts';
import { createEmptyPage } from './compiled-page.ts';
import type { CompileContext, CompiledSource, CompileInput } from './compiled-source.ts';
import { blankFrontmatter, parseFrontmatter } from './frontmatter.ts';
import { listSyntaxFaults, readSyntaxFault, type SyntaxFault } from './satteri-output.ts';
import { hashSections } from './section-hashes.ts';
import { escapeFormulas } from './syntax/formulas.ts';
import { type FormulaError, renderFormulas } from './syntax/formulas-markup.ts';
import { findImports } from './syntax/import-statements.ts';
import { getSourceFormat, normalizeSource } from './syntax/normalize.ts';
import { compileTreeContent } from './tree-content.ts';

export async function compileSource(input: CompileInput, context: CompileContext): Promise<CompiledSource> {
  const format = getSourceFormat(input.filePath);
  const source = normalizeText(stripMarks(input.text));
  const { errors, warnings, ...fields } = parseFrontmatter(source, input.sourcePath);
  const text = blankFrontmatter(source);
  const formulas = readFormulas(text, input, context);
  const containers = context.hooks.containerNames;
  const normalized = { ...normalizeSource(formulas.text, format, containers), format };
  const compiled: CompiledSource = {
    ...createEmptyPage(),
    ...fields,
    sourcePath: input.sourcePath,
    warnings: [...warnings, ...formulas.warnings],
    content: { kind: 'html', html: '' },
    errors,
  };
  const state = { input, context, compiled };
  const fragments = nameFragments(normalized.text, input);
  try {
    compiled.content = await compileTreeContent(normalized, state, fragments);
    compiled.warnings.push(...checkText({ text, normalized, compiled, containers }));
    compiled.sections = hashSections(source, compiled.headings, listOwnSections(fragments, input));
  } catch (error) {
    if (error instanceof UserError) return { ...compiled, errors: [...compiled.errors, ...error.diagnostics] };
    const faults = format === 'mdx' ? listSyntaxFaults(error, normalized.text) : [readSyntaxFault(error)];
    compiled.errors.push(...faults.map((fault) => toDiagnostic(fault, input)));
  }
  return compiled;
}

function readFormulas(source: string, { sourcePath: file }: CompileInput, { katexFile }: CompileContext) {
  if (katexFile !== undefined) {
    const { text, errors } = renderFormulas(source, katexFile);
    return { text, warnings: errors.map((error) => createRefusal(error, file)) };
  }
  const { text, line } = escapeFormulas(source);
  if (line === undefined) return { text, warnings: [] };
  const help = `Run "npm install katex" and set "markdown: { formulas: true }", or use words, code or an image. "check: { formulas: 'off' }" hides this warning.`;
  const message = 'Formulas are not rendered: they are shown as they are written.';
  return { text, warnings: [createWarning('formulas', message, { file, line, help })] };
}

function createRefusal({ line, message }: FormulaError, file: string) {
  return createWarning('formulas', `The formula is shown as it is written: ${message}`, { file, line });
}

/** The fragments that a page includes, by the name of their component. */
function nameFragments(text: string, { fragments }: CompileInput): Map<string, CompiledSource> {
  if (fragments.size === 0) return new Map();
  return new Map(
    findImports(text).flatMap(({ source, imported, local }): Array<[string, CompiledSource]> => {
      const fragment = imported === 'default' ? fragments.get(source) : undefined;
      return fragment ? [[local, fragment]] : [];
    }),
  );
}

/** Fragments that all languages show as they are have no translation that could fall behind. */
function listOwnSections(fragments: Map<string, CompiledSource>, { folder = '' }: CompileInput) {
  const own = [...fragments].filter(([, { sourcePath }]) => sourcePath.startsWith(folder));
  return new Map(own.map(([name, { sections }]) => [name, sections]));
}

const SIGN_HELP =
  'In .mdx, "{" opens an expression and "<" a tag: write \\{ and \\<, put them into `code`, or name the file .md.';
const STATEMENT_HELP =
  'In .mdx, a line that begins with "import" or "export" is a statement, up to the next empty line.';

function toDiagnostic({ message, line, column, kind }: SyntaxFault, { sourcePath, text }: CompileInput): Diagnostic {
  if (line === undefined || column === undefined) {
    const help = 'Remove parts of the page until it compiles, to find the one at fault.';
    return createError('syntax', `Cannot compile the page: ${message}`, { file: sourcePath, help });
  }
  const help = kind === 'statement' ? STATEMENT_HELP : SIGN_HELP;
  return createError('syntax', message, {
    file: sourcePath,
    line,
    column,
    help,
    frame: createCodeFrame(text, line, column),
  });
}

/** Owns compiling one source file: Markdown or MDX in, data out. Every page passes here once. */
import { markdownToHtml, mdxToJs } from 'satteri';
import type { Heading } from '../../shared/page.ts';
import type { PageContent } from '../../shared/page-content.ts';
import { UserError } from '../user-error.ts';
import { loadCodeFile } from './code-file.ts';
import { createCodeFrame } from './code-frame.ts';
import type { Doubt } from './doubts.ts';
import { blankFrontmatter, type Frontmatter, parseFrontmatter } from './frontmatter.ts';
import { type CodeBlock, type CodeDefaults, renderCodeBlock } from './highlight/code-block.ts';
import type { Highlighter } from './highlight/highlighter.ts';
import { stripMarks } from './markers.ts';
import { createMdxContent } from './mdx-content.ts';
import type { CodeUse, ImageUse, ImportPlace, LinkUse, SectionHash } from './page.ts';
import type { ImportResolver } from './resolve-import.ts';
import { hashCode, hashSections } from './section-hashes.ts';
import { cjkEmphasis, mayHoldCjkEmphasis } from './syntax/cjk-emphasis.ts';
import { createCode } from './syntax/code.ts';
import { isLocalized, parseCodeMeta } from './syntax/code-meta.ts';
import { alerts, createContainers } from './syntax/containers.ts';
import { createHeadings, type SourceHeading } from './syntax/headings.ts';
import { createImports, findImports, type ImportUse } from './syntax/imports.ts';
import { createLinks, createRawLinks } from './syntax/links.ts';
import { normalizeSource } from './syntax/normalize.ts';
import { mayHoldSearchExclude, searchExclude } from './syntax/search-exclude.ts';
import { mayHoldTable, tables } from './syntax/tables.ts';

export interface CompileInput {
  filePath: string;
  sourcePath: string;
  text: string;
  /** The folder of the page's language, relative to the docs folder. */
  folder?: string;
  /** The headings of the page that this one translates. */
  original: Heading[];
  /** Fragments that the file imports, compiled, by the source as written. */
  fragments: ReadonlyMap<string, CompiledSource>;
}

export interface CompileContext {
  highlighter: Highlighter;
  siteDir: string;
  code: CodeDefaults;
  resolveImport: ImportResolver;
  /** Modules of components that pages use without an import, by name. */
  globalComponents: Readonly<Record<string, string>>;
}

export interface CompiledSource {
  sourcePath: string;
  frontmatter: Frontmatter;
  headings: SourceHeading[];
  links: LinkUse[];
  images: ImageUse[];
  imports: ImportPlace[];
  sections: SectionHash[];
  codeBlocks: CodeUse[];
  doubts: Doubt[];
  content: PageContent;
  /** Files whose text went into this one: a change of any of them makes it stale. */
  dependencies: string[];
  errors: UserError[];
}

export async function compileSource(input: CompileInput, context: CompileContext): Promise<CompiledSource> {
  const format = input.filePath.endsWith('.mdx') ? 'mdx' : 'md';
  const source = stripMarks(input.text)
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
  const { frontmatter, errors, doubts } = parseFrontmatter(source, input.sourcePath);
  const { text, headingIds } = normalizeSource(blankFrontmatter(source), format);
  const compiled: CompiledSource = {
    sourcePath: input.sourcePath,
    frontmatter,
    headings: [],
    links: [],
    images: [],
    imports: [],
    sections: [],
    codeBlocks: [],
    doubts,
    content: { kind: 'html', html: '' },
    dependencies: [],
    errors,
  };
  const fragments = nameFragments(text, input);
  const imports: ImportUse[] = [];
  const linkCollection = { links: compiled.links, images: compiled.images, sourcePath: input.sourcePath };
  const options = {
    features: { directive: text.includes(':::'), frontmatter: false },
    // Each plugin is a walk over the tree: a page pays only for what it holds.
    mdastPlugins: [
      format === 'mdx' && createImports(imports),
      text.includes(':::') && createContainers((open) => compiled.doubts.push({ ...open, file: input.sourcePath })),
      text.includes('[!') && alerts,
      mayHoldCjkEmphasis(text) && cjkEmphasis,
      /<(?:a|img)\b/i.test(text) && createRawLinks(linkCollection),
    ],
    hastPlugins: [
      createCode((block, line) => renderBlock(block, line, { input, context, compiled })),
      createHeadings({
        headingIds,
        original: input.original,
        found: compiled.headings,
        fragments: mapValues(fragments, ({ headings }) => headings),
      }),
      createLinks(linkCollection),
      format === 'mdx' && mayHoldSearchExclude(text) && searchExclude,
      mayHoldTable(text) && tables,
    ],
  };
  try {
    if (format === 'md') {
      compiled.content = { kind: 'html', html: (await markdownToHtml(text, options)).html };
    } else {
      const { code } = await mdxToJs(text, {
        ...options,
        outputFormat: 'function-body',
        optimizeStatic: { component: 'Static', prop: 'html', ignoreElements: listMembers(text) },
      });
      compiled.content = createMdxContent(code, imports, { input, context, compiled });
    }
    compiled.sections = hashSections(source, compiled.headings, listOwnSections(fragments, input));
  } catch (error) {
    compiled.errors.push(toUserError(error, input));
  }
  return compiled;
}

/** `<parts.Box>` is a component, although the compiler takes it for an element where it has no props. */
function listMembers(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/<([a-z_$][\w$]*(?:\.[\w$]+)+)/g), ([, name = '']) => name))];
}

export interface CompileState {
  input: CompileInput;
  context: CompileContext;
  compiled: CompiledSource;
}

function renderBlock(block: CodeBlock, line: number, { input, context, compiled }: CompileState): string {
  const { file } = parseCodeMeta(block.meta);
  let { code } = block;
  if (file !== undefined) {
    try {
      const loaded = loadCodeFile({ file, filePath: input.filePath, siteDir: context.siteDir });
      compiled.dependencies.push(loaded.filePath);
      code = loaded.code;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      compiled.errors.push(new UserError(error.message, { ...error.details, file: input.sourcePath, line }));
    }
  }
  compiled.codeBlocks.push({
    line,
    language: block.language,
    hash: hashCode(code),
    localized: isLocalized(block.meta),
  });
  return renderCodeBlock({ ...block, code }, context.highlighter, context.code);
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

function mapValues<T, R>(map: Map<string, T>, toValue: (value: T) => R): Map<string, R> {
  return new Map([...map].map(([key, value]) => [key, toValue(value)]));
}

/** Fragments that all languages show as they are have no translation that could fall behind. */
function listOwnSections(fragments: Map<string, CompiledSource>, { folder = '' }: CompileInput) {
  const own = [...fragments].filter(([, { sourcePath }]) => sourcePath.startsWith(folder));
  return mapValues(new Map(own), ({ sections }) => sections);
}

const MESSAGE = /^(\d+):(\d+)(?:-\d+:\d+)?:\s*([\s\S]*?)(?:\s*\([\w:-]+\))?$/;

const SIGN_HINT =
  'In .mdx, "{" opens an expression and "<" a tag: write \\{ and \\<, put them into `code`, or name the file .md.';
const STATEMENT_HINT =
  'In .mdx, a line that begins with "import" or "export" is a statement, up to the next empty line.';

function toUserError(error: unknown, { sourcePath, text }: CompileInput): UserError {
  const reason = error instanceof Error ? error.message : String(error);
  const match = MESSAGE.exec(reason);
  if (!match) {
    const hint = 'Take parts of the page out to find the one that the compiler does not take.';
    return new UserError(`The page cannot be compiled: ${reason}`, { file: sourcePath, hint });
  }
  const [line, column] = [Number(match[1]), Number(match[2])];
  const message = (match[3] ?? '')
    .replace('Could not parse expression with oxc: ', 'The expression is not valid JavaScript: ')
    .replace('Could not parse esm with oxc: ', 'The import or export is not valid JavaScript: ');
  const hint = message.startsWith('The import') ? STATEMENT_HINT : SIGN_HINT;
  return new UserError(message, { file: sourcePath, line, column, hint, frame: createCodeFrame(text, line, column) });
}

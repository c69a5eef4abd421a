/** Owns compiling one source file: Markdown or MDX in, data out. Every page passes here once. */
import { basename } from 'node:path';
import { markdownToHtml, mdxToJs } from 'satteri';
import type { Diagnostic } from '../../shared/diagnostic.ts';
import { createCodeFrame } from '../diagnostics/code-frame.ts';
import { createError } from '../diagnostics/diagnostic.ts';
import { UserError } from '../diagnostics/user-error.ts';
import { normalizeText } from '../files/normalize-text.ts';
import { stripMarks } from '../html/markers.ts';
import { createCode } from './code-blocks.ts';
import { loadCodeFile } from './code-file.ts';
import { createLinks, createRawLinks } from './collect-links.ts';
import type { CompileContext, CompiledSource, CompileInput, CompileState } from './compiled-source.ts';
import { blankFrontmatter, parseFrontmatter } from './frontmatter.ts';
import { type CodeBlock, renderCodeBlock } from './highlight/code-block.ts';
import { isLocalized, parseCodeMeta } from './highlight/code-meta.ts';
import { findSectionOption } from './highlight/section-option.ts';
import { loadLineMap } from './line-map.ts';
import { createMdxContent } from './mdx-content.ts';
import { hashCode, hashSections } from './section-hashes.ts';
import { cjkEmphasis, mayHoldCjkEmphasis } from './syntax/cjk-emphasis.ts';
import { alerts, createContainers } from './syntax/containers.ts';
import { createDefinitionLists, mayHoldDefinitionList } from './syntax/definition-list.ts';
import { fileTabs, mayHoldFileTabs } from './syntax/file-tabs.ts';
import { createHeadings } from './syntax/headings.ts';
import { identifierHeadings, mayHoldIdentifierHeading } from './syntax/identifier-headings.ts';
import { createImports, findImports, type ImportUse } from './syntax/imports.ts';
import { createInlineSvg, mayHoldSvg } from './syntax/inline-svg.ts';
import { createLead } from './syntax/lead.ts';
import { longCode, mayHoldLongCode } from './syntax/long-code.ts';
import { createMemberLinks, mayHoldMembers } from './syntax/member-links.ts';
import { getSourceFormat, normalizeSource } from './syntax/normalize.ts';
import { mayHoldSearchExclude, searchExclude } from './syntax/search-exclude.ts';
import { mayHoldTable, tables } from './syntax/tables.ts';
import { renderTwinPanels } from './twin-panels.ts';

export async function compileSource(input: CompileInput, context: CompileContext): Promise<CompiledSource> {
  const format = getSourceFormat(input.filePath);
  const source = normalizeText(stripMarks(input.text));
  const { frontmatter, errors, warnings } = parseFrontmatter(source, input.sourcePath);
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
    warnings,
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
      text.includes(':::') && createContainers((open) => compiled.warnings.push({ ...open, file: input.sourcePath })),
      text.includes('[!') && alerts,
      mayHoldCjkEmphasis(text) && cjkEmphasis,
      mayHoldDefinitionList(text) &&
        createDefinitionLists((type) => {
          compiled.valueType ??= type;
        }),
      mayHoldLongCode(text) && longCode,
      mayHoldFileTabs(text) && fileTabs,
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
      mayHoldMembers(text) && createMemberLinks(compiled.headings),
      mayHoldIdentifierHeading(text) && identifierHeadings,
      context.publicDir !== undefined &&
        mayHoldSvg(text) &&
        createInlineSvg({
          publicDir: context.publicDir,
          onFile: (filePath) => compiled.dependencies.push(filePath),
        }),
      frontmatter.description === undefined &&
        createLead((text) => {
          compiled.lead = text;
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
    compiled.errors.push(toDiagnostic(error, input));
  }
  return compiled;
}

/** `<parts.Box>` is a component, although the compiler takes it for an element where it has no props. */
function listMembers(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/<([a-z_$][\w$]*(?:\.[\w$]+)+)/g), ([, name = '']) => name))];
}

function renderBlock(block: CodeBlock, ownLine: number, { input, context, compiled }: CompileState): string {
  const { file, source, sourceLine: line = ownLine } = parseCodeMeta(block.meta);
  let { code, bytes } = block;
  let twin: string | undefined;
  if (file !== undefined) {
    try {
      const loaded = loadCodeFile({ file, filePath: input.filePath, folders: context });
      compiled.dependencies.push(loaded.filePath);
      ({ code, bytes } = loaded);
      if (source !== undefined)
        twin = renderTwin({ block, output: loaded, title: source }, { input, context, compiled });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      compiled.errors.push(...error.diagnostics.map((each) => ({ ...each, file: input.sourcePath, line })));
    }
  }
  compiled.codeBlocks.push({
    line,
    language: block.language,
    hash: hashCode(code),
    localized: isLocalized(block.meta),
  });
  if (twin !== undefined) return twin;
  return renderCodeBlock(
    { ...block, code, bytes, option: findSectionOption(input.text, line) },
    context.highlighter,
    context.code,
  );
}

type Twin = Pick<Parameters<typeof renderTwinPanels>[0], 'block' | 'output' | 'title'>;

/** An output beside its source. Both files and the map of their lines went into the page. */
function renderTwin(twin: Twin, { context, compiled }: CompileState): string {
  const map = loadLineMap(twin.output.filePath, twin.title);
  const { code: source } = loadCodeFile({ file: basename(map.sourcePath), filePath: map.sourcePath, folders: context });
  compiled.dependencies.push(map.sourcePath, map.mapPath);
  return renderTwinPanels({ ...twin, source, map }, context);
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

const SIGN_HELP =
  'In .mdx, "{" opens an expression and "<" a tag: write \\{ and \\<, put them into `code`, or name the file .md.';
const STATEMENT_HELP =
  'In .mdx, a line that begins with "import" or "export" is a statement, up to the next empty line.';

function toDiagnostic(error: unknown, { sourcePath, text }: CompileInput): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error);
  const match = MESSAGE.exec(reason);
  if (!match) {
    const help = 'Remove parts of the page until it compiles, to find the one at fault.';
    return createError('syntax', `Cannot compile the page: ${reason}`, { file: sourcePath, help });
  }
  const [line, column] = [Number(match[1]), Number(match[2])];
  const message = (match[3] ?? '')
    .replace('Could not parse expression with oxc: ', 'The expression is not valid JavaScript: ')
    .replace('Could not parse esm with oxc: ', 'The import or export is not valid JavaScript: ');
  const help = message.startsWith('The import') ? STATEMENT_HELP : SIGN_HELP;
  return createError('syntax', message, {
    file: sourcePath,
    line,
    column,
    help,
    frame: createCodeFrame(text, line, column),
  });
}

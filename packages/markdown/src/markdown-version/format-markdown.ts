/** Creates the Markdown version of a page, for AI tools and for copying. */

import { relative } from 'node:path';
import { type CodeFolders, dedent, loadCodeFile } from '../code-file.ts';
import { isUrlAttribute, mayHoldUrl } from '../collect-links.ts';
import { normalizeText, toPosix } from '../files/index.ts';
import { loadFile } from '../files/load-file.ts';
import { blankFrontmatter } from '../frontmatter.ts';
import { dropOptions, parseCodeMeta } from '../highlight/code-meta.ts';
import { escapeAttribute } from '../html/escape.ts';
import { mapAttributes } from '../html/map-attributes.ts';
import type { ImportResolver } from '../import-resolver.ts';
import { mapUrls } from '../map-urls.ts';
import type { ComponentImport, PageContent } from '../page-content.ts';
import { blankQuotes, CHILDREN, listSourceParts, type SourcePart, writeElement } from '../source-parts.ts';
import { maskUrlEnds } from '../syntax/bare-urls.ts';
import { maskFormulas } from '../syntax/formulas.ts';
import { findImports } from '../syntax/import-statements.ts';
import { normalizeSource } from '../syntax/normalize.ts';
import { getSourceFormat, type SourceFormat } from '../syntax/source-format.ts';
import { countQuotes, readPrefix } from '../syntax/source-lines.ts';
import { removeHeadingIds } from '../syntax/written-ids.ts';
import { type ExpressionValues, readAttributes, readProps } from './attribute-values.ts';
import { collapseBlankLines } from './blank-lines.ts';
import { escapeElements, escapeText } from './escape-text.ts';
import { markFootnotes, numberFootnotes } from './footnote-numbers.ts';
import type { MarkdownElement } from './markdown-element.ts';
import {
  DEFINITION_TARGET,
  findUrl,
  IMAGE_TARGET,
  LINK_TARGET,
  replaceTarget,
  type WrittenTargets,
} from './written-targets.ts';

/** Runs the code of a page, which is bundled elsewhere. */
export interface MarkdownRenderer {
  /** @param props those of a fragment */
  readValues(content: PageContent, props?: object): ExpressionValues;
  /** The Markdown form of a component; undefined if it has none. */
  formatComponent(use: ComponentImport, element: MarkdownElement): string | undefined;
}

export interface MarkdownContext extends CodeFolders, Pick<WrittenTargets, 'targets'> {
  /** The known container names. */
  containers: ReadonlySet<string>;
  resolveImport: ImportResolver;
  globalComponents: Readonly<Record<string, string>>;
  renderer: MarkdownRenderer;
  /** The compiled content; undefined if the page has no text. */
  content: PageContent | undefined;
  /** Called with the name of each component of the site of which only the children remain. */
  noteLost(component: string): void;
}

interface SourceText {
  filePath: string;
  text: string;
}

export function formatMarkdown(page: SourceText, context: MarkdownContext): string {
  return numberFootnotes(formatFile(page, { ...context, sourcePath: undefined }), getSourceFormat(page.filePath));
}

interface FileContext extends MarkdownContext, WrittenTargets {
  /** What a fragment gets from the page. */
  props?: object;
}

/** A page or fragment that is being formatted. */
interface FileState extends FileContext {
  filePath: string;
  source: string;
  /** In order; nested parts follow their parent. */
  parts: readonly SourcePart[];
  /** The files of fragments by local name. */
  fragments: ReadonlyMap<string, string>;
  components: ReadonlyMap<string, ComponentImport>;
  values: ExpressionValues;
}

/** Syntax that must be rewritten. Most pages contain none, and need not be parsed again. */
const SPECIAL = /\]\(|\]:|file=|check=|source=|<!--/;

function formatFile({ filePath, text: whole }: SourceText, context: FileContext): string {
  const text = blankFrontmatter(normalizeText(whole));
  const format = getSourceFormat(filePath);
  // Normalized as for compiling, because MDX does not support heading ids and HTML comments.
  const source = format === 'mdx' ? normalizeSource(text, format, context.containers).text : removeHeadingIds(text);
  if (format === 'md' && !SPECIAL.test(source) && !mayHoldUrl(source)) return source.trim();
  const masked = format === 'mdx' ? normalizeSource(maskFormulas(text), format, context.containers).text : source;
  const parts = findParts(maskUrlEnds(masked.length === source.length ? masked : source, format), format);
  // Not copied, because reading a prop whose value is unknown throws.
  const props: object = Object.create(context.props ?? null, { [CHILDREN]: { value: CHILDREN_MARK } });
  const values = context.content === undefined ? {} : context.renderer.readValues(context.content, props);
  const state = { ...context, filePath, source, parts, values, ...readImports(source, filePath, context) };
  return collapseBlankLines(formatRange({ start: 0, end: source.length }, 0, state), format).trim();
}

/** Empty if the source is only valid with a plugin; it is then left unchanged. */
function findParts(source: string, format: SourceFormat): SourcePart[] {
  try {
    return listSourceParts(source, format);
  } catch {
    return [];
  }
}

function readImports(source: string, filePath: string, { resolveImport, globalComponents }: FileContext) {
  const fragments = new Map<string, string>();
  const globals = Object.entries(globalComponents).map(([local, module]) => ({ module, imported: 'default', local }));
  const components = new Map<string, ComponentImport>(globals.map((use) => [use.local, use]));
  for (const { source: name, imported, local } of getSourceFormat(filePath) === 'mdx' ? findImports(source) : []) {
    const resolved = resolveImport(name, filePath);
    if (resolved?.kind === 'fragment') fragments.set(local, resolved.filePath);
    else if (resolved) components.set(local, { module: resolved.module, imported, local });
  }
  return { fragments, components };
}

/** @param first the index of the first part that may be in the range */
function formatRange(range: { start: number; end: number }, first: number, state: FileState): string {
  let text = '';
  let at = range.start;
  for (let number = first; number < state.parts.length; number += 1) {
    const part = state.parts[number];
    if (!part || part.start >= range.end) break;
    if (part.start < at || part.end > range.end) continue;
    text += state.source.slice(at, part.start) + formatPart(part, number + 1, state);
    at = part.end;
  }
  return text + state.source.slice(at, range.end);
}

function formatPart(part: SourcePart, next: number, state: FileState): string {
  const source = state.source.slice(part.start, part.end);
  switch (part.kind) {
    case 'hidden':
      return dividesLists(part, state) ? '<!-- -->' : '';
    case 'statement':
      return '';
    case 'expression':
      return formatValue(state.values[part.code], part, state) ?? source;
    case 'text':
      return toCell(escapeText(part.text, part), part) ?? '';
    case 'image':
      return replaceTarget(source, IMAGE_TARGET, part.url, state);
    case 'html':
      return formatTags(part, source, state).replaceAll(/<!--[\s\S]*?-->/g, '');
    case 'code':
      return formatCode(part, source, state);
    case 'definition':
      return replaceTarget(source, DEFINITION_TARGET, part.url, state);
    case 'link': {
      const text = formatRange({ start: part.start + 1, end: Math.max(part.start + 1, part.textEnd) }, next, state);
      const rest = state.source.slice(Math.max(part.start + 1, part.textEnd), part.end);
      return `${source[0]}${text}${replaceTarget(rest, LINK_TARGET, part.url, state)}`;
    }
    case 'component':
      return formatComponent(part, next, state);
  }
}

/** With its indentation. */
const ITEM = /^([ \t>]*)(?:[-*+]|\d{1,9}[.)])[ \t]/m;

/** Whether a comment is between two lists, which are one without it. In an item, it is indented further than the next one. */
function dividesLists({ start, end }: SourcePart, state: FileState): boolean {
  const [above = ''] = state.source
    .slice(0, start)
    .trimEnd()
    .split(/\n[ \t>]*\n(?![ \t])/)
    .slice(-1);
  const below = state.source.slice(end).replace(/^\s*\n/, '');
  return ITEM.test(above) && below.search(ITEM) === 0 && ITEM.exec(below)?.[1] === getLineStart(start, state);
}

/** Elements are HTML, and the children of a fragment Markdown. */
function formatValue(read: ExpressionValues[string] | undefined, part: SourcePart, { props }: FileState) {
  const children = props && 'children' in props ? props.children : null;
  const values = [read?.value].flat(Number.POSITIVE_INFINITY);
  if (!read?.text || values.some((each) => each !== null && each === children)) return toCell(read?.text, part);
  const hasElements = values.some((each) => typeof each === 'object' && each !== null);
  return toCell(hasElements ? escapeElements(read.text) : escapeText(read.text, part), part);
}

/** In a table, a `|` in a value would end its cell. */
function toCell(value: string | undefined, { inCell }: SourcePart): string | undefined {
  return inCell ? value?.replaceAll('|', '\\|') : value;
}

/** Tags of HTML, with the values of their attributes and the URLs that they are published with. */
function formatTags({ expressions, start }: SourcePart & { kind: 'html' }, source: string, state: FileState): string {
  const written = expressions.reduce((tag, code) => {
    const value = state.values[code]?.text;
    // Those of flags are not texts.
    return value ? tag.replaceAll(`={${code}}`, () => `="${escapeAttribute(value)}"`) : tag;
  }, source);
  const html = expressions.reduce(
    (tag, code) => tag.replaceAll(`={${code}}`, `="${' '.repeat(code.length)}"`),
    blankQuotes(written, countQuotes(getLineStart(start, state))),
  );
  const toUrl = (target: string) => findUrl(target, state) ?? target;
  return mapAttributes(
    written,
    (attribute) => {
      if (!isUrlAttribute(attribute)) return undefined;
      const { name, value } = attribute;
      const url = mapUrls(name, value, toUrl);
      return url === value ? undefined : { value: escapeAttribute(url) };
    },
    html,
  );
}

function formatFragment(filePath: string, name: string, state: FileState & { props: object }): string {
  const content = state.content?.kind === 'mdx' ? state.content.fragments[name] : undefined;
  const { text } = loadFile(filePath);
  return formatFile({ filePath, text }, { ...state, content, sourcePath: toPosix(relative(state.docsDir, filePath)) });
}

/** Removes meta options for sample checks, and inserts the code of included files. */
function formatCode({ meta, start }: SourcePart & { kind: 'code' }, source: string, state: FileState): string {
  const { file } = parseCodeMeta(meta);
  const [head = '', ...lines] = source.split('\n');
  const [, marks, info = ''] = /^(\s*(?:`+|~+))(.*)$/.exec(head) ?? [];
  if (marks === undefined) return source;
  if (file === undefined) return [marks + dropOptions(info, ['check', 'source']), ...lines].join('\n');
  const { code } = loadCodeFile({ file, filePath: state.filePath, folders: state });
  const fence = lengthenFence(marks, code);
  const shown = fence + dropOptions(info, ['check', 'source', 'file']);
  return indentRest(`${shown}\n${code}\n${fence.trim()}`, start, state);
}

/** A fence that none in the code closes. */
function lengthenFence(marks: string, code: string): string {
  const sign = marks.at(-1) ?? '`';
  const longest = Math.max(0, ...Array.from(code.matchAll(/`+|~+/g), ([run]) => (run[0] === sign ? run.length : 0)));
  return marks + sign.repeat(Math.max(0, longest + 1 - marks.trim().length));
}

function formatComponent(part: SourcePart & { kind: 'component' }, next: number, state: FileState): string {
  const fragment = state.fragments.get(part.name);
  const children = formatChildren(part, next, state);
  if (fragment !== undefined) {
    const props = readProps(part, state.values, children);
    const body = markFootnotes(
      formatFragment(fragment, part.name, { ...state, props }),
      next,
      getSourceFormat(fragment),
    );
    return part.isInline ? body : indentRest(body, part.start, state);
  }
  const use = state.components.get(part.name);
  const html = state.values[writeElement(part, state.source)]?.text;
  const own = html && escapeElements(html);
  // An island may show its text later.
  const written = own && children !== '' && !own.includes(CHILDREN_MARK) ? own + CHILDREN_MARK : own;
  const form = use && state.renderer.formatComponent(use, { ...readAttributes(part, state.values), children });
  if (use && use.module !== '@theme' && form === undefined && own === undefined) state.noteLost(part.name);
  const text =
    form ?? written?.replaceAll(CHILDREN_MARK, () => (part.isInline ? children : `\n\n${children}\n\n`)) ?? children;
  // What is between the tags has been escaped already.
  const shown = part.inCell ? text.replace(/(?<!\\)\|/g, '\\|') : text;
  // Inline tags may follow each other; blocks need an empty line between them.
  return part.isInline ? shown : `${indentRest(shown, part.start, state)}\n`;
}

/** A character that no text contains, in place of the children of an element. */
const CHILDREN_MARK = '\u0003';

/** The line of an offset, up to it. */
function getLineStart(offset: number, { source }: FileState): string {
  return source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
}

/** Indents all lines after the first like the first, whose beginning may be the sign of a list item or of a quote. */
function indentRest(text: string, start: number, state: FileState): string {
  const indent = readPrefix(getLineStart(start, state)).replace(/[^\s>]/g, ' ');
  return text.replace(/\n(.?)/g, (_, next: string) => `\n${next === '' ? indent.trimEnd() : indent + next}`);
}

/** Blocks between tags may be indented like code. */
function formatChildren(
  { inner, isInline }: SourcePart & { kind: 'component' },
  next: number,
  state: FileState,
): string {
  if (!inner) return '';
  if (isInline) return formatRange(inner, next, state);
  const lineStart = state.source.lastIndexOf('\n', inner.start - 1) + 1;
  const isAlone = state.source.slice(lineStart, inner.start).trim() === '';
  const text = formatRange({ start: isAlone ? lineStart : inner.start, end: inner.end }, next, state);
  return dedent(text.split('\n'));
}

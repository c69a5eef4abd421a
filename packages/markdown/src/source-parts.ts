/** Finds the parts of a source that are rewritten in the page's Markdown version: links, components, fences, comments. */

import {
  type MdastNode,
  type MdxFlowExpression,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
  type MdxTextExpression,
  markdownToMdast,
  mdxToJs,
  mdxToMdast,
} from 'satteri';
import { escapePattern } from './escape-pattern.ts';
import { getWrittenFrontmatter } from './frontmatter.ts';
import { splitLanguage } from './highlight/code-meta.ts';
import { createImports, findImports } from './syntax/import-statements.ts';
import type { SourceFormat } from './syntax/source-format.ts';
import { blankFences, countQuotes } from './syntax/source-lines.ts';
import { readString } from './syntax/string-literal.ts';

interface Range {
  /** Offsets in the source. */
  start: number;
  end: number;
}

export type SourcePart = Range & {
  /** Whether it is in the cell of a table. */
  inCell?: true;
  /** Whether it is in an HTML element, in which Markdown may be text. */
  inHtml?: true;
} & (
    | { kind: 'link'; url: string; textEnd: number }
    | { kind: 'image' | 'definition'; url: string }
    | { kind: 'code'; meta: string }
    /** HTML tags; in MDX, an opening tag. */
    | { kind: 'html'; expressions: string[] }
    /** Comments. */
    | { kind: 'hidden' }
    /** Imports and exports. */
    | { kind: 'statement' }
    | { kind: 'expression'; code: string }
    /** `{'text'}`: an expression that is a string literal. */
    | { kind: 'text'; text: string }
    | ({ kind: 'component'; name: string; isInline: boolean; inner: Range | undefined } & ComponentAttributes)
  );

export interface ComponentAttributes {
  attributes: Record<string, string | true>;
  expressions: Record<string, string>;
  /** `{...props}` */
  spreads: string[];
}

/** @param source without frontmatter, of a page that compiles */
export function listSourceParts(source: string, format: SourceFormat): SourcePart[] {
  const options = { features: { directive: source.includes(':::'), frontmatter: false } };
  const parts: SourcePart[] = [];
  const visit = (node: MdastNode, around: Pick<SourcePart, 'inCell' | 'inHtml'>) => {
    const part = toPart(node);
    if (part) parts.push({ ...part, ...around });
    if (!('children' in node)) return;
    const inside = {
      ...around,
      ...(node.type === 'tableCell' && { inCell: true as const }),
      ...(part?.kind === 'html' && { inHtml: true as const }),
    };
    for (const child of node.children) visit(child, inside);
  };
  visit(format === 'mdx' ? mdxToMdast(source, options) : markdownToMdast(source, options), {});
  return parts.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** `[//]: # (a comment)` */
const COMMENT_LABEL = '//';
const COMMENTS_ALONE = /^\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)+$/;

function toPart(node: MdastNode): SourcePart | undefined {
  switch (node.type) {
    case 'link':
      return withRange(node, { kind: 'link', url: node.url, textEnd: findInner(node)?.end ?? 0 });
    case 'image':
      return withRange(node, { kind: 'image', url: node.url });
    case 'definition':
      return withRange(
        node,
        node.identifier === COMMENT_LABEL ? { kind: 'hidden' } : { kind: 'definition', url: node.url },
      );
    case 'code':
      return withRange(node, { kind: 'code', meta: splitLanguage(node.lang ?? '', node.meta ?? '').meta });
    case 'html':
      return COMMENTS_ALONE.test(node.value)
        ? withoutLastBreak(withRange(node, { kind: 'hidden' }), node.value)
        : withRange(node, { kind: 'html', expressions: [] });
    case 'mdxjsEsm':
      return withRange(node, { kind: 'statement' });
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return toExpression(node);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return toComponent(node);
    default:
      return undefined;
  }
}

function withRange<T extends object>(node: MdastNode, part: T): (T & Range) | undefined {
  const range = toRange(node, node);
  return range && { ...part, ...range };
}

/** The range of a node's children. */
function findInner({ children }: { children: readonly MdastNode[] }): Range | undefined {
  return toRange(children[0], children.at(-1));
}

function toRange(first: MdastNode | undefined, last: MdastNode | undefined): Range | undefined {
  const [start, end] = [first?.position?.start.offset, last?.position?.end.offset];
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** `/* a *\/ version` is `version`; comments within code remain, because a string can look like one. */
function removeOuterComments(code: string): string {
  return code
    .replace(/^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/, '')
    .replace(/\/\*(?:(?!\*\/)[\s\S])*\*\/\s*$/, '')
    .trim();
}

/** In a list, HTML ends with its line break, without which the next item would move into the one above. */
function withoutLastBreak(part: SourcePart | undefined, html: string): SourcePart | undefined {
  return part && { ...part, end: part.end - (html.length - html.trimEnd().length) };
}

function toExpression(node: MdxFlowExpression | MdxTextExpression): SourcePart | undefined {
  const code = removeOuterComments(node.value);
  const text = readString(code);
  if (code === '') return withRange(node, { kind: 'hidden' });
  return withRange(node, text === undefined ? { kind: 'expression', code } : { kind: 'text', text });
}

/** Ignores HTML elements; `<Box>`, `<parts.Box>` and `<>` are components. */
function toComponent(node: MdxJsxFlowElement | MdxJsxTextElement): SourcePart | undefined {
  const { name } = node;
  const inner = findInner(node);
  const range = toRange(node, node);
  if (name && /^[a-z][^.]*$/.test(name))
    return (
      range && {
        kind: 'html',
        start: range.start,
        end: inner?.start ?? range.end,
        expressions: listAttributeExpressions(node),
      }
    );
  const isInline = node.type === 'mdxJsxTextElement';
  return withRange(node, { kind: 'component', name: name ?? '', isInline, inner, ...readAttributes(node.attributes) });
}

/** The expressions in the attributes of an element, with those that are spread: `{...props}`. */
export function listAttributeExpressions({ attributes }: MdxJsxFlowElement | MdxJsxTextElement): string[] {
  const { expressions, spreads } = readAttributes(attributes);
  return [...Object.values(expressions), ...spreads];
}

function readAttributes(attributes: MdxJsxFlowElement['attributes']): ComponentAttributes {
  const read: ComponentAttributes = { attributes: {}, expressions: {}, spreads: [] };
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      read.spreads.push(`{${attribute.value}}`);
      continue;
    }
    const { name, value } = attribute;
    if (typeof value === 'string') read.attributes[name] = value;
    else if (value) read.expressions[name] = String(value.value);
    else read.attributes[name] = true;
  }
  return read;
}

/** The name of the property with the placeholder for the children of an element. */
export const CHILDREN = '$children';

/** An element as an expression, whose children are formatted separately: `<Note by="Ann">{props.$children}</Note>`. */
export function writeElement(
  { name, inner, start, end, expressions }: SourcePart & { kind: 'component' },
  source: string,
): string {
  const tag = blankQuotes(
    source.slice(start, inner ? inner.start : end),
    countQuotes(source.slice(source.lastIndexOf('\n', start - 1) + 1, start)),
  );
  // The lines of a value do not contain the indentation of the element.
  const written = Object.values(expressions).reduce((text, code) => text.replace(toIndented(code), () => code), tag);
  return inner ? `${written.replace(/[\s>]*$/, '')}>{props.${CHILDREN}}</${name}>` : written;
}

/** Matches code on lines that are indented further. */
function toIndented(code: string): RegExp {
  const lines = code.split('\n').map((line) => escapePattern(line.trimStart()));
  return new RegExp(lines.join('\\n[ \\t]*'));
}

/** Replaces the signs of quotes by spaces on all lines but the first. */
export function blankQuotes(text: string, quotes: number): string {
  if (quotes === 0) return text;
  return text.replace(new RegExp(`(?<=\\n)(?:[ \\t]*>){1,${quotes}}`, 'g'), (signs) => ' '.repeat(signs.length));
}

/** Whether the page itself declares a component. */
function isDeclared(name: string, statements: readonly string[]): boolean {
  const declaration = new RegExp(`\\b(?:const|let|var|function|class)\\s+${escapePattern(name)}(?![\\w$])`);
  return statements.some((code) => declaration.test(code));
}

/** The export that contains a function for each expression. */
const EXPORT = 'quireValues';

/**
 * The body of a function that evaluates the page's expressions: `{version}` becomes "4.2.0" in its Markdown version.
 * Undefined if the source has none.
 * @param globals the names of components that the site adds to all pages
 */
export async function compileValues(source: string, globals: readonly string[]): Promise<string | undefined> {
  // Components of the theme have a form in Markdown, but not their members, and fragments are formatted separately.
  const imported = findImports(source).filter((use) => !/\.mdx?$/.test(use.source));
  const provided = new Set([
    ...imported.filter((use) => use.source !== '@theme').map(({ local }) => local),
    ...globals,
  ]);
  if (provided.size === 0 && !/\{(?!\s*\/\*)|^export\s|<[\w$]+\./m.test(source)) return undefined;
  const parts = listSourceParts(source, 'mdx');
  const statements = parts.flatMap((part) => (part.kind === 'statement' ? [source.slice(part.start, part.end)] : []));
  const isOwn = (name: string) => {
    const [first = '', ...members] = name.split('.');
    if (isDeclared(first, statements) || provided.has(first)) return true;
    return members.length > 0 && imported.some(({ local }) => local === first);
  };
  const expressions = parts.flatMap((part) => {
    if (part.kind === 'html') return part.expressions;
    if (part.kind === 'component') {
      const attributes = [...Object.values(part.expressions), ...part.spreads];
      return isOwn(part.name) ? [...attributes, writeElement(part, source)] : attributes;
    }
    return part.kind === 'expression' ? [part.code] : [];
  });
  if (expressions.length === 0) return undefined;
  const entries = [...new Set(expressions)].map((code) => `${JSON.stringify(code)}: (props) => (${code}\n)`);
  const text = [...statements, `export const ${EXPORT} = { ${entries.join(', ')} };`].join('\n\n');
  return (await mdxToJs(text, { outputFormat: 'function-body', mdastPlugins: [createImports([])] })).code;
}

/** Reads expressions whose value is known without running the page: texts, constants and fields of the frontmatter. */
export function createValueReader(source: string, page: Parameters<typeof getWrittenFrontmatter>[0]) {
  let constants: ReadonlyMap<string, string> | undefined;
  return (written: string): string | undefined => {
    const code = removeOuterComments(written);
    if (code === '') return '';
    const field = /^frontmatter\.([\w$]+)$/.exec(code)?.[1];
    const value =
      field === undefined
        ? undefined
        : Object.entries(getWrittenFrontmatter(page)).find(([name]) => name === field)?.[1];
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    constants ??= listConstants(source);
    return constants.get(code) ?? readLiteral(code);
  };
}

/** A text or a number that ends with its line. */
const CONSTANT =
  /^export[ \t]+const[ \t]+([\p{ID_Start}$_][\p{ID_Continue}$]*)[ \t]*=[ \t]*('[^'\n]*'|"[^"\n]*"|`[^`\n]*`|-?[\d.]+)[ \t]*(?:;|$(?!\n[ \t]*[-+*/%.?&|([,<>=^]))/gmu;

function listConstants(source: string): Map<string, string> {
  const found = blankFences(source, 'mdx').matchAll(CONSTANT);
  return new Map(
    [...found].flatMap(([, name = '', code = '']): Array<[string, string]> => {
      const value = readLiteral(code);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Undefined if the code is not a text or a number. */
function readLiteral(code: string): string | undefined {
  return /^-?\d[\d.]*$/.test(code) ? String(Number(code)) : readString(code);
}

/** Finds the expressions that cause a runtime error such as `length is not defined`, which has no position. */

import { type MdastNode, mdxToMdast } from 'satteri';
import { findPoint, type TextPoint } from './diagnostics/code-frame.ts';
import { escapePattern } from './escape-pattern.ts';
import { normalizeText } from './files/normalize.ts';
import { blankFrontmatter } from './frontmatter.ts';
import { listAttributeExpressions } from './source-parts.ts';
import { parseImports } from './syntax/import-statements.ts';
import { normalizeSource } from './syntax/normalize.ts';

export interface ExpressionPage {
  filePath: string;
  text: string;
  /** The known container names. */
  containers: ReadonlySet<string>;
}

export interface NamePlace extends TextPoint {
  name: string;
}

interface Expression {
  code: string;
  /** Offset in the source. */
  offset: number;
}

const NAME = /(?<![\w$]|(?<!\.\.)\.)[\p{ID_Start}$_][\p{ID_Continue}$]*(?!\s*:)(?![\p{ID_Continue}$])/gu;
const TEXTS = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\//g;
const DECLARATION = /\b(?:const|let|var|function|class|catch)\b[\s(*]*(?:([\w$]+)|[{[]([^}\]]*)[}\]])/g;
const PARAMETERS = /(?:([\w$]+)|\(([^()]*)\))\s*=>/g;
const KEYWORDS = new Set(
  'arguments async await break case const continue default delete do else export extends false finally for frontmatter function if import in instanceof let new null of props return super switch this throw true try typeof undefined var void while yield'.split(
    ' ',
  ),
);

/** All undefined names in expressions of the page, each with its first position. */
export function findUnknownNames(page: ExpressionPage): NamePlace[] {
  const { source, expressions, statements } = readPage(page);
  const known = new Set([
    ...KEYWORDS,
    ...listDeclared(statements.map(({ code }) => code).join('\n')),
    ...listDeclared(expressions.map(({ code }) => code).join('\n')),
  ]);
  const found = new Map<string, NamePlace>();
  for (const { code, offset } of expressions)
    for (const { 0: name, index } of listReadNames(code))
      if (!known.has(name) && !(name in globalThis) && !found.has(name))
        found.set(name, { name, ...findPoint(source, offset + index) });
  return [...found.values()];
}

/** The first use of a name in functions that the page declares. */
export function findInStatements(page: ExpressionPage, name: string): TextPoint | undefined {
  const { source, statements } = readPage(page);
  for (const { code, offset } of statements)
    for (const { 0: found, index } of listReadNames(code)) if (found === name) return findPoint(source, offset + index);
  return undefined;
}

function listReadNames(code: string) {
  return code.replace(TEXTS, (text) => ' '.repeat(text.length)).matchAll(NAME);
}

/** The position at which an expression reads a property, if it is unique. */
export function findProperty(page: ExpressionPage, property: string): TextPoint | undefined {
  const { source, expressions } = readPage(page);
  const places = expressions.flatMap(({ code, offset }) => {
    const index = code.search(new RegExp(`(?:\\.|\\[['"])${escapePattern(property)}(?![\\w$])`));
    return index < 0 ? [] : [findPoint(source, offset + index + 1)];
  });
  return places.length === 1 ? places[0] : undefined;
}

/** The positions of expressions, by their source. */
export function findExpressions(page: ExpressionPage, sources: readonly string[]): TextPoint[] {
  if (sources.length === 0) return [];
  const { source, expressions } = readPage(page);
  const wanted = new Set(sources.map((code) => code.trim()));
  return expressions.filter(({ code }) => wanted.has(code.trim())).map(({ offset }) => findPoint(source, offset));
}

function readPage(page: ExpressionPage): {
  source: string;
  expressions: Expression[];
  statements: Expression[];
} {
  const source = normalizeText(page.text);
  if (!page.filePath.endsWith('.mdx')) return { source, expressions: [], statements: [] };
  const { text } = normalizeSource(blankFrontmatter(source), 'mdx', page.containers);
  const expressions: Expression[] = [];
  const statements: Expression[] = [];
  const visit = (node: MdastNode) => {
    if (node.type === 'mdxjsEsm') statements.push({ code: node.value, offset: node.position?.start.offset ?? 0 });
    expressions.push(...listOwnExpressions(node, text));
    if ('children' in node) node.children.forEach(visit);
  };
  try {
    visit(mdxToMdast(text, { features: { directive: text.includes(':::'), frontmatter: false } }));
  } catch {
    // The page has changed since it was compiled, so there is no position.
  }
  return { source: text, expressions, statements };
}

function listOwnExpressions(node: MdastNode, source: string): Expression[] {
  const start = node.position?.start.offset ?? 0;
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return [{ code: node.value, offset: start + 1 }];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return listAttributeExpressions(node).map((code) => ({ code, offset: Math.max(source.indexOf(code, start), start) }));
}

function listDeclared(code: string): string[] {
  const names = (list = '') => Array.from(list.matchAll(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu), ([name]) => name);
  return [
    ...parseImports(code, 1).map(({ local }) => local),
    ...[...code.matchAll(DECLARATION), ...code.matchAll(PARAMETERS)].flatMap(([, one, several]) => [
      ...names(one),
      ...names(several),
    ]),
  ];
}

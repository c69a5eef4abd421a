/**
 * Finds errors that would be reported without a position: nesting that is too deep for the parser, expressions in MDX with an undeclared
 * name, such as `{length}`, and `style="…"`, which must be an object there.
 */
import {
  defineMdastPlugin,
  type MdastPluginDefinition,
  type MdxFlowExpression,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
  type MdxTextExpression,
} from 'satteri';
import type { CompileInput } from '../compiled-source.ts';
import type { TextPoint } from '../diagnostics/code-frame.ts';
import { createCodeFrame, findPoint } from '../diagnostics/code-frame.ts';
import { createError, createWarning } from '../diagnostics/diagnostic.ts';
import { blankCode } from './source-lines.ts';

/** The parser, which is native code, crashes at some thousands. */
const DEPTH_MAX = 1000;

/** The first bracket, tag or arrow in MDX that is nested too deeply. */
export function findTooDeep(source: string): TextPoint | undefined {
  if (source.length < DEPTH_MAX) return undefined;
  const text = blankCode(source, 'mdx');
  /** For the text and each open bracket, how many functions begin in each other in a line: `a => b => c`. */
  const open = [0];
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/=>[ \t]*\n?|[,;\n]|[([{]|<[a-z>]|[)\]}]|<\/|\/>/gi)) {
    const arrows = open.at(-1) ?? 0;
    if (sign.startsWith('=>')) {
      open[open.length - 1] = arrows + 1;
      depth += 1;
    } else if (/^[,;\n]/.test(sign)) {
      open[open.length - 1] = 0;
      depth -= arrows;
    } else if (/^(?:[([{]|<[^/])/.test(sign)) {
      open.push(0);
      depth += 1;
    } else if (open.length > 1) {
      open.pop();
      depth -= arrows + 1;
    }
    if (depth > DEPTH_MAX) return findPoint(text, index);
  }
  return undefined;
}

export function createDepthError({ line, column }: TextPoint, { sourcePath: file, text }: CompileInput) {
  const help = `More than ${DEPTH_MAX} brackets, tags and functions are open here: use fewer levels.`;
  const frame = createCodeFrame(text, line, column);
  return createError('syntax', 'The nesting is too deep.', { file, line, column, help, frame });
}

export interface NameUse extends TextPoint {
  name: string;
}

/** An expression that begins with a name, which is certainly read. */
const FIRST_NAME = /^\s*([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*(?:$|[.?[(])/u;
/** Names that are defined in the code of every page. */
const GIVEN = new Set([
  ...['arguments', 'async', 'await', 'class', 'delete', 'false', 'frontmatter', 'function', 'import', 'new', 'null'],
  ...['props', 'super', 'this', 'true', 'typeof', 'undefined', 'void', 'yield'],
]);

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** @param defines names that the site's bundler defines, which may be paths */
export function createUnknownNames(
  defines: readonly string[],
  onFound: (uses: readonly NameUse[]) => void,
): MdastPluginDefinition {
  /** Most names are declared, and need no position. */
  const uses: Array<{ name: string; findUse: () => TextPoint }> = [];
  const known = new Set([...GIVEN, ...defines.map((name) => name.split('.')[0] ?? name)]);
  let statements = '';
  const note = (value: string, findUse: () => TextPoint) => {
    const name = FIRST_NAME.exec(value)?.[1];
    if (name !== undefined && !known.has(name) && !(name in globalThis)) uses.push({ name, findUse });
  };
  const noteExpression = ({ value, position }: Readonly<MdxFlowExpression | MdxTextExpression>) => {
    if (position) note(value, () => ({ line: position.start.line, column: position.start.column + 1 }));
  };
  const noteAttributes = ({ attributes, position }: Readonly<JsxElement>, source: string) => {
    const start = position?.start.offset;
    for (const { value } of attributes)
      if (start !== undefined && typeof value === 'object' && value !== null)
        note(String(value.value), () => findPoint(source, source.indexOf(`{${value.value}`, start) + 1));
  };
  return defineMdastPlugin({
    name: 'quire-unknown-names',
    options: { position: true },
    mdxjsEsm(node) {
      statements += `${node.value}\n`;
    },
    mdxFlowExpression: noteExpression,
    mdxTextExpression: noteExpression,
    mdxJsxFlowElement: (node, context) => noteAttributes(node, context.source),
    mdxJsxTextElement: (node, context) => noteAttributes(node, context.source),
    after() {
      const declared = new Set(statements.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu) ?? []);
      onFound(uses.flatMap(({ name, findUse }) => (declared.has(name) ? [] : [{ name, ...findUse() }])));
    },
  });
}

export function createStyleTexts(onFound: (place: TextPoint) => void): MdastPluginDefinition {
  const check = (node: Readonly<JsxElement>, source: string) => {
    const isElement = /^[a-z][^.]*$/.test(node.name ?? '');
    const hasText = node.attributes.some(
      (each) => each.type === 'mdxJsxAttribute' && each.name === 'style' && typeof each.value === 'string',
    );
    const start = node.position?.start.offset;
    if (!isElement || !hasText || start === undefined) return;
    const offset = start + Math.max(source.slice(start).search(/\bstyle\s*=/), 0);
    onFound(findPoint(source, offset));
  };
  return defineMdastPlugin({
    name: 'quire-style-texts',
    options: { position: true },
    mdxJsxFlowElement: (node, context) => check(node, context.source),
    mdxJsxTextElement: (node, context) => check(node, context.source),
  });
}

/** Finds texts of several lines in `<pre>`, which are Markdown in MDX. */
export function createPreformatted(onFound: (place: TextPoint) => void): MdastPluginDefinition {
  const visit = (node: Readonly<JsxElement>, context: { textContent(node: Readonly<JsxElement>): string }) => {
    if (node.name === 'pre' && context.textContent(node).includes('\n') && node.position) onFound(node.position.start);
  };
  return defineMdastPlugin({
    name: 'quire-preformatted',
    options: { position: true },
    mdxJsxFlowElement: visit,
    mdxJsxTextElement: visit,
  });
}

export function createPreWarning({ line, column }: TextPoint, { sourcePath: file }: CompileInput) {
  const help = 'Write a fence, or the text as an expression: <pre>{`…`}</pre>.';
  const message = 'In .mdx, the text of <pre> is Markdown: its spaces and line breaks are lost.';
  return createWarning('elements', message, { file, line, column, help });
}

export function createNameError({ name, line, column }: NameUse, { sourcePath: file, text }: CompileInput) {
  const help = `Import the name, or declare it: export const ${name} = …. In .mdx, "{" opens an expression: write \\{ for the sign itself.`;
  const frame = createCodeFrame(text, line, column);
  return createError('syntax', `"${name}" is not defined.`, { file, line, column, help, frame });
}

export function createStyleError({ line, column }: TextPoint, { sourcePath: file, text }: CompileInput) {
  const help =
    'Write an object: style={{ marginTop: "1em" }}. Better use a class: a content security policy may block inline styles.';
  const frame = createCodeFrame(text, line, column);
  return createError('syntax', 'In .mdx, the style of an element cannot be a string.', {
    file,
    line,
    column,
    help,
    frame,
  });
}

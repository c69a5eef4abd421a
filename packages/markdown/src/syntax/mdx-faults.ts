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
import type { CompileState } from '../compile-state.ts';
import { findPoint, type TextFault, type TextPoint } from '../diagnostics/code-frame.ts';
import { blankCode } from './source-lines.ts';

/** The parser, which is native code, crashes at some thousands. */
const DEPTH_MAX = 1000;

const TOO_DEEP = {
  message: 'The nesting is too deep.',
  help: `More than ${DEPTH_MAX} brackets, tags and functions are open here: use fewer levels.`,
};

/** The first bracket, tag or arrow in MDX that is nested too deeply. */
export function findTooDeep(source: string): TextFault | undefined {
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
    if (depth > DEPTH_MAX) return { ...findPoint(text, index), ...TOO_DEEP };
  }
  return undefined;
}

/** An expression that begins with a name, which is certainly read. */
const FIRST_NAME = /^\s*([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*(?:$|[.?[(])/u;
/** Names that are defined in the code of every page. */
const GIVEN = new Set([
  ...['arguments', 'async', 'await', 'class', 'delete', 'false', 'frontmatter', 'function', 'import', 'new', 'null'],
  ...['props', 'super', 'this', 'true', 'typeof', 'undefined', 'void', 'yield'],
]);

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export function createUnknownNames({ context: { defines }, fail }: CompileState): MdastPluginDefinition {
  /** Most names are declared, and need no position. */
  const uses: Array<{ name: string; findUse: () => TextPoint }> = [];
  // A name that the site's bundler defines may be a path.
  const known = new Set([...GIVEN, ...Object.keys(defines).map((name) => name.split('.')[0] ?? name)]);
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
      for (const { name, findUse } of uses)
        if (!declared.has(name)) fail('syntax', { ...findUse(), ...describeUnknown(name) });
    },
  });
}

function describeUnknown(name: string) {
  const help = `Import the name, or declare it: export const ${name} = …. In .mdx, "{" opens an expression: write \\{ for the sign itself.`;
  return { message: `"${name}" is not defined.`, help };
}

export function createStyleTexts({ fail }: CompileState): MdastPluginDefinition {
  const check = (node: Readonly<JsxElement>, source: string) => {
    const isElement = /^[a-z][^.]*$/.test(node.name ?? '');
    const hasText = node.attributes.some(
      (each) => each.type === 'mdxJsxAttribute' && each.name === 'style' && typeof each.value === 'string',
    );
    const start = node.position?.start.offset;
    if (!isElement || !hasText || start === undefined) return;
    const offset = start + Math.max(source.slice(start).search(/\bstyle\s*=/), 0);
    fail('syntax', { ...findPoint(source, offset), ...OF_STYLE });
  };
  return defineMdastPlugin({
    name: 'quire-style-texts',
    options: { position: true },
    mdxJsxFlowElement: (node, context) => check(node, context.source),
    mdxJsxTextElement: (node, context) => check(node, context.source),
  });
}

const OF_STYLE = {
  message: 'In .mdx, the style of an element cannot be a string.',
  help: 'Write an object: style={{ marginTop: "1em" }}. Better use a class: a content security policy may block inline styles.',
};

/** A layout or fields of the page, which other systems read. */
const IGNORED_EXPORT = /^export\s+(?:default\b|const\s+metadata\s*=)/m;

export function createIgnoredExports({ warn }: CompileState): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'quire-ignored-exports',
    options: { position: true },
    mdxjsEsm({ value, position }, { source }) {
      const at = value.search(IGNORED_EXPORT);
      if (at >= 0) warn('otherSyntax', { ...findPoint(source, (position?.start.offset ?? 0) + at), ...UNREAD });
    },
  });
}

const UNREAD = {
  message: 'Nothing reads this export of a page.',
  help: 'Put the text between the tags of a component, and fields of the page into its frontmatter.',
};

/** Finds texts of several lines in `<pre>`, which are Markdown in MDX. */
export function createPreformatted({ warn }: CompileState): MdastPluginDefinition {
  const visit = (node: Readonly<JsxElement>, context: { textContent(node: Readonly<JsxElement>): string }) => {
    if (node.name !== 'pre' || !context.textContent(node).includes('\n') || !node.position) return;
    const { line, column } = node.position.start;
    warn('elements', { line, column, ...PREFORMATTED });
  };
  return defineMdastPlugin({
    name: 'quire-preformatted',
    options: { position: true },
    mdxJsxFlowElement: visit,
    mdxJsxTextElement: visit,
  });
}

const PREFORMATTED = {
  message: 'In .mdx, the text of <pre> is Markdown: its spaces and line breaks are lost.',
  help: 'Write a fence, or the text as an expression: <pre>{`…`}</pre>.',
};

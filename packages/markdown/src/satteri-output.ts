/**
 * Adapter for satteri's undocumented output: the text of its generated code and error messages. No other module depends
 * on it; `satteri-output.test.ts` fails if an upgrade changes it.
 */
import { mdxToJs } from 'satteri';
import { findPoint } from './diagnostics/code-frame.ts';
import { describeThrown } from './diagnostics/describe-thrown.ts';
import { blankCode } from './syntax/source-lines.ts';

/** Compiles MDX to a function body, with static content as HTML. The component has a name that pages do not use. */
export const MDX_OUTPUT = {
  outputFormat: 'function-body',
  optimizeStatic: { component: 'QuireStatic', prop: 'html' },
} as const;

/** The names of undeclared components, whose uses the generated code guards. */
export function findMissingComponents(code: string): string[] {
  const names = [...code.matchAll(/_missingMdxReference\("([\w$]+)(?:\.[\w$.]+)?", (?:true|false)\)/g)].map(
    (match) => match[1] ?? '',
  );
  return [...new Set(names)].filter((name) => name !== MDX_OUTPUT.optimizeStatic.component);
}

/** The code without the content of its strings, and without the lines that read the function arguments. */
export function getOwnScript(code: string): string {
  return code
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '""')
    .replace(/^const \{[^}]*\} = arguments\[0\];$/gm, '');
}

/** Declares a name that is passed with the function arguments. The code begins with a directive, which stays first. */
export function declareArgument(code: string, name: string): string {
  return code.replace(/^("use strict";)?/, `$1\nconst { ${name} } = arguments[0];`);
}

export interface SyntaxFault {
  message: string;
  /** Both count from 1; undefined if the message has no position. */
  line?: number;
  column?: number;
  /** The kind of syntax with the error; expressions and statements are JavaScript. */
  kind: 'expression' | 'statement' | 'tag';
  /** The name of a tag that is not closed, or not opened. */
  unclosed?: string;
  unopened?: string;
}

const FAULT = /^(?:(\d+):(\d+)(?:-\d+:\d+)?:\s*)?([\s\S]*?)(?:\s*\([\w:-]+\))?$/;
const EXPRESSION = 'Could not parse expression with oxc: ';
const STATEMENT = 'Could not parse esm with oxc: ';

/** Parses an error of the parser. */
export function readSyntaxFault(error: unknown): SyntaxFault {
  const reason = describeThrown(error);
  const [, line, column, text = reason] = FAULT.exec(reason) ?? [];
  const message = text
    .replace(EXPRESSION, 'The expression is not valid JavaScript: ')
    .replace(STATEMENT, 'The import or export is not valid JavaScript: ');
  const place = line === undefined ? {} : { line: Number(line), column: Number(column) };
  const kind = text.startsWith(STATEMENT) ? 'statement' : text.startsWith(EXPRESSION) ? 'expression' : 'tag';
  const unclosed = /^Expected a closing tag for `<([^\s`>]+)>`/.exec(text)?.[1];
  const unopened = /^Unexpected closing tag `<\/([^\s`>]*)>`/.exec(text)?.[1];
  return {
    message,
    ...place,
    kind,
    ...(unclosed !== undefined && { unclosed }),
    ...(unopened !== undefined && { unopened }),
  };
}

const FAULTS_MAX = 20;

/** Finds all syntax errors. The parser stops at the first one, so the paragraph of each is blanked to find the next. */
export function listSyntaxFaults(error: unknown, text: string): SyntaxFault[] {
  const faults = [locateFault(readSyntaxFault(error), text)];
  const lines = text.split('\n');
  for (let last = faults[0]; faults.length < FAULTS_MAX; last = faults.at(-1)) {
    const start = last?.line === undefined || last.kind === 'tag' ? -1 : last.line - 1;
    // Without an opening or closing tag, its counterpart would be reported.
    if (start < 0 || !blankParagraph(lines, start)) break;
    const next = findFault(lines.join('\n'));
    if (!next) break;
    faults.push(next);
  }
  return faults;
}

const EMPTY_ATTRIBUTE = /(?<=[\w:-])=\{(?:\s|\/\*(?:(?!\*\/)[\s\S])*\*\/)*\}|(?<=\s)\{\s*\.{3}\s*\}/;

/** The error of an empty attribute, `title={}` or `{...}`, has no position. */
function locateFault(fault: SyntaxFault, text: string): SyntaxFault {
  if (fault.line !== undefined) return fault;
  const written = blankCode(text, 'mdx');
  const at = written.search(EMPTY_ATTRIBUTE);
  return at < 0 ? fault : { ...fault, ...findPoint(written, at + '={'.length) };
}

function blankParagraph(lines: string[], line: number): boolean {
  const isBlank = (index: number) => (lines[index] ?? '').trim() === '';
  let [first, last] = [line, line];
  while (!isBlank(first - 1)) first -= 1;
  while (!isBlank(last + 1)) last += 1;
  if (isBlank(line) || lines.slice(first, last + 1).some((each) => each.includes('<'))) return false;
  lines.fill('', first, last + 1);
  return true;
}

function findFault(text: string): SyntaxFault | undefined {
  try {
    mdxToJs(text, { ...MDX_OUTPUT, features: { directive: text.includes(':::'), frontmatter: false } });
    return undefined;
  } catch (error) {
    return readSyntaxFault(error);
  }
}

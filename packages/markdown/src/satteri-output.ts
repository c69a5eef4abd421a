/**
 * Reads what satteri gives besides its documented results: the text of the code that it generates, and of its errors.
 * Nothing else in the engine does; `satteri-output.test.ts` fails where an upgrade changes them.
 */
import { mdxToJs } from 'satteri';

/** Makes MDX the body of a function, in which whatever is static is HTML. */
export const MDX_OUTPUT = {
  outputFormat: 'function-body',
  optimizeStatic: { component: 'Static', prop: 'html' },
} as const;

/** The names of the components that no import and no declaration gives: the code guards each use of them. */
export function findMissingComponents(code: string): string[] {
  const names = [...code.matchAll(/_missingMdxReference\("([\w$]+)(?:\.[\w$.]+)?", (?:true|false)\)/g)].map(
    (match) => match[1] ?? '',
  );
  return [...new Set(names)].filter((name) => name !== MDX_OUTPUT.optimizeStatic.component);
}

/** The code without its texts, and without the lines that read the arguments of the function. */
export function getOwnScript(code: string): string {
  return code
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '""')
    .replace(/^const \{[^}]*\} = arguments\[0\];$/gm, '');
}

/** Declares names that the function gets with its arguments. The code begins with a directive, which stays first. */
export function declareArgument(code: string, name: string): string {
  return code.replace(/^("use strict";)?/, `$1\nconst { ${name} } = arguments[0];`);
}

export interface SyntaxFault {
  message: string;
  /** Both from 1; undefined where the message has no place. */
  line?: number;
  column?: number;
  /** What is at fault: in an expression, and in an import or export, it is JavaScript. */
  kind: 'expression' | 'statement' | 'tag';
}

const FAULT = /^(?:(\d+):(\d+)(?:-\d+:\d+)?:\s*)?([\s\S]*?)(?:\s*\([\w:-]+\))?$/;
const EXPRESSION = 'Could not parse expression with oxc: ';
const STATEMENT = 'Could not parse esm with oxc: ';

/** What an error of the parser says. */
export function readSyntaxFault(error: unknown): SyntaxFault {
  const reason = error instanceof Error ? error.message : String(error);
  const [, line, column, text = reason] = FAULT.exec(reason) ?? [];
  const message = text
    .replace(EXPRESSION, 'The expression is not valid JavaScript: ')
    .replace(STATEMENT, 'The import or export is not valid JavaScript: ');
  const place = line === undefined ? {} : { line: Number(line), column: Number(column) };
  const kind = text.startsWith(STATEMENT) ? 'statement' : text.startsWith(EXPRESSION) ? 'expression' : 'tag';
  return { message, ...place, kind };
}

const FAULTS_MAX = 20;

/** The parser stops at its first fault. Those behind it are found in the text without the paragraph of each. */
export function listSyntaxFaults(error: unknown, text: string): SyntaxFault[] {
  const faults = [readSyntaxFault(error)];
  const lines = text.split('\n');
  for (let last = faults[0]; faults.length < FAULTS_MAX; last = faults.at(-1)) {
    const start = last?.line === undefined || last.kind === 'tag' ? -1 : last.line - 1;
    // Without a tag that opens or closes, another one would be at fault.
    if (start < 0 || !blankParagraph(lines, start)) break;
    const next = findFault(lines.join('\n'));
    if (!next) break;
    faults.push(next);
  }
  return faults;
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

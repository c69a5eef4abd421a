/**
 * Reads what satteri gives besides its documented results: the text of the code that it generates, and of its errors.
 * Nothing else in the engine does; `satteri-output.test.ts` fails where an upgrade changes them.
 */

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
  /** Whether it is in an import or export. */
  isStatement: boolean;
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
  return { message, ...place, isStatement: text.startsWith(STATEMENT) };
}

/** Finds the position of a field in the source of a configuration. */
import { findPoint, type TextPoint } from '@quire/markdown/diagnostics';
import type { Program } from 'oxc-parser';
import { type CodeValue, parseModule, readFields, readVariable, withoutType } from './parse-module.ts';

/** Names of fields, indexes, and the languages of objects in a list. */
export type FieldPath = ReadonlyArray<string | number | { lang: string }>;

export interface SourceValue {
  source: string;
  value: CodeValue;
}

/** The exported object, also by way of `defineConfig` and variables. */
export function parseConfig(file: string, source: string): SourceValue {
  const { program } = parseModule(file, source);
  const read = (value: CodeValue) => (value?.type === 'Identifier' ? readVariable(program, value.name) : value);
  let value = read(program.body.map((statement) => getExported(statement, source)).find(Boolean));
  for (let calls = 0; value?.type === 'CallExpression' && calls < CALLS_MAX; calls += 1)
    value = read(value.arguments[0]);
  return { source, value };
}

const CALLS_MAX = 5;

function getExported(statement: Program['body'][number], source: string): CodeValue {
  if (statement.type === 'ExportDefaultDeclaration') return statement.declaration;
  const { expression } = statement.type === 'ExpressionStatement' ? statement : {};
  const isExported =
    expression?.type === 'AssignmentExpression' && source.startsWith('module.exports', statement.start);
  return isExported ? expression.right : undefined;
}

/** The position of the deepest field on `path` that is written literally; undefined if none is. */
export function findFieldPlace({ source, value }: SourceValue, path: FieldPath): TextPoint | undefined {
  const found = listEntries(value, path).at(-1);
  return found && findPoint(source, found.at);
}

/** The same, on the path of which more is written, or on the first of two. */
export function findEitherPlace(root: SourceValue, paths: readonly FieldPath[]): TextPoint | undefined {
  const missing = (path: FieldPath) => path.length - listEntries(root.value, path).length;
  const [path] = paths.toSorted((a, b) => missing(a) - missing(b));
  return path && findFieldPlace(root, path);
}

interface FoundEntry {
  /** The start of the key, or of the list element. */
  at: number;
  value: CodeValue;
}

/** The fields on the path that are written literally. */
function listEntries(value: CodeValue, [key, ...rest]: FieldPath): FoundEntry[] {
  const found = key === undefined ? undefined : findEntry(withoutType(value), key);
  return found ? [found, ...listEntries(found.value, rest)] : [];
}

function findEntry(value: CodeValue, key: FieldPath[number]): FoundEntry | undefined {
  if (value?.type !== 'ArrayExpression') {
    const field = readFields(value).get(String(key));
    return field && { at: field.start, value: field.value };
  }
  const hasLang = (lang: string) => (each: CodeValue) => {
    const written = readFields(each).get('lang')?.value;
    return written?.type === 'Literal' && written.value === lang;
  };
  const element = typeof key === 'object' ? value.elements.find(hasLang(key.lang)) : value.elements[Number(key)];
  return element ? { at: element.start, value: element } : undefined;
}

/** Loads and validates a JSON file of the docs folder, with the position of each value. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparePlaces, createError, type Diagnostic, UserError } from '@quire/markdown/diagnostics';
import { describeIssue, formatFieldName, isFields } from '@quire/markdown/fields';
import * as v from 'valibot';
import { findJsonPlace, parseValidJson } from './parse-json.ts';

/** The position of a value: a file relative to the docs folder, line and column from 1. */
export interface SourcePlace {
  file: string;
  line: number;
  column: number;
}

/** Of a value, or of one at a path in it. Computed lazily, because few entries are invalid. */
export type Place = (path?: Array<string | number>) => SourcePlace;

/** An entry of a list, with its position and the entries in its `items`. */
export interface JsonEntry<T> {
  value: T;
  place: Place;
  items?: Array<JsonEntry<T>>;
}

export interface JsonFile {
  value: unknown;
  /** @throws UserError if the value does not match the schema */
  match<T>(schema: v.GenericSchema<unknown, T>): T;
  /**
   * The entries of a list that match the schema; the `items` of others are in their place. Errors are added in the order of
   * the file.
   * @param inner the schema of entries in `items`
   */
  matchEntries<T>(schema: v.GenericSchema<unknown, T>, errors: Diagnostic[], inner?: typeof schema): JsonEntry<T>[];
  placeOf(path: Array<string | number>): SourcePlace;
}

/**
 * Undefined if the file does not exist, or is empty because it was just created.
 * @param file relative to `docsDir`
 * @throws UserError if the file is not valid JSON
 */
export function loadJsonFile(docsDir: string, file: string): JsonFile | undefined {
  const filePath = join(docsDir, file);
  if (!existsSync(filePath)) return undefined;
  const text = readFileSync(filePath, 'utf8').replace(/^\uFEFF/, '');
  if (text.trim() === '') return undefined;
  const root = parseValidJson(text, file);
  const value = withoutSchema(JSON.parse(text));
  const placeOf = (path: Array<string | number>) => ({ file, ...findJsonPlace(text, root, path) });
  const match: JsonFile['match'] = (schema) => {
    const result = v.safeParse(schema, value);
    if (result.success) return result.output;
    throw new UserError(result.issues.map((issue) => describeMismatch(issue, placeOf)));
  };
  return {
    value,
    placeOf,
    match,
    matchEntries<T>(schema: v.GenericSchema<unknown, T>, errors: Diagnostic[], inner = schema) {
      const found: Diagnostic[] = [];
      const read = (entries: unknown[], path: Array<string | number>, shape: typeof schema): JsonEntry<T>[] =>
        entries.flatMap((entry, index) => {
          const own = [...path, index];
          const result = v.safeParse(shape, entry);
          if (!result.success) found.push(...result.issues.map((issue) => describeMismatch(issue, placeOf, own)));
          const list = isFields(entry) && Array.isArray(entry.items) ? entry.items : undefined;
          const items = list && read(list, [...own, 'items'], inner);
          if (!result.success) return items ?? [];
          return [{ value: result.output, place: (at = []) => placeOf([...own, ...at]), ...(items && { items }) }];
        });
      const entries = read(match(v.array(v.unknown())), [], schema);
      errors.push(...found.sort(comparePlaces));
      return entries;
    },
  };
}

/** `$schema` names the schema for editors. */
function withoutSchema(value: unknown): unknown {
  if (!isFields(value)) return value;
  const { $schema: _, ...fields } = value;
  return fields;
}

/** @param start the path of the value that does not match */
function describeMismatch(
  issue: v.BaseIssue<unknown>,
  placeOf: JsonFile['placeOf'],
  start: Array<string | number> = [],
): Diagnostic {
  const path = [...start, ...(issue.path?.map((item) => item.key as string | number) ?? [])];
  const name = formatFieldName(path);
  const subject = name === '' ? 'The file' : `"${name}"`;
  return createError('json', `${subject} is invalid: ${describeIssue(issue)}.`, placeOf(path));
}

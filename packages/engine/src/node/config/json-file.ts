/** Owns reading a JSON file of the docs folder: its values, where each is, and what is wrong with it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { createError } from '../diagnostics/diagnostic.ts';
import { UserError } from '../diagnostics/user-error.ts';
import { describeIssue } from './rules.ts';
import { findJsonPlace } from './source-place.ts';

/** Where a value is: a file relative to the docs folder, line and column from 1. */
export interface SourcePlace {
  file: string;
  line: number;
  column: number;
}

/** Found when it is asked for: few entries are wrong. */
export type Place = () => SourcePlace;

export interface JsonFile<T> {
  value: T;
  placeOf(path: Array<string | number>): SourcePlace;
}

/**
 * Undefined where there is no such file, or an empty one: it was just created, and says nothing yet.
 * @param file relative to `docsDir`
 * @throws UserError where the file is not JSON or not of its form
 */
export function loadJsonFile<T>(
  docsDir: string,
  file: string,
  schema: v.GenericSchema<unknown, T>,
): JsonFile<T> | undefined {
  const filePath = join(docsDir, file);
  if (!existsSync(filePath)) return undefined;
  const text = readFileSync(filePath, 'utf8');
  if (text.trim() === '') return undefined;
  const json = parseJson(text, file);
  const placeOf = (path: Array<string | number>): SourcePlace => ({
    file,
    line: 1,
    column: 1,
    ...findJsonPlace(text, path),
  });
  const result = v.safeParse(schema, json);
  if (result.success) return { value: result.output, placeOf };
  throw new UserError(
    result.issues.map((issue) => {
      const path = issue.path?.map((item) => item.key as string | number) ?? [];
      const name = path
        .map((key) => (typeof key === 'number' ? `[${key}]` : key))
        .join('.')
        .replaceAll('.[', '[');
      return createError('json', `${name === '' ? 'The file' : `"${name}"`} is invalid: ${describeIssue(issue)}.`, {
        ...placeOf(path),
      });
    }),
  );
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = String(error).replace('SyntaxError: ', '');
    const position = /position (\d+)/.exec(message)?.[1];
    const before = text.slice(0, position === undefined ? text.length : Number(position)).split('\n');
    throw new UserError([
      createError('json', 'The file is not valid JSON.', {
        file,
        line: before.length,
        column: (before.at(-1) ?? '').length + 1,
        help: message,
      }),
    ]);
  }
}

/** Reads a JSON file of the docs folder: its values, where each is, and all that is wrong with it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createError, UserError } from '@quire/markdown/diagnostics';
import { describeIssue } from '@quire/markdown/fields';
import * as v from 'valibot';
import { findJsonPlace, parseJson } from './parse-json.ts';

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
  const { root, problems } = parseJson(text);
  if (!root || problems.length > 0) {
    throw new UserError(
      problems.map((problem) => createError('json', 'The file is not valid JSON.', { file, ...problem })),
    );
  }
  const placeOf = (path: Array<string | number>) => ({ file, ...findJsonPlace(text, root, path) });
  const result = v.safeParse(schema, JSON.parse(text));
  if (result.success) return { value: result.output, placeOf };
  throw new UserError(
    result.issues.map((issue) => {
      const path = issue.path?.map((item) => item.key as string | number) ?? [];
      const name = path
        .map((key) => (typeof key === 'number' ? `[${key}]` : key))
        .join('.')
        .replaceAll('.[', '[');
      const subject = name === '' ? 'The file' : `"${name}"`;
      return createError('json', `${subject} is invalid: ${describeIssue(issue)}.`, placeOf(path));
    }),
  );
}

/** Owns reading a JSON file of the docs folder: its values, where each stands, and what is wrong with it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describeIssue } from '../config/rules.ts';
import { findJsonPlace } from '../config/source-place.ts';
import { UserError, UserErrors } from '../user-error.ts';

/** Where a value stands: a file relative to the docs folder, line and column from 1. */
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
 * Undefined where there is no such file.
 * @param file relative to `docsDir`
 * @throws UserErrors where the file is not JSON or not of its form
 */
export function loadJsonFile<T>(
  docsDir: string,
  file: string,
  schema: v.GenericSchema<unknown, T>,
): JsonFile<T> | undefined {
  const filePath = join(docsDir, file);
  if (!existsSync(filePath)) return undefined;
  const text = readFileSync(filePath, 'utf8');
  const json = parseJson(text, file);
  const placeOf = (path: Array<string | number>): SourcePlace => ({
    file,
    line: 1,
    column: 1,
    ...findJsonPlace(text, path),
  });
  const result = v.safeParse(schema, json);
  if (result.success) return { value: result.output, placeOf };
  throw new UserErrors(
    result.issues.map((issue) => {
      const path = issue.path?.map((item) => item.key as string | number) ?? [];
      const name = path
        .map((key) => (typeof key === 'number' ? `[${key}]` : key))
        .join('.')
        .replaceAll('.[', '[');
      return new UserError(
        `${name === '' ? 'The file' : `"${name}"`} is not of a known form: ${describeIssue(issue)}.`,
        { ...placeOf(path) },
      );
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
    throw new UserErrors([
      new UserError('The file is not valid JSON.', {
        file,
        line: before.length,
        column: (before.at(-1) ?? '').length + 1,
        hint: message,
      }),
    ]);
  }
}

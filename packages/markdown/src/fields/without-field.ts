import { type Fields, isFields } from './rules.ts';

type Key = string | number;

/**
 * A copy without one field. If that is missing, the object that lacks it is left out, which may be an entry of a list.
 * Instances of classes are not copied: they are left out too.
 */
export function withoutField(fields: Fields, path: readonly Key[]): Fields {
  return Object.fromEntries(dropEntry(Object.entries(fields), path));
}

function dropEntry(
  entries: ReadonlyArray<[string, unknown]>,
  [key, ...rest]: readonly Key[],
): Array<[string, unknown]> {
  return entries.flatMap(([name, value]): Array<[string, unknown]> => {
    if (name !== String(key)) return [[name, value]];
    const isMissing = rest.length === 1 && !(isContainer(value) && String(rest[0]) in value);
    if (rest.length === 0 || isMissing || !isContainer(value)) return [];
    if (!Array.isArray(value)) return [[name, withoutField(value, rest)]];
    return [[name, dropEntry(Object.entries(value), rest).map(([, item]) => item)]];
  });
}

function isContainer(value: unknown): value is Fields | unknown[] {
  return Array.isArray(value) || isFields(value);
}

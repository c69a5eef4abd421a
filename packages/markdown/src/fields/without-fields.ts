import { type Fields, isFields } from './rules.ts';

type Path = ReadonlyArray<string | number>;

/**
 * A copy without these fields. If one is missing, the object that lacks it is left out, which may be an entry of a list.
 * Instances of classes are not copied: they are left out too.
 */
export function withoutFields(fields: Fields, paths: readonly Path[]): Fields {
  return Object.fromEntries(dropEntries(Object.entries(fields), paths));
}

function dropEntries(entries: ReadonlyArray<[string, unknown]>, paths: readonly Path[]): Array<[string, unknown]> {
  return entries.flatMap(([name, value]): Array<[string, unknown]> => {
    const within = paths.filter(([key]) => String(key) === name).map(([, ...rest]) => rest);
    if (within.length === 0) return [[name, value]];
    if (!isContainer(value) || within.some((path) => isWhole(path, value))) return [];
    const kept = dropEntries(Object.entries(value), within);
    return [[name, Array.isArray(value) ? kept.map(([, item]) => item) : Object.fromEntries(kept)]];
  });
}

function isWhole([key, ...rest]: Path, value: Fields | unknown[]): boolean {
  return key === undefined || (rest.length === 0 && !(String(key) in value));
}

function isContainer(value: unknown): value is Fields | unknown[] {
  return Array.isArray(value) || isFields(value);
}

/** Assigns types to pages, and names to their members. */
import type { Api, ApiType } from './api.ts';
import type { ApiPageOptions } from './options.ts';

export interface ReferencePage extends Pick<ApiPageOptions, 'path'> {
  options?: ApiPageOptions;
  /** The keys of the types that it describes, in order. */
  types: string[];
}

/** Exports first, then the types of their members; an unlisted export gets its own page. */
export function planPages(api: Api, pages: readonly ApiPageOptions[]): ReferencePage[] {
  const keyOf = new Map(api.exports.map(({ name, type }) => [name, type]));
  const planned: ReferencePage[] = pages.map((options) => ({
    path: options.path,
    options,
    types: options.exports.flatMap((name) => keyOf.get(name) ?? []),
  }));
  const listed = new Set(planned.flatMap(({ types }) => types));
  const paths = new Set(['index', ...pages.map(({ path }) => path)]);
  for (const { name, type } of api.exports) {
    if (type === undefined || listed.has(type)) continue;
    listed.add(type);
    const path = findFree(toFileName(name), paths);
    paths.add(path);
    planned.push({ path, types: [type] });
  }
  // All pages advance one step at a time, so that a type is on the page of the nearest other type.
  for (let added = true; added; ) {
    added = false;
    for (const { types } of planned) {
      const opened = types.flatMap((key) => listOpened(api.types[key])).filter((key) => !listed.has(key));
      for (const key of new Set(opened)) {
        listed.add(key);
        types.push(key);
        added = true;
      }
    }
  }
  return planned;
}

const listOpened = (type: ApiType | undefined) => type?.members.flatMap(({ opens }) => opens) ?? [];

/** `RslibConfig` → `rslib-config` */
function toFileName(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3-$2')
    .replaceAll(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();
}

/** `boat`, or `boat-2` if that is taken: `Boat` and `boat` may both be exported. */
function findFree(path: string, taken: ReadonlySet<string>, number = 1): string {
  const candidate = number === 1 ? path : `${path}-${number}`;
  return taken.has(candidate) ? findFree(path, taken, number + 1) : candidate;
}

/** No page explains deeper configuration. */
const MAX_NAMES = 4;

/** The prefixes of the members of each type, by its key: `RslibConfig.output` makes `output` a prefix of its type. */
export function listPrefixes(api: Api, prefixes: Readonly<Record<string, string>>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (key: string, prefix: string) => {
    const known = found.get(key) ?? new Set();
    if (known.has(prefix) || prefix.split('.').length > MAX_NAMES) return;
    found.set(key, known.add(prefix));
    for (const { name, opens } of api.types[key]?.members ?? [])
      for (const opened of opens) add(opened, joinNames(prefix, name));
  };
  for (const { name, type } of api.exports) {
    const prefix = prefixes[name];
    if (type !== undefined && prefix !== undefined) add(type, prefix);
  }
  return found;
}

/** `output` and `target` are `output.target`. */
export function joinNames(prefix: string, name: string): string {
  return prefix === '' ? name : name.startsWith('[') ? prefix + name : `${prefix}.${name}`;
}

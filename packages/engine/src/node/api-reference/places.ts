/** Decides which page describes which type, and what its members are called. */
import type { Api, ApiType } from './api.ts';
import type { ApiPageOptions } from './options.ts';

export interface ReferencePage extends Pick<ApiPageOptions, 'path'> {
  options?: ApiPageOptions;
  /** The keys of the types that it describes, in order. */
  types: string[];
}

/** Exports first, then what their members have as types; what no page lists has a page of its own. */
export function planPages(api: Api, pages: readonly ApiPageOptions[]): ReferencePage[] {
  const keyOf = new Map(api.exports.map(({ name, type }) => [name, type]));
  const planned: ReferencePage[] = pages.map((options) => ({
    path: options.path,
    options,
    types: options.exports.flatMap((name) => keyOf.get(name) ?? []),
  }));
  const listed = new Set(planned.flatMap(({ types }) => types));
  for (const { name, type } of api.exports) {
    if (type === undefined || listed.has(type)) continue;
    listed.add(type);
    planned.push({ path: toFileName(name), types: [type] });
  }
  // All pages by one step, then by the next: a type is beside the one that is nearest to it.
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

/** Deeper ones are in no configuration that a page explains. */
const MAX_NAMES = 4;

/** What the members of each type begin with, by the key of the type: `RslibConfig.output` makes `output` one of its type. */
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

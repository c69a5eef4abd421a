/** Reads and changes nested fields of an unvalidated value, by paths such as `markdown.link`. */
import { type Fields, isFields, isObject } from '@quire/markdown/fields';

/** Copies nested plain objects, so that their fields can be changed; other values are shared. */
export function copyFields(config: Fields): Fields {
  return Object.fromEntries(
    Object.entries(config).map(([name, value]) => [name, isFields(value) ? copyFields(value) : value]),
  );
}

export function isEmpty(value: unknown): boolean {
  return isObject(value) && Object.values(value).every(isEmpty) && (Array.isArray(value) || isFields(value));
}

export function find(config: Fields, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isFields(value) ? value[name] : undefined), config);
}

function parentOf(config: Fields, path: string): [parent: unknown, name: string] {
  const split = path.lastIndexOf('.');
  return [split === -1 ? config : find(config, path.slice(0, split)), path.slice(split + 1)];
}

export function take(config: Fields, path: string): unknown {
  const [parent, name] = parentOf(config, path);
  if (!isFields(parent)) return undefined;
  const value = parent[name];
  delete parent[name];
  return value;
}

export function put(config: Fields, path: string, value: unknown) {
  let fields = config;
  const names = path.split('.');
  for (const name of names.slice(0, -1)) {
    if (fields[name] === undefined) fields[name] = {};
    const next = fields[name];
    if (!isFields(next)) return;
    fields = next;
  }
  fields[names.at(-1) ?? ''] = value;
}

export function move(config: Fields, from: string, to: string) {
  const value = take(config, from);
  if (value !== undefined && find(config, to) === undefined) put(config, to, value);
}

export function change(config: Fields, path: string, rewrite: (value: unknown) => unknown) {
  const value = find(config, path);
  if (value !== undefined) put(config, path, rewrite(value));
}

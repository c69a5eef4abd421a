import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@rstest/core';
import * as v from 'valibot';
import { resolveConfig } from '../packages/engine/src/node/config/resolve.ts';
import { configSchema } from '../packages/engine/src/node/config/schema.ts';
import { formatReference, listFields, REFERENCE_FILE } from './config-reference.mjs';
import { ROOT } from './run-step.mjs';

/** Fields for compatibility with other systems, which have no effect. */
const UNUSED = ['icon', 'lang', 'rel', 'download', 'overviewHeaders'];

let fields;
let all;

beforeAll(() => {
  fields = listFields();
  const listAll = (list) => list.flatMap((field) => [field, ...listAll(field.fields)]);
  all = listAll(fields);
});

/** The names of the fields that a schema accepts, in the notation of the reference. */
function listAccepted(schema, prefix = '', parents = []) {
  if (schema === undefined || parents.includes(schema)) return [];
  const deeper = (next, mark = '') => listAccepted(next, prefix + mark, [...parents, schema]);
  switch (schema.type) {
    case 'optional':
      return deeper(schema.wrapped);
    case 'array':
      return deeper(schema.item, '[]');
    case 'record':
      return schema.value.type === 'array' ? deeper(schema.value, '.*') : [];
    case 'lazy':
      return PROBES.flatMap((input) => deeper(schema.getter(input)));
    default:
      if (schema.pipe !== undefined) return schema.pipe.flatMap((part) => deeper(part));
      return Object.entries(schema.entries ?? {}).flatMap(([name, entry]) => {
        const path = prefix === '' ? name : `${prefix}.${name}`;
        return [path, ...listAccepted(entry, path, [...parents, schema])];
      });
  }
}

/** Values that select each variant of a union. */
const PROBES = [{}, [], { link: '/' }, { provider: 'hosted' }, { dividerType: '' }, { sectionHeaderText: '' }];

/** Items contain items: one level is enough. */
const isDeep = (name) => /\.items\[\]/.test(name);

const plain = (names) => [...new Set(names.map((name) => name.replace('.*[]', '[]')))].filter((name) => !isDeep(name));

describe('the reference of the configuration', () => {
  test('is up to date: node scripts/config-reference.mjs', () => {
    expect(readFileSync(REFERENCE_FILE, 'utf8')).toBe(formatReference(fields));
  });

  test('has exactly the fields that the schema accepts', () => {
    const isUnused = (name) => /(?:nav|sidebar)\[\]/.test(name) && UNUSED.includes(name.split('.').at(-1));
    const accepted = plain(listAccepted(configSchema)).filter((name) => !isUnused(name));
    expect(plain(all.map(({ name }) => name)).sort()).toEqual(accepted.sort());
  });

  test('describes every field', () => {
    expect(all.filter(({ about }) => about === '').map(({ name }) => name)).toEqual([]);
  });

  test('has a default and an example for every top-level field, and for those of themeConfig', () => {
    const shown = fields.flatMap((field) => (field.name === 'themeConfig' ? field.fields : [field]));
    const bare = shown.filter(({ fallback, example }) => fallback === undefined || example === undefined);
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  test('has examples that the schema accepts', () => {
    const faulty = all
      .filter(({ name, example }) => example !== undefined && !name.includes('[]'))
      .filter(({ name, example }) => !v.safeParse(configSchema, nest(name, evaluate(example))).success);
    expect(faulty.map(({ name }) => name)).toEqual([]);
  });

  test('has defaults that change nothing if they are set explicitly', () => {
    const dir = join(ROOT, 'docs/site');
    const literal = all.filter(({ name, fallback }) => !name.includes('[]') && /^`[^`]*`$/.test(fallback ?? ''));
    expect(literal.length).toBeGreaterThan(20);
    const written = literal.map(({ name, fallback }) => nest(name, evaluate(fallback.slice(1, -1))));
    expect(describeConfig(written.reduce(merge), dir)).toBe(describeConfig({}, dir));
  });
});

const evaluate = (code) => new Function(`return (${code});`)();

/** `themeConfig.darkMode` and `false` → `{ themeConfig: { darkMode: false } }`. */
function nest(name, value) {
  return name.split('.').reduceRight((inner, key) => ({ [key]: inner }), value);
}

function merge(a, b) {
  const isBoth = (key) => [a[key], b[key]].every((value) => typeof value === 'object' && !Array.isArray(value));
  const merged = Object.keys(b).map((key) => [key, isBoth(key) ? merge(a[key], b[key]) : b[key]]);
  return { ...a, ...Object.fromEntries(merged) };
}

function describeConfig(config, dir) {
  return JSON.stringify(resolveConfig(v.parse(configSchema, config), { dir }));
}

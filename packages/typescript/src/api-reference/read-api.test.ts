import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import ts from 'typescript6';
import { writeSite } from '../../../engine/test/run-quire.ts';
import { writeFiles } from '../../../engine/test/temporary-site.ts';
import { formatPages } from './format-pages.ts';
import { readApi } from './read-api.ts';

const UTILS = '/** Joins ropes. */\nexport declare function join(...ropes: string[]): string;\n';
const TYPES = `
export * as utils from './utils';
export declare function tie(rope: string): void;
export declare namespace tie { interface Settings { tight: boolean } }
export declare class Boat {
  static create(name: string): Boat;
  /** Builds one, e.g. of wood. It floats. */
  constructor(name: string, crew?: number);
  sail(to: string): void;
  sail<Port>(to: Port, days: number): Port;
  [Symbol.iterator](): Iterator<string>;
  /** @internal */
  hull: string;
}
/** @internal */
export declare const hidden: string;
export interface boat {
  /** See {@link tie how to tie} and {@linkcode Boat}. */
  rope: { toString(): string };
}
declare const _default: boat;
export default _default;
export interface index { a: 1 }
`;

const folder = writeSite({});
writeFiles(folder, {
  'node_modules/quay/package.json': '{ "name": "quay" }',
  'node_modules/quay/sub/index.d.ts': TYPES,
  'node_modules/quay/sub/utils.d.ts': UTILS,
});
const entry = join(folder, 'node_modules/quay/sub/index.d.ts');
const { api } = readApi({ name: 'quay/sub', version: '1', entry, include: [], members: [] }, ts);
const membersOf = (key: string) =>
  Object.fromEntries(api.types[key]?.members.map(({ name, type }) => [name, type]) ?? []);

test('all exports of an entry of a package are described, with the members of its namespaces, except internal ones', () => {
  expect(api.exports.map(({ name, kind, type }) => `${name}: ${type ? kind : 'not described'}`)).toEqual([
    'tie: function',
    'tie.Settings: type',
    'utils.join: function',
    'Boat: class',
    'boat: type',
    'default: value',
    'index: type',
  ]);
});

test('a class has its constructor and its static members, and a method its type parameters and all its overloads', () => {
  expect(membersOf('Boat')).toEqual({
    'Boat.create': '(name: string) => Boat',
    constructor: 'new (name: string, crew?: number) => Boat',
    sail: '((to: string) => void) & (<Port>(to: Port, days: number) => Port)',
    '[Symbol.iterator]': '() => Iterator<string>',
  });
});

test('the first sentence of a comment does not end at an abbreviation, and shows links as their texts', () => {
  const aboutOf = (key: string, member: string) => api.types[key]?.members.find(({ name }) => name === member)?.about;
  expect(aboutOf('Boat', 'constructor')).toBe('Builds one, e.g. of wood.');
  expect(aboutOf('boat', 'rope')).toBe('See how to tie and Boat.');
});

test('names that differ in case, the name of the list, and names of all objects get pages and links of their own', () => {
  const pages = formatPages(api, { package: 'quay/sub' }, { lang: 'en', root: '', explanations: new Map() });
  const paths = pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining(['reference/boat.md', 'reference/boat-2.md', 'reference/index-2.md']));
  expect(pages.find(({ path }) => path === 'reference/default.md')?.text).toContain('# default {#-default}');
  expect(pages.find(({ path }) => path === 'reference/boat-2.md')?.text).toContain('`{ toString(): string }`');
});

/** Claims about the stylesheets that not every page has: the classes of their components say which pages need them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from '@rstest/core';
import sheets from './page-styles.json';

const SOURCE = import.meta.dirname;

/** These rules are of components that have sheets elsewhere. */
const OF_OTHERS = ['styles/print.css', 'content/offscreen.css'];

function listClasses(file: string): string[] {
  const rules = readFileSync(join(SOURCE, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"/g, '');
  return [...rules.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
}

const ofSheets = Object.values(sheets).flatMap((files) => files.map((file) => relative(SOURCE, resolve(SOURCE, file))));
const shared = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.css') && !ofSheets.includes(file));

test.each(OF_OTHERS)('%s, which all pages load, has no class of a stylesheet that only some pages load', (sheet) => {
  expect(shared).toContain(sheet);
  const ofAll = new Set(shared.filter((file) => !OF_OTHERS.includes(file)).flatMap(listClasses));
  const ofSome = new Set(ofSheets.flatMap(listClasses));
  const wrong = listClasses(sheet).filter((name) => ofSome.has(name) && !ofAll.has(name));
  expect(wrong).toEqual([]);
});

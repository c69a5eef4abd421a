/** Copies of installed packages, which a test may change. */
import { cpSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect } from '@rstest/core';

const { resolve } = createRequire(import.meta.url);

/** The folder of an installed package. */
export function findPackage(name: string): string {
  return dirname(realpathSync(resolve(`${name}/package.json`)));
}

/** @returns the folder of the copy, which the site in `dir` finds before any other */
export function installCopy(dir: string, name: string, folder = findPackage(name)): string {
  const copy = join(dir, 'node_modules', name);
  mkdirSync(dirname(copy), { recursive: true });
  cpSync(folder, copy, { recursive: true });
  return copy;
}

export function change(file: string, from: string | RegExp, to: string) {
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
}

/** A React that the theme was not built with, so that the site's theme is bundled. It is the same but for its version. */
export function installReact(dir: string, version = '19.999.0') {
  for (const name of ['react', 'react-dom', 'scheduler']) {
    change(join(installCopy(dir, name), 'package.json'), /"version": "[^"]+"/, `"version": "${version}"`);
  }
}

/** Finds KaTeX: the site's own, or that of a plugin that depends on it. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { listDeclared } from '../diagnostics/explain-package.ts';
import { hashFile } from '../files/hash-file.ts';

export interface KatexModule {
  /** Absolute. */
  file: string;
  /** Hash of the file, because another version may render formulas differently. */
  hash: string;
}

export function findKatex(siteDir: string): KatexModule | undefined {
  const site = join(siteDir, 'package.json');
  const plugins = listDeclared(siteDir).flatMap((name) => (/katex/.test(name) ? (resolve(name, site) ?? []) : []));
  for (const from of [site, ...plugins]) {
    const file = resolve('katex', from);
    if (file !== undefined) return { file, hash: hashFile(file) };
  }
  return undefined;
}

function resolve(name: string, from: string): string | undefined {
  try {
    return createRequire(from).resolve(name);
  } catch {
    return undefined;
  }
}

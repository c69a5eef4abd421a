/** Finds the package that renders formulas: the site's own, or that of a plugin which it was installed for. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { listDeclared } from '../diagnostics/explain-package.ts';
import { hashFile } from '../files/hash-file.ts';

export interface KatexModule {
  /** Absolute. */
  file: string;
  /** Of what it holds: another renders formulas otherwise. */
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

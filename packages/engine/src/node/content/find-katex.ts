/** Finds KaTeX: the site's own, or that of a plugin that depends on it. */
import { join } from 'node:path';
import { hashFile } from '@quire/markdown/files';
import { listDeclared } from '../diagnostics/explain-package.ts';
import { tryResolve } from '../files/installed-packages.ts';

export interface KatexModule {
  /** Absolute. */
  file: string;
  /** Hash of the file, because another version may render formulas differently. */
  hash: string;
}

export function findKatex(siteDir: string): KatexModule | undefined {
  const site = join(siteDir, 'package.json');
  const plugins = listDeclared(siteDir).flatMap((name) => (/katex/.test(name) ? (tryResolve(name, site) ?? []) : []));
  for (const from of [site, ...plugins]) {
    const file = tryResolve('katex', from);
    if (file !== undefined) return { file, hash: hashFile(file) };
  }
  return undefined;
}

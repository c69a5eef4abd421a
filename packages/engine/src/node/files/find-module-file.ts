/** Resolves the path of a module as in an import: with or without extension, or to the index file of a folder. */
import { statSync } from 'node:fs';
import { extname } from 'node:path';
import { findFile } from '@quire/markdown/files';

const EXTENSIONS = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mjs',
  '.mdx',
  '.md',
  '.json',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
  '/index.mdx',
];

/** In TypeScript, an import may refer to the output file: `./box.js` for `box.tsx`. */
const SOURCES: Readonly<Record<string, readonly string[]>> = { '.js': ['.ts', '.tsx'], '.jsx': ['.tsx'] };

/** @param base an absolute path */
export function findModuleFile(base: string): string | undefined {
  const extension = extname(base);
  const ofSources = (SOURCES[extension] ?? []).map((source) => base.slice(0, -extension.length) + source);
  for (const candidate of [...EXTENSIONS.map((added) => base + added), ...ofSources]) {
    const file = findFile(candidate);
    if (file !== undefined && statSync(file).isFile()) return file;
  }
  return undefined;
}

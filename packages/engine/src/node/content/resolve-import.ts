/** Owns what an `import` in a page means. (DESIGN.md, Content) */
import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';

/** The names under which pages import the theme's components; trees written for Rspress use the others. */
export const THEME_MODULES: ReadonlySet<string> = new Set([
  '@theme',
  'rspress/theme',
  '@rspress/theme',
  '@rspress/core/theme',
  '@rspress/core/theme-original',
  '@theme-original',
  '@rspress/theme-default',
]);

/** The names under which components ask about their page. */
export const RUNTIME_MODULES: ReadonlySet<string> = new Set([
  '@runtime',
  'rspress/runtime',
  '@rspress/runtime',
  '@rspress/core/runtime',
]);

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

/** The engine includes a fragment in the page; a module is `@theme`, `@runtime`, a package's name or an absolute file path. */
export type ResolvedImport = { kind: 'fragment'; filePath: string } | { kind: 'module'; module: string };

/** @param filePath the file that imports; `source` is what it writes */
export type ImportResolver = (source: string, filePath: string) => ResolvedImport | undefined;

/** @param alias absolute paths or package names, by what is written: a whole import, or its beginning up to a `/` */
export function createImportResolver(alias: Readonly<Record<string, string>>): ImportResolver {
  // The most telling name wins, whatever the order in which they were written.
  const names = Object.keys(alias).sort((a, b) => b.length - a.length);
  const applyAlias = (source: string): string => {
    const name = names.find((candidate) => matchesAlias(source, candidate));
    return name === undefined ? source : `${alias[name]}${source.slice(name.replace(/\$$/, '').length)}`;
  };
  return (written, filePath) => {
    const source = applyAlias(written);
    if (THEME_MODULES.has(source)) return { kind: 'module', module: '@theme' };
    if (RUNTIME_MODULES.has(source)) return { kind: 'module', module: '@runtime' };
    if (!source.startsWith('.') && !isAbsolute(source))
      return isInstalled(source, filePath) ? { kind: 'module', module: source } : undefined;
    const file = findFile(resolve(dirname(filePath), source));
    if (file === undefined) return undefined;
    return /\.mdx?$/.test(file) ? { kind: 'fragment', filePath: file } : { kind: 'module', module: file };
  };
}

/** A name that ends in `$` stands for the whole import only, as in bundlers. */
function matchesAlias(source: string, name: string): boolean {
  if (name.endsWith('$')) return source === name.slice(0, -1);
  return source === name || source.startsWith(name.endsWith('/') ? name : `${name}/`);
}

function findFile(base: string): string | undefined {
  return EXTENSIONS.map((extension) => base + extension).find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
}

function isInstalled(source: string, filePath: string): boolean {
  try {
    createRequire(filePath).resolve(source);
    return true;
  } catch {
    // A package for `import` only does not resolve so; that its folder is there is enough.
    const name = source.split('/', source.startsWith('@') ? 2 : 1).join('/');
    return (createRequire(filePath).resolve.paths(source) ?? []).some((folder) =>
      existsSync(join(folder, name, 'package.json')),
    );
  }
}

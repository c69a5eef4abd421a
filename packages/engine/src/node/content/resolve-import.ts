/** Resolves imports of pages. (docs/behavior/content.md) */

import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import type { ImportResolver } from '@quire/markdown';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isBuiltInModule, RUNTIME_MODULES, THEME_MODULES } from '../config/theme-modules.ts';
import { listPathTargets } from '../config/tsconfig-paths.ts';
import { findModuleFile } from '../files/find-module-file.ts';
import { isInstalled } from '../files/is-installed.ts';
import { isMarkdownPath } from '../files/page-path.ts';

/** Resolved to the engine's copy, even if the site has its own. */
const OWN_PACKAGE = /^react(?:-dom)?(?:$|\/)/;

/** Queries for a file's text, its URL, or a component that renders it. */
const QUERY = /^(.*)(\?(?:raw|url|inline|react))$/;

/** Whether a resolved module is of a package other than React, the theme and the runtime. */
export function isOfPackage(module: string): boolean {
  return !isAbsolute(module) && module !== '@theme' && module !== '@runtime' && !OWN_PACKAGE.test(module);
}

type ImportConfig = Pick<ResolvedConfig, 'alias' | 'tsconfig' | 'siteDir'>;

export function createImportResolver({ alias, tsconfig: { paths }, siteDir }: ImportConfig): ImportResolver {
  const applyAlias = createAlias(alias);
  const findMapped = (written: string): string | undefined => {
    const [, path = written, query = ''] = QUERY.exec(written) ?? [];
    if (isBuiltInModule(path)) return undefined;
    const file = listPathTargets(path, paths).flatMap((each) => findModuleFile(each) ?? [])[0];
    return file === undefined ? undefined : file + query;
  };
  return (written, filePath) => {
    const source = findMapped(written) ?? applyAlias(written);
    if (THEME_MODULES.has(source)) return { kind: 'module', module: '@theme' };
    if (RUNTIME_MODULES.has(source)) return { kind: 'module', module: '@runtime' };
    if (!source.startsWith('.') && !isAbsolute(source))
      return OWN_PACKAGE.test(source) || isInstalled(source, filePath) ? { kind: 'module', module: source } : undefined;
    const [, path = source, query = ''] = QUERY.exec(source) ?? [];
    // As in bundlers, an absolute path that does not exist is relative to the site.
    const fromRoot = path.startsWith('/') ? join(siteDir, path) : undefined;
    const file = findModuleFile(resolve(dirname(filePath), path)) ?? (fromRoot && findModuleFile(fromRoot));
    if (file === undefined) return undefined;
    if (query !== '') return { kind: 'module', module: file + query };
    return isMarkdownPath(file) ? { kind: 'fragment', filePath: file } : { kind: 'module', module: file };
  };
}

/** Replaces an alias at the start of a module name. */
function createAlias(alias: ImportConfig['alias']): (source: string) => string {
  // The most specific alias wins, regardless of order.
  const names = Object.keys(alias).sort((a, b) => b.length - a.length);
  return (source) => {
    const name = names.find((candidate) => matchesAlias(source, candidate));
    return name === undefined ? source : `${alias[name]}${source.slice(name.replace(/\$$/, '').length)}`;
  };
}

/** The absolute file of a path that begins with an alias; undefined if it does not. */
export function createFileResolver({
  alias,
  tsconfig: { paths },
}: ImportConfig): (source: string) => string | undefined {
  const applyAlias = createAlias(alias);
  return (source) => {
    if (source.startsWith('.')) return undefined;
    const target = listPathTargets(source, paths).find((each) => existsSync(each)) ?? applyAlias(source);
    return target !== source && isAbsolute(target) ? target : undefined;
  };
}

/** An alias that ends in `$` only matches the whole module name, as in bundlers. */
function matchesAlias(source: string, name: string): boolean {
  if (name.endsWith('$')) return source === name.slice(0, -1);
  return source === name || source.startsWith(name.endsWith('/') ? name : `${name}/`);
}

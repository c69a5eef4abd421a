/** Decides which files of the docs folder are pages. (docs/behavior/routes.md, docs/behavior/content.md) */

import { existsSync, readFileSync } from 'node:fs';
import { findDemoSources, findModuleSources } from '@quire/markdown';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isMarkdownPath } from '../files/page-path.ts';
import { isModulePath, rendersPage } from './page-module.ts';
import { createImportResolver } from './resolve-import.ts';
import type { SourceFile } from './source-file.ts';

/** The sources of pages and components, which may import other modules. */
const SOURCE = /\.(?:mdx?|[jt]sx?)$/;

/** Tests, stories, and folders for components. */
const NO_PAGE = /\.(?:test|spec|stories)\.[jt]sx$|(?:^|\/)(?:components|theme|__tests__)\//;

export interface DocsFile {
  filePath: string;
  /** Relative to the scanned folder, with `/`. */
  path: string;
}

/** Markdown files are pages. A module is a page if it has a default component and no other file imports it. */
export function selectPages(files: DocsFile[], config: ResolvedConfig): DocsFile[] {
  const modules = files.filter(
    ({ filePath, path }) => isModulePath(path) && !NO_PAGE.test(path) && existsSync(filePath) && rendersPage(filePath),
  );
  const imported = modules.length === 0 ? new Set() : listImported(readSources(files), config);
  const pages = new Set(modules.filter(({ filePath }) => !imported.has(filePath)));
  return files.filter((file) => isMarkdownPath(file.path) || pages.has(file));
}

/** The pages without modules that a page of a plugin imports. */
export function dropImported(
  files: SourceFile[],
  virtual: readonly SourceFile[],
  config: ResolvedConfig,
): SourceFile[] {
  const imported = listImported(
    virtual.map(({ filePath, virtual: source }) => ({ filePath, text: source?.text ?? '' })),
    config,
  );
  return files.filter(({ filePath }) => !imported.has(filePath));
}

function readSources(files: DocsFile[]): SourceText[] {
  return files.flatMap(({ filePath, path }) =>
    SOURCE.test(path) && existsSync(filePath) ? [{ filePath, text: readFileSync(filePath, 'utf8') }] : [],
  );
}

interface SourceText {
  filePath: string;
  text: string;
}

/** The modules of these imports, by absolute path. */
function listImported(sources: SourceText[], config: ResolvedConfig): Set<string> {
  const resolve = createImportResolver(config);
  return new Set(
    sources.flatMap(({ filePath, text }) =>
      [...findModuleSources(text), ...findDemoSources(text)].flatMap((source) => {
        const found = resolve(source, filePath);
        return found?.kind === 'module' ? [found.module] : [];
      }),
    ),
  );
}

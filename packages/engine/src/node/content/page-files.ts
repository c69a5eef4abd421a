/** Decides which files of the docs folder are pages. (docs/behavior/routes.md, docs/behavior/content.md) */

import { existsSync, readFileSync } from 'node:fs';
import { findDemoSources, findModuleSources } from '@quire/markdown';
import { isMarkdownPath } from '../files/page-path.ts';
import { isModulePath, rendersPage } from './page-module.ts';
import { createImportResolver, type ImportNames } from './resolve-import.ts';

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
export function selectPages(files: DocsFile[], imports: ImportNames): DocsFile[] {
  const modules = files.filter(
    ({ filePath, path }) => isModulePath(path) && !NO_PAGE.test(path) && existsSync(filePath) && rendersPage(filePath),
  );
  const imported = modules.length === 0 ? new Set() : listImported(files, imports);
  const pages = new Set(modules.filter(({ filePath }) => !imported.has(filePath)));
  return files.filter((file) => isMarkdownPath(file.path) || pages.has(file));
}

function listImported(files: DocsFile[], imports: ImportNames): Set<string> {
  const resolve = createImportResolver(imports);
  return new Set(
    files.flatMap(({ filePath, path }) => {
      if (!SOURCE.test(path) || !existsSync(filePath)) return [];
      const text = readFileSync(filePath, 'utf8');
      return [...findModuleSources(text), ...findDemoSources(text)].flatMap((source) => {
        const found = resolve(source, filePath);
        return found?.kind === 'module' ? [found.module] : [];
      });
    }),
  );
}

/** Owns which files of the docs folder are pages. (SPEC.md 2.1; DESIGN.md, Content) */
import { existsSync, readFileSync } from 'node:fs';
import { drawsPage, isModulePath } from './page-module.ts';
import { createImportResolver } from './resolve-import.ts';
import { findModuleSources } from './syntax/imports.ts';

const TEXT = /\.mdx?$/;

/** What pages and their components are made of; each may import a module that lies beside it. */
const SOURCE = /\.(?:mdx?|[jt]sx?)$/;

/** Modules that a runner or a tool of the site takes, and folders that hold parts. */
const NO_PAGE = /\.(?:test|spec|stories)\.[jt]sx$|(?:^|\/)(?:components|theme|__tests__)\//;

export interface FoundFile {
  filePath: string;
  /** From the folder that is looked through, with `/`. */
  path: string;
}

/** Markdown is a page. A module is one where it draws something by itself: what others import is a part of theirs. */
export function selectPages(files: FoundFile[], alias: Readonly<Record<string, string>>): FoundFile[] {
  const modules = files.filter(
    ({ filePath, path }) => isModulePath(path) && !NO_PAGE.test(path) && existsSync(filePath) && drawsPage(filePath),
  );
  const imported = modules.length === 0 ? new Set() : listImported(files, alias);
  const pages = new Set(modules.filter(({ filePath }) => !imported.has(filePath)));
  return files.filter((file) => TEXT.test(file.path) || pages.has(file));
}

function listImported(files: FoundFile[], alias: Readonly<Record<string, string>>): Set<string> {
  const resolve = createImportResolver(alias);
  return new Set(
    files.flatMap(({ filePath, path }) => {
      if (!SOURCE.test(path) || !existsSync(filePath)) return [];
      const sources = findModuleSources(readFileSync(filePath, 'utf8'));
      return sources.flatMap((source) => {
        const found = resolve(source, filePath);
        return found?.kind === 'module' ? [found.module] : [];
      });
    }),
  );
}

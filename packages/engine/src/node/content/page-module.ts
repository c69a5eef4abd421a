/**
 * Pages that are component modules (`index.tsx`), the default export renders the
 * text, and an export named `frontmatter` says the rest. (docs/behavior/content.md)
 */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import type { CompiledSource, ImportPlace } from '@quire/markdown';
import { type CompiledPage, checkFields, createEmptyPage, findWrittenFields } from '@quire/markdown';
import { createError, type DiagnosticDetails } from '@quire/markdown/diagnostics';
import { blankComments } from '../config/non-code.ts';
import { findPlaceFrom, readObject } from '../config/source-place.ts';

const EXTENSION = /\.[jt]sx$/;

export function isModulePath(path: string): boolean {
  return EXTENSION.test(path);
}

/** Whether a module has what renders a page; stories, tests and lists of names have not. */
export function rendersPage(filePath: string): boolean {
  const source = blankComments(readFileSync(filePath, 'utf8'));
  return /^\s*export\s+default\b|^\s*export\s*\{[^}]*\bdefault\b[^}]*\}/m.test(source);
}

export interface ModuleInput {
  filePath: string;
  sourcePath: string;
  text: string;
}

/** The module is the page's one import: it is bundled, checked and rendered as a component that a page names. */
export function compilePageModule({ filePath, sourcePath, text }: ModuleInput): CompiledSource {
  const use = { module: filePath, imported: 'default', local: 'Page' };
  const place: ImportPlace = { ...use, sourcePath, line: findDefaultLine(text), column: 1 };
  return {
    ...createEmptyPage(),
    ...readFrontmatter(text, sourcePath),
    sourcePath,
    imports: [place],
    content: {
      kind: 'mdx',
      code: 'const { jsx, Page } = arguments[0]; return { default: () => jsx(Page, {}) };',
      imports: [use],
      fragments: {},
      globals: [],
      missing: [],
    },
  };
}

function findDefaultLine(source: string): number {
  const index = blankComments(source).search(/^\s*export\s+(?:default\b|\{)/m);
  return source.slice(0, Math.max(index, 0)).split('\n').length;
}

type ReadFrontmatter = Pick<CompiledPage, 'frontmatter' | 'writtenFields' | 'errors' | 'warnings'>;

function readFrontmatter(source: string, file: string): ReadFrontmatter {
  const start = findObject(blankComments(source));
  if (start === undefined) return { frontmatter: {}, errors: [], warnings: [] };
  const [line, column] = [source.slice(0, start).split('\n').length, start - source.lastIndexOf('\n', start - 1)];
  const place: DiagnosticDetails = { file, line, column };
  try {
    // Values alone: what a page says of itself is known before any module runs.
    const value: object = JSON.parse(JSON.stringify(runInNewContext(`(${readObject(source, start)})`, {})));
    const { frontmatter, wrong } = checkFields(value, (keys) => ({
      ...place,
      ...findPlaceFrom(
        source,
        start,
        keys.map((key) => (typeof key === 'number' ? key : String(key))),
      ),
    }));
    return { frontmatter, ...findWrittenFields(value, frontmatter), errors: [], warnings: wrong };
  } catch (error) {
    const help = 'Use literal values only: other names are not defined before the module runs.';
    const reason = String(error).replace(/^\w+: /, '');
    const message = `Cannot read the frontmatter of the page: ${reason}.`;
    return { frontmatter: {}, errors: [createError('syntax', message, { ...place, help })], warnings: [] };
  }
}

/** Where the bracket of the exported object opens. */
function findObject(source: string): number | undefined {
  const found = /\bexport\s+(?:const|let|var)\s+frontmatter\b[^={]*=\s*\{/.exec(source);
  return found ? found.index + found[0].length - 1 : undefined;
}

/**
 * Compiles pages that are component modules (`index.tsx`): the default export renders the content, and an export named
 * `frontmatter` has the fields. (docs/behavior/content.md)
 */
import { runInNewContext } from 'node:vm';
import {
  type CompiledPage,
  type CompiledSource,
  checkFields,
  createEmptyPage,
  findWrittenFields,
  type ImportPlace,
} from '@quire/markdown';
import { createError, type DiagnosticDetails } from '@quire/markdown/diagnostics';
import { parseScript, readScript } from '../config/script-module.ts';
import { findFieldPlace, readObject } from '../config/source-place.ts';

const EXTENSION = /\.[jt]sx$/;

export function isModulePath(path: string): boolean {
  return EXTENSION.test(path);
}

/** Whether a module has a default export that renders a page, unlike stories, tests and data. */
export function rendersPage(filePath: string): boolean {
  return readScript(filePath).exports.includes('default');
}

export interface ModuleInput {
  filePath: string;
  sourcePath: string;
  text: string;
}

/** The page has the module as its only import, which is bundled, checked and rendered like any component. */
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
  const index = parseScript(source).code.search(/\bexport\s+(?:default\b|\{)/);
  return source.slice(0, Math.max(index, 0)).split('\n').length;
}

type ReadFrontmatter = Pick<CompiledPage, 'frontmatter' | 'writtenFields' | 'errors' | 'warnings'>;

function readFrontmatter(source: string, file: string): ReadFrontmatter {
  const start = findObject(parseScript(source).code);
  if (start === undefined) return { frontmatter: {}, errors: [], warnings: [] };
  const [line, column] = [source.slice(0, start).split('\n').length, start - source.lastIndexOf('\n', start - 1)];
  const place: DiagnosticDetails = { file, line, column };
  try {
    // Only literal values, because frontmatter must be known before any module runs.
    const value: object = JSON.parse(JSON.stringify(runInNewContext(`(${readObject(source, start)})`, {})));
    const { frontmatter, wrong } = checkFields(value, (keys) => ({
      ...place,
      ...findFieldPlace(
        source,
        keys.map((key) => (typeof key === 'number' ? key : String(key))),
        start,
      ),
    }));
    return { frontmatter, ...findWrittenFields(value, frontmatter), errors: [], warnings: wrong };
  } catch (error) {
    const help = 'Use only literal values: variables are not defined before the module runs.';
    const reason = String(error).replace(/^\w+: /, '');
    const message = `Cannot read the frontmatter of the page: ${reason}.`;
    return { frontmatter: {}, errors: [createError('syntax', message, { ...place, help })], warnings: [] };
  }
}

/** The position of the exported object's opening brace. */
function findObject(source: string): number | undefined {
  const found = /\bexport\s+(?:const|let|var)\s+frontmatter\b[^={]*=\s*\{/.exec(source);
  return found ? found.index + found[0].length - 1 : undefined;
}

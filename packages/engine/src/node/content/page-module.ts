/**
 * Compiles pages that are component modules (`index.tsx`): the default export renders the content, and an export named
 * `frontmatter` has the fields. (docs/behavior/content.md)
 */
import { runInNewContext } from 'node:vm';
import {
  type CompiledPage,
  type CompiledSource,
  type CompileFileInput,
  checkFields,
  createEmptyPage,
  findWrittenFields,
} from '@quire/markdown';
import { createError, type DiagnosticDetails, findPoint } from '@quire/markdown/diagnostics';
import type { Program } from 'oxc-parser';
import { parseModule, readVariable } from '../config/parse-module.ts';
import { parseScript, readScript, type ScriptModule } from '../config/script-module.ts';
import { findFieldPlace } from '../config/source-place.ts';

const EXTENSION = /\.[jt]sx$/;

export function isModulePath(path: string): boolean {
  return EXTENSION.test(path);
}

/** Whether a module has a default export that renders a page, or may have one, unlike stories, tests and data. */
export function rendersPage(filePath: string): boolean {
  const { exports, isBroken } = readScript(filePath);
  return exports.has('default') || isBroken;
}

type ModuleInput = Pick<CompileFileInput, 'filePath' | 'sourcePath' | 'text'>;

/** The page has the module as its only import, which is bundled, checked and rendered like any component. */
export function compilePageModule(input: ModuleInput): CompiledSource {
  const { filePath, sourcePath, text } = input;
  const use = { module: filePath, imported: 'default', local: 'Page' };
  const parsed = parseModule(filePath, text);
  const script = parseScript(filePath, text, parsed);
  const { line } = findPoint(text, script.exports.get('default') ?? 0);
  return {
    ...createEmptyPage(),
    ...readFrontmatter(input, script, parsed.program),
    sourcePath,
    imports: [{ ...use, sourcePath, line, column: 1 }],
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

type ReadFrontmatter = Pick<CompiledPage, 'frontmatter' | 'writtenFields' | 'errors' | 'warnings'>;

function readFrontmatter(
  { sourcePath: file, text: source }: ModuleInput,
  { exports, isBroken }: ScriptModule,
  program: Program,
): ReadFrontmatter {
  const at = exports.get('frontmatter');
  if (at === undefined || isBroken) return { frontmatter: {}, errors: [], warnings: [] };
  const object = readVariable(program, 'frontmatter');
  const place: DiagnosticDetails = { file, ...findPoint(source, object?.start ?? at) };
  try {
    if (object?.type !== 'ObjectExpression') throw new TypeError('it is not written as an object');
    // Only literal values, because frontmatter must be known before any module runs.
    const text = source.slice(object.start, object.end);
    const value: object = JSON.parse(JSON.stringify(runInNewContext(`(${text})`, {})));
    const { frontmatter, wrong } = checkFields(value, (keys) => ({
      ...place,
      ...findFieldPlace(
        { source, value: object },
        keys.map((key) => (typeof key === 'number' ? key : String(key))),
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

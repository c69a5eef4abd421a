/** Turns the failure of a component into diagnostics with the page and line. */
import { relative } from 'node:path';
import type { ComponentUse } from '@quire/client/contract';
import {
  type ExpressionPage,
  findComponentUses,
  findExpressions,
  findInStatements,
  findProperty,
  findUnknownNames,
  type NamePlace,
} from '@quire/markdown';
import { createError, type Diagnostic, describeThrown, type TextPoint } from '@quire/markdown/diagnostics';
import { toPosix } from '@quire/markdown/files';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { findThemeComponent } from '../config/theme-sources.ts';
import { listContainers } from '../content/built-in-markdown.ts';
import type { Page } from '../content/page.ts';
import { findPageText } from '../content/source-text.ts';
import { DamagedCacheError } from '../files/cache-file.ts';
import { type ComponentUsePlace, findNamed, findTraced, listLayoutModules } from './component-place.ts';

interface FailedParts {
  /** The component uses that were being rendered, outermost first. */
  uses: readonly ComponentUse[];
  /** The sources of the page's expressions that fail. */
  expressions: readonly string[];
}

/** The content of a page could not be rendered. */
export class ContentError extends Error {
  readonly parts: FailedParts;

  constructor(cause: unknown, parts: FailedParts) {
    super('The content could not be rendered.', { cause });
    this.parts = parts;
  }
}

/** A worker's report about a page that could not be rendered. */
export interface RenderFailure extends FailedParts {
  message: string;
  /** The function names of the stack, innermost first. */
  functions: string[];
  /** The cached content of the page was damaged, and has been removed. */
  isDamaged?: true;
}

const NOTHING: FailedParts = { uses: [], expressions: [] };

export function createFailure(error: unknown): RenderFailure {
  if (error instanceof ContentError) return { ...createFailure(error.cause), ...error.parts };
  if (!(error instanceof Error)) return { message: describeThrown(error), functions: [], ...NOTHING };
  const functions = [...(error.stack ?? '').matchAll(/^\s*at (?:new |async )?([\w$.]+)/gm)].map(
    (match) => match[1] ?? '',
  );
  const isDamaged = error instanceof DamagedCacheError;
  return { message: error.message, functions, ...NOTHING, ...(isDamaged && { isDamaged }) };
}

/** One error, or one for each undefined name in expressions of the page. */
export function toRenderErrors(
  { message, functions, uses, expressions }: RenderFailure,
  page: Page,
  config: FailureConfig,
): Diagnostic[] {
  const { docsDir } = config;
  const containers = listContainers(config);
  const fragments = expressions.length === 0 ? [] : listFragments(page, docsDir);
  const ofFragments = fragments.flatMap((fragment) => {
    const points = findExpressions({ ...fragment, text: findPageText(fragment), containers }, expressions);
    return points.map((point) => createExpressionError(message, { file: fragment.sourcePath, ...point }));
  });
  if (ofFragments.length > 0) return ofFragments;
  const place =
    findTraced(uses, page, docsDir) ??
    findNamed(functions, page, docsDir) ??
    findThemeComponent(functions, listLayoutModules(config));
  const ofExpressions = place === undefined ? createExpressionErrors({ message, expressions }, page, config) : [];
  if (ofExpressions.length > 0) return ofExpressions;
  const subject = place === undefined ? 'The page' : `The component <${place.name}>`;
  const { file, line, column }: Partial<ComponentUsePlace> = place ?? { file: page.sourcePath };
  return [createError('render', `${subject} could not be rendered: ${message}`, { file, line, column })];
}

const NAME_HELP =
  'Import the name, or declare it: export const name = …. In .mdx, "{" opens an expression: write \\{ for the sign itself.';

/** Reports all undefined names, because the runtime error only contains the first one, without a position. */
function createExpressionErrors(
  { message, expressions }: Pick<RenderFailure, 'message' | 'expressions'>,
  page: Page,
  config: FailureConfig,
): Diagnostic[] {
  const { filePath, sourcePath: file } = page;
  const source = { filePath, text: findPageText(page), containers: listContainers(config) };
  const name = /^([\w$]+) is not defined$/.exec(message)?.[1];
  if (name !== undefined)
    return listUnknownNames(source, name).map(({ name, line, column }) =>
      createError('render', `The page could not be rendered: ${name} is not defined.`, {
        file,
        line,
        column,
        help: NAME_HELP,
      }),
    );
  const declared = /^Identifier '([\w$]+)' has already been declared$/.exec(message)?.[1];
  const statement = declared === undefined ? undefined : findInStatements(source, declared);
  if (statement)
    return [
      createError('render', `The code of every page has the name "${declared}".`, {
        file,
        ...statement,
        help: 'Choose another name.',
      }),
    ];
  const wait = message.startsWith('await is only valid') ? findInStatements(source, 'await') : undefined;
  if (wait)
    return [
      createError('render', 'The code of a page cannot wait for a value.', {
        file,
        ...wait,
        help: "Write the value itself, or load it from a file: import data from './data.json'.",
      }),
    ];
  const property = /\(reading '([^']+)'\)$/.exec(message)?.[1];
  const point = property === undefined ? undefined : findProperty(source, property);
  const points = point ? [point] : findExpressions(source, expressions);
  const uses = new Set(expressions.flatMap((code) => /^<([\w$.]+)/.exec(code)?.[1] ?? []));
  const places = points.length > 0 ? points : [...uses].flatMap((name) => findComponentUses(source.text, name));
  return places.map((each) => createExpressionError(message, { file, ...each }));
}

function createExpressionError(message: string, place: TextPoint & { file: string }): Diagnostic {
  return createError('render', `The page could not be rendered: ${message}`, place);
}

function listFragments({ dependencies, filePath: own }: Page, docsDir: string) {
  const files = dependencies.filter(({ filePath }) => filePath.endsWith('.mdx') && filePath !== own);
  return files.map(({ filePath }) => ({ filePath, sourcePath: toPosix(relative(docsDir, filePath)) }));
}

/** @param name the name in the error */
function listUnknownNames(page: ExpressionPage, name: string): NamePlace[] {
  const names = findUnknownNames(page);
  if (names.some((each) => each.name === name)) return names;
  const point = findInStatements(page, name);
  return point ? [{ name, ...point }] : [];
}

type FailureConfig = Pick<ResolvedConfig, 'docsDir' | 'themeFile' | 'components' | 'plugins'>;

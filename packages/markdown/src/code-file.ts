/** Loads code that a fence includes from a file: `file="<root>/examples/x.ts#region"` and `#L3-L9`. */

import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createUserError, type UserError } from './diagnostics/diagnostic.ts';
import { escapePattern } from './escape-pattern.ts';
import { type LoadedFile, loadFile, resolveFile } from './files/load-file.ts';
import { isInside, normalizeText } from './files/normalize.ts';

/** For files outside of the project. */
export const OUTSIDE_HELP =
  'Copy it into the repository, so that the site builds on other machines too, or add its folder to "markdown.codeFolders".';

export interface CodeFileRequest {
  /** As written in the fence. */
  file: string;
  /** The page that shows it. */
  filePath: string;
  folders: CodeFolders;
}

/** The folders from which pages may include code. */
export interface CodeFolders {
  /** The folder that `<root>/` refers to. */
  siteDir: string;
  /** The folder that a leading `/` refers to. */
  docsDir: string;
  /**
   * Only files in these folders may be included. The first is the repository, because a site often shows the code of its
   * project. Symbolic links are resolved.
   */
  codeDirs: readonly string[];
}

export interface LoadedCode {
  code: string;
  filePath: string;
  /** Size of the whole file. */
  bytes: number;
  /** Hash of the whole file. */
  hash: string;
  /** The first line of the code in the file, from 1. */
  firstLine: number;
}

/**
 * Reads the part of a file that a code fence names.
 * @throws UserError if the file or the region does not exist, or the file is outside of the allowed folders
 */
export function loadCodeFile({ file, filePath, folders }: CodeFileRequest): LoadedCode {
  const [name = '', part] = file.split('#');
  const wanted = findTarget(name, filePath, folders);
  const { text, real, ...whole } = loadInside(wanted, { written: file, codeDirs: folders.codeDirs });
  // The name on disk may have another Unicode form.
  const target = existsSync(wanted) ? wanted : real;
  if (part === undefined) return { ...whole, code: text.replace(/\n$/, ''), filePath: target, firstLine: 1 };
  const lines = text.split('\n');
  const range = /^L(\d+)(?:-L?(\d+))?$/.exec(part);
  if (range) {
    const [from, to] = [Number(range[1]), Number(range[2] ?? range[1])];
    const count = lines.at(-1) === '' ? lines.length - 1 : lines.length;
    if (from === 0 || from > to || to > count) throw createRangeError(file, { name, count });
    return { ...whole, code: dedent(lines.slice(from - 1, to)), firstLine: from, filePath: target };
  }
  const found = extractRegion(lines, part);
  if (found === undefined)
    throw createUserError('imports', `"${name}" has no region "${part}".`, {
      help: `Mark it with "#region ${part}" and "#endregion ${part}" in comments.`,
    });
  const opening = createRegionMark('region', part);
  if (lines.filter((line) => opening.test(line.normalize())).length > 1)
    throw createUserError('imports', `"${name}" has several regions "${part}".`, { help: 'Give each its own name.' });
  return { ...whole, ...found, filePath: target };
}

function findTarget(name: string, filePath: string, { siteDir, docsDir }: CodeFolders): string {
  const [, isRoot, path = name] = /^(<root>)?\/(.*)$/.exec(name) ?? [];
  if (path === name) return resolve(dirname(filePath), name);
  return join(isRoot === undefined ? docsDir : siteDir, path);
}

interface LoadRequest {
  /** As written in the fence. */
  written: string;
  codeDirs: readonly string[];
}

function loadInside(target: string, { written, codeDirs }: LoadRequest): LoadedFile & { real: string } {
  let real: string;
  try {
    real = resolveFile(target);
  } catch {
    throw createUserError('imports', `The code file "${written}" does not exist.`, {
      help: 'Paths are relative to the page; "<root>/" is the folder of the site, and "/" is the docs folder.',
    });
  }
  if (!isInFolders(real, codeDirs))
    throw createUserError('imports', `The code file "${written}" is outside of ${nameBounds(codeDirs)}.`, {
      help: OUTSIDE_HELP,
    });
  try {
    const loaded = loadFile(real);
    return { ...loaded, real, text: normalizeText(loaded.text) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EISDIR') throw error;
    throw createUserError('imports', `The code file "${written}" is a folder.`);
  }
}

/** Names the allowed folders in a message. */
export function nameBounds([repositoryDir = '']: readonly string[]): string {
  return existsSync(join(repositoryDir, '.git')) ? "the site's Git repository" : "the site's folder";
}

/** Whether a file is in an allowed folder, and not in `.git`. @param real a path without symbolic links */
export function isInFolders(real: string, codeDirs: readonly string[]): boolean {
  return codeDirs.some((dir) => {
    return isInside(real, dir) && !isInside(real, join(dir, '.git'));
  });
}

type CodePart = Pick<LoadedCode, 'code' | 'firstLine'>;

function createRangeError(file: string, { name, count }: { name: string; count: number }): UserError {
  const size = `${count} ${count === 1 ? 'line' : 'lines'}`;
  return createUserError('imports', `The lines of "${file}" do not exist: the file has ${size}.`, {
    help: `Write the first and the last line, such as "${name}#L1-L${Math.max(count, 1)}".`,
  });
}

/** `#region`, in C `#pragma region`, in Python also `# region` */
const MARK = String.raw`#(?:\s?|pragma\s+)`;
/** With a space, only a whole line with at most a name: `# region of the bucket` is a comment. */
const ANY_MARK = /#(?:pragma\s+)?(?:end)?region\b|^\s*# (?:end)?region(?:\s+\S+)?\s*$/;

/** The end of a comment may follow the name; another name may begin with it: `a` and `a-b`. */
function createRegionMark(word: string, name: string): RegExp {
  return new RegExp(`${MARK}${word}\\s+${escapePattern(name.normalize())}(?=\\s|$|\\*\\/|-->)`);
}

function extractRegion(lines: string[], name: string): CodePart | undefined {
  const [opening, closing] = [createRegionMark('region', name), createRegionMark('endregion', name)];
  const start = lines.findIndex((line) => opening.test(line.normalize()));
  if (start === -1) return undefined;
  const length = lines.slice(start + 1).findIndex((line) => closing.test(line.normalize()));
  if (length === -1) return undefined;
  const code = dedent(lines.slice(start + 1, start + 1 + length).filter((line) => !ANY_MARK.test(line)));
  return { code, firstLine: start + 2 };
}

/** Joins the lines without their common indentation, ignoring blank lines. */
export function dedent(lines: string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const indent = indents.length > 0 ? Math.min(...indents) : 0;
  return lines.map((line) => line.slice(indent)).join('\n');
}

/** Owns code that a page shows from a file: `file="<root>/examples/x.ts#region"` and `#L3-L9`. */
import { readFileSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { UserError } from '../user-error.ts';

export interface CodeFileRequest {
  /** As written in the fence. */
  file: string;
  /** The page that shows it. */
  filePath: string;
  siteDir: string;
}

/**
 * Reads the part of a file that a code fence names.
 * @throws UserError where the file or the region does not exist, or lies outside of the site
 */
export function loadCodeFile({ file, filePath, siteDir }: CodeFileRequest): { code: string; filePath: string } {
  const [name = '', part] = file.split('#');
  const target = name.startsWith('<root>/')
    ? resolve(siteDir, name.slice('<root>/'.length))
    : resolve(dirname(filePath), name);
  const text = readInside(target, siteDir, file);
  if (part === undefined) return { code: text.replace(/\n$/, ''), filePath: target };
  const lines = text.split('\n');
  const range = /^L(\d+)(?:-L?(\d+))?$/.exec(part);
  const code = range ? sliceLines(lines, Number(range[1]), Number(range[2] ?? range[1])) : extractRegion(lines, part);
  if (code === undefined)
    throw new UserError(`"${name}" has no region "${part}".`, {
      hint: `Mark it with "#region ${part}" and "#endregion ${part}" in comments.`,
    });
  return { code, filePath: target };
}

function readInside(target: string, siteDir: string, written: string): string {
  let real: string;
  try {
    real = realpathSync(target);
  } catch {
    throw new UserError(`The code file "${written}" does not exist.`, {
      hint: 'Paths are relative to the page; "<root>/" stands for the site\'s folder.',
    });
  }
  const inside = relative(realpathSync(siteDir), real);
  if (inside.startsWith('..') || isAbsolute(inside))
    throw new UserError(`The code file "${written}" lies outside of the site.`);
  return readFileSync(real, 'utf8').replaceAll('\r\n', '\n');
}

function sliceLines(lines: string[], from: number, to: number): string {
  return dedent(lines.slice(from - 1, to));
}

function extractRegion(lines: string[], name: string): string | undefined {
  const isMark = (line: string, word: string) =>
    new RegExp(`#${word}\\s+${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=\\s|$|\\*|-)`).test(line);
  const start = lines.findIndex((line) => isMark(line, 'region'));
  if (start === -1) return undefined;
  const length = lines.slice(start + 1).findIndex((line) => isMark(line, 'endregion'));
  if (length === -1) return undefined;
  return dedent(lines.slice(start + 1, start + 1 + length).filter((line) => !/#(?:end)?region\b/.test(line)));
}

function dedent(lines: string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const indent = indents.length > 0 ? Math.min(...indents) : 0;
  return lines.map((line) => line.slice(indent)).join('\n');
}

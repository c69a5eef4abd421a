/** The code blocks of the documentation as samples to check: their text, wherever it is, and their exceptions. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocsPage, loadPage, WEBSITE } from './docs-page.ts';

export interface CodeSample {
  language: string;
  /** The text that the reader sees, without notation comments. */
  code: string;
  /** What `title="…"` says. */
  title: string;
  /** The file that `file="…"` names, from the website folder on. */
  file?: string;
  /** Whether only a region or some lines of that file are shown. */
  isPart: boolean;
  /** What `check="no: …"` says. */
  exception?: string;
  /** `docs/en/guide/x.md:12` */
  where: string;
}

/** The samples of a page, in order; `problems` reports those that cannot be read. */
export function readSamples(page: DocsPage, problems: string[]): CodeSample[] {
  return page.fences.flatMap((fence) => {
    const where = `${page.sourcePath}:${fence.line}`;
    const exception = readAttribute(fence.meta, 'check');
    if (exception !== undefined && !/^no: \S.{10,}/.test(exception)) {
      problems.push(`${where} An exception says why: check="no: because …".`);
    }
    const target = readAttribute(fence.meta, 'file');
    const [file = '', part] = target?.replace('<root>/', '').split('#') ?? [];
    const sample: CodeSample = {
      language: fence.language,
      title: readAttribute(fence.meta, 'title') ?? '',
      code: target === undefined ? dropNotations(fence.code) : readFile(file, part, where, problems),
      isPart: part !== undefined,
      where,
      ...(target !== undefined && { file }),
      ...(exception !== undefined && { exception }),
    };
    const source = readAttribute(fence.meta, 'source');
    return source === undefined ? [sample] : [sample, readTwin(source, sample, problems)];
  });
}

/** The source that is shown beside an output. @param source from the folder of the example */
function readTwin(source: string, { file = '', where }: CodeSample, problems: string[]): CodeSample {
  const sourceFile = file.replace(/^(examples\/[^/]+\/).*$/, `$1${source}`);
  const code = readFile(sourceFile, undefined, where, problems);
  return { language: source.split('.').at(-1) ?? '', title: source, code, file: sourceFile, isPart: false, where };
}

/**
 * The code of a sample of an English page, by its title.
 * @param at which of those with this title
 */
export function getSample(page: string, title: string, at = 0): string {
  const sample = readSamples(loadPage('en', page), []).filter((each) => each.title === title)[at];
  if (!sample) throw new Error(`The page ${page} has no sample "${title}".`);
  return sample.code;
}

function readAttribute(meta: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];
}

function readFile(file: string, part: string | undefined, where: string, problems: string[]): string {
  const filePath = join(WEBSITE, file);
  if (!existsSync(filePath)) {
    problems.push(`${where} The file "${file}" does not exist.`);
    return '';
  }
  const text = readFileSync(filePath, 'utf8');
  if (part === undefined) {
    // What a tool writes may hold such marks of its own.
    if (!file.includes('/dist/') && dropRegionMarks(text) !== text)
      problems.push(`${where} "${file}" is shown whole, and so are the marks of its regions.`);
    return text;
  }
  const lines = text.split('\n');
  const range = /^L(\d+)(?:-L?(\d+))?$/.exec(part);
  if (range) {
    const [from, to] = [Number(range[1]), Number(range[2] ?? range[1])];
    if (to > lines.length) problems.push(`${where} "${file}" has only ${lines.length} lines.`);
    return lines.slice(from - 1, to).join('\n');
  }
  const start = lines.findIndex((line) => isMark(line, 'region', part));
  const end = lines.findIndex((line) => isMark(line, 'endregion', part));
  if (start === -1 || end < start) {
    problems.push(`${where} "${file}" has no region "${part}".`);
    return '';
  }
  return dropRegionMarks(lines.slice(start + 1, end).join('\n'));
}

function isMark(line: string, kind: string, name: string): boolean {
  return new RegExp(`#${kind}\\s+${name}(?:\\s|$)`).test(line);
}

function dropRegionMarks(text: string): string {
  return text.replaceAll(/^.*#(?:end)?region\s.*\n?/gm, '');
}

/** Without `[!code …]` comments, and without the lines that a diff removes. */
function dropNotations(code: string): string {
  return code
    .split('\n')
    .filter((line) => !line.includes('[!code --]'))
    .map((line) => line.replace(/\s*(?:\/\/|#|\/\*|<!--)\s*\[!code [^\]]*\]\s*(?:\*\/|-->)?/, ''))
    .join('\n');
}

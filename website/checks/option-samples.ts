/** The samples of the documentation that may set options, and what the compiler finds in them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashCodeLines, toCodeLines } from '../plugins/code-lines.ts';
import { formatUses, type OptionRecord, type RecordedUse } from '../plugins/option-record.ts';
import { type CodeSample, readSamples } from './code-sample.ts';
import { loadAllSources, WEBSITE } from './docs-page.ts';
import type { NameUse } from './name-notes.ts';
import { listApiSections, listOptionSections } from './option-sections.ts';
import { findSampleNames, type TypedFile, toSamplePath } from './option-uses.ts';

export interface OptionSample {
  sample: CodeSample;
  /** The compiled text: the whole file if the sample is a part of one. */
  file: TypedFile;
}

/** Each text once: both languages show the same code. */
export function listOptionSamples(): OptionSample[] {
  const samples = loadAllSources().flatMap((page) => readSamples(page, []));
  const byText = new Map(
    samples.filter(maySetOptions).map((sample) => [toCodeLines(sample.code.split('\n')).join('\n'), sample]),
  );
  return [...byText.values()].map((sample, number) => ({ sample, file: toTypedFile(sample, number) }));
}

function maySetOptions({ language, title, code, file, exception }: CodeSample): boolean {
  if (!/^(?:[jt]sx?|mjs)$/.test(language) || exception !== undefined || file?.includes('/dist/')) return false;
  return (
    [title, file ?? ''].some((name) => /\.config\.[cm]?[jt]s/.test(name)) || /from '@(?:rslib|rsbuild)\//.test(code)
  );
}

function toTypedFile({ file, code, language }: CodeSample, number: number): TypedFile {
  if (file === undefined) return { filePath: toSamplePath(number, language), code };
  const filePath = join(WEBSITE, file);
  return { filePath, code: readFileSync(filePath, 'utf8') };
}

export function createOptionRecord(samples: readonly OptionSample[]): OptionRecord {
  const found = findSampleNames(samples.map(({ file }) => file));
  const sections = listApiSections();
  const toNote = ({ name, isOfRslib, note }: NameUse) =>
    JSON.stringify({ ...note, explainedAt: isOfRslib ? sections.get(name) : undefined });
  const notes = nameNotes(
    new Map([...found.values()].flatMap(({ names }) => names.map((use) => [toNote(use), use.name]))),
  );
  const recorded = samples.map(({ sample, file }): [string, string] => {
    const { options, names } = found.get(file.filePath) ?? { options: [], names: [] };
    const uses = [
      ...options.map(({ keys, ...place }) => ({ ...place, option: keys.join('.') })),
      ...names.map((use) => ({ start: use.start, end: use.end, name: notes.get(toNote(use)) })),
    ];
    return [hashCodeLines(sample.code.split('\n')), formatUses(placeUses(sample.code, file, uses))];
  });
  return {
    sections: listOptionSections(),
    samples: Object.fromEntries(recorded.filter(([, uses]) => uses !== '').sort()),
    names: Object.fromEntries([...notes].map(([note, key]) => [key, JSON.parse(note)])),
  };
}

/** Keys of notes, by the notes as JSON: `name`, `name~2`. @param names by the notes */
function nameNotes(names: ReadonlyMap<string, string>): Map<string, string> {
  const counts = new Map<string, number>();
  const sorted = [...names].sort(([a, x], [b, y]) => (`${x} ${a}` < `${y} ${b}` ? -1 : 1));
  return new Map(
    sorted.map(([note, name]) => {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [note, count === 1 ? name : `${name}~${count}`];
    }),
  );
}

/** A name by its offsets in the file. */
type FileUse = Omit<RecordedUse, 'line'>;

/** Returns the uses in the visible part of a file, in order. */
function placeUses(shown: string, file: TypedFile, uses: readonly FileUse[]): RecordedUse[] {
  const places = listLines(file.code);
  const lines = toCodeLines(shown.split('\n'));
  const first = places.findIndex((_, index) => lines.every((line, offset) => places[index + offset]?.text === line));
  if (first === -1) throw new Error(`What a page shows of ${file.filePath} is not in it.`);
  const inside = places.slice(first, first + lines.length);
  const sorted = uses.toSorted((a, b) => a.start - b.start);
  return inside.flatMap((place, line) =>
    sorted
      .filter((use) => isOnLine(use, place))
      .map((use) => ({ ...use, line, start: use.start - place.start, end: use.end - place.start })),
  );
}

interface CodeLine {
  text: string;
  /** In the file. */
  start: number;
}

/** Without region marks, which pages do not show. */
function listLines(code: string): CodeLine[] {
  let end = 0;
  const lines = code.split('\n').map((line) => {
    const start = end + line.length - line.trimStart().length;
    end += line.length + 1;
    return { text: line.trim(), start };
  });
  return lines.filter(({ text }) => text !== '' && !/#(?:end)?region\b/.test(text));
}

function isOnLine({ start }: FileUse, line: CodeLine): boolean {
  return start >= line.start && start < line.start + line.text.length;
}

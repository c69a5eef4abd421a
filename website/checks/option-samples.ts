/** The samples of the documentation that TypeScript reads, and what the compiler finds in them. */
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

/** Each text once for each file that has it: both languages show the same code. */
export function listOptionSamples(): OptionSample[] {
  const samples = loadAllSources().flatMap((page) => readSamples(page, []));
  const distinct = new Map(
    samples
      .filter(isTyped)
      .map((sample) => [[sample.file, ...toCodeLines(sample.code.split('\n'))].join('\n'), sample]),
  );
  return [...distinct.values()].map((sample, number) => ({ sample, file: toTypedFile(sample, number) }));
}

function isTyped({ language, exception }: CodeSample): boolean {
  return /^(?:[jt]sx?|mjs)$/.test(language) && exception === undefined;
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
  const recorded = new Map<string, RecordedUse[]>();
  for (const { sample, file } of samples) {
    const { options, names } = found.get(file.filePath) ?? { options: [], names: [] };
    const uses = [
      ...options.map(({ keys, ...place }) => ({ ...place, option: keys.join('.') })),
      ...names.map((use) => ({ start: use.start, end: use.end, name: notes.get(toNote(use)) })),
    ];
    const hash = hashCodeLines(sample.code.split('\n'));
    recorded.set(hash, intersectUses(recorded.get(hash), placeUses(sample.code, file, uses)));
  }
  const shown = new Set([...recorded.values()].flat().flatMap(({ name }) => name ?? []));
  return {
    sections: listOptionSections(),
    samples: Object.fromEntries(
      [...recorded]
        .map(([hash, uses]) => [hash, formatUses(uses)])
        .filter(([, uses]) => uses)
        .sort(),
    ),
    names: Object.fromEntries(
      [...notes].filter(([, key]) => shown.has(key)).map(([note, key]) => [key, JSON.parse(note)]),
    ),
  };
}

/** Two files may have the same text and import different things: what a name means is known only if both agree. */
function intersectUses(known: readonly RecordedUse[] | undefined, found: RecordedUse[]): RecordedUse[] {
  if (!known) return found;
  const texts = new Set(known.map((use) => formatUses([use])));
  return found.filter((use) => texts.has(formatUses([use])));
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
  const lines = toCodeLines(shown.split('\n'));
  const places = listLines(file.code).filter(({ text }) => lines.some(isRegionMark) || !isRegionMark(text));
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

/** Pages show region marks only in output that a tool has marked. */
const isRegionMark = (text: string) => /#(?:end)?region\b/.test(text);

function listLines(code: string): CodeLine[] {
  let end = 0;
  const lines = code.split('\n').map((line) => {
    const start = end + line.length - line.trimStart().length;
    end += line.length + 1;
    return { text: line.trim(), start };
  });
  return lines.filter(({ text }) => text !== '');
}

function isOnLine({ start }: FileUse, line: CodeLine): boolean {
  return start >= line.start && start < line.start + line.text.length;
}

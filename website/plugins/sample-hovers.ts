/** Explains the names in samples on hover. */
import type { QuirePlugin } from '@quire/engine';
import { type Api, type Hover, loadApi, twoslash } from '@quire/typescript';
import rsbuild from '@rsbuild/core/package.json' with { type: 'json' };
import rslib from '@rslib/core/package.json' with { type: 'json' };
import { hashCodeLines } from './code-lines.ts';
import { HOVER_SENTENCES } from './hover-sentences.ts';
import { describeOption } from './option-notes.ts';
import { loadOptionRecord, type OptionRecord, parseUses, type RecordedUse } from './option-record.ts';
import { OPTIONS } from './type-reference.ts';

export function sampleHovers(): QuirePlugin {
  const record = loadOptionRecord();
  let api: Api | undefined;
  return twoslash({
    compiler: OPTIONS.compiler,
    translations: { zh: HOVER_SENTENCES },
    version: JSON.stringify([rslib.version, rsbuild.version, record]),
    find({ lines, siteDir }) {
      const recorded = record.samples[hashCodeLines(lines)];
      if (recorded === undefined) return undefined;
      api ??= loadApi(OPTIONS, siteDir);
      return findHovers(recorded, { lines, record, api });
    },
  });
}

function findHovers(
  recorded: string,
  { lines, record, api }: { lines: readonly string[]; record: OptionRecord; api: Api },
): Hover[] {
  const filled = lines.flatMap((text, line) => (text.trim() === '' ? [] : { text, line }));
  return parseUses(recorded).flatMap((use) => {
    const [place, note] = [filled[use.line], findNote(use, record, api)];
    if (!place || !note) return [];
    const code = place.text.trimStart();
    const column = use.start + place.text.length - code.length;
    return { ...note, line: place.line, column, name: code.slice(use.start, use.end) };
  });
}

function findNote({ option, name }: RecordedUse, { names, sections }: OptionRecord, api: Api) {
  if (option === undefined) return names[name ?? ''];
  const note = describeOption(option, api);
  return note && { ...note, explainedAt: sections[option] };
}

/** The record of names in samples, which a check of the website writes with the compiler, so that builds do not need it. */
import { readFileSync } from 'node:fs';
import type { Hover, NameNote } from '@quire/typescript';

export interface OptionRecord {
  /** The section about each option: `dts.bundle` is at `/config/lib/dts#dtsbundle`. */
  sections: Readonly<Record<string, string>>;
  /** By the hash of a sample: its uses, as `formatUses` writes them. */
  samples: Readonly<Record<string, string>>;
  /** Descriptions of names that are not options, by the key in `samples`. */
  names: Readonly<Record<string, NameNote & Pick<Hover, 'explainedAt'>>>;
}

/** A name in a sample: its line among those of `toCodeLines`, and its columns, all from 0. */
export interface RecordedUse {
  line: number;
  start: number;
  end: number;
  /** `dts.bundle`; undefined if the name is not an option. */
  option?: string | undefined;
  /** Key in `names`, if it is not an option. */
  name?: string | undefined;
}

export const RECORD_FILE = new URL('./option-record.json', import.meta.url);

export function loadOptionRecord(): OptionRecord {
  return JSON.parse(readFileSync(RECORD_FILE, 'utf8'));
}

export function formatUses(uses: readonly RecordedUse[]): string {
  return uses.map(({ line, start, end, option, name }) => [line, start, end, option ?? `=${name}`].join(':')).join(' ');
}

export function parseUses(text: string): RecordedUse[] {
  return text.split(' ').map((use) => {
    const [line, start, end, key = ''] = use.split(':');
    const place = { line: Number(line), start: Number(start), end: Number(end) };
    return key.startsWith('=') ? { ...place, name: key.slice(1) } : { ...place, option: key };
  });
}

/** The section about an option, or about the option that contains it. */
export function findSection(option: string, sections: OptionRecord['sections']): string | undefined {
  if (Object.hasOwn(sections, option)) return sections[option];
  const end = option.lastIndexOf('.');
  return end === -1 ? undefined : findSection(option.slice(0, end), sections);
}

/**
 * Owns the form in which vocabularies are written, one entry a line: `a, b` for words that mean the same, `a > b` for words
 * that lead to others, `a >> b` for words of messages, which pages do not use. Names of options are in camel case, as in code.
 */

export type EntryKind = 'same' | 'leads' | 'message';

export interface VocabularyEntry {
  kind: EntryKind;
  /** What readers type. */
  from: readonly string[];
  /** What pages may say instead. */
  to: readonly string[];
}

export function parseEntries(text: string): VocabularyEntry[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('# '))
    .map(parseEntry);
}

function parseEntry(line: string): VocabularyEntry {
  const [, left = line, arrow = '', right = left] = /^(.*?) (>>?) (.*)$/.exec(line) ?? [];
  return { kind: KINDS[arrow] ?? 'same', from: listMembers(left), to: listMembers(right) };
}

const KINDS: Readonly<Record<string, EntryKind>> = { '>': 'leads', '>>': 'message' };

function listMembers(text: string): string[] {
  return text.split(',').map((member) => member.trim());
}

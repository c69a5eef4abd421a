/**
 * Owns the lines of the known vocabularies, in the shipped form; a site keeps those that lead to words of its pages.
 * They depend on nothing else, so the package is built with the lines in place of the work that makes them
 * (`scripts/field-lines.mjs`): it would be a tenth of the time in which a small site is built.
 */
import { listEntries, type VocabularyName } from './field-entries.ts';
import { toLine } from './shipped-lines.ts';

/** Of a site that names no field too. Texts, which cost nothing in the processes that only load them. */
export type LinesByField = Readonly<Record<VocabularyName | 'none', string>>;

export const FIELD_LINES: Readonly<Record<'chinese' | 'other', LinesByField>> = {
  chinese: listLines('zh'),
  other: listLines('en'),
};

function listLines(lang: string): LinesByField {
  const linesOf = (name?: VocabularyName) => [...new Set(listEntries(lang, name).flatMap(toLine))].join('\n');
  return { none: linesOf(), 'javascript-tooling': linesOf('javascript-tooling') };
}

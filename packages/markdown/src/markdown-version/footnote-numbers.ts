/** Renumbers footnotes in a page's Markdown, so that those of fragments do not collide. */
import type { SourceFormat } from '../syntax/source-format.ts';
import { mapTextLines } from '../syntax/source-lines.ts';

const DEFINITION = /^ {0,3}\[\^([^\]\s]+)\]:/gm;
const USE = /\[\^([^\]\s]+)\]/g;

/** @param place the index of the fragment in its file */
export function markFootnotes(text: string, place: number, format: SourceFormat): string {
  return renameFootnotes(text, (label) => `${place}/${label}`, format);
}

/** Numbers the footnotes in order of their first reference, if there are fragments. */
export function numberFootnotes(text: string, format: SourceFormat): string {
  const labels = new Map<string, number>();
  if (!/^ {0,3}\[\^\d+\//m.test(text)) return text;
  const note = (label: string) => {
    if (!labels.has(label)) labels.set(label, labels.size + 1);
    return label;
  };
  renameFootnotes(text, note, format);
  return renameFootnotes(text, (label) => String(labels.get(label)), format);
}

/** Only renames labels with a definition; others are text. */
function renameFootnotes(text: string, rename: (label: string) => string, format: SourceFormat): string {
  const defined = new Set(Array.from(text.matchAll(DEFINITION), ([, label = '']) => label));
  if (defined.size === 0) return text;
  const renameLabel = (written: string, label: string) => (defined.has(label) ? `[^${rename(label)}]` : written);
  return mapTextLines(text, (line) => line.replace(USE, renameLabel), format);
}

/** Renumbers footnotes in a page's Markdown, so that those of fragments do not collide. */
import { mapTextLines } from '../syntax/source-lines.ts';

const DEFINITION = /^ {0,3}\[\^([^\]\s]+)\]:/gm;
const USE = /\[\^([^\]\s]+)\]/g;

/** @param place the index of the fragment in its file */
export function markFootnotes(text: string, place: number): string {
  return renameFootnotes(text, (label) => `${place}/${label}`);
}

/** Numbers the footnotes in order of their first reference, if there are fragments. */
export function numberFootnotes(text: string): string {
  const labels = new Map<string, number>();
  if (!/^ {0,3}\[\^\d+\//m.test(text)) return text;
  renameFootnotes(text, (label) => {
    if (!labels.has(label)) labels.set(label, labels.size + 1);
    return label;
  });
  return renameFootnotes(text, (label) => String(labels.get(label)));
}

/** Only renames labels with a definition; others are text. */
function renameFootnotes(text: string, rename: (label: string) => string): string {
  const defined = new Set(Array.from(text.matchAll(DEFINITION), ([, label = '']) => label));
  if (defined.size === 0) return text;
  return mapTextLines(text, (line) =>
    line.replace(USE, (written, label: string) => (defined.has(label) ? `[^${rename(label)}]` : written)),
  );
}

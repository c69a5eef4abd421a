/** Sentences about members and types: those of the site where it has them, and otherwise those of the package. */
import type { Explanation } from './explanations.ts';
import { formatProse } from './format-text.ts';

export function formatAbout(about: string | undefined, explanation: Explanation | undefined, lang: string): string {
  if (explanation?.sentence) return formatProse(explanation.sentence);
  return about === undefined ? '' : formatForeign(about, lang);
}

/** What a package says is English. */
export function formatForeign(text: string, lang: string): string {
  const isWords = /[A-Za-z]/.test(text.replaceAll(/`[^`]*`/g, ''));
  return isWords && !/^en\b/.test(lang) ? `<span lang="en">${formatProse(text)}</span>` : formatProse(text);
}

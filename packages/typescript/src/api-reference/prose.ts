/** Sentences about members and types: from the site if it has one, otherwise from the package. */
import type { Explanation } from './explanations.ts';
import { formatProse } from './format-text.ts';

export function formatAbout(about: string | undefined, explanation: Explanation | undefined, lang: string): string {
  if (explanation?.sentence) return formatProse(explanation.sentence);
  return about === undefined ? '' : formatForeign(about, lang);
}

/** Texts of packages are in English. */
export function formatForeign(text: string, lang: string): string {
  const isWords = /[A-Za-z]/.test(text.replaceAll(/`[^`]*`/g, ''));
  return isWords && !/^en\b/.test(lang) ? `<span lang="en">${formatProse(text)}</span>` : formatProse(text);
}

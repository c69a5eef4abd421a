/** Sentences about members and types: from the site if it has one, otherwise from the package. */
import { formatProse } from './format-text.ts';

/** @param sentence of the site */
export function formatAbout(about: string | undefined, sentence: string | undefined, lang: string): string {
  if (sentence) return formatProse(sentence);
  return about === undefined ? '' : formatForeign(about, lang);
}

/** Texts of packages are in English. */
export function formatForeign(text: string, lang: string): string {
  const isWords = /[A-Za-z]/.test(text.replaceAll(/`[^`]*`/g, ''));
  return isWords && !/^en\b/.test(lang) ? `<span lang="en">${formatProse(text)}</span>` : formatProse(text);
}

/** Sentences on a page of one locale that are in the language of another. */

/** A locale with a region uses the sentence of its language. */
export function findSentence(
  texts: Readonly<Record<string, string>>,
  name: 'offer' | 'missed',
  lang: string,
): string | undefined {
  return texts[`${name}_${lang}`] ?? texts[`${name}_${lang.replace(/-.*/, '')}`];
}

/** Sentences that a page of one locale says in the language of another. */

/** A locale with a region says it as its language does. */
export function findSentence(
  texts: Readonly<Record<string, string>>,
  name: 'offer' | 'missed',
  lang: string,
): string | undefined {
  return texts[`${name}_${lang}`] ?? texts[`${name}_${lang.replace(/-.*/, '')}`];
}

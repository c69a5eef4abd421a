/** Owns the words that say little about what is looked for; they count, but hardly. */

const ENGLISH =
  'a an and are as at be by can do does for from has have how i if in into is it its my not of on or should so that the their this to was we what when where which why will with you your';

/** Pairs of characters, as the tokeniser cuts them. */
const CHINESE = '什么 么是 如何 怎么 怎样 么样 为什 哪些 可以 是否';

const STOP_WORDS: ReadonlySet<string> = new Set([...ENGLISH.split(' '), ...CHINESE.split(' ')]);

export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}

/** Question words of Chinese, which stand in one run with what is asked for. */
const CHINESE_QUESTION = /是什么|什么是|什么|如何|怎么样?|怎样|为什么|哪些/g;

/** Spaced words without those that say little. */
export function withoutStopWords(spaced: string): string {
  const words = spaced.replace(CHINESE_QUESTION, ' ').split(' ');
  return words.filter((word) => word && !isStopWord(word)).join(' ');
}

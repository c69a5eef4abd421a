/** Automatic checks of Chinese text: typesetting, and the language of comments in code. */

interface Habit {
  pattern: RegExp;
  problem: string;
}

const HAN = String.raw`\p{Script=Han}`;

const HABITS: Habit[] = [
  { pattern: new RegExp(`${HAN}[A-Za-z0-9]`, 'u'), problem: 'a space is missing between Chinese and Latin' },
  { pattern: new RegExp(`[A-Za-z0-9%]${HAN}`, 'u'), problem: 'a space is missing between Latin and Chinese' },
  { pattern: new RegExp(`${HAN}[,;:!?](?=\\s|$|${HAN})`, 'u'), problem: 'half-width punctuation after Chinese' },
  { pattern: new RegExp(`${HAN}\\.(?=\\s|$)`, 'u'), problem: 'half-width full stop after Chinese' },
  { pattern: new RegExp(`${HAN} ?[()]|[()] ?${HAN}`, 'u'), problem: 'half-width brackets beside Chinese' },
  { pattern: new RegExp(`${HAN} ?["']|["'] ?${HAN}`, 'u'), problem: 'straight quotes beside Chinese: use “ ”' },
  { pattern: /\S [，。；：！？、（）”]|[，。；：！？、（“] (?=\S)/u, problem: 'a space beside full-width punctuation' },
  { pattern: new RegExp(`${HAN} “|” ${HAN}`, 'u'), problem: 'a space beside quotes' },
  { pattern: new RegExp(`${HAN} +${HAN}`, 'u'), problem: 'a space between two Chinese characters' },
  { pattern: /[Ａ-Ｚａ-ｚ０-９]/u, problem: 'full-width letters or digits' },
  { pattern: /[「」『』]/u, problem: 'corner brackets: use “ ”' },
  { pattern: /您/u, problem: 'the reader is 你' },
  { pattern: new RegExp(`${HAN}\\.{3}|。。|${HAN}…(?!…)`, 'u'), problem: 'an ellipsis is ……' },
];

/** The typesetting rules that a line of prose breaks; inline code counts as a Latin letter. */
export function checkChineseLine(text: string): string[] {
  return HABITS.flatMap(({ pattern, problem }) => {
    const found = pattern.exec(text);
    return found ? [`${problem}: "${text.slice(Math.max(found.index - 8, 0), found.index + 10)}"`] : [];
  });
}

/** The comment that ends a line of code, if it has at least two English words and no Chinese. */
export function findEnglishComment(line: string): string | undefined {
  const comment = /(?:^|\s)(\/\/ [A-Za-z]+,? [A-Za-z].*)$/.exec(line)?.[1];
  return comment === undefined || /\p{Script=Han}/u.test(comment) ? undefined : comment;
}

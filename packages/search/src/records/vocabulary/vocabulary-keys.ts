/** The forms in which the members of a vocabulary are shipped: what queries are searched for, and what pages have. */
import { keyWord, toUnits } from '../../core/query/phrase-keys.ts';
import { spaceOut } from '../../core/query/place-words.ts';
import { remember } from '../../core/remember.ts';
import { startsCjk, tokenize } from '../../core/text/tokenize.ts';
import { LINKS } from './language-words.ts';

const LINK_WORDS: ReadonlySet<string> = new Set(LINKS.split(' '));

/** The members of the vocabulary of a field are the same for each locale and version of a site. */
const MEMBERS_MAX = 50_000;

/** Words with spaces between them, the last without its ending; runs of Han in pieces, which may be apart. */
export const toKey = remember(MEMBERS_MAX, (text: string): string => {
  const units = toUnits(spaceOut(tokenize(text)), LINK_WORDS).map((unit) => unit.text);
  const words = units.length > 0 ? units : [text.toLowerCase()];
  return joinPieces([...words.slice(0, -1), keyWord(words.at(-1) ?? '')]).join(' ');
});

/** A name in camel case is typed in either form: `cssFileName`, `cssfilename`. Its parts are never apart. */
export function toKeys(text: string): string[] {
  const lower = toKey(text.toLowerCase());
  const parts = toKey(text).replaceAll(' ', '');
  return isCamelCase(text) && parts !== lower.replaceAll(' ', '') ? [lower, parts] : [lower];
}

/** Not where queries lose all but one part of it, as they do of `onSuccess`: the rest is another word. */
function isCamelCase(text: string): boolean {
  return /[a-z\d][A-Z]/.test(text) && toUnits(spaceOut(tokenize(text)), LINK_WORDS).length > 1;
}

/** Han characters of a piece; the last one of a run may have one more. */
const PIECE_CHARS = 2;

function joinPieces(words: readonly string[]): string[] {
  const pieces: string[] = [];
  let run = '';
  for (const word of [...words, '']) {
    if (startsCjk(word)) run += word;
    else {
      pieces.push(...piecesOf(run), ...(word === '' ? [] : [word]));
      run = '';
    }
  }
  return pieces;
}

function piecesOf(run: string): string[] {
  const count = Math.floor(run.length / PIECE_CHARS) || Number(run !== '');
  return Array.from({ length: count }, (_, at) =>
    run.slice(at * PIECE_CHARS, at === count - 1 ? undefined : (at + 1) * PIECE_CHARS),
  );
}

/** Names whole, runs of Han as they are. */
export const toPhraseTerms = remember(MEMBERS_MAX, (text: string): string =>
  tokenize(text)
    .map(({ term }) => term)
    .join(' '),
);

/** The shipped forms of a vocabulary's words: keys, which are matched with queries, and phrases, which are on pages. */
import { keyWord, toUnits } from '../../core/query/phrase-keys.ts';
import { spaceOut } from '../../core/query/place-words.ts';
import { remember } from '../../core/remember.ts';
import { startsCjk, tokenize } from '../../core/text/tokenize.ts';
import { LINKS } from './language-words.ts';

const LINK_WORDS: ReadonlySet<string> = new Set(LINKS.split(' '));

/** Enough for a large vocabulary, which each locale and version of a site needs again. */
const MEMBERS_MAX = 50_000;

/** Words separated by spaces, the last one stemmed; Han runs in pieces, which a query may separate. */
export const toKey = remember(MEMBERS_MAX, (text: string): string => {
  const units = toUnits(spaceOut(tokenize(text)), LINK_WORDS).map((unit) => unit.text);
  const words = units.length > 0 ? units : [text.toLowerCase()];
  return joinPieces([...words.slice(0, -1), keyWord(words.at(-1) ?? '')]).join(' ');
});

/** A name in camel case has two keys, since it is typed as `cssFileName` and as `cssfilename`. Its parts are never separated. */
export function toKeys(text: string): string[] {
  const lower = toKey(text.toLowerCase());
  const parts = toKey(text).replaceAll(' ', '');
  return isCamelCase(text) && parts !== lower.replaceAll(' ', '') ? [lower, parts] : [lower];
}

/** False if only one part remains without link words: `onSuccess` would become `success`, which is a different word. */
function isCamelCase(text: string): boolean {
  return /[a-z\d][A-Z]/.test(text) && toUnits(spaceOut(tokenize(text)), LINK_WORDS).length > 1;
}

/** A piece has this many Han characters; the last one of a run may have one more. */
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

/** Names and Han runs whole, separated by spaces. */
export const toPhraseTerms = remember(MEMBERS_MAX, (text: string): string =>
  tokenize(text)
    .map(({ term }) => term)
    .join(' '),
);

/** Owns what a match of a pattern can begin with, read from the pattern itself. */
import type { OnigurumaAst } from 'oniguruma-parser/parser';
import { NOT_ASCII } from './native-pattern.ts';
import type { Alternative, Node } from './pattern-tree.ts';

type ClassMember = Extract<Node, { type: 'CharacterClass' }>['body'][number];
type CharacterSet = Extract<Node, { type: 'CharacterSet' }>;

/** A bit for each ASCII character, and one for all others. */
export type Characters = bigint;

/** What a part can begin with, and whether it can match without any character. */
interface Beginning {
  characters: Characters;
  isEmpty: boolean;
}

export const NONE: Characters = 0n;
const OTHERS: Characters = 1n << BigInt(NOT_ASCII);
export const ASCII: Characters = OTHERS - 1n;
export const ALL: Characters = ASCII | OTHERS;

const DIGITS = between('0', '9');
const LOWER = between('a', 'z');
const UPPER = between('A', 'Z');
const SPACES = charactersIn(' \t\n\v\f\r');
const GRAPHIC = between('!', '~');
const WORD = LOWER | UPPER | DIGITS | charactersIn('_');

const POSIX: Record<string, Characters> = {
  alnum: LOWER | UPPER | DIGITS,
  alpha: LOWER | UPPER,
  ascii: ASCII,
  blank: charactersIn(' \t'),
  cntrl: range(0, 31) | range(127, 127),
  digit: DIGITS,
  graph: GRAPHIC,
  lower: LOWER,
  print: GRAPHIC | charactersIn(' '),
  punct: GRAPHIC & ~(LOWER | UPPER | DIGITS),
  space: SPACES,
  upper: UPPER,
  word: WORD,
  xdigit: DIGITS | between('a', 'f') | between('A', 'F'),
};

/** Characters outside of ASCII that are the same as one of these, whatever the case. */
const FOLDED_OUTSIDE = charactersIn('KkSs');

/**
 * The characters in numbers of 32 bits.
 * @returns nothing if it may be any, or if the pattern can match without a character
 */
export function findFirstCharacters(tree: OnigurumaAst): number[] | undefined {
  const { characters, isEmpty } = beginAny(tree.body);
  const ignoresCase = tree.flags.ignoreCase || hasCaseFlag(tree.body);
  const folded = ignoresCase ? foldCase(characters) : characters;
  if (isEmpty || folded === ALL) return undefined;
  return Array.from({ length: (NOT_ASCII >> 5) + 1 }, (_, index) =>
    Number((folded >> BigInt(32 * index)) & 0xffffffffn),
  );
}

function beginAny(alternatives: Alternative[]): Beginning {
  const beginnings = alternatives.map(({ body }) => beginSequence(body));
  return {
    characters: unite(beginnings.map(({ characters }) => characters)),
    isEmpty: beginnings.some(({ isEmpty }) => isEmpty),
  };
}

export function beginSequence(nodes: Node[]): Beginning {
  let characters = NONE;
  for (const node of nodes) {
    const beginning = begin(node);
    characters |= beginning.characters;
    if (!beginning.isEmpty) return { characters, isEmpty: false };
  }
  return { characters, isEmpty: true };
}

/** @throws {RangeError} if the characters of a set are not known */
export function begin(node: Node): Beginning {
  switch (node.type) {
    case 'Character':
    case 'CharacterClass':
    case 'CharacterSet':
      return { characters: charactersOf(node), isEmpty: false };
    case 'Group':
    case 'CapturingGroup':
      return beginAny(node.body);
    case 'Quantifier': {
      const { characters, isEmpty } = begin(node.body);
      return { characters, isEmpty: isEmpty || node.min === 0 };
    }
    case 'LookaroundAssertion': {
      // What must follow is what a match begins with; everything else says nothing of it.
      const ahead = node.kind === 'lookahead' && !node.negate ? beginAny(node.body) : undefined;
      return ahead && !ahead.isEmpty ? ahead : { characters: NONE, isEmpty: true };
    }
    case 'Assertion':
    case 'Directive':
      return { characters: NONE, isEmpty: true };
    default:
      return { characters: ALL, isEmpty: true };
  }
}

function charactersOf(node: ClassMember): Characters {
  switch (node.type) {
    case 'Character':
      return range(node.value, node.value);
    case 'CharacterClassRange':
      return range(node.min.value, node.max.value);
    case 'CharacterSet':
      return charactersOfSet(node);
    case 'CharacterClass': {
      const members = node.body.map(charactersOf);
      // Of those outside of ASCII it is not known which of them a member takes.
      const united = node.kind === 'intersection' ? members.reduce((a, b) => a & b, ALL) | OTHERS : unite(members);
      return node.negate ? (ASCII & ~united) | OTHERS : united;
    }
  }
}

/** @throws {RangeError} if it is not known what is in it */
function charactersOfSet({ kind, value, negate }: CharacterSet): Characters {
  const known: Partial<Record<CharacterSet['kind'], Characters | undefined>> = {
    any: ALL,
    digit: DIGITS,
    dot: ALL & ~charactersIn('\n'),
    hex: POSIX.xdigit,
    newline: negate ? charactersIn('\n') : charactersIn('\n\v\f\r'),
    posix: POSIX[value ?? ''],
    property: kind === 'property' ? charactersOfProperty(value ?? '') : undefined,
    space: SPACES,
    word: WORD,
  };
  const characters = known[kind];
  if (characters === undefined) throw new RangeError(`It is not known which characters "${value ?? kind}" has.`);
  return (negate ? ASCII & ~characters : characters) | OTHERS;
}

function charactersOfProperty(name: string): Characters | undefined {
  try {
    const property = new RegExp(`\\p{${name}}`, 'u');
    const codes = Array.from({ length: NOT_ASCII }, (_, code) => code);
    return unite(codes.filter((code) => property.test(String.fromCharCode(code))).map((code) => range(code, code)));
  } catch {
    return undefined;
  }
}

function hasCaseFlag(alternatives: unknown): boolean {
  return JSON.stringify(alternatives, (key, value) => (key === 'parent' ? undefined : value)).includes(
    '"ignoreCase":true',
  );
}

function foldCase(characters: Characters): Characters {
  const lowered = (characters & UPPER) << 32n;
  const raised = (characters & LOWER) >> 32n;
  const outside = (characters & FOLDED_OUTSIDE) !== NONE || (characters & OTHERS) !== NONE ? OTHERS : NONE;
  const inside = (characters & OTHERS) === NONE ? NONE : FOLDED_OUTSIDE;
  return characters | lowered | raised | outside | inside;
}

function unite(sets: Characters[]): Characters {
  return sets.reduce((a, b) => a | b, NONE);
}

/** Both ends are in it. */
function range(from: number, to: number): Characters {
  let characters = to >= NOT_ASCII ? OTHERS : NONE;
  for (let code = from; code <= Math.min(to, NOT_ASCII - 1); code += 1) characters |= 1n << BigInt(code);
  return characters;
}

function between(from: string, to: string): Characters {
  return range(from.charCodeAt(0), to.charCodeAt(0));
}

export function charactersIn(text: string): Characters {
  return unite([...text].map((character) => between(character, character)));
}

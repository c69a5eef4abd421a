/** Text with highlights. Providers return escaped HTML; it is split into pieces, so that it is never inserted as HTML. */

export interface Piece {
  text: string;
  /** Whether it matches the query. */
  isMatched: boolean;
}

export type MarkedText = readonly Piece[];

export const MARK_BEFORE = '<mark>';
export const MARK_AFTER = '</mark>';

const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
]);
const LAST_CODE_POINT = 0x10ffff;

/** Tags other than the highlight are treated as text. */
export function parseMarkedText(value: string): MarkedText {
  let isMatched = false;
  const pieces: Piece[] = [];
  for (const part of value.split(/(<mark>|<\/mark>)/)) {
    if (part === MARK_BEFORE || part === MARK_AFTER) isMatched = part === MARK_BEFORE;
    else if (part !== '') pieces.push({ text: decodeEntities(part), isMatched });
  }
  return pieces;
}

export function toPlainText(marked: MarkedText): string {
  return marked.map(({ text }) => text).join('');
}

export function isMarked(marked: MarkedText): boolean {
  return marked.some(({ isMatched }) => isMatched);
}

/** In one pass, so that nothing is decoded twice. Providers use named or numeric entities. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:(amp|lt|gt|quot)|#(\d+)|#x([\da-f]+));/gi, (entity, name, decimal, hex) => {
    if (name !== undefined) return CHARACTERS.get(name) ?? entity;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity;
  });
}

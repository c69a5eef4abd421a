import type { SourcePart } from '../source-parts.ts';

/** Signs that Markdown would not show: of its inline syntax, of HTML, and at the beginning of a block. */
const SIGNS = new RegExp(
  [
    String.raw`\\(?=[!-/:-@[-\x60{-~]|$)|[\x60[\]~]`,
    String.raw`\*(?!\s)|(?<!\s)\*|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])`,
    '<(?=[a-z/!?])|&(?=#?[a-z0-9]+;)',
    String.raw`(?<=^[ \t]*)(?:#(?=#{0,5}\s)|[-+](?=\s)|>|:(?=::))|(?<=^[ \t]*\d+)[.)](?=\s)`,
  ].join('|'),
  'gimu',
);

/** Escapes the value of an expression. In HTML, where backslashes may be text, signs are entities. */
export function escapeText(text: string, { inHtml }: Pick<SourcePart, 'inHtml'>): string {
  return text.replace(SIGNS, (sign) => (inHtml ? `&#${sign.charCodeAt(0)};` : `\\${sign}`));
}

/** Tags, entities, comments, scripts and styles, and the texts between them. */
const PIECES = /<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<(?:[^<>"']|"[^"]*"|'[^']*')*>|&#?\w+;|[^<&]+/gi;

/** Escapes the texts of rendered elements, in which Markdown would find its signs. */
export function escapeElements(html: string): string {
  return html.replace(PIECES, (piece) => (/^[<&]/.test(piece) ? piece : escapeText(piece, { inHtml: true })));
}

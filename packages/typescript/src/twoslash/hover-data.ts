/** Creates the data that a code block adds to its page: its names, with highlighted signatures. */
import { type HoverNote, hashBlockText } from '@quire/client/contract';
import type { HighlightedFence } from '@quire/markdown';
import { visitHtml } from '@quire/markdown/html';
import { breakUnion, type Hover } from './hover.ts';
import { createNoteList } from './note-list.ts';

export interface BlockData {
  /** `hashBlockText` of its visible text. */
  hash: string;
  /** For each name its line, column and length, and its index in `notes`, as in `HoverFile`. */
  places: number[];
  notes: NoteData[];
}

export interface NoteData extends HoverNote {
  explainedAt?: string | undefined;
}

export interface ShownCode {
  text: string;
  /** Empty where a diff removes the line. */
  lines: string[];
}

/** Reads the text of a code block from its HTML. */
export function readShown(html: string): ShownCode {
  const shown = { text: '', kept: '' };
  let isCode = false;
  let removed: number | undefined;
  visitHtml(html, [
    {
      open({ name, depth, attributes }) {
        isCode ||= name === 'code';
        if (/\bremove\b/.test(attributes.class ?? '')) removed ??= depth;
      },
      text(part) {
        if (isCode) shown.text += part;
        if (isCode && removed === undefined) shown.kept += part;
      },
      close({ name, depth }) {
        isCode &&= name !== 'code';
        if (depth === removed) removed = undefined;
      },
    },
  ]);
  return { text: shown.text, lines: shown.kept.split('\n') };
}

/** Highlighted, as in `HoverNote`. */
type ToTokens = (signature: string) => Promise<string[]>;

/** Skips names that are not at their position: a plugin may have changed the code. */
export async function createBlockData(
  shown: string,
  hovers: readonly Hover[],
  toTokens: ToTokens,
): Promise<BlockData | undefined> {
  const lines = shown.split('\n');
  const placed = hovers.filter(({ line, column, name }) => lines[line]?.startsWith(name, column));
  const places: number[] = [];
  const { notes, add } = createNoteList<NoteData>();
  for (const { line, column, name, signature, sentence, default: fallback, explainedAt } of placed) {
    const text = sentence === undefined ? '' : toPlainText(sentence);
    const note: NoteData = {
      code: await toTokens(signature),
      ...(text !== '' && { text }),
      ...(fallback !== undefined && { default: fallback }),
      ...(explainedAt !== undefined && { explainedAt }),
    };
    places.push(line, column, name.length, add(note));
  }
  return placed.length === 0 ? undefined : { hash: hashBlockText(shown), places, notes };
}

/** Comments may contain Markdown, of which hovers show only code. A sentence that is only a link says nothing. */
function toPlainText(sentence: string): string {
  return sentence
    .replace(/^\[[^\]]*\]\([^)]*\)$/, '')
    .replaceAll(/`[^`]*`|\[([^\]]*)\]\([^)]*\)|\*\*/g, (part, text = '') => (part.startsWith('`') ? part : text));
}

/** Highlights each signature once, because samples repeat most of them. */
export function createSignatureHighlighter(): (highlight: HighlightedFence['highlight']) => ToTokens {
  const known = new Map<string, Promise<string[]>>();
  return (highlight) => (signature) => {
    const tokens = known.get(signature) ?? highlightSignature(signature, highlight);
    known.set(signature, tokens);
    return tokens;
  };
}

/** A member is highlighted correctly only inside a type. */
const MEMBER = /^(?:readonly )?[\w$'"[\].-]+\??(?:\(|<|:)/;

async function highlightSignature(signature: string, highlight: HighlightedFence['highlight']): Promise<string[]> {
  const isMember = MEMBER.test(signature);
  const text = breakUnion(signature);
  const lines = await highlight(isMember ? `interface A {\n${text}\n}` : text, 'ts');
  return splitTokens((isMember ? lines.slice(1, -1) : lines).join('\n'));
}

/** `<span class="k">a</span>b` → `['k', 'a', '', 'b']` */
function splitTokens(html: string): string[] {
  const tokens: string[] = [];
  let color = '';
  visitHtml(html, [
    {
      open({ attributes }) {
        color = attributes.class ?? '';
      },
      text(part) {
        if (tokens.at(-2) === color && tokens.length > 0) tokens[tokens.length - 1] += part;
        else tokens.push(color, part);
      },
      close() {
        color = '';
      },
    },
  ]);
  return tokens;
}

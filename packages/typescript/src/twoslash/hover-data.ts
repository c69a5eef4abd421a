/** Creates the data that a code block adds to its page: its names, with highlighted signatures. */
import { type HoverNote, hashBlockText } from '@quire/engine/shared';
import type { HighlightedFence } from '@quire/markdown';
import { visitHtml } from '@quire/markdown/html';
import { breakUnion, type Hover } from './hover.ts';

export interface BlockData {
  /** `hashBlockText` of its visible text. */
  hash: string;
  names: NameData[];
}

export interface NameData extends HoverNote {
  /** Counted from 0. */
  place: [line: number, column: number, length: number];
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
  const names = await Promise.all(
    placed.map(async ({ line, column, name, signature, sentence, default: fallback, explainedAt }) => ({
      place: [line, column, name.length] satisfies NameData['place'],
      code: await toTokens(signature),
      ...(sentence !== undefined && { text: sentence }),
      ...(fallback !== undefined && { default: fallback }),
      ...(explainedAt !== undefined && { explainedAt }),
    })),
  );
  return names.length === 0 ? undefined : { hash: hashBlockText(shown), names };
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

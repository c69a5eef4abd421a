/**
 * Tokenizes code line by line. Lines recur across the code blocks of a site (`}`, imports, configs), so the result of a
 * line is cached by (grammar state, text).
 */
import { EncodedTokenMetadata } from '@shikijs/vscode-textmate';
import type { Grammar } from 'shiki/types';
import { escapeHtml } from '../html/escape.ts';

export type LineTokenizer = (lines: string[]) => string[];

type GrammarState = ReturnType<Grammar['tokenizeLine2']>['ruleStack'];

interface TokenizedLine {
  html: string;
  next: GrammarState;
}

/** Bounds the memory on large sites: the cache is cleared beyond this many lines. */
const CACHED_LINES_MAX = 20_000;

/**
 * The rest of a line, beyond this many characters, has the color at that position. On long words, such as data URLs, the
 * patterns of grammars take quadratic time: for 10,000 characters, several seconds.
 */
const LINE_COLORED_CHARS = 2_000;

export function createLineTokenizer(grammar: Grammar, classMap: string[]): LineTokenizer {
  let cache = new Map<GrammarState | null, Map<string, TokenizedLine>>();
  let states: GrammarState[] = [];
  let size = 0;

  // Equal states are different objects; interning them makes cache keys comparable.
  function intern(state: GrammarState): GrammarState {
    const known = states.find((candidate) => candidate.equals(state));
    if (!known) states.push(state);
    return known ?? state;
  }

  function tokenize(text: string, state: GrammarState | null): TokenizedLine {
    const { tokens, ruleStack } = grammar.tokenizeLine2(text.slice(0, LINE_COLORED_CHARS), state);
    return { html: renderTokens(text, tokens, classMap), next: intern(ruleStack) };
  }

  function tokenizeCached(text: string, state: GrammarState | null): TokenizedLine {
    const lines = cache.get(state) ?? new Map<string, TokenizedLine>();
    const known = lines.get(text);
    if (known) return known;
    const line = tokenize(text, state);
    cache.set(state, lines.set(text, line));
    size += 1;
    return line;
  }

  function forget() {
    cache = new Map();
    states = [];
    size = 0;
  }

  return (lines) => {
    if (size > CACHED_LINES_MAX) forget();
    let state: GrammarState | null = null;
    return lines.map((text) => {
      const line = tokenizeCached(text, state);
      state = line.next;
      return line.html;
    });
  };
}

function renderTokens(text: string, tokens: Uint32Array, classMap: string[]): string {
  let html = '';
  let start = 0;
  let current = classAt(tokens, 0, classMap);
  for (let index = 2; index < tokens.length; index += 2) {
    const next = classAt(tokens, index, classMap);
    // White space has no color: it is merged into the previous run.
    const end = tokens[index] ?? 0;
    if (next === current || isBlank(text, end, tokens[index + 2] ?? text.length)) continue;
    html += renderRun(text.slice(start, end), current);
    start = end;
    current = next;
  }
  return html + renderRun(text.slice(start), current);
}

function classAt(tokens: Uint32Array, index: number, classMap: string[]): string {
  return classMap[EncodedTokenMetadata.getForeground(tokens[index + 1] ?? 0)] ?? '';
}

function isBlank(text: string, start: number, end: number): boolean {
  return text.slice(start, end).trim() === '';
}

function renderRun(text: string, className: string): string {
  return className === '' || text.trim() === ''
    ? escapeHtml(text)
    : `<span class="${className}">${escapeHtml(text)}</span>`;
}

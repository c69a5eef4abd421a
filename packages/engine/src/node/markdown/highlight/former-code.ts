/**
 * Owns the code that a page showed when it was last compiled. Highlighting needs large modules and patterns that take long
 * to compile: where only the words of a page have changed, its code is taken from its former HTML.
 */
import { escapeHtml } from '../../html/escape.ts';
import { hashCode } from '../section-hashes.ts';
import type { CodeUse } from '../source-references.ts';
import type { Highlighter } from './highlighter.ts';

/** The lines of HTML of each code, by language and code. */
export type FormerCode = ReadonlyMap<string, string[]>;

const BLOCK =
  /<figure class="q-code"[^>]*>(?:<figcaption class="q-code-title">.*?<\/figcaption>)?<pre><code class="language-([^"]*)">([\s\S]*?)\n<\/code><\/pre><\/figure>/g;

/** Nothing but what the highlighter makes: no marks, no numbers, no links. */
const TOKENS_ONLY = /^[^<]*(?:<span class="[a-z]">[^<]*<\/span>[^<]*)*$/;

const toKey = (language: string, code: string) => `${language}\0${code}`;

/**
 * What is certain of the page's HTML.
 * @param uses the page's code blocks: a block that is not one of them was written as HTML
 */
export function readFormerCode(html: string, uses: readonly CodeUse[]): FormerCode {
  const blocks = Array.from(html.matchAll(BLOCK), ([, language = '', body = '']) => ({ language, body }));
  if (blocks.length !== uses.length) return new Map();
  return new Map(
    blocks.flatMap(({ language, body }, index): Array<[string, string[]]> => {
      const code = TOKENS_ONLY.test(body) ? readCode(body) : undefined;
      const use = uses[index];
      if (code === undefined || use?.language !== language || use.hash !== hashCode(code)) return [];
      return [[toKey(language, code), body.split('\n')]];
    }),
  );
}

/** The code that was highlighted; undefined where that is not certain. */
function readCode(body: string): string | undefined {
  const text = body.replace(/<[^>]*>/g, '');
  const code = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  return escapeHtml(code) === text ? code : undefined;
}

export interface FormerHighlighter extends Highlighter {
  /** Whether it was asked for code that it does not know: what was compiled with it is of no use then. */
  readonly isIncomplete: boolean;
}

/** Highlights what is known, at once. */
export function createFormerHighlighter(known: FormerCode): FormerHighlighter {
  let isIncomplete = false;
  return {
    load: async () => undefined,
    async highlightLines(code, language) {
      const lines = known.get(toKey(language, code));
      isIncomplete ||= lines === undefined;
      return lines ?? [];
    },
    get isIncomplete() {
      return isIncomplete;
    },
  };
}

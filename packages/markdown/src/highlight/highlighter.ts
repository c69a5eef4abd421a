/** Turns code into lines of HTML with class names, which serve the light and the dark appearance. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import type { WebAssemblyInstantiator } from 'shiki/types';
import { escapeHtml } from '../html/escape.ts';
import { createEmbeddingTokenizer, listEmbeddable } from './embedded-languages.ts';
import { createGrammarRegistry, GRAMMAR_NAMES, loadGrammars } from './grammar-registry.ts';
import { sharePatterns } from './shared-patterns.ts';

export interface Highlighter {
  /** Loads languages. Unknown ones are ignored and rendered as plain text. */
  load(languages: Iterable<string>): Promise<void>;
  /** The names of its grammars; undefined before the first language is loaded. */
  getNames(): ReadonlySet<string> | undefined;
  /**
   * The HTML of each line, without line breaks. It depends on the code and its language alone, not on what was loaded or
   * highlighted before.
   */
  highlightLines(code: string, language: string): Promise<string[]>;
}

export async function createHighlighter(): Promise<Highlighter> {
  const engine = sharePatterns(await createOnigurumaEngine({ instantiator: loadOniguruma }));
  const shared = await createGrammarRegistry(engine);
  const tokenizeEmbedding = createEmbeddingTokenizer(engine);
  /** By language, created on demand. */
  const tokenizers = new Map<string, typeof tokenizeEmbedding | typeof shared.tokenize>();

  async function load(language: string): Promise<void> {
    const isHolder = listEmbeddable(await loadGrammars(language)).length > 0;
    if (!isHolder) await shared.load(language);
    tokenizers.set(language, isHolder ? tokenizeEmbedding : shared.tokenize);
  }

  return {
    async load(languages) {
      for (const language of languages) if (!tokenizers.has(language)) await load(language);
    },
    getNames: () => GRAMMAR_NAMES,
    async highlightLines(code, language) {
      return (await tokenizers.get(language)?.(code, language)) ?? code.split('\n').map(escapeHtml);
    },
  };
}

/** The part that is used; Node's types do not declare it. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: unknown): ReturnType<WebAssemblyInstantiator>;
};

/** Loads the WebAssembly file directly: Shiki's module has it as compressed text, and unpacking that loads the code of `fetch`. */
const loadOniguruma: WebAssemblyInstantiator = (imports) =>
  WebAssembly.instantiate(readFileSync(createRequire(import.meta.url).resolve('shiki/onig.wasm')), imports);

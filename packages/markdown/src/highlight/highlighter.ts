/** Turns code into lines of HTML with class names. One tokenization serves both appearances. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import type { WebAssemblyInstantiator } from 'shiki/types';
import { escapeHtml } from '../html/escape.ts';
import { createEmbeddingTokenizer, listEmbeddable } from './embedded-languages.ts';
import { createGrammarRegistry, loadGrammars } from './grammar-registry.ts';
import { sharePatterns } from './shared-patterns.ts';

export interface Highlighter {
  /** Makes languages ready; unknown ones are ignored and shown as plain text. */
  load(languages: Iterable<string>): Promise<void>;
  /**
   * The HTML of each line, without the line breaks. What is asked for at once is answered together. It depends on the code
   * and its language alone, not on what was loaded or highlighted before.
   */
  highlightLines(code: string, language: string): Promise<string[]>;
}

export async function createHighlighter(): Promise<Highlighter> {
  const engine = sharePatterns(await createOnigurumaEngine({ instantiator: loadOniguruma }));
  const shared = await createGrammarRegistry(engine);
  const tokenizeEmbedding = createEmbeddingTokenizer(engine);
  /** By language, as far as they were asked for. */
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
    async highlightLines(code, language) {
      return (await tokenizers.get(language)?.(code, language)) ?? code.split('\n').map(escapeHtml);
    },
  };
}

/** What is used of it; the types of Node have none of it. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: unknown): ReturnType<WebAssemblyInstantiator>;
};

/** Shiki's module of it holds the same bytes compressed and as text, and unpacks them with the code behind `fetch`. */
const loadOniguruma: WebAssemblyInstantiator = (imports) =>
  WebAssembly.instantiate(readFileSync(createRequire(import.meta.url).resolve('shiki/onig.wasm')), imports);

/** Owns turning code into lines of HTML with class names. One tokenisation serves both appearances. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createShikiPrimitiveAsync, type ShikiPrimitive } from '@shikijs/primitive';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages, bundledLanguagesAlias } from 'shiki/langs';
import type { Grammar, WebAssemblyInstantiator } from 'shiki/types';
import { escapeHtml } from '../../html/escape.ts';
import { createLineTokenizer, type LineTokenizer } from './line-tokenizer.ts';
import { createNativeEngine } from './patterns/native-engine.ts';
import { readPatternTable } from './patterns/pattern-tables.ts';
import { sharePatterns } from './shared-patterns.ts';
import { classTheme, createClassMap } from './token-classes.ts';

export interface Highlighter {
  /** Makes languages ready; unknown ones are ignored and shown as plain text. */
  load(languages: Iterable<string>): Promise<void>;
  /** The HTML of each line, without the line breaks. What is asked for at once is answered together. */
  highlightLines(code: string, language: string): Promise<string[]>;
}

/** @param readTable the patterns of a grammar that are matched without Oniguruma, by its name */
export async function createHighlighter(readTable = readPatternTable): Promise<Highlighter> {
  const engine = createNativeEngine(sharePatterns(await createOnigurumaEngine({ instantiator: loadOniguruma })));
  const shiki = await createShikiPrimitiveAsync({ themes: [classTheme], langs: [], engine });
  const named = new Set<string>();
  const addPatterns = (grammar: string) => {
    if (!named.has(grammar)) engine.add(readTable(grammar));
    named.add(grammar);
  };
  const tokenizers = new Map<string, LanguageTokenizer>();
  return {
    load: (languages) => loadLanguages({ shiki, addPatterns, tokenizers }, languages),
    async highlightLines(code, language) {
      const lines = code.split('\n');
      const tokenizer = tokenizers.get(language);
      return tokenizer ? tokenizer.tokenize(lines) : lines.map(escapeHtml);
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

interface Loaded {
  shiki: ShikiPrimitive;
  addPatterns(grammar: string): void;
  tokenizers: Map<string, LanguageTokenizer>;
}

interface LanguageTokenizer {
  grammar: Grammar;
  tokenize: LineTokenizer;
}

async function loadLanguages({ shiki, addPatterns, tokenizers }: Loaded, languages: Iterable<string>) {
  for (const language of languages) {
    const loader = tokenizers.has(language) ? undefined : LOADERS.get(language);
    if (!loader) continue;
    const { default: grammars } = await loader();
    for (const { name } of grammars) addPatterns(name);
    await shiki.loadLanguage(grammars);
    tokenizers.set(language, createTokenizer(shiki, language));
    refreshTokenizers(shiki, tokenizers);
  }
}

function createTokenizer(shiki: ShikiPrimitive, language: string): LanguageTokenizer {
  const { colorMap } = shiki.setTheme(classTheme.name ?? '');
  const grammar = shiki.getLanguage(language);
  return { grammar, tokenize: createLineTokenizer(grammar, createClassMap(colorMap)) };
}

/** A language whose code may hold another one has a new grammar when that is loaded. */
function refreshTokenizers(shiki: ShikiPrimitive, tokenizers: Map<string, LanguageTokenizer>) {
  for (const [language, { grammar }] of tokenizers)
    if (shiki.getLanguage(language) !== grammar) tokenizers.set(language, createTokenizer(shiki, language));
}

type LanguageLoader = (typeof bundledLanguages)[keyof typeof bundledLanguages];

const LOADERS = new Map<string, LanguageLoader>(Object.entries({ ...bundledLanguages, ...bundledLanguagesAlias }));

/** A set of grammars that can embed each other. */
import { createShikiPrimitiveAsync } from '@shikijs/primitive';
import { bundledLanguages, bundledLanguagesAlias } from 'shiki/langs';
import type { LanguageRegistration, RegexEngine } from 'shiki/types';
import { createLineTokenizer, type LineTokenizer } from './line-tokenizer.ts';
import { classTheme, createClassMap } from './token-classes.ts';

export interface GrammarRegistry {
  /** Ignores unknown languages. */
  load(language: string): Promise<void>;
  /** The HTML of each line of code; undefined if its language is not loaded. */
  tokenize(code: string, language: string): string[] | undefined;
}

type LanguageLoader = (typeof bundledLanguages)[keyof typeof bundledLanguages];

const LOADERS = new Map<string, LanguageLoader>(Object.entries({ ...bundledLanguages, ...bundledLanguagesAlias }));

/** The names of the grammars. */
export const GRAMMAR_NAMES: ReadonlySet<string> = new Set(LOADERS.keys());

/** The same function for all names of a language; undefined for an unknown one. */
export function findLoader(language: string): LanguageLoader | undefined {
  return LOADERS.get(language);
}

/** The grammar of a language, preceded by those that it always needs; empty for an unknown language. */
export async function loadGrammars(language: string): Promise<LanguageRegistration[]> {
  return (await findLoader(language)?.())?.default ?? [];
}

/**
 * Restricts the injection targets of grammars: otherwise, after one block of `lit`, tagged templates would be highlighted
 * in all TypeScript, and after one of `vue`, `{{ }}` in all Markdown.
 */
const REACH: Readonly<Record<string, readonly string[]>> = {
  'source.ts': ['source.ts.tags'],
  'source.js': [],
  'text.html.derivative': [],
  'text.html.markdown': [],
  'text.pug': [],
};

/** Limits the injections of a grammar to the languages that it belongs to. */
export function narrowReach(grammar: LanguageRegistration): LanguageRegistration {
  return grammar.injectTo
    ? { ...grammar, injectTo: grammar.injectTo.flatMap((root) => REACH[root] ?? [root]) }
    : grammar;
}

export async function createGrammarRegistry(engine: RegexEngine): Promise<GrammarRegistry> {
  // Several instances are intended, for which Shiki would print warnings.
  const shiki = await createShikiPrimitiveAsync({ themes: [classTheme], langs: [], engine, warnings: false });
  const tokenizers = new Map<string, LineTokenizer>();
  const loaded = new Set<string>();

  function createTokenizer(language: string): LineTokenizer {
    const { colorMap } = shiki.setTheme(classTheme.name ?? '');
    const tokenizer = createLineTokenizer(shiki.getLanguage(language), createClassMap(colorMap));
    tokenizers.set(language, tokenizer);
    return tokenizer;
  }

  return {
    async load(language) {
      if (loaded.has(language)) return;
      const grammars = await loadGrammars(language);
      if (grammars.length === 0) return;
      await shiki.loadLanguage(grammars.map(narrowReach));
      loaded.add(language);
    },
    tokenize(code, language) {
      if (!loaded.has(language)) return undefined;
      return (tokenizers.get(language) ?? createTokenizer(language))(code.split('\n'));
    },
  };
}

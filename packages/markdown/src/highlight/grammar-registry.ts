/** The grammars that know of each other, and tokenizing with them. */
import { createShikiPrimitiveAsync } from '@shikijs/primitive';
import { bundledLanguages, bundledLanguagesAlias } from 'shiki/langs';
import type { LanguageRegistration, RegexEngine } from 'shiki/types';
import { createLineTokenizer, type LineTokenizer } from './line-tokenizer.ts';
import { classTheme, createClassMap } from './token-classes.ts';

export interface GrammarRegistry {
  /** An unknown language is ignored. */
  load(language: string): Promise<void>;
  /** The HTML of each line of code; undefined where its language was not loaded. */
  tokenize(code: string, language: string): string[] | undefined;
}

type LanguageLoader = (typeof bundledLanguages)[keyof typeof bundledLanguages];

const LOADERS = new Map<string, LanguageLoader>(Object.entries({ ...bundledLanguages, ...bundledLanguagesAlias }));

/** The same for all names of a language; undefined for one that is not known. */
export function findLoader(language: string): LanguageLoader | undefined {
  return LOADERS.get(language);
}

/** Those of a language and of all that it always needs, its own last; none for one that is not known. */
export async function loadGrammars(language: string): Promise<LanguageRegistration[]> {
  return (await findLoader(language)?.())?.default ?? [];
}

/**
 * Roots that grammars reach into once they are loaded, and what is left of that: tagged templates would be colored in the
 * TypeScript of all pages after one that has a block of `lit`, and `{{ }}` in all Markdown after one of `vue`.
 */
const REACH: Readonly<Record<string, readonly string[]>> = {
  'source.ts': ['source.ts.tags'],
  'source.js': [],
  'text.html.derivative': [],
  'text.html.markdown': [],
  'text.pug': [],
};

/** A grammar that reaches into the languages it belongs to alone. */
export function narrowReach(grammar: LanguageRegistration): LanguageRegistration {
  return grammar.injectTo
    ? { ...grammar, injectTo: grammar.injectTo.flatMap((root) => REACH[root] ?? [root]) }
    : grammar;
}

export async function createGrammarRegistry(engine: RegexEngine): Promise<GrammarRegistry> {
  // Several are meant to be: it would warn of each tenth, on the author's terminal.
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

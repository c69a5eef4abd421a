/** Owns the grammars that know of each other, and tokenising with them. */
import { createShikiPrimitiveAsync, type ShikiPrimitive } from '@shikijs/primitive';
import { bundledLanguages, bundledLanguagesAlias } from 'shiki/langs';
import type { Grammar, LanguageRegistration, RegexEngine } from 'shiki/types';
import { findEmbeddedNames, narrowReach, UNDECLARED } from './embedded-languages.ts';
import { createLineTokenizer, type LineTokenizer } from './line-tokenizer.ts';
import { classTheme, createClassMap } from './token-classes.ts';

export interface GrammarRegistry {
  /** An unknown language is ignored. */
  load(language: string): Promise<void>;
  /** The HTML of each line of code; undefined where its language was not loaded. */
  tokenize(code: string, language: string): Promise<string[] | undefined>;
}

export interface RegistryOptions {
  engine: RegexEngine;
  /** Called with the name of each grammar before it is used. */
  onGrammar(name: string): void;
}

type LanguageLoader = (typeof bundledLanguages)[keyof typeof bundledLanguages];

const LOADERS = new Map<string, LanguageLoader>(Object.entries({ ...bundledLanguages, ...bundledLanguagesAlias }));

interface Holder {
  /** The name of its grammar, where the language is known by others too. */
  grammar: string;
  /** What its code may hold, colored only where that is loaded as well. */
  embeddable: readonly string[];
}

interface LanguageTokenizer {
  grammar: Grammar;
  tokenize: LineTokenizer;
}

export async function createGrammarRegistry({ engine, onGrammar }: RegistryOptions): Promise<GrammarRegistry> {
  const shiki = await createShikiPrimitiveAsync({ themes: [classTheme], langs: [], engine });
  const tokenizers = new Map<string, LanguageTokenizer>();
  const holders = new Map<string, Holder>();

  async function load(language: string): Promise<void> {
    const loader = tokenizers.has(language) ? undefined : LOADERS.get(language);
    if (!loader) return;
    const { default: grammars } = await loader();
    for (const { name } of grammars) onGrammar(name);
    await shiki.loadLanguage(grammars.map(narrowReach));
    const grammar = grammars.at(-1)?.name ?? language;
    holders.set(language, { grammar, embeddable: grammars.flatMap(listEmbeddable) });
    tokenizers.set(language, createTokenizer(shiki, language));
    refreshTokenizers(shiki, tokenizers);
  }

  /** Whatever was loaded before: the colors of code depend on the code alone. */
  async function loadEmbedded(code: string, language: string): Promise<void> {
    const within = [language];
    for (const each of within) {
      const { grammar = each, embeddable = [] } = holders.get(each) ?? {};
      if (embeddable.length === 0) continue;
      const loaders = new Set(Array.from(findEmbeddedNames(code, grammar), (name) => LOADERS.get(name)));
      for (const candidate of embeddable) {
        if (within.includes(candidate) || !loaders.has(LOADERS.get(candidate))) continue;
        await load(candidate);
        // What is within may hold another one.
        within.push(candidate);
      }
    }
  }

  return {
    load,
    async tokenize(code, language) {
      await loadEmbedded(code, language);
      return tokenizers.get(language)?.tokenize(code.split('\n'));
    },
  };
}

function listEmbeddable({ name, embeddedLangsLazy = [] }: LanguageRegistration): readonly string[] {
  return [...embeddedLangsLazy, ...(UNDECLARED[name] ?? [])];
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

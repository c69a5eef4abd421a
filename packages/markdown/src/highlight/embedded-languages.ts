/**
 * Highlights code with embedded languages. A grammar highlights embedded code if the grammar for it is loaded, so each
 * block gets exactly the grammars that it names: the result must not depend on what other blocks have loaded.
 */
import type { LanguageRegistration, RegexEngine } from 'shiki/types';
import { createGrammarRegistry, findLoader, type GrammarRegistry, loadGrammars } from './grammar-registry.ts';

/** Patterns for the language names of embedded code; each captures the name. */
const NAMES: readonly RegExp[] = [
  // A fence, in Markdown and in languages that embed Markdown: "```ts", "~~~ {.ts}".
  /(?:`{3,}|~{3,})[ \t]*\{?[ \t]*\.?([\w+#-]+)/g,
  // An attribute or an option: `lang="ts"`, `type="text/babel"`, `language=Python`.
  /\b(?:lang|language|type)[ \t]*=[ \t]*["']?(?:[\w-]+\/)?([\w+#-]+)/gi,
  // AsciiDoc: `[source,ruby]`, `[,ruby]`, `[source%linenums,ruby]`.
  /\[[\w%#.-]*,[ \t]*([\w+#-]+)/g,
  // LaTeX: `\begin{minted}{python}`, `\begin{lstlisting}`, `\mint{python}`.
  /\{([\w+#-]+)\}/g,
  // Filters of Pug and Haml: `:sass`.
  /^[ \t]*:([\w+#-]+)/gm,
];

/** By grammar: the languages of embedded code without a language name. */
const UNNAMED: Readonly<Record<string, ReadonlyArray<[sign: RegExp, languages: readonly string[]]>>> = {
  markdown: [
    [/^---/, ['yaml']],
    [/<[a-z!?/]|&[a-z#]/i, ['html', 'html-derivative']],
  ],
  mdx: [
    [/^---/, ['yaml']],
    [/^\+\+\+/, ['toml']],
    [/[<{]|^(?:import|export)\b/m, ['tsx']],
  ],
  asciidoc: [
    [/^---/, ['yaml']],
    [/\+\+|pass:/, ['html']],
    [/^[,:]===/m, ['csv']],
  ],
  haml: [[/^/, ['ruby']]],
  wikitext: [[/<[a-z!/]/i, ['html']]],
};

/** Maximum cached registries, each with the compiled grammars of a set of languages. */
const KEPT_MAX = 8;

/** Returns the HTML of each line of code in a language that may embed others. */
export type EmbeddingTokenizer = (code: string, language: string) => Promise<string[] | undefined>;

export function createEmbeddingTokenizer(engine: RegexEngine): EmbeddingTokenizer {
  const registries = new Map<string, Promise<GrammarRegistry>>();
  return async (code, language) => {
    const languages = [...(await findEmbedded(code, language)), language];
    const key = languages.join();
    const registry = registries.get(key) ?? openRegistry(languages, engine);
    // Least recently used first.
    registries.delete(key);
    registries.set(key, registry);
    const [oldest] = registries.keys();
    if (registries.size > KEPT_MAX && oldest !== undefined) registries.delete(oldest);
    return (await registry).tokenize(code, language);
  };
}

/** Loads embedded languages first: a grammar compiled without them never highlights them. */
async function openRegistry(languages: readonly string[], engine: RegexEngine): Promise<GrammarRegistry> {
  const registry = await createGrammarRegistry(engine);
  for (const language of languages) await registry.load(language);
  return registry;
}

/** The languages that a language may embed, besides those that are always loaded with it. */
export function listEmbeddable(grammars: readonly LanguageRegistration[]): string[] {
  return grammars.flatMap(({ embeddedLangsLazy = [] }) => embeddedLangsLazy);
}

/** The languages that the code embeds, directly or indirectly, in a fixed order. */
async function findEmbedded(code: string, language: string): Promise<string[]> {
  const named = findNames(code);
  const found: string[] = [];
  await addEmbedded(language);
  return found.sort();

  async function addEmbedded(holder: string): Promise<void> {
    const grammars = await loadGrammars(holder);
    const loaders = new Set([...named, ...findUnnamed(code, grammars)].map(findLoader));
    for (const candidate of listEmbeddable(grammars)) {
      const loader = findLoader(candidate);
      if (candidate === language || found.includes(candidate) || !loader || !loaders.has(loader)) continue;
      found.push(candidate);
      await addEmbedded(candidate);
    }
  }
}

/** Possible language names, in lower case. */
function findNames(code: string): string[] {
  return NAMES.flatMap((pattern) => Array.from(code.matchAll(pattern), ([, name = '']) => name.toLowerCase()));
}

function findUnnamed(code: string, grammars: readonly LanguageRegistration[]): string[] {
  return grammars
    .flatMap(({ name }) => UNNAMED[name] ?? [])
    .flatMap(([sign, languages]) => (sign.test(code) ? languages : []));
}

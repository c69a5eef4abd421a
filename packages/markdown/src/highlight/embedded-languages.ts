/**
 * Code that may have other languages within. A grammar colors those where they are loaded as well, so each block has
 * the grammars that it names itself and no others: what other blocks have loaded changes nothing about it.
 */
import type { LanguageRegistration, RegexEngine } from 'shiki/types';
import { createGrammarRegistry, findLoader, type GrammarRegistry, loadGrammars } from './grammar-registry.ts';

/** Where code names the language of a part of it; each pattern has the name as its one group. */
const NAMES: readonly RegExp[] = [
  // A fence, in Markdown and in what holds Markdown: "```ts", "~~~ {.ts}".
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

/** By grammar: the languages of parts that have no name. */
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

/** Sets of languages that are kept, each with the grammars that it has compiled. */
const KEPT_MAX = 8;

/** The HTML of each line of code in a language that may hold others. */
export type EmbeddingTokenizer = (code: string, language: string) => Promise<string[] | undefined>;

export function createEmbeddingTokenizer(engine: RegexEngine): EmbeddingTokenizer {
  const registries = new Map<string, Promise<GrammarRegistry>>();
  return async (code, language) => {
    const languages = [...(await findEmbedded(code, language)), language];
    const key = languages.join();
    const registry = registries.get(key) ?? openRegistry(languages, engine);
    // The one that was asked for last is the last to go.
    registries.delete(key);
    registries.set(key, registry);
    const [oldest] = registries.keys();
    if (registries.size > KEPT_MAX && oldest !== undefined) registries.delete(oldest);
    return (await registry).tokenize(code, language);
  };
}

/** What is within is loaded first: a grammar that is compiled without it stays without. */
async function openRegistry(languages: readonly string[], engine: RegexEngine): Promise<GrammarRegistry> {
  const registry = await createGrammarRegistry(engine);
  for (const language of languages) await registry.load(language);
  return registry;
}

/** What code of a language may hold, besides what is always loaded with it. */
export function listEmbeddable(grammars: readonly LanguageRegistration[]): string[] {
  return grammars.flatMap(({ embeddedLangsLazy = [] }) => embeddedLangsLazy);
}

/** Those of them that the code has, and what these have in turn; in one order, whatever order it has them in. */
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

/** In lower case, of languages and of much else. */
function findNames(code: string): string[] {
  return NAMES.flatMap((pattern) => Array.from(code.matchAll(pattern), ([, name = '']) => name.toLowerCase()));
}

function findUnnamed(code: string, grammars: readonly LanguageRegistration[]): string[] {
  return grammars
    .flatMap(({ name }) => UNNAMED[name] ?? [])
    .flatMap(([sign, languages]) => (sign.test(code) ? languages : []));
}

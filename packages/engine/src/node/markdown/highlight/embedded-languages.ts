/**
 * Owns which languages a block of code may have within: the code says so, in ways that its own language has for it. What
 * is loaded for other blocks changes nothing about it.
 */
import type { LanguageRegistration } from 'shiki/types';

/** Where code names the language of a part of it; each pattern has the name as its one group. */
const NAMES: readonly RegExp[] = [
  // A fence, in Markdown and in what holds Markdown: "```ts", "~~~ {.ts}".
  /(?:`{3,}|~{3,})\s*\{?\s*\.?([\w+#-]+)/g,
  // An attribute or an option: `lang="ts"`, `type="text/babel"`, `language=Python`.
  /\b(?:lang|language|type)\s*=\s*["']?(?:[\w-]+\/)?([\w+#-]+)/gi,
  // AsciiDoc: `[source,ruby]`, `[,ruby]`, `[source%linenums,ruby]`.
  /\[[\w%]*,\s*([\w+#-]+)/g,
  // LaTeX: `\begin{minted}{python}`, `\begin{lstlisting}`, `\mint{python}`.
  /\{([\w+#-]+)\}/g,
  // Filters of Pug and Haml: `:sass`.
  /^\s*:([\w+#-]+)/gm,
];

/** By language: those of parts that have no name. */
const UNNAMED: Readonly<Record<string, ReadonlyArray<[sign: RegExp, languages: readonly string[]]>>> = {
  markdown: [
    [/^---/, ['yaml']],
    [/<[a-z!?/]/i, ['html', 'html-derivative']],
  ],
  mdx: [
    [/^---/, ['yaml']],
    [/^\+\+\+/, ['toml']],
    [/[<{]|^(?:import|export)\b/m, ['tsx']],
  ],
  asciidoc: [
    [/\+\+|pass:/, ['html']],
    [/^[,:]===/m, ['csv']],
  ],
  haml: [[/^/, ['ruby']]],
};

/** What a grammar colors where it is loaded, besides what Shiki lists of it. */
export const UNDECLARED: Readonly<Record<string, readonly string[]>> = {
  markdown: ['html-derivative'],
};

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

/**
 * @param holder the name of the grammar of the language
 * @returns names in lower case, of languages and of much else
 */
export function findEmbeddedNames(code: string, holder: string): Set<string> {
  const named = NAMES.flatMap((pattern) => Array.from(code.matchAll(pattern), ([, name = '']) => name.toLowerCase()));
  const unnamed = (UNNAMED[holder] ?? []).flatMap(([sign, languages]) => (sign.test(code) ? languages : []));
  return new Set([...named, ...unnamed]);
}

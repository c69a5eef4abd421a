/** Loads the highlighter on first use, because its modules are large. */
import { escapeHtml } from '../html/escape.ts';
import type { Highlighter } from './highlighter.ts';

/** Adds a site's own language names to a highlighter. */
export function renameLanguages(highlighter: Highlighter, names: Readonly<Record<string, string>>): Highlighter {
  const rename = (language: string) => (Object.hasOwn(names, language) ? (names[language] ?? language) : language);
  return {
    load: (languages) => highlighter.load([...languages].map(rename)),
    getNames: () => highlighter.getNames(),
    highlightLines: (code, language) => highlighter.highlightLines(code, rename(language)),
  };
}

export function createLazyHighlighter(): Highlighter {
  let loading: Promise<Highlighter> | undefined;
  let loaded: Highlighter | undefined;
  return {
    async load(languages) {
      const wanted = [...languages];
      if (wanted.length === 0) return;
      loading ??= import('./highlighter.ts').then(({ createHighlighter }) => createHighlighter());
      loaded = await loading;
      await loaded.load(wanted);
    },
    getNames: () => loaded?.getNames(),
    // Without any loaded language, there is nothing to highlight.
    highlightLines: async (code, language) =>
      loaded ? loaded.highlightLines(code, language) : code.split('\n').map(escapeHtml),
  };
}

/** Loads the highlighter when there is code: its modules are large. */
import { escapeHtml } from '../html/escape.ts';
import type { Highlighter } from './highlighter.ts';

/** The same, where the site has names of its own for languages. */
export function renameLanguages(highlighter: Highlighter, names: Readonly<Record<string, string>>): Highlighter {
  const rename = (language: string) => (Object.hasOwn(names, language) ? (names[language] ?? language) : language);
  return {
    load: (languages) => highlighter.load([...languages].map(rename)),
    highlightLines: (code, language) => highlighter.highlightLines(code, rename(language)),
  };
}

/** The same as the highlighter itself. */
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
    // A language that nobody has loaded has no colors.
    highlightLines: async (code, language) =>
      loaded ? loaded.highlightLines(code, language) : code.split('\n').map(escapeHtml),
  };
}

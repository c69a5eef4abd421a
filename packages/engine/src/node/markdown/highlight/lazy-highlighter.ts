/** Owns loading the highlighter when there is code: its modules are large. */
import { escapeHtml } from '../../html/escape.ts';
import type { Highlighter } from './highlighter.ts';

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
    // A language that nobody has loaded has no colours.
    highlightLines: (code, language) => loaded?.highlightLines(code, language) ?? code.split('\n').map(escapeHtml),
  };
}

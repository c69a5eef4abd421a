/** Owns reporting diagnostics on the terminal: each once until it is fixed, however many pages show it and however often. */
import pc from 'picocolors';
import { formatText } from '../diagnostics/report-formats.ts';
import type { PageDiagnostics } from './list-diagnostics.ts';

export interface DiagnosticLog {
  /** Takes what is wrong with a page, or with what was asked for; an empty list says that nothing is. */
  note(found: PageDiagnostics): void;
  /** Nothing is reported from now on: what is interrupted is not an error of the author's. */
  close(): void;
}

export function createDiagnosticLog(log: (message: string) => void): DiagnosticLog {
  const open = new Map<string, string[]>();
  let isClosed = false;

  return {
    note(found) {
      if (isClosed) return;
      const known = new Set([...open.values()].flat());
      const texts = found.diagnostics.map(formatText);
      if (texts.length > 0) open.set(found.about, texts);
      else open.delete(found.about);
      for (const text of new Set(texts)) if (!known.has(text)) log(text);
      if (known.size > 0 && open.size === 0)
        log(`${pc.green('✓')} No errors or warnings are left on open and saved pages.\n`);
    },
    close() {
      isClosed = true;
    },
  };
}

/** Reports diagnostics on the terminal: each once until it is fixed, however many pages show it and however often. */
import pc from 'picocolors';
import { formatText } from '../diagnostics/report-formats.ts';
import type { PageDiagnostics } from './list-diagnostics.ts';

export interface DiagnosticLog {
  /** Takes what was found at once, by an answer for instance; undefined where it has not checked anything. */
  note(found: PageDiagnostics[] | undefined): void;
  /** Nothing is reported from now on: what is interrupted is not an error of the author's. */
  close(): void;
}

export function createDiagnosticLog(log: (message: string) => void): DiagnosticLog {
  const open = new Map<string, string[]>();
  let isClosed = false;

  return {
    note(found) {
      if (!found || isClosed) return;
      const known = new Set([...open.values()].flat());
      const written = new Set(known);
      for (const { about, diagnostics } of found) {
        const texts = diagnostics.map(formatText);
        if (texts.length > 0) open.set(about, texts);
        else open.delete(about);
        for (const text of texts) {
          if (!written.has(text)) log(text);
          written.add(text);
        }
      }
      if (known.size > 0 && open.size === 0)
        log(`${pc.green('✓')} No errors or warnings are left on open and saved pages.\n`);
    },
    close() {
      isClosed = true;
    },
  };
}

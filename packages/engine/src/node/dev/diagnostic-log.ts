/** Prints diagnostics on the terminal, each once until it is fixed. */
import pc from 'picocolors';
import { formatText } from '../diagnostics/report-formats.ts';
import type { PageDiagnostics } from './list-diagnostics.ts';

export interface DiagnosticLog {
  /** Records the diagnostics of one check, such as those of a response; undefined if nothing was checked. */
  note(found: PageDiagnostics[] | undefined): void;
  /** Stops reporting, because interrupted work is not the author's error. */
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

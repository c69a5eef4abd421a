/** Owns telling mistakes on the terminal: each once while it stands, however many pages show it and however often. */
import pc from 'picocolors';
import type { Mistake } from '../../shared/dev-contract.ts';
import { formatUserError, UserError } from '../user-error.ts';
import type { Found } from './answer-request.ts';

export interface MistakeLog {
  /** Takes notice of what an answer has found. */
  note(found: Found | undefined): void;
  /** What is cut off from now on is no mistake of the author's. */
  close(): void;
}

export function createMistakeLog(log: (message: string) => void): MistakeLog {
  const standing = new Map<string, string[]>();
  let isClosed = false;

  return {
    note(found) {
      if (!found || isClosed) return;
      const known = new Set([...standing.values()].flat());
      const texts = found.mistakes.map(formatMistake);
      if (texts.length > 0) standing.set(found.about, texts);
      else standing.delete(found.about);
      for (const text of new Set(texts)) if (!known.has(text)) log(`${pc.red('✗')} ${text}\n`);
      if (known.size > 0 && standing.size === 0)
        log(`${pc.green('✓')} No mistakes are left on the pages that are open or were saved.\n`);
    },
    close() {
      isClosed = true;
    },
  };
}

function formatMistake({ message, ...details }: Mistake): string {
  return formatUserError(new UserError(message, details));
}

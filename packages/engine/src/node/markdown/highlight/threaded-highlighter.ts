/**
 * Owns highlighting in a thread of its own: one process then compiles on two cores, and does nothing twice. The patterns of
 * languages are made and optimised there, the parser is here. (docs/adr/0003-highlighting.md)
 */
import { gatherBatches } from '../../workers/gather-batches.ts';
import { type SideThread, ThreadEndedError } from '../../workers/side-thread.ts';
import type { Highlighter } from './highlighter.ts';
import { createLazyHighlighter } from './lazy-highlighter.ts';

/** The result is the lines of each block, joined. */
export interface HighlightTask {
  kind: 'highlight';
  /** Made ready first. */
  languages: string[];
  blocks: CodeBlockText[];
}

interface CodeBlockText {
  code: string;
  language: string;
}

/** How much code is kept with what it became, in characters: a page has that of its original, and commands recur. */
const KEPT_LENGTH_MAX = 512 * 1024;

export function createThreadedHighlighter(thread: SideThread<HighlightTask>): Highlighter {
  const kept = new Map<string, Promise<string[]>>();
  let keptLength = 0;
  const languages = new Set<string>();
  let unsent: string[] = [];
  /** Does the work once the thread has ended. */
  let successor: Highlighter | undefined;

  /** The thread may have made languages ready that this request does not name. */
  async function highlightHere(blocks: CodeBlockText[]): Promise<string[][]> {
    successor ??= createLazyHighlighter();
    const { load, highlightLines } = successor;
    await load(languages);
    return Promise.all(blocks.map(({ code, language }) => highlightLines(code, language)));
  }

  async function highlightThere(blocks: CodeBlockText[]): Promise<string[][]> {
    const task: HighlightTask = { kind: 'highlight', languages: unsent, blocks };
    unsent = [];
    const highlighted = await thread.call<string[]>(task);
    return highlighted.map((lines) => lines.split('\n'));
  }

  // The code of a page is one message.
  const highlight = gatherBatches(Number.POSITIVE_INFINITY, async (blocks: CodeBlockText[]) => {
    try {
      return await highlightThere(blocks);
    } catch (error) {
      if (!(error instanceof ThreadEndedError)) throw error;
      return highlightHere(blocks);
    }
  });

  return {
    async load(wanted) {
      const added = [...wanted].filter((language) => !languages.has(language));
      for (const language of added) languages.add(language);
      unsent.push(...added);
    },
    highlightLines(code, language) {
      const key = `${language}\n${code}`;
      const known = kept.get(key);
      if (known) return known;
      const lines = highlight({ code, language });
      // Before its language is asked for it has other lines.
      if (languages.has(language)) keptLength += key.length;
      if (languages.has(language) && keptLength <= KEPT_LENGTH_MAX) kept.set(key, lines);
      return lines;
    },
  };
}

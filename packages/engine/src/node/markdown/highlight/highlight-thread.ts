/** Owns the thread that highlights code for the process that started it. */
import { parentPort } from 'node:worker_threads';
import { toFailure } from '../../workers/worker-failure.ts';
import type { HighlightReply, HighlightRequest } from './highlight-protocol.ts';
import { createHighlighter } from './highlighter.ts';

const loading = createHighlighter();
loading.catch(() => undefined);

async function highlight({ id, languages, blocks }: HighlightRequest): Promise<HighlightReply> {
  try {
    const highlighter = await loading;
    await highlighter.load(languages);
    const lines = await Promise.all(blocks.map(({ code, language }) => highlighter.highlightLines(code, language)));
    return { id, blocks: lines.map((each) => each.join('\n')) };
  } catch (error) {
    return { id, failure: toFailure(error) };
  }
}

// One after the other: which languages are ready when a block is highlighted does not depend on chance.
let last: Promise<void> = Promise.resolve();
parentPort?.on('message', (request: HighlightRequest) => {
  last = last.then(async () => parentPort?.postMessage(await highlight(request)));
});

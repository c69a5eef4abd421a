/**
 * Owns highlighting in a thread of its own: one process then compiles on two cores, and does nothing twice. The patterns of
 * languages are made and optimised there, the parser is here. (docs/adr/0003-highlighting.md)
 */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { NODE_DIR } from '../../files/engine-package.ts';
import { gatherBatches } from '../../workers/gather-batches.ts';
import { toError } from '../../workers/worker-failure.ts';
import type { HighlightReply, HighlightRequest } from './highlight-protocol.ts';
import type { Highlighter } from './highlighter.ts';
import { createLazyHighlighter } from './lazy-highlighter.ts';

export interface ThreadedHighlighter extends Highlighter {
  /** Starts the thread before there is code; the first code does it otherwise. */
  start(): void;
  /** Ends the thread. What it was asked for is never answered then. */
  close(): Promise<void>;
}

interface Call {
  request: HighlightRequest;
  resolve(blocks: string[][]): void;
  reject(error: unknown): void;
}

const THREAD_FILE = join(NODE_DIR, 'highlight-thread.js');

/** @param file what runs in the thread */
export function createThreadedHighlighter(file = THREAD_FILE): ThreadedHighlighter {
  const calls = new Map<number, Call>();
  const languages = new Set<string>();
  let unsent: string[] = [];
  let thread: Worker | undefined;
  /** Does the work once the thread has ended: it may have run out of memory. */
  let successor: Highlighter | undefined;
  let nextId = 0;

  function receive(reply: HighlightReply) {
    const call = calls.get(reply.id);
    calls.delete(reply.id);
    if ('failure' in reply) call?.reject(toError(reply.failure));
    else call?.resolve(reply.blocks.map((lines) => lines.split('\n')));
  }

  function replaceThread() {
    if (successor) return;
    const highlighter = createLazyHighlighter();
    successor = highlighter;
    for (const { request, resolve, reject } of calls.values())
      highlightWith(highlighter, request).then(resolve, reject);
    calls.clear();
  }

  /** The thread may have made languages ready that this request does not name. */
  async function highlightWith(highlighter: Highlighter, { blocks }: HighlightRequest): Promise<string[][]> {
    await highlighter.load(languages);
    return Promise.all(blocks.map(({ code, language }) => highlighter.highlightLines(code, language)));
  }

  function start(): Worker {
    if (thread) return thread;
    thread = new Worker(file);
    thread.on('message', receive);
    thread.on('error', replaceThread);
    thread.on('exit', replaceThread);
    return thread;
  }

  function send(blocks: HighlightRequest['blocks']): Promise<string[][]> {
    const request = { id: nextId, languages: unsent, blocks };
    nextId += 1;
    unsent = [];
    if (successor) return highlightWith(successor, request);
    return new Promise((resolve, reject) => {
      calls.set(request.id, { request, resolve, reject });
      start().postMessage(request);
    });
  }

  // The code of a page.
  const highlight = gatherBatches(Number.POSITIVE_INFINITY, send);

  return {
    start,
    async load(wanted) {
      const added = [...wanted].filter((language) => !languages.has(language));
      for (const language of added) languages.add(language);
      unsent.push(...added);
    },
    highlightLines: (code, language) => highlight({ code, language }),
    async close() {
      calls.clear();
      await thread?.terminate();
    },
  };
}

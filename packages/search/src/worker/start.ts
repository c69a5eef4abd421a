/** Owns what both workers do: answer the page's messages. */
import type { OpenIndex } from '../core/open-index.ts';
import { createSearchService } from '../core/service.ts';
import { fetchText } from './fetch-text.ts';
import type { ToWorker } from './protocol.ts';
import { createMessageHandler } from './serve.ts';

export function startServing(openIndex: OpenIndex): void {
  const handle = createMessageHandler(createSearchService({ fetchText, openIndex }), (message) => postMessage(message));
  addEventListener('message', (event: MessageEvent<ToWorker>) => {
    void handle(event.data);
  });
}

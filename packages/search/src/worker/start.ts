/** Starts the message loop of either worker. */
import type { OpenSearch } from '../core/opener.ts';
import { createSearchService } from '../core/service.ts';
import { fetchText } from './fetch-text.ts';
import type { ToWorker } from './protocol.ts';
import { createMessageHandler } from './serve.ts';

export function startServing(open: OpenSearch): void {
  const handle = createMessageHandler(createSearchService({ fetchText, open }), (message) => postMessage(message));
  addEventListener('message', (event: MessageEvent<ToWorker>) => {
    void handle(event.data);
  });
}

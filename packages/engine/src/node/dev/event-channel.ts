/** The connections of open pages, to which each change is sent. (client/dev/event-stream.ts says why this way.) */
import type { ServerResponse } from 'node:http';
import type { DevState } from '../../shared/dev-contract.ts';

export interface EventChannel {
  /** Keeps the response open and sends it the current state. */
  connect(response: ServerResponse, state: DevState): void;
  send(state: DevState): void;
  close(): void;
}

/** Proxies and sleeping machines drop what is silent for long. */
const HEARTBEAT_MS = 20_000;

export function createEventChannel(): EventChannel {
  const open = new Set<ServerResponse>();
  const heartbeat = setInterval(() => {
    for (const response of open) response.write(':\n\n');
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return {
    connect(response, state) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      // A page that lost its connection, as in a restart, is back in a moment.
      response.write(`retry: 300\n\n${formatEvent(state)}`);
      open.add(response);
      response.on('close', () => open.delete(response));
    },
    send(state) {
      for (const response of open) response.write(formatEvent(state));
    },
    close() {
      clearInterval(heartbeat);
      for (const response of open) response.end();
    },
  };
}

function formatEvent(state: DevState): string {
  return `data: ${JSON.stringify(state)}\n\n`;
}

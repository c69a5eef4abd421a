/** The event stream to open pages, which receives each change. (client/dev/event-stream.ts explains the design.) */
import type { ServerResponse } from 'node:http';
import type { DevState } from '@quire/client/contract';

export interface EventChannel {
  /** Keeps the response open and sends it the current state. */
  connect(response: ServerResponse, state: DevState): void;
  send(state: DevState): void;
  close(): void;
}

/** Idle connections may be dropped by proxies. */
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
      // A page reconnects quickly after losing its connection, for example in a restart.
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

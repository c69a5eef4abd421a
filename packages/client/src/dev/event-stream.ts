/**
 * The stream of events from the dev server. It uses server-sent events: Node has no WebSocket server, the
 * page sends nothing, and the browser reconnects automatically. A hidden page closes its connection, because
 * browsers allow only six per host.
 */
import type { DevState } from '../contract/dev-contract.ts';

/** Calls `receive` with the current state on each connection and on each change. */
export function followEvents(href: string, receive: (state: DevState) => void): void {
  let source: EventSource | undefined;

  const connect = () => {
    source ??= new EventSource(href);
    source.onmessage = ({ data }: MessageEvent<string>) => receive(JSON.parse(data));
  };
  const disconnect = () => {
    source?.close();
    source = undefined;
  };
  const follow = () => (document.visibilityState === 'visible' ? connect() : disconnect());

  document.addEventListener('visibilitychange', follow);
  addEventListener('pageshow', follow);
  addEventListener('pagehide', disconnect);
  follow();
}

/**
 * The stream of events from the dev server. It is built on server-sent events: Node has no WebSocket server, the
 * page has nothing to say, and the browser connects again by itself. A hidden page gives its connection back, because
 * browsers allow six to one host.
 */
import type { DevState } from '../../shared/dev-contract.ts';

/** Calls `receive` with the current state: at each connection, and at each change. */
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

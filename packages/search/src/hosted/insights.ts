/** Sends the host which hits readers see and choose, if the site's author turned it on. */
import { VIEWED_DEBOUNCE_MS, VIEWED_IDS_PER_EVENT } from './constants.ts';

const HOST = 'https://insights.algolia.io';

export interface ClickedHit {
  index: string;
  objectID: string;
  /** In the result, from 1. */
  position: number;
  queryID: string;
}

export interface Insights {
  /** Hits that the reader sees now. They are batched until no more come. */
  viewed(index: string, objectIDs: readonly string[]): void;
  clicked(hit: ClickedHit): void;
}

export function createInsights({ appId, apiKey }: { appId: string; apiKey: string }): Insights {
  // Anonymous, and only valid for this page view.
  const userToken = `anonymous-${Math.floor(Math.random() * 2 ** 48).toString(36)}`;
  const waiting = new Map<string, Set<string>>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(events: readonly object[]): void {
    const parameters = new URLSearchParams({ 'x-algolia-api-key': apiKey, 'x-algolia-application-id': appId });
    const body = JSON.stringify({ events: events.map((event) => ({ ...event, userToken })) });
    // `keepalive`, because a click leaves the page. Failures do not matter to readers.
    fetch(`${HOST}/1/events?${parameters}`, {
      method: 'POST',
      body,
      keepalive: true,
      headers: { 'content-type': 'text/plain' },
    }).catch(() => undefined);
  }
  function sendViewed(): void {
    for (const [index, ids] of waiting) {
      for (const objectIDs of batches([...ids]))
        send([{ eventType: 'view', eventName: 'Items Viewed', index, objectIDs }]);
    }
    waiting.clear();
  }
  return {
    viewed(index, objectIDs) {
      waiting.set(index, new Set([...(waiting.get(index) ?? []), ...objectIDs]));
      clearTimeout(timer);
      timer = setTimeout(sendViewed, VIEWED_DEBOUNCE_MS);
    },
    clicked({ index, objectID, position, queryID }) {
      send([
        {
          eventType: 'click',
          eventName: 'Item Selected',
          index,
          objectIDs: [objectID],
          positions: [position],
          queryID,
        },
      ]);
    },
  };
}

function batches(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / VIEWED_IDS_PER_EVENT);
  return Array.from({ length: count }, (_, at) =>
    ids.slice(at * VIEWED_IDS_PER_EVENT, (at + 1) * VIEWED_IDS_PER_EVENT),
  );
}

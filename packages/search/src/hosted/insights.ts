/** What a site may report the host about its readers' searches: only where its author turned it on. */
import type { Clock } from './clock.ts';
import { VIEWED_DEBOUNCE_MS, VIEWED_IDS_PER_EVENT } from './constants.ts';

export interface InsightsOptions {
  appId: string;
  apiKey: string;
  /** URL without a path. */
  host: string;
  fetch: typeof fetch;
  clock: Clock;
  /** Says nothing about who the reader is, and is forgotten with the page. */
  userToken: string;
}

export interface ClickedHit {
  index: string;
  objectID: string;
  /** In the answer, from 1. */
  position: number;
  queryID: string;
}

export interface Insights {
  /** Hits that the reader sees now. Told together, once no more come. */
  viewed(index: string, objectIDs: readonly string[]): void;
  clicked(hit: ClickedHit): void;
}

export function createInsights({ appId, apiKey, host, fetch, clock, userToken }: InsightsOptions): Insights {
  const waiting = new Map<string, Set<string>>();
  let forget: () => void = () => undefined;

  function tell(events: readonly object[]): void {
    const parameters = new URLSearchParams({ 'x-algolia-api-key': apiKey, 'x-algolia-application-id': appId });
    const body = JSON.stringify({ events: events.map((event) => ({ ...event, userToken })) });
    // Kept alive, since a click leaves the page. A reader loses nothing when it fails.
    fetch(`${host}/1/events?${parameters}`, {
      method: 'POST',
      body,
      keepalive: true,
      headers: { 'content-type': 'text/plain' },
    }).catch(() => undefined);
  }
  function tellViewed(): void {
    for (const [index, ids] of waiting) {
      for (const objectIDs of batches([...ids]))
        tell([{ eventType: 'view', eventName: 'Items Viewed', index, objectIDs }]);
    }
    waiting.clear();
  }
  return {
    viewed(index, objectIDs) {
      waiting.set(index, new Set([...(waiting.get(index) ?? []), ...objectIDs]));
      forget();
      forget = clock.after(VIEWED_DEBOUNCE_MS, tellViewed);
    },
    clicked({ index, objectID, position, queryID }) {
      tell([
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

/** Remembers which hosts are down, in the browser's storage, or in memory if there is none. */
import { HOST_AVOIDANCE_MS } from './constants.ts';

export type HostStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface HostStates {
  isAvoided(host: string): boolean;
  markDown(host: string): void;
}

/** @param appId states are separate for each application */
export function createHostStates(appId: string, storage: HostStorage | undefined): HostStates {
  const key = `quire-search-hosts-${appId}`;
  const own = new Map<string, number>();

  /** Other tabs write too, so the storage is read each time. */
  function downSince(): Map<string, number> {
    try {
      return new Map([...parseTimes(storage?.getItem(key) ?? null), ...own]);
    } catch {
      return own;
    }
  }
  return {
    isAvoided(host) {
      const now = Date.now();
      const since = downSince().get(host);
      return since !== undefined && since <= now && now - since < HOST_AVOIDANCE_MS;
    },
    markDown(host) {
      const now = Date.now();
      const times = downSince().set(host, now);
      own.set(host, now);
      try {
        storage?.setItem(key, JSON.stringify(Object.fromEntries(times)));
      } catch {
        // Storage is full or forbidden: the copy in memory is enough for this page.
      }
    },
  };
}

/** Undefined if the browser forbids storage. */
export function findStorage(): HostStorage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** Times by host. Ignores anything else in the storage. */
function parseTimes(text: string | null): Map<string, number> {
  const stored: unknown = text === null ? null : JSON.parse(text);
  if (typeof stored !== 'object' || stored === null) return new Map();
  return new Map(Object.entries(stored).filter((entry): entry is [string, number] => Number.isFinite(entry[1])));
}

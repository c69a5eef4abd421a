/** Keeps the files that recent documents refer to, which an open page may still request. */

/** Each change refreshes the pages that are shown, so that they have documents of one of the last snapshots. */
const SNAPSHOTS_MAX = 10;

export interface RecentFiles<Body> {
  /** Starts a snapshot of the site. Drops the files that were last added in an older one than the last ten. */
  startSnapshot(): void;
  /** @param path with the hash of its content */
  add(path: string, body: Body): void;
  find(path: string): Body | undefined;
  list(): string[];
}

export function createRecentFiles<Body>(): RecentFiles<Body> {
  const files = new Map<string, { body: Body; snapshot: number }>();
  let snapshot = 0;
  return {
    startSnapshot() {
      snapshot += 1;
      for (const [path, file] of files) if (file.snapshot <= snapshot - SNAPSHOTS_MAX) files.delete(path);
    },
    add: (path, body) => void files.set(path, { body, snapshot }),
    find: (path) => files.get(path)?.body,
    list: () => [...files.keys()],
  };
}

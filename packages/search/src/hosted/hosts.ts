/** URLs without a path: `https://ABC-dsn.algolia.net`. */
export interface Hosts {
  read: readonly string[];
  write: readonly string[];
}

export function createHosts(appId: string): Hosts {
  const writeHost = `https://${appId}.algolia.net`;
  const fallbacks = shuffle([1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`));
  return {
    // The write host comes second: always up to date, but slower.
    read: [`https://${appId}-dsn.algolia.net`, writeHost, ...fallbacks],
    write: [writeHost, ...fallbacks],
  };
}

/** Spreads readers over the fallback hosts. */
function shuffle(hosts: readonly string[]): string[] {
  return hosts
    .map((host) => ({ host, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ host }) => host);
}

/** Preloads the page of a link that the reader points at, one at a time. (docs/behavior/navigation.md) */
export interface Preloads {
  /** Loads the page at `pathname`, with everything that it needs to be shown. */
  load(pathname: string, signal: AbortSignal): Promise<unknown>;
  has(pathname: string): boolean;
}

const INTENTS = ['pointerover', 'focusin', 'touchstart'];

/**
 * Loads the pages of links on intent. While one loads, only the latest other one is queued.
 * @param findPath the path of the page that a link opens, undefined if the router does not open it
 */
export function preloadOnIntent(
  preloads: Preloads,
  findPath: (target: EventTarget | null) => string | undefined,
): void {
  const never = new AbortController().signal;
  let loading = false;
  let wish: string | undefined;

  async function loadWishes(): Promise<void> {
    loading = true;
    while (wish !== undefined) {
      const pathname = wish;
      wish = undefined;
      // A failure is reported when the reader opens the page.
      await preloads.load(pathname, never).catch(() => undefined);
    }
    loading = false;
  }

  const note = ({ target }: Event) => {
    const pathname = findPath(target);
    if (pathname === undefined || preloads.has(pathname)) return;
    wish = pathname;
    if (!loading) void loadWishes();
  };
  for (const intent of INTENTS) document.addEventListener(intent, note, { passive: true });
}

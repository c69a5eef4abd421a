/** Tells what is bound to the document that another page is shown. */
const PAGE_EVENT = 'quire-page';

/** Dispatched when a list of which the page carried a branch is there whole. */
const REST_EVENT = 'quire-rest';

export function announceRest(): void {
  document.dispatchEvent(new Event(REST_EVENT));
}

/** Calls back when the rest of a long sidebar is in the document. */
export function onRestLoaded(callback: () => void): void {
  document.addEventListener(REST_EVENT, callback);
}

export function announcePage(): void {
  document.dispatchEvent(new Event(PAGE_EVENT));
}

/**
 * Calls back after each navigation, once the page and its text are in the document.
 * @param options.signal ends it
 */
export function onPageShown(callback: () => void, { signal }: { signal?: AbortSignal } = {}): void {
  document.addEventListener(PAGE_EVENT, callback, signal && { signal });
}

/** Calls back now, for the page that is shown, and then as `onPageShown` does. */
export function onEachPage(callback: () => void, options?: { signal?: AbortSignal }): void {
  onPageShown(callback, options);
  callback();
}

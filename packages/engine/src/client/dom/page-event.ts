/** Tells what is bound to the document that another page is shown. */
const PAGE_EVENT = 'quire-page';

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

/** Events on the document. Listeners stay until their signal is aborted. */
function createPageEvent(name: string) {
  return {
    announce: () => void document.dispatchEvent(new Event(name)),
    listen(callback: () => void, { signal }: { signal?: AbortSignal } = {}) {
      document.addEventListener(name, callback, signal && { signal });
    },
  };
}

/** After each navigation, once the page and its content are in the document. */
export const { announce: announcePage, listen: onPageShown } = createPageEvent('quire-page');

/** When the rest of a long sidebar is in the document. */
export const { announce: announceRest, listen: onRestLoaded } = createPageEvent('quire-rest');

/** When the sources of the site have changed. Only the dev server announces it. */
export const { announce: announceSourcesChanged, listen: onSourcesChanged } = createPageEvent('quire-sources');

/** Calls `callback` now, for the current page, and then like `onPageShown`. */
export function onEachPage(callback: () => void, options?: { signal?: AbortSignal }): void {
  onPageShown(callback, options);
  callback();
}

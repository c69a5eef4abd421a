/** Notifies the parts of a page that the sources of the site changed. Only used by the dev server. */
const SOURCES_EVENT = 'quire-sources';

export function announceSourcesChanged(): void {
  dispatchEvent(new Event(SOURCES_EVENT));
}

/** @returns a function that stops it */
export function onSourcesChanged(callback: () => void): () => void {
  addEventListener(SOURCES_EVENT, callback);
  return () => removeEventListener(SOURCES_EVENT, callback);
}

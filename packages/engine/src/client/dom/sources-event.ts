/** Notifies the parts of a page that the sources of the site changed, which happens only while it is written. */
const SOURCES_EVENT = 'quire-sources';

export function announceSourcesChanged(): void {
  dispatchEvent(new Event(SOURCES_EVENT));
}

/** @returns a function that ends it */
export function onSourcesChanged(callback: () => void): () => void {
  addEventListener(SOURCES_EVENT, callback);
  return () => removeEventListener(SOURCES_EVENT, callback);
}

/** Tells what is bound to the document that another page is shown. */
const PAGE_EVENT = 'quire-page';

export function announcePage(): void {
  document.dispatchEvent(new Event(PAGE_EVENT));
}

/** Calls back after each navigation, once the page and its text are in the document. */
export function onPageShown(callback: () => void): void {
  document.addEventListener(PAGE_EVENT, callback);
}

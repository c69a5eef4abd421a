import { onEachPage } from './page-event.ts';

/**
 * Loads the script of a rare part of pages with the first page that has one, and calls it with each page from then on.
 *
 * @param selector of the part
 * @param load resolves with what updates it
 */
export function loadOnDemand(selector: string, load: () => Promise<() => void>): void {
  let update: (() => void) | undefined;
  let isLoading = false;
  async function start(): Promise<void> {
    isLoading = true;
    try {
      update = await load();
      update();
    } catch (error) {
      console.error(`Quire: the script of ${selector} could not be loaded.`, error);
    }
    isLoading = false;
  }
  onEachPage(() => {
    if (update) update();
    else if (!isLoading && document.querySelector(selector)) void start();
  });
}

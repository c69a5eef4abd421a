import { onEachPage } from './page-event.ts';

/**
 * Loads the script for a rare part on the first page that contains it, and calls it on each page from then on.
 *
 * @param selector matches the part
 * @param load resolves with the function to call on each page
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

/**
 * Loads the script of a rare part of pages with the first page that has one.
 *
 * @param selector of the part
 * @param load resolves with what updates it
 * @returns call it with each page that is shown: it updates the part, once that is loaded
 */
export function createOnDemand(selector: string, load: () => Promise<() => void>): () => void {
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
  return () => {
    if (update) update();
    else if (!isLoading && document.querySelector(selector)) void start();
  };
}

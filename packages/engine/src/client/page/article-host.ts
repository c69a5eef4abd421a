/** Owns the text on the page: adopts it, swaps it, and keeps it should React ever render its element again. */

export interface ArticleHost {
  /** React hands over the element that holds the text, or null when it takes the element away. */
  attach(element: HTMLElement | null): void;
  /** Hydrates the text. */
  wake(): void;
  /** Ends what lives in the text, and puts another text in its place. */
  swap(nodes: Node[]): void;
}

/** @param enliven hydrates a text, and returns what undoes it */
export function createArticleHost(
  adopted: HTMLElement | null,
  enliven: (article: HTMLElement) => () => void,
): ArticleHost {
  // While the layout shows no text, the last element holds it, outside of the document.
  let holder = adopted ?? document.createElement('div');
  let sleep: (() => void) | undefined;

  const wake = () => {
    sleep?.();
    sleep = holder.isConnected ? enliven(holder) : undefined;
  };
  return {
    wake,
    attach(element) {
      if (!element || element === holder) return;
      element.replaceChildren(...holder.childNodes);
      holder = element;
      // React is amid its work: what lives in the text has React roots of its own.
      if (sleep) queueMicrotask(wake);
    },
    swap(nodes) {
      sleep?.();
      sleep = undefined;
      holder.replaceChildren(...nodes);
    },
  };
}

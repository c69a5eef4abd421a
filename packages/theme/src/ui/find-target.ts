/** The closest element to the event's target that matches `selector`; undefined if there is none. */
export function findTarget({ target }: Event, selector: string): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>(selector) ?? undefined) : undefined;
}

/** Calls `act` with the closest element to a click that matches `selector`, on this page and on later ones. */
export function onClick(selector: string, act: (element: HTMLElement) => void): void {
  document.addEventListener('click', (event) => {
    const element = findTarget(event, selector);
    if (element) act(element);
  });
}

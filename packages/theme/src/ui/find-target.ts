/** The closest element to the event's target that matches `selector`; undefined if there is none. */
export function findTarget({ target }: Event, selector: string): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>(selector) ?? undefined) : undefined;
}

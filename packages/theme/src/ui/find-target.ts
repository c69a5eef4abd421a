/** The element around what an event happened on that `selector` names; undefined where there is none. */
export function findTarget({ target }: Event, selector: string): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>(selector) ?? undefined) : undefined;
}

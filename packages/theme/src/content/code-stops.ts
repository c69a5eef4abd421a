/** The names in code that have a link or an explanation. */
export function listNames(code: Element): HTMLElement[] {
  return [...code.querySelectorAll<HTMLElement>('a, .q-name')];
}

/** Lets the Tab key stop at one name of a block. */
export function stopAt(code: Element, stop: Element | undefined): void {
  for (const name of listNames(code)) name.tabIndex = name === stop ? 0 : -1;
}

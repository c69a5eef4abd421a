/** Makes a code block one Tab stop; arrow keys, Home and End move between its names. */

/** Call it again after adding names. */
export function makeOneStop(code: HTMLElement): void {
  const names = listNames(code);
  stopAt(code, names.find((name) => name === document.activeElement) ?? names[0]);
  code.addEventListener('focusin', onFocus);
  code.addEventListener('keydown', onKey);
}

export function listNames(code: HTMLElement): HTMLElement[] {
  return [...code.querySelectorAll<HTMLElement>('a, .q-name')];
}

function onFocus(event: FocusEvent): void {
  if (event.currentTarget instanceof HTMLElement && event.currentTarget !== event.target)
    stopAt(event.currentTarget, event.target);
}

function onKey(event: KeyboardEvent): void {
  const next = event.currentTarget instanceof HTMLElement ? findNext(listNames(event.currentTarget), event) : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function stopAt(code: HTMLElement, stop: EventTarget | null | undefined): void {
  for (const name of listNames(code)) name.tabIndex = name === stop ? 0 : -1;
}

function findNext(names: HTMLElement[], event: KeyboardEvent): HTMLElement | undefined {
  const current = event.target instanceof HTMLElement ? names.indexOf(event.target) : -1;
  const last = names.length - 1;
  const places: Record<string, number> = {
    ArrowRight: current + 1,
    ArrowDown: current + 1,
    ArrowLeft: current - 1,
    ArrowUp: current - 1,
    Home: 0,
    End: last,
  };
  const place = places[event.key];
  // With a modifier key, arrows are commands of the browser.
  if (current === -1 || place === undefined || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  return names[Math.min(Math.max(place, 0), last)];
}

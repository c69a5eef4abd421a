/** Explains the names in code. Loaded when a reader first points at code. */
import type { HoverFile, HoverNote } from '@quire/client/contract';
import { listNames, stopAt } from '../content/code-stops.ts';
import { adoptStyles } from '../styles/adopt-styles.ts';
import { findTarget } from '../ui/find-target.ts';
import { createHoverIntent } from '../ui/hover-intent.ts';
import { dropEmptyStops } from './drop-empty-stops.ts';
import { createHoverPanel, type HoverPanel } from './hover-panel.ts';
import styles from './hovers.css?text';
import { markNames } from './mark-names.ts';
import { findHoversHref, hasNoHover } from './page-hovers.ts';

type LoadHovers = (href: string) => Promise<HoverFile>;

/**
 * @param load loads the file of a page once
 * @returns a listener for the events `pointerover`, `focusin` and `click` on code
 */
export function startHovers(load: LoadHovers): (code: HTMLElement, event: Event) => Promise<void> {
  adoptStyles(styles);
  const panel = createHoverPanel();
  const notes = new WeakMap<Element, HoverNote>();
  const mark = createMarker(load, (name, note) => notes.set(name, note));
  const open = (name: HTMLElement | undefined) => {
    const note = name && notes.get(name);
    if (note) panel.open(name, note);
    return note !== undefined;
  };
  const point = followPointer(panel, open);
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (target === panel.getName() && !panel.element.contains(relatedTarget as Node | null)) panel.close();
  });
  document.addEventListener('keydown', (event) => {
    const name = event.key === 'Enter' || event.key === ' ' ? findTarget(event, 'span.q-name') : undefined;
    if (open(name)) event.preventDefault();
  });
  return async (code, event) => {
    const { type } = event;
    await mark(code).catch((error) =>
      console.warn('Quire: the explanations of names in code could not be loaded.', error),
    );
    const name = findName(code, event);
    if (type === 'pointerover' && !hasNoHover()) point(name);
    if (type === 'focusin' && name?.matches(':focus-visible') && !isReturn(event, panel)) open(name);
    if (type !== 'click') return;
    const link = findTarget(event, 'a');
    if (!hasNoHover()) open(link ? undefined : name);
    else if (!open(name) && link instanceof HTMLAnchorElement) location.assign(link.href);
  };
}

/** Whether the focus comes back from the panel because it closes. */
function isReturn(event: Event, { element, getName }: HoverPanel): boolean {
  const from = event instanceof FocusEvent ? event.relatedTarget : null;
  return from instanceof Node && element.contains(from) && getName() === undefined;
}

/** If the names did not exist yet when the event was dispatched, returns the name below the pointer. */
function findName(code: HTMLElement, event: Event): HTMLElement | undefined {
  const name = findTarget(event, '.q-name');
  if (name || !(event instanceof MouseEvent)) return name;
  const below = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('.q-name');
  return below && code.contains(below) ? below : undefined;
}

/** Returns a function that turns the names of a code block into elements once. */
function createMarker(
  load: LoadHovers,
  add: (name: HTMLElement, note: HoverNote) => void,
): (code: HTMLElement) => Promise<void> {
  const marked = new WeakSet<Element>();
  return async (code) => {
    const href = findHoversHref();
    if (href === undefined || marked.has(code)) return;
    const file = await load(href);
    if (marked.has(code)) return;
    marked.add(code);
    for (const [name, note] of markNames(code, file)) add(name, note);
    const names = listNames(code);
    const [first] = names;
    stopAt(code, names.find((name) => name === document.activeElement) ?? first);
    if (first && document.activeElement === code) first.focus();
    if (first) code.removeAttribute('tabindex');
    dropEmptyStops(file);
  };
}

/** Keeps the popover open while the pointer moves from the name to the popover. */
function followPointer(panel: HoverPanel, open: (name: HTMLElement | undefined) => boolean) {
  let pointed: HTMLElement | undefined;
  const intent = createHoverIntent({
    isOpen: () => pointed !== undefined && panel.getName() === pointed,
    open: () => open(pointed),
    close: panel.close,
  });
  panel.element.addEventListener('pointerenter', intent.enter);
  panel.element.addEventListener('pointerleave', intent.leave);
  document.addEventListener('pointerout', ({ target }) => {
    if (target instanceof Element && target.closest('.q-name') === pointed && !hasNoHover()) intent.leave();
  });
  return (name: HTMLElement | undefined) => {
    if (!name) return;
    pointed = name;
    intent.enter();
  };
}

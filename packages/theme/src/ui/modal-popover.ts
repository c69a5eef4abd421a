/** Owns drawers: popovers that keep the rest of the page inert and exist only on narrow screens. */
import { type RefObject, useEffect } from 'react';
import { closeWhere } from './close-where.ts';
import { closePopover, useCloseOnNavigation } from './popover-state.ts';

/** @param closesAt media queries of the screens that it does not exist on, always the same array */
export function useModalPopover(ref: RefObject<HTMLElement | null>, closesAt: readonly string[]): void {
  useCloseOnNavigation(ref);
  useEffect(() => {
    const panel = ref.current;
    return panel ? guardModal(panel, closesAt) : undefined;
  }, [ref, closesAt]);
}

/** What makes an open drawer a dialog; a closed one may be an ordinary part of the page. */
export function getDialogProps(open: boolean | undefined, label: string) {
  return open ? ({ role: 'dialog', 'aria-modal': true, 'aria-label': label } as const) : {};
}

function guardModal(panel: HTMLElement, closesAt: readonly string[]): () => void {
  const release: Array<() => void> = [];
  const free = () => {
    for (const undo of release.splice(0)) undo();
  };
  // On closing, the page has to be free before the browser gives the focus back.
  const onBeforeToggle = (event: ToggleEvent) => {
    free();
    if (event.newState === 'open') release.push(...makeOthersInert(panel));
  };
  const onToggle = (event: ToggleEvent) => {
    if (event.newState === 'open') panel.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    else giveFocusBack(panel);
  };
  // The link to the page that is shown brings no other page, which would close it.
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[aria-current="page"]')) closePopover(panel);
  };
  panel.addEventListener('click', onClick);
  panel.addEventListener('beforetoggle', onBeforeToggle);
  panel.addEventListener('toggle', onToggle);
  const stopClosing = closeWhere(closesAt, panel);
  return () => {
    panel.removeEventListener('beforetoggle', onBeforeToggle);
    panel.removeEventListener('toggle', onToggle);
    panel.removeEventListener('click', onClick);
    stopClosing();
    free();
  };
}

/** A press on the backdrop leaves it to nobody: it goes back to the button that opened the panel. */
function giveFocusBack({ id }: HTMLElement): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
}

/** Everything beside the panel and beside its ancestors; returns what undoes it. */
function makeOthersInert(panel: HTMLElement): Array<() => void> {
  const undo: Array<() => void> = [];
  for (let node: HTMLElement = panel; node.parentElement && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      undo.push(() => {
        sibling.inert = false;
      });
    }
  }
  return undo;
}

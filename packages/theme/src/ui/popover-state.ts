/** Owns how React reads and controls the browser's own popovers, which also work before any script has run. */
import { usePageView } from '@quire/engine/client';
import { type RefObject, useCallback, useEffect, useSyncExternalStore } from 'react';
import { isMarkedOpen, knowsPopovers, setOpen } from './popover-fallback.ts';

/**
 * Whether the popover is open.
 *
 * @param unhydrated what it is until hydration. Nothing is rendered twice where that is the closed state, but what shows the
 *   state leaves it to the browser until then: undefined
 */
export function usePopoverOpen<Unhydrated extends false | undefined>(
  ref: RefObject<HTMLElement | null>,
  unhydrated: Unhydrated,
): boolean | Unhydrated {
  const subscribe = useCallback(
    (listener: () => void) => {
      const element = ref.current;
      element?.addEventListener('toggle', listener);
      return () => element?.removeEventListener('toggle', listener);
    },
    [ref],
  );
  return useSyncExternalStore<boolean | Unhydrated>(
    subscribe,
    () => ref.current !== null && isOpen(ref.current),
    () => unhydrated,
  );
}

/** Closes the popover when another page comes. */
export function useCloseOnNavigation(ref: RefObject<HTMLElement | null>): void {
  const { href } = usePageView();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is what the effect waits for
  useEffect(() => closePopover(ref.current), [ref, href]);
}

export function isOpen(popover: HTMLElement): boolean {
  return knowsPopovers() ? popover.matches(':popover-open') : isMarkedOpen(popover);
}

/** @param source precedes it in the focus order */
export function openPopover(popover: HTMLElement, source: HTMLElement): void {
  if (knowsPopovers()) popover.showPopover({ source });
  else setOpen(popover, true);
}

export function closePopover(popover: HTMLElement | null): void {
  if (!popover || !isOpen(popover)) return;
  if (knowsPopovers()) popover.hidePopover();
  else setOpen(popover, false);
}

/** The scroll position, for hydrated components of a site: at build time it is 0. */
import { useSyncExternalStore } from 'react';
import { SCROLL_THROTTLE_MS } from '../constants.ts';
import { listenToScroll } from '../ui/listen-to-scroll.ts';
import { findCurrentHeading, locateHeadings, readScrollState } from './current-heading.ts';

const subscribe = (onChange: () => void) => listenToScroll(onChange, SCROLL_THROTTLE_MS);

export function useActiveAnchor<T extends { id: string }>(headings: readonly T[]) {
  const ids = headings.map(({ id }) => id);
  const activeAnchorId = useSyncExternalStore(
    subscribe,
    () => findCurrentHeading(locateHeadings(ids), readScrollState()),
    () => undefined,
  );
  return { activeAnchorId, scrolledHeader: headings.find(({ id }) => id === activeAnchorId) };
}

/** In percent of the page, and in pixels. */
export function useReadPercent(): [percent: number, scrollTop: number] {
  const scrollTop = useSyncExternalStore(
    subscribe,
    () => scrollY,
    () => 0,
  );
  if (scrollTop === 0) return [0, 0];
  const { scrollHeight, clientHeight } = document.documentElement;
  return [Math.min(100, Math.round((scrollTop / Math.max(1, scrollHeight - clientHeight)) * 100)), scrollTop];
}

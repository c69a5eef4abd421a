/** Owns the list of the page's headings, with a marker that follows the reader. */
import { usePageView } from '@quire/engine/client';
import { type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { Slot } from '../layout/slot.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { neverChanges } from '../ui/never-changes.ts';
import { useCloseOnNavigation, usePopoverOpen } from '../ui/popover-state.ts';
import { TitleText } from '../ui/title-text.tsx';
import { useCloseOnFollow } from './close-on-follow.ts';
import { createCurrentHeadingStore } from './current-heading.ts';
import { markMembers } from './mark-members.ts';
import styles from './outline.module.css';
import { placeMarker } from './place-marker.ts';

/** What opens the panel names it. */
export const OUTLINE_ID = 'q-outline';

interface OutlineProps {
  id?: string;
  /** What a site puts above and below the list. */
  before?: ReactNode;
  after?: ReactNode;
}

export function Outline({ id = OUTLINE_ID, before, after }: OutlineProps) {
  const { headings } = usePageView().page;
  const text = useTexts();
  const element = useRef<HTMLDivElement>(null);
  useCloseOnNavigation(element);
  useCloseOnFollow(element);
  const store = useMemo(() => createCurrentHeadingStore(headings.map((heading) => heading.id)), [headings]);
  const current = useSyncExternalStore(store.subscribe, store.get, () => undefined);
  const open = usePopoverOpen(element, false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what moves the marker
  useEffect(() => placeMarker(element.current), [current, headings, open]);
  useEffect(() => markMembers(current), [current]);
  // In a frame of another page there is no room to spare.
  const isFramed = useSyncExternalStore(
    neverChanges,
    () => self !== top,
    () => false,
  );
  if (isFramed) return null;
  return (
    <div ref={element} id={id} popover="auto" className={styles.outline} data-part="outline">
      <Slot>{before}</Slot>
      <nav aria-labelledby={`${id}-title`}>
        <p id={`${id}-title`} className={styles.title}>
          {text('outlineTitle')}
        </p>
        <ul className={styles.list}>
          {headings.map((heading) => (
            <li key={heading.id}>
              <a
                className={styles.link}
                data-depth={heading.depth > 2 ? heading.depth : undefined}
                aria-current={heading.id === current ? 'location' : undefined}
                href={`#${heading.id}`}
              >
                <TitleText text={heading.text} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Slot>{after}</Slot>
    </div>
  );
}

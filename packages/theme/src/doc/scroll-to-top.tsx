/** Owns the button that leads back to the top, shown once the page has been scrolled. (SPEC.md 2.3) */
import { usePageView } from '@quire/engine/client';
import { useSyncExternalStore } from 'react';
import { SCROLL_THROTTLE_MS } from '../constants.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { listenToScroll } from '../ui/listen-to-scroll.ts';
import styles from './scroll-to-top.module.css';

const subscribe = (listener: () => void) => listenToScroll(listener, SCROLL_THROTTLE_MS);

export function ScrollToTop() {
  const { site } = usePageView();
  const text = useTexts();
  const isScrolled = useSyncExternalStore(
    subscribe,
    () => scrollY > 0,
    () => false,
  );
  if (!site.scrollToTop) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={text('scrollToTop')}
      title={text('scrollToTop')}
      data-shown={isScrolled || undefined}
      data-part="global"
      onClick={scrollToTop}
    >
      <Icon name="up" />
    </button>
  );
}

function scrollToTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  // The button goes; the focus must not fall out of the page.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

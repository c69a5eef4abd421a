/** Owns the button that leads back to the top, shown once the page has been scrolled. */
import { usePageView } from '@quire/engine/client';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { createScrollDirectionStore } from './scroll-direction.ts';

const store = createScrollDirectionStore();

export function ScrollToTop() {
  const { site } = usePageView();
  const text = useTexts();
  const direction = useSyncExternalStore(store.subscribe, store.get, () => null);
  // Without a script it would do nothing.
  if (!site.scrollToTop || direction === null) return null;
  return (
    <button
      type="button"
      className="q-scroll-to-top"
      aria-label={text('scrollToTop')}
      title={text('scrollToTop')}
      data-shown={direction}
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
  // The button disappears; focus must stay in the page.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/** Owns the button between light and dark. */
import { usePageView } from '@quire/engine/client';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../texts/use-texts.ts';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/icon.tsx';
import { appearanceStore } from './appearance-store.ts';
import styles from './appearance-toggle.module.css';
import { revealChange } from './reveal.ts';

export function AppearanceToggle() {
  return usePageView().site.darkMode === true && <Toggle />;
}

function Toggle() {
  const { site } = usePageView();
  const text = useTexts();
  const isDark = useSyncExternalStore<boolean | undefined>(
    appearanceStore.subscribe,
    appearanceStore.isDark,
    // The document alone does not know the reader's appearance.
    () => undefined,
  );
  const toggle = (event: MouseEvent<HTMLElement>) => {
    const change = () => flushSync(appearanceStore.toggle);
    if (!site.appearanceAnimation) return change();
    const box = event.currentTarget.getBoundingClientRect();
    const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    // A transition that the browser skips has changed the appearance nevertheless.
    revealChange(center, change).catch(() => delete document.documentElement.dataset.reveal);
  };
  return (
    <button
      type="button"
      className={`${controls.iconButton} ${styles.toggle}`}
      aria-label={text('appearance')}
      aria-pressed={isDark}
      title={text('appearance')}
      onClick={toggle}
    >
      <Icon name="sun" className={styles.sun} />
      <Icon name="moon" className={styles.moon} />
    </button>
  );
}

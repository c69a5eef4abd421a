import { usePageView } from '@quire/client';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './appearance-toggle.module.css';

/** The button that switches between light and dark. (enhance-appearance.ts) */
export function AppearanceToggle() {
  const { site } = usePageView();
  const text = useTexts();
  if (site.darkMode !== true) return null;
  return (
    <button
      type="button"
      className={`q-icon-button ${styles.toggle}`}
      aria-label={text('appearance')}
      title={text('appearance')}
      data-appearance={site.appearanceAnimation ? 'animated' : ''}
    >
      <Icon name="sun" className={styles.sun} />
      <Icon name="moon" className={styles.moon} />
    </button>
  );
}

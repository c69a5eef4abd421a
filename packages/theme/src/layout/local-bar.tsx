/** Owns the bar under the nav that opens sidebar and outline where these have no column. (BEHAVIOUR.md, Measures) */
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './local-bar.module.css';

interface LocalBarProps {
  /** The ids of the parts that the page has. */
  sidebarId: string | undefined;
  outlineId: string | undefined;
}

export function LocalBar({ sidebarId, outlineId }: LocalBarProps) {
  const text = useTexts();
  if (!sidebarId && !outlineId) return null;
  return (
    <div className={styles.bar} data-local-bar={outlineId ? 'outline' : ''}>
      {sidebarId && (
        <button
          type="button"
          className={styles.button}
          popoverTarget={sidebarId}
          data-part="sidebar"
          data-opens="sidebar"
        >
          <Icon name="outline" />
          {text('menu')}
        </button>
      )}
      {outlineId && (
        <button type="button" className={styles.button} popoverTarget={outlineId} data-part="outline">
          {text('outlineMenu')}
          <Icon name="chevron" className={styles.chevron} />
        </button>
      )}
    </div>
  );
}

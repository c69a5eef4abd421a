/** The bar below the nav: the position of the page, and buttons for the parts without a column. */
import { usePageView } from '@quire/client';
import { findTrail } from '@quire/client/contract';
import { Fragment } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { TitleText } from '../ui/title-text.tsx';
import styles from './local-bar.module.css';

interface LocalBarProps {
  /** The ids of the parts that the page has. */
  sidebarId: string | undefined;
  outlineId: string | undefined;
}

export function LocalBar({ sidebarId, outlineId }: LocalBarProps) {
  const text = useTexts();
  const { page, sidebar, href } = usePageView();
  const trail = findTrail(sidebar, href) ?? [page.title];
  if (!sidebarId && !outlineId) return null;
  return (
    <div className={styles.bar} data-local-bar={outlineId ? 'outline' : ''}>
      {sidebarId && (
        <button
          type="button"
          className={styles.button}
          popoverTarget={sidebarId}
          aria-label={`${text('menu')}: ${trail.join(' › ')}`}
          data-part="sidebar"
          data-opens="sidebar"
        >
          <Icon name="chevron" />
          <Trail trail={trail} />
        </button>
      )}
      {sidebarId && outlineId && (
        // Hidden, because the sidebar says the same.
        <p className={styles.place} aria-hidden="true">
          <Trail trail={trail} />
        </p>
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

function Trail({ trail }: { trail: string[] }) {
  return (
    <span className={styles.trail}>
      {trail.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' › '}
          <span>
            <TitleText text={part} />
          </span>
        </Fragment>
      ))}
    </span>
  );
}

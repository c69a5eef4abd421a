/** The bar below the nav: the position of the page, and buttons for the parts without a column. */
import { usePageView } from '@quire/client';
import { findTrail } from '@quire/client/contract';
import { Fragment } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { TitleText } from '../ui/title-text.tsx';
import styles from './local-bar.module.css';
import type { PageParts } from './page-parts.ts';
import { OUTLINE_ID, SIDEBAR_ID } from './part-ids.ts';

export function LocalBar({ sidebar, outline }: Pick<PageParts, 'sidebar' | 'outline'>) {
  const text = useTexts();
  const view = usePageView();
  const trail = findTrail(view.sidebar, view.href) ?? [view.page.title];
  if (!sidebar && !outline) return null;
  return (
    <div className={styles.bar} data-local-bar={outline ? 'outline' : ''}>
      {sidebar && (
        <button
          type="button"
          className={styles.button}
          popoverTarget={SIDEBAR_ID}
          aria-label={`${text('menu')}: ${trail.join(' › ')}`}
          data-part="sidebar"
        >
          <Icon name="chevron" />
          <Trail trail={trail} />
        </button>
      )}
      {sidebar && outline && (
        // Hidden, because the sidebar says the same.
        <p className={styles.place} aria-hidden="true">
          <Trail trail={trail} />
        </p>
      )}
      {outline && (
        <button type="button" className={styles.button} popoverTarget={OUTLINE_ID} data-part="outline">
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

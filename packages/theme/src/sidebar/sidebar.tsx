import { usePageView } from '@quire/client';
import type { ReactNode } from 'react';
import { SIDEBAR_ID } from '../layout/part-ids.ts';
import { Slot } from '../layout/slot.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './sidebar.module.css';
import { SidebarNodes, Tag } from './sidebar-nodes.tsx';

interface SidebarProps {
  /** A site's own content above and below the list. */
  before?: ReactNode;
  after?: ReactNode;
}

/** A column on wide screens, a drawer on narrow ones, with the same DOM. (enhance-sidebar.ts) */
export function Sidebar({ before, after }: SidebarProps) {
  const { sidebar, site, keep, sidebarHref } = usePageView();
  const text = useTexts();
  return (
    <div
      id={SIDEBAR_ID}
      data-keep={keep?.sidebar}
      popover="auto"
      className={styles.sidebar}
      data-part="sidebar"
      data-modal={text('menu')}
    >
      <button
        type="button"
        className={`q-icon-button ${styles.close}`}
        aria-label={text('closeMenu')}
        popoverTarget={SIDEBAR_ID}
      >
        <Icon name="close" />
      </button>
      <Slot>{before}</Slot>
      <nav aria-label={text('sidebarLabel')} data-rest={sidebarHref}>
        {site.sidebarTitle && (
          <p className={styles.product}>
            {site.sidebarTitle.text}
            <Tag text={site.sidebarTitle.tag} />
          </p>
        )}
        <SidebarNodes nodes={sidebar} />
      </nav>
      <Slot>{after}</Slot>
    </div>
  );
}

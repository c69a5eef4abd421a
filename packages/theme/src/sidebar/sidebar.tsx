/** Owns the sidebar: a column on wide screens, a drawer on narrow ones; one and the same DOM. */
import { usePageView } from '@quire/engine/client';
import { type ReactNode, useEffect, useRef } from 'react';
import { SIDEBAR_BREAKPOINT_PX } from '../constants.ts';
import { Slot } from '../layout/slot.tsx';
import { useTexts } from '../texts/use-texts.ts';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/icon.tsx';
import { getDialogProps, useModalPopover } from '../ui/modal-popover.ts';
import { usePopoverOpen } from '../ui/popover-state.ts';
import { keepSidebarScroll, revealCurrent } from './reveal-current.ts';
import styles from './sidebar.module.css';
import { SidebarNodes, Tag } from './sidebar-nodes.tsx';

/** There it is a column. */
const CLOSES_AT = [`(width > ${SIDEBAR_BREAKPOINT_PX}px)`];

/** What opens the drawer names it. */
export const SIDEBAR_ID = 'q-sidebar';

interface SidebarProps {
  id?: string;
  /** What a site puts above and below the list. */
  before?: ReactNode;
  after?: ReactNode;
}

export function Sidebar({ id = SIDEBAR_ID, before, after }: SidebarProps) {
  const { sidebar, href, site } = usePageView();
  const text = useTexts();
  const element = useRef<HTMLDivElement>(null);
  useModalPopover(element, CLOSES_AT);
  const open = usePopoverOpen(element, false);
  // The current page is brought into view when it changes, and when the whole sidebar has come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what the effect waits for
  useEffect(() => revealCurrent(element.current), [href, sidebar, open]);
  useEffect(() => (element.current ? keepSidebarScroll(element.current) : undefined), []);
  return (
    <div
      ref={element}
      id={id}
      popover="auto"
      className={styles.sidebar}
      data-part="sidebar"
      data-modal=""
      {...getDialogProps(open, text('menu'))}
    >
      <button
        type="button"
        className={`${controls.iconButton} ${styles.close}`}
        aria-label={text('closeMenu')}
        popoverTarget={id}
      >
        <Icon name="close" />
      </button>
      <Slot>{before}</Slot>
      <nav aria-label={text('sidebarLabel')}>
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

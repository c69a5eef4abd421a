/** Owns the menu that replaces the nav's links on a narrow screen. */
import { usePageView } from '@quire/engine/client';
import type { NavItem } from '@quire/engine/shared';
import { memo, useId, useRef } from 'react';
import { AppearanceToggle } from '../appearance/appearance-toggle.tsx';
import { useTexts } from '../texts/use-texts.ts';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/icon.tsx';
import { getDialogProps, useModalPopover } from '../ui/modal-popover.ts';
import { usePopoverOpen } from '../ui/popover-state.ts';
import { Brand } from './brand.tsx';
import { LanguageList } from './language-menu.tsx';
import styles from './mobile-menu.module.css';
import { ItemText, NavLink } from './nav-links.tsx';
import { findMenuReach, MENU_CLOSES_AT } from './nav-room.ts';
import { SocialItem } from './social-item.tsx';
import { VersionList } from './version-menu.tsx';

export function MobileMenu() {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const text = useTexts();
  const open = usePopoverOpen(panel, undefined);
  const { nav } = usePageView();
  useModalPopover(panel, MENU_CLOSES_AT[findMenuReach(nav)]);
  return (
    <div className={styles.root} data-nav-end="">
      <button
        type="button"
        className={controls.iconButton}
        aria-label={text('mainMenu')}
        aria-expanded={open}
        popoverTarget={id}
      >
        <Icon name="menu" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        data-modal=""
        className={styles.panel}
        {...getDialogProps(open, text('mainMenu'))}
      >
        <div className={styles.head}>
          <Brand />
          <button type="button" className={controls.iconButton} aria-label={text('closeMenu')} popoverTarget={id}>
            <Icon name="close" />
          </button>
        </div>
        <MobileMenuBody />
      </div>
    </div>
  );
}

/** Nothing in it changes with the state of its panel. */
const MobileMenuBody = memo(() => {
  const { nav, site, alternates, versions } = usePageView();
  const text = useTexts();
  return (
    <>
      <nav aria-label={text('mainNav')}>
        <MobileItems items={nav} />
      </nav>
      {alternates.length > 1 && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{text('language')}</h2>
          <LanguageList className={styles.languages} />
        </section>
      )}
      {versions.length > 1 && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{text('versions')}</h2>
          <VersionList className={styles.languages} />
        </section>
      )}
      <div className={styles.foot}>
        {site.socialLinks.map((link) => (
          <SocialItem key={link.content} link={link} className={controls.iconButton} />
        ))}
        <AppearanceToggle />
      </div>
    </>
  );
});

function MobileItems({ items }: { items: NavItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.text}>
          {item.href ? (
            <NavLink item={item} className={styles.link} />
          ) : (
            <span className={styles.heading}>
              <ItemText item={item} />
            </span>
          )}
          {item.items && <MobileItems items={item.items} />}
        </li>
      ))}
    </ul>
  );
}

import { usePageView } from '@quire/client';
import { AppearanceToggle } from '../appearance/appearance-toggle.tsx';
import type { NavProps } from '../layout/layout-props.ts';
import { Slot } from '../layout/slot.tsx';
import { Search } from '../search/search.tsx';
import { Brand } from './brand.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './nav.module.css';
import { NavLinks } from './nav-links.tsx';
import { findMenuReach } from './nav-room.ts';
import { SocialLinks } from './social-links.tsx';
import { VersionMenu } from './version-menu.tsx';

/** The top navigation bar. (enhance-nav-scroll.ts) */
export function Nav({ beforeNavTitle, navTitle, afterNavTitle, beforeNavMenu, afterNavMenu }: NavProps) {
  const { nav, site, page, keep } = usePageView();
  const isHome = page.pageType === 'home';
  // Without the bar, the keys of the search still work.
  if (site.hideNavbar === 'always') return <Search isBare />;
  return (
    <header
      data-keep={keep?.nav}
      className={styles.nav}
      data-part="navbar"
      data-over-hero={isHome || undefined}
      data-hides={site.hideNavbar === 'auto' ? '' : undefined}
      data-menu={findMenuReach(nav)}
    >
      <div className={styles.bar}>
        <Slot>{beforeNavTitle}</Slot>
        {navTitle ? <Slot>{navTitle}</Slot> : <Brand />}
        <Slot>{afterNavTitle}</Slot>
        <NavLinks position="left" className={styles.links} />
        <span className={styles.space} data-space="" />
        <Slot>{beforeNavMenu}</Slot>
        <Search />
        <NavLinks position="right" className={styles.links} />
        <div className={styles.tools}>
          <VersionMenu />
          <LanguageMenu />
          <AppearanceToggle />
          <SocialLinks />
        </div>
        <Slot>{afterNavMenu}</Slot>
        <MobileMenu />
      </div>
    </header>
  );
}

/** Owns the top navigation bar. */
import { usePageView } from '@quire/engine/client';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { AppearanceToggle } from '../appearance/appearance-toggle.tsx';
import type { NavProps } from '../layout/layout-props.ts';
import { Slot } from '../layout/slot.tsx';
import { Search } from '../search/search.tsx';
import { neverChanges } from '../ui/never-changes.ts';
import { Brand } from './brand.tsx';
import { FamilySwitcher } from './family-switcher.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './nav.module.css';
import { NavLinks } from './nav-links.tsx';
import { findMenuReach } from './nav-room.ts';
import { createHiddenStore, createOverHeroStore, type ScrollStore } from './nav-scroll.ts';
import { SocialLinks } from './social-links.tsx';
import { VersionMenu } from './version-menu.tsx';

const overHero = createOverHeroStore();
/** To ask for the position makes the browser compute the layout. */
const nothing: ScrollStore = { get: () => false, subscribe: neverChanges };
const hidden = createHiddenStore();

export function Nav({ beforeNavTitle, navTitle, afterNavTitle, beforeNavMenu, afterNavMenu }: NavProps) {
  const { nav, site, page } = usePageView();
  const { subscribe, get } = page.pageType === 'home' ? overHero : nothing;
  const isOverHero = useSyncExternalStore(subscribe, get, () => page.pageType === 'home');
  const hides = site.hideNavbar === 'auto';
  const isHidden = useSyncExternalStore(hides ? hidden.subscribe : neverChanges, hidden.get, () => false);
  const header = useRef<HTMLElement>(null);
  const reach = findMenuReach(nav);
  // Fewer links are not measured, which would make the browser compute the layout.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other links are measured again
  useEffect(() => {
    if (reach !== 'laptop' && reach !== 'always') return undefined;
    const ends = new AbortController();
    import('./fit-links.ts').then(
      ({ fitLinks }) => header.current && fitLinks(header.current, ends.signal),
      console.warn,
    );
    return () => ends.abort();
  }, [nav, reach]);
  // What has no bar to be in still has its keys.
  if (site.hideNavbar === 'always') return <Search isBare />;
  return (
    <header
      ref={header}
      className={styles.nav}
      data-part="navbar"
      data-over-hero={isOverHero || undefined}
      data-hidden={(hides && isHidden) || undefined}
      data-menu={reach}
    >
      <div className={styles.bar}>
        <Slot>{beforeNavTitle}</Slot>
        {navTitle ? <Slot>{navTitle}</Slot> : <Brand />}
        <Slot>{afterNavTitle}</Slot>
        <FamilySwitcher />
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

import { usePageView } from '@quire/client';
import type { Choice, NavItem } from '@quire/client/contract';
import { useId } from 'react';
import { AppearanceToggle } from '../appearance/appearance-toggle.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Brand } from './brand.tsx';
import { ChoiceList } from './choice-list.tsx';
import styles from './mobile-menu.module.css';
import { ItemText, NavLink } from './nav-links.tsx';
import { SocialItem } from './social-item.tsx';

/** The menu that replaces the nav's links on a narrow screen. */
export function MobileMenu() {
  const id = useId();
  const text = useTexts();
  return (
    <div className={styles.root} data-nav-end="">
      <button type="button" className="q-icon-button" aria-label={text('mainMenu')} popoverTarget={id}>
        <Icon name="menu" />
      </button>
      <div id={id} popover="auto" data-modal={text('mainMenu')} className={styles.panel}>
        <div className={styles.head}>
          <Brand />
          <button type="button" className="q-icon-button" aria-label={text('closeMenu')} popoverTarget={id}>
            <Icon name="close" />
          </button>
        </div>
        <MobileMenuBody />
      </div>
    </div>
  );
}

function MobileMenuBody() {
  const { nav, site, alternates, versions } = usePageView();
  const text = useTexts();
  return (
    <>
      <nav aria-label={text('mainNav')}>
        <MobileItems items={nav} />
      </nav>
      <Choices title={text('language')} choices={alternates} />
      <Choices title={text('versions')} choices={versions} />
      <div className={styles.foot}>
        {site.socialLinks.map((link) => (
          <SocialItem key={link.content} link={link} className="q-icon-button" />
        ))}
        <AppearanceToggle />
      </div>
    </>
  );
}

function Choices({ title, choices }: { title: string; choices: Choice[] }) {
  if (choices.length < 2) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <ChoiceList choices={choices} className={styles.languages} />
    </section>
  );
}

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

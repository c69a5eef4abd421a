/** The social links: the first few inline, the rest in a popup. */
import { usePageView } from '@quire/client';
import { SOCIAL_LINKS_INLINE } from '../constants.ts';
import { useTexts } from '../texts/use-texts.ts';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { SocialItem } from './social-item.tsx';
import styles from './social-links.module.css';

export function SocialLinks() {
  const { site } = usePageView();
  const text = useTexts();
  const links = site.socialLinks;
  if (links.length === 0) return null;
  const isLong = links.length > SOCIAL_LINKS_INLINE;
  return (
    <>
      <ul className={styles.inline}>
        {links.slice(0, SOCIAL_LINKS_INLINE).map((link) => (
          <li key={link.content}>
            <SocialItem link={link} className="q-icon-button" />
          </li>
        ))}
      </ul>
      <Menu
        label={text('moreLinks')}
        button={<Icon name="more" />}
        className={isLong ? styles.more : styles.folded}
        buttonClassName="q-icon-button"
      >
        <ul>
          {links.map((link, index) => (
            <li key={link.content} className={index < SOCIAL_LINKS_INLINE ? styles.also : undefined}>
              <SocialItem link={link} className={controls.row} named />
            </li>
          ))}
        </ul>
      </Menu>
    </>
  );
}

/** One social link in each of its modes: a URL, a text, an image, markup. */
import { isIconName, type SocialLink } from '@quire/client/contract';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Markup } from '../ui/markup.tsx';
import { Menu } from '../ui/menu.tsx';
import { nameSocialLink } from './name-social-link.ts';
import styles from './social-links.module.css';

interface SocialItemProps {
  link: SocialLink;
  className?: string | undefined;
  /** Whether the name is beside the icon. */
  named?: boolean;
}

export function SocialItem({ link, className, named = false }: SocialItemProps) {
  const text = useTexts();
  const name = nameSocialLink(link, text('socialLink'));
  const sign = (
    <>
      <SocialIcon icon={link.icon} name={name} />
      {named && <span>{name}</span>}
    </>
  );
  if (link.mode === 'link') {
    const label = named ? {} : { 'aria-label': name, title: name };
    return (
      <a className={className} href={link.content} target="_blank" rel="noopener noreferrer" {...label}>
        {sign}
      </a>
    );
  }
  return (
    <Menu label={name} button={sign} buttonClassName={className} panelClassName={styles.panel}>
      <SocialContent link={link} name={name} />
    </Menu>
  );
}

function SocialContent({ link, name }: { link: SocialLink; name: string }) {
  if (link.mode === 'img') return <img src={link.content} alt={name} width={160} height={160} loading="lazy" />;
  return link.mode === 'text' ? <p>{link.content}</p> : <Markup html={link.content} />;
}

function SocialIcon({ icon, name }: { icon: SocialLink['icon']; name: string }) {
  if (typeof icon === 'object') return <Markup html={icon.svg} className={styles.custom} />;
  return isIconName(icon) ? <Icon name={icon} /> : <span>{name}</span>;
}

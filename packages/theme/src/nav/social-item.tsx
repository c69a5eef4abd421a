/** Owns one social link in each of its modes: an address, a text, an image, markup. (SPEC.md 3, Social link) */
import type { SocialLink } from '@quire/engine/shared';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { isIconName } from '../ui/icon-paths.ts';
import { Menu } from '../ui/menu.tsx';
import styles from './social-links.module.css';

interface SocialItemProps {
  link: SocialLink;
  className?: string | undefined;
}

export function SocialItem({ link, className }: SocialItemProps) {
  const text = useTexts();
  const name = typeof link.icon === 'string' ? formatName(link.icon) : text('socialLink');
  if (link.mode === 'link') {
    return (
      <a
        className={className}
        href={link.content}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={name}
        title={name}
      >
        <SocialIcon icon={link.icon} />
      </a>
    );
  }
  return (
    <Menu
      label={name}
      button={<SocialIcon icon={link.icon} />}
      buttonClassName={className}
      panelClassName={styles.panel}
    >
      <SocialContent link={link} name={name} />
    </Menu>
  );
}

function SocialContent({ link, name }: { link: SocialLink; name: string }) {
  if (link.mode === 'img') return <img src={link.content} alt={name} width={160} height={160} loading="lazy" />;
  if (link.mode === 'text') return <p>{link.content}</p>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is the site's own configuration
  return <div dangerouslySetInnerHTML={{ __html: link.content }} suppressHydrationWarning />;
}

export function SocialIcon({ icon }: { icon: SocialLink['icon'] }) {
  if (typeof icon === 'string') return isIconName(icon) ? <Icon name={icon} /> : <span>{formatName(icon)}</span>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is the site's own configuration
  return <span className={styles.custom} dangerouslySetInnerHTML={{ __html: icon.svg }} suppressHydrationWarning />;
}

const names: ReadonlyMap<string, string> = new Map([
  ['github', 'GitHub'],
  ['gitlab', 'GitLab'],
  ['x', 'X'],
  ['discord', 'Discord'],
]);

export function formatName(icon: string): string {
  return names.get(icon) ?? icon;
}

/** The link to the locale's home page: logo and name of the site. */
import { usePageView } from '@quire/client';
import { Logo } from '../ui/logo.tsx';
import styles from './brand.module.css';

export function Brand() {
  const { site, locale } = usePageView();
  const name = site.logoText ?? site.title;
  return (
    <a className={styles.brand} href={locale.homeHref}>
      {site.logo && <Logo logo={site.logo} size={28} alt={name ? '' : site.title} wide={!name} />}
      {name && <span>{name}</span>}
    </a>
  );
}

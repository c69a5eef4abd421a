/** Owns the line at the foot of the home page. (BEHAVIOUR.md, Page types) */
import { usePageView } from '@quire/engine/client';
import { SmartLink } from '../ui/smart-link.tsx';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const { site, page } = usePageView();
  if (!site.footer || page.pageType !== 'home') return null;
  const { message, links = [] } = site.footer;
  return (
    <footer className={styles.footer} data-part="footer">
      {message && <span>{message}</span>}
      {links.map(({ text, href }) => (
        <SmartLink key={href} href={href}>
          {text}
        </SmartLink>
      ))}
    </footer>
  );
}

/** Owns the line at the foot of the home page. */
import { usePageView } from '@quire/engine/client';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const { site, page } = usePageView();
  if (!site.footer || page.pageType !== 'home') return null;
  return (
    <footer className={styles.footer} data-part="footer">
      {site.footer}
    </footer>
  );
}

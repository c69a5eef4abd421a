/** The footer of the home page: columns of links, and a line of text. */
import { usePageView } from '@quire/client';
import { SmartLink } from '../ui/smart-link.tsx';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const { site } = usePageView();
  if (!site.footer) return null;
  const { message, links = [], columns = [] } = site.footer;
  return (
    <footer className={styles.footer} data-part="footer">
      {columns.length > 0 && (
        <div className={styles.columns}>
          {columns.map((column) => (
            <div key={column.title}>
              <h2 className={styles.title}>{column.title}</h2>
              <FooterLinks links={column.links} />
            </div>
          ))}
        </div>
      )}
      <div className={styles.line}>
        {message && <span>{message}</span>}
        {links.map(({ text, href }) => (
          <SmartLink key={href} href={href}>
            {text}
          </SmartLink>
        ))}
      </div>
    </footer>
  );
}

function FooterLinks({ links }: { links: Array<{ text: string; href: string }> }) {
  return (
    <ul>
      {links.map(({ text, href }) => (
        <li key={href}>
          <SmartLink href={href}>{text}</SmartLink>
        </li>
      ))}
    </ul>
  );
}

/** Owns the foot of a document: edit link, last change, neighbours. (SPEC.md 2.3) */
import { usePageView } from '@quire/engine/client';
import type { Link } from '@quire/engine/shared';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { LocalDate } from '../ui/local-date.tsx';
import styles from './doc-footer.module.css';

export function DocFooter() {
  const { page, site, neighbours } = usePageView();
  const text = useTexts();
  // Without a text there is no link. (SPEC.md 5)
  const editText = page.editHref && text('editLinkText');
  const changed = site.lastUpdated ? page.lastUpdated : undefined;
  return (
    <footer className={styles.footer} data-part="footer">
      {(editText || changed) && (
        <div className={styles.meta}>
          {editText && (
            <a className={styles.edit} href={page.editHref} target="_blank" rel="noopener noreferrer">
              <Icon name="edit" />
              {editText}
            </a>
          )}
          {changed && (
            <p>
              {text('lastUpdatedText')} <LocalDate iso={changed} />
            </p>
          )}
        </div>
      )}
      {(neighbours.previous || neighbours.next) && (
        <nav className={styles.neighbours} aria-label={text('pageNavigation')}>
          {neighbours.previous && <Neighbour link={neighbours.previous} label={text('prevPageText')} rel="prev" />}
          {neighbours.next && <Neighbour link={neighbours.next} label={text('nextPageText')} rel="next" />}
        </nav>
      )}
    </footer>
  );
}

function Neighbour({ link, label, rel }: { link: Link; label: string; rel: 'prev' | 'next' }) {
  return (
    <a className={styles.neighbour} href={link.href} rel={rel}>
      <span className={styles.label}>{label}</span>
      <span className={styles.name}>{link.text}</span>
    </a>
  );
}

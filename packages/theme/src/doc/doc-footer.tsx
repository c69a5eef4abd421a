/** The footer of a page: edit link, last update, previous and next page. */
import { usePageView } from '@quire/client';
import type { Link } from '@quire/client/contract';
import { useTexts } from '../texts/use-texts.ts';
import { DateText } from '../ui/date-text.tsx';
import { Icon } from '../ui/icon.tsx';
import { TitleText } from '../ui/title-text.tsx';
import styles from './doc-footer.module.css';

export function DocFooter() {
  const { page, site } = usePageView();
  const changed = site.lastUpdated ? page.lastUpdated : undefined;
  return (
    <footer className={styles.footer} data-part="footer">
      {(page.editHref || changed) && (
        <div className={styles.meta}>
          <EditLink />
          <LastUpdated />
        </div>
      )}
      <PrevNextPage />
    </footer>
  );
}

export function EditLink() {
  const { page, locale } = usePageView();
  if (!page.editHref) return null;
  return (
    <a className={styles.edit} target="_blank" rel="noopener noreferrer" href={page.editHref}>
      <Icon name="edit" />
      {locale.texts.editLinkText}
    </a>
  );
}

export function LastUpdated() {
  const { page, site } = usePageView();
  const text = useTexts();
  if (!site.lastUpdated || !page.lastUpdated) return null;
  return (
    <p>
      {text('lastUpdatedText')} <DateText date={page.lastUpdated} />
    </p>
  );
}

/** The pages before and after this one. */
export function PrevNextPage() {
  const { previous, next } = usePageView().neighbors;
  const text = useTexts();
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbors} aria-label={text('pageNavigation')}>
      {previous && <Neighbor link={previous} label={text('prevPageText')} rel="prev" />}
      {next && <Neighbor link={next} label={text('nextPageText')} rel="next" />}
    </nav>
  );
}

function Neighbor({ link, label, rel }: { link: Link; label: string; rel: 'prev' | 'next' }) {
  return (
    <a className={styles.neighbor} rel={rel} href={link.href}>
      <span className={styles.label}>{label}</span>
      <span className={styles.name}>
        <Icon name="arrow" />
        <span>
          <TitleText text={link.text} />
        </span>
      </span>
    </a>
  );
}

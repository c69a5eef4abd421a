/** Owns the line under the title: a post's date, and the page as Markdown to copy or to open. */
import { usePageView } from '@quire/engine/client';
import { useTexts } from '../texts/use-texts.ts';
import { DateText } from '../ui/date-text.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './page-actions.module.css';

export function PageActions() {
  const { page } = usePageView();
  const text = useTexts();
  return (
    <div className={styles.actions} data-page-actions="">
      {page.date && (
        <span className={styles.date}>
          <DateText date={page.date} />
        </span>
      )}
      {page.markdownHref && (
        <>
          <CopyPage href={page.markdownHref} />
          <a className={styles.action} href={page.markdownHref} data-native="">
            <Icon name="markdown" />
            {text('viewMarkdown')}
          </a>
        </>
      )}
    </div>
  );
}

/** (enhance-copying.ts) */
function CopyPage({ href }: { href: string }) {
  const text = useTexts();
  return (
    <button type="button" className={styles.action} data-copy-from={href}>
      <Icon name="copy" />
      <span aria-live="polite">{text('copyPage')}</span>
    </button>
  );
}

/** Owns the line under the title: a post's date, and the page as Markdown to copy or to open. */
import { usePageView } from '@quire/engine/client';
import { useTexts } from '../texts/use-texts.ts';
import { DateText } from '../ui/date-text.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './page-actions.module.css';
import { useCopied } from './use-copied.ts';

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

const COPY_TEXTS = { idle: 'copyPage', copied: 'pageCopied', failed: 'copyPageFailed' } as const;

function CopyPage({ href }: { href: string }) {
  const text = useTexts();
  const { state, copy } = useCopied(() => loadMarkdown(href), text('copyPrompt'));
  const isDone = state === 'copied';
  return (
    <button type="button" className={styles.action} data-done={isDone || undefined} onClick={copy}>
      <Icon name={isDone ? 'check' : 'copy'} />
      <span aria-live="polite">{text(COPY_TEXTS[state])}</span>
    </button>
  );
}

async function loadMarkdown(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`The page's Markdown answered ${response.status}: ${href}`);
  return response.text();
}

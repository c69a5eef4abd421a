/** The line under the title: a post's date, and the page as Markdown to copy, to open, or to ask an assistant about. */
import { usePageView } from '@quire/client';
import { useTexts } from '../texts/use-texts.ts';
import controls from '../ui/controls.module.css';
import { DateText } from '../ui/date-text.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { listAssistants } from './assistants.ts';
import styles from './page-actions.module.css';

export function PageActions() {
  const { page } = usePageView();
  return (
    <div className={styles.actions} data-page-actions="">
      {page.date && (
        <span className={styles.date}>
          <DateText date={page.date} />
        </span>
      )}
      {page.markdownHref && (
        <div className={styles.markdown}>
          <CopyPage href={page.markdownHref} />
          <MarkdownMenu href={page.markdownHref} />
        </div>
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

/** Plain links: other hosts are not contacted before a click. */
function MarkdownMenu({ href }: { href: string }) {
  const { site } = usePageView();
  const text = useTexts();
  const assistants = site.origin === undefined ? [] : listAssistants(text('askAboutPage', { url: site.origin + href }));
  return (
    <Menu label={text('pageActions')} buttonClassName={`q-icon-button ${styles.more}`} panelClassName={styles.panel}>
      <ul>
        <li>
          <a className={controls.row} href={href} data-native="">
            <Icon name="markdown" />
            {text('viewMarkdown')}
          </a>
        </li>
        {assistants.map((assistant) => (
          <li key={assistant.name}>
            <a className={controls.row} href={assistant.href} target="_blank" rel="noopener noreferrer nofollow">
              <Icon name="external" />
              {text('openIn', { name: assistant.name })}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

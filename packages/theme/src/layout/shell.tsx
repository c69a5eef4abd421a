/** The columns of a page: the content and those next to it. */
import { usePageView } from '@quire/client';
import type { ReactNode } from 'react';
import styles from './layout.module.css';
import { isHidden, type PageParts } from './page-parts.ts';

/** Where the skip link leads. */
export const CONTENT_ID = 'q-content';

interface ShellProps extends Partial<Pick<PageParts, 'actions' | 'columns'>> {
  children: ReactNode;
  /** The other columns, which come after the content in the document. */
  beside?: ReactNode;
}

export function Shell({ actions, columns = 'none', children, beside }: ShellProps) {
  const { page } = usePageView();
  return (
    <div className={styles.shell} data-page-type={page.pageType} data-columns={columns}>
      <main id={CONTENT_ID} className={styles.main} tabIndex={-1}>
        <div
          className={styles.content}
          data-actions={actions}
          data-no-zoom={isHidden(page, 'globalUIComponents') ? '' : undefined}
        >
          {children}
        </div>
      </main>
      {beside}
    </div>
  );
}

import { type ReactNode, useId } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import styles from './overview.module.css';

/** A list of pages with a search field that filters it, and a message for no matches. (enhance-filter.ts) */
export function FilteredList({ children }: { children: ReactNode }) {
  const id = useId();
  const text = useTexts();
  return (
    <div className={`q-filterable ${styles.list}`}>
      <search className={styles.filter}>
        <label htmlFor={id}>{text('filterLabel')}</label>
        <input id={id} type="search" placeholder={text('filterPlaceholder')} autoComplete="off" spellCheck={false} />
      </search>
      <div className={styles.groups} data-filter-list="">
        <div role="status" className={styles.none} />
        {children}
      </div>
    </div>
  );
}

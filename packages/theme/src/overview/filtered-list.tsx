import { type ReactNode, useId } from 'react';
import { FilterBox } from './filter-box.tsx';
import styles from './overview.module.css';

/** A list of pages with a filter box, and a message for no matches. (enhance-filter.ts) */
export function FilteredList({ children }: { children: ReactNode }) {
  return (
    <div className={`q-filterable ${styles.list}`}>
      <FilterBox id={useId()} />
      <div className={styles.groups} data-filter-list="">
        <div role="status" className={styles.none} />
        {children}
      </div>
    </div>
  );
}

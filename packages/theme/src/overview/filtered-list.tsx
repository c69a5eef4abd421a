import { type ReactNode, useId } from 'react';
import { FilterBox } from './filter-box.tsx';
import styles from './overview.module.css';

/** A list of pages with its filter: the box, and the word that nothing is left. (enhance-filter.ts) */
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

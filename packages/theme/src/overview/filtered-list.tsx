/** Owns a list of pages with its filter: the box, what is left, and the word that nothing is. */
import { filterOverview, type OverviewGroup } from '@quire/engine/shared';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { FilterBox } from './filter-box.tsx';
import styles from './overview.module.css';

interface FilteredListProps {
  groups: OverviewGroup[];
  /** Renders the groups that are left. */
  children: (shown: OverviewGroup[], query: string) => ReactNode;
}

export function FilteredList({ groups, children }: FilteredListProps) {
  const text = useTexts();
  const id = useId();
  const [query, setQuery] = useState('');
  const shown = filterOverview(groups, query);
  return (
    <>
      <FilterBox id={id} value={query} onChange={(event) => setQuery(event.currentTarget.value)} />
      <div className={styles.groups} data-filtered={query.trim() === '' ? undefined : ''}>
        <div role="status" className={styles.none}>
          {shown.length === 0 && text('filterNone', { query: query.trim() })}
        </div>
        {children(shown, query)}
      </div>
    </>
  );
}

/** Owns the search field that filters an overview. */
import { useId } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import styles from './overview.module.css';

export function FilterBox({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  const id = useId();
  const text = useTexts();
  return (
    <search className={styles.filter}>
      <label htmlFor={id}>{text('filterLabel')}</label>
      <input
        id={id}
        type="search"
        value={query}
        placeholder={text('filterPlaceholder')}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </search>
  );
}

/** Owns the search field that filters an overview. */
import type { ComponentProps } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import styles from './overview.module.css';

/** @param field what the field has besides its looks; its label needs an id */
export function FilterBox(field: ComponentProps<'input'> & { id: string }) {
  const text = useTexts();
  return (
    <search className={styles.filter}>
      <label htmlFor={field.id}>{text('filterLabel')}</label>
      <input type="search" placeholder={text('filterPlaceholder')} autoComplete="off" spellCheck={false} {...field} />
    </search>
  );
}

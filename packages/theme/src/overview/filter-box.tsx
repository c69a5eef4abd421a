import { useTexts } from '../texts/use-texts.ts';
import styles from './overview.module.css';

/** The search field that filters an overview. Its label needs an id. */
export function FilterBox({ id }: { id: string }) {
  const text = useTexts();
  return (
    <search className={styles.filter}>
      <label htmlFor={id}>{text('filterLabel')}</label>
      <input id={id} type="search" placeholder={text('filterPlaceholder')} autoComplete="off" spellCheck={false} />
    </search>
  );
}

/** Owns the list of a page's headings in an overview. */
import type { OverviewHeading } from '@quire/engine/shared';
import { MarkedText } from './marked-text.tsx';
import styles from './overview.module.css';

export function Headings({ headings, query }: { headings: OverviewHeading[]; query: string }) {
  if (headings.length === 0) return null;
  return (
    <ul className={styles.headings}>
      {headings.map((heading) => (
        <li key={heading.href}>
          <a href={heading.href}>
            <MarkedText text={heading.text} query={query} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The list of a page's headings in an overview. */
import type { OverviewHeading } from '@quire/client/contract';
import { TitleText } from '../ui/title-text.tsx';
import styles from './overview.module.css';

export function Headings({ headings }: { headings: OverviewHeading[] }) {
  if (headings.length === 0) return null;
  return (
    <ul className={styles.headings}>
      {headings.map((heading) => (
        <li key={heading.href}>
          <a href={heading.href}>
            <TitleText text={heading.text} />
          </a>
        </li>
      ))}
    </ul>
  );
}

import type { Link } from '@quire/client/contract';
import type { ComponentType } from 'react';
import { TitleText } from '../ui/title-text.tsx';
import styles from './overview.module.css';

interface HeadingsProps {
  headings: Link[];
  /** Renders the text of a heading. */
  Text?: ComponentType<{ text: string }>;
}

/** The list of a page's headings in an overview. */
export function Headings({ headings, Text = TitleText }: HeadingsProps) {
  if (headings.length === 0) return null;
  return (
    <ul className={styles.headings}>
      {headings.map((heading) => (
        <li key={heading.href}>
          <a href={heading.href}>
            <Text text={heading.text} />
          </a>
        </li>
      ))}
    </ul>
  );
}

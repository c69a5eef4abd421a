import { usePageView } from '@quire/client';
import type { ReactNode } from 'react';
import { Slot } from '../layout/slot.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { TitleText } from '../ui/title-text.tsx';
import styles from './outline.module.css';
import { OUTLINE_ID } from './outline-id.ts';

interface OutlineProps {
  id?: string;
  /** A site's own content above and below the list. */
  before?: ReactNode;
  after?: ReactNode;
}

/** The list of the page's headings, with a marker at the current one. (enhance-outline.ts) */
export function Outline({ id = OUTLINE_ID, before, after }: OutlineProps) {
  const { headings } = usePageView().page;
  const text = useTexts();
  return (
    <div id={id} popover="auto" className={styles.outline} data-part="outline">
      <Slot>{before}</Slot>
      <nav aria-labelledby={`${id}-title`}>
        <p id={`${id}-title`} className={styles.title}>
          {text('outlineTitle')}
        </p>
        <ul className={styles.list}>
          {headings.map((heading) => (
            <li key={heading.id}>
              <a
                className={styles.link}
                data-depth={heading.depth > 2 ? heading.depth : undefined}
                href={`#${heading.id}`}
              >
                <TitleText text={heading.text} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Slot>{after}</Slot>
    </div>
  );
}

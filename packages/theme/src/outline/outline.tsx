import { usePageView } from '@quire/client';
import type { ReactNode } from 'react';
import { OUTLINE_ID } from '../layout/part-ids.ts';
import { Slot } from '../layout/slot.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { TitleText } from '../ui/title-text.tsx';
import styles from './outline.module.css';

interface OutlineProps {
  /** A site's own content above and below the list. */
  before?: ReactNode;
  after?: ReactNode;
}

const TITLE_ID = `${OUTLINE_ID}-title`;

/** The list of the page's headings, with a marker at the current one. (enhance-outline.ts) */
export function Outline({ before, after }: OutlineProps) {
  const { headings } = usePageView().page;
  const text = useTexts();
  return (
    <div id={OUTLINE_ID} popover="auto" className={styles.outline} data-part="outline">
      <Slot>{before}</Slot>
      <nav aria-labelledby={TITLE_ID}>
        <p id={TITLE_ID} className={styles.title}>
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

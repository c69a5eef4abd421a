/** The list of a section's pages with its filter. */
import { usePageView } from '@quire/client';
import { listPosts, type OverviewGroup, type OverviewPage } from '@quire/client/contract';
import type { ComponentType, ReactNode } from 'react';
import { TitleText } from '../ui/title-text.tsx';
import { FilteredList } from './filtered-list.tsx';
import { Headings } from './headings.tsx';
import styles from './overview.module.css';
import { Posts } from './posts.tsx';

export function Overview() {
  const groups = usePageView().page.overview ?? [];
  const isBlog = groups.some((group) => group.pages.some((entry) => entry.date !== undefined));
  if (isBlog) return <Posts posts={listPosts(groups)} />;
  return (
    <FilteredList>
      {groups.map((group) => (
        <Group key={group.text} group={group} />
      ))}
    </FilteredList>
  );
}

interface GroupProps {
  group: Pick<OverviewGroup, 'text' | 'href'> & { id: string | undefined; pages: Entry[] };
  /** Renders titles and headings. */
  Text?: ComponentType<{ text: string }>;
}

/** Without an href, it is only a title for the headings below it. */
type Entry = Omit<OverviewPage, 'href'> & { href: string | undefined };

export function Group({ group, Text = TitleText }: GroupProps) {
  return (
    <section className={styles.group}>
      {group.text && (
        <h2 id={group.id} className={styles.groupTitle}>
          <OptionalLink href={group.href}>
            <Text text={group.text} />
          </OptionalLink>
        </h2>
      )}
      <ul className={styles.cards}>
        {group.pages.map((entry) => (
          <Card key={entry.href ?? entry.text} entry={entry} Text={Text} />
        ))}
      </ul>
    </section>
  );
}

function OptionalLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href ? <a href={href}>{children}</a> : children;
}

function Card({ entry, Text }: { entry: Entry; Text: ComponentType<{ text: string }> }) {
  return (
    <li className={styles.card}>
      <h3 className={styles.cardTitle}>
        <OptionalLink href={entry.href}>
          <Text text={entry.text} />
        </OptionalLink>
      </h3>
      {entry.valueType && <code className={styles.valueType}>{entry.valueType}</code>}
      {entry.summary && <p className={styles.summary}>{entry.summary}</p>}
      <Headings headings={entry.headings} Text={Text} />
    </li>
  );
}

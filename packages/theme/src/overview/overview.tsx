/** Owns the list of a section's pages with its filter. */
import { usePageView } from '@quire/engine/client';
import { listPosts, type OverviewGroup, type OverviewPage } from '@quire/engine/shared';
import { FilteredList } from './filtered-list.tsx';
import { Headings } from './headings.tsx';
import { MarkedText } from './marked-text.tsx';
import styles from './overview.module.css';
import { Posts } from './posts.tsx';

export function Overview() {
  const { page } = usePageView();
  const groups = page.overview ?? [];
  const isBlog = groups.some((group) => group.pages.some((entry) => entry.date !== undefined));
  if (isBlog) return <Posts key={page.routePath} posts={listPosts(groups)} />;
  // Another page begins with an empty filter.
  return (
    <FilteredList key={page.routePath} groups={groups}>
      {(shown, query) => shown.map((group) => <Group key={group.text} group={group} query={query} />)}
    </FilteredList>
  );
}

interface GroupProps {
  group: OverviewGroup;
  /** What is marked; nothing where it is absent. */
  query?: string;
}

export function Group({ group, query = '' }: GroupProps) {
  const title = <MarkedText text={group.text} query={query} />;
  return (
    <section className={styles.group}>
      <h2 id={group.id} className={styles.groupTitle}>
        {group.href ? <a href={group.href}>{title}</a> : title}
      </h2>
      <ul className={styles.cards}>
        {group.pages.map((entry) => (
          <Card key={entry.href} entry={entry} query={query} />
        ))}
      </ul>
    </section>
  );
}

function Card({ entry, query }: { entry: OverviewPage; query: string }) {
  return (
    <li className={styles.card}>
      <h3 className={styles.cardTitle}>
        <a href={entry.href}>
          <MarkedText text={entry.text} query={query} />
        </a>
      </h3>
      {entry.valueType && <code className={styles.valueType}>{entry.valueType}</code>}
      {entry.summary && <p className={styles.summary}>{entry.summary}</p>}
      <Headings headings={entry.headings} query={query} />
    </li>
  );
}

/** The list of a section's pages with its filter. */
import { usePageView } from '@quire/client';
import { listPosts, type OverviewGroup, type OverviewPage } from '@quire/client/contract';
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

export function Group({ group }: { group: OverviewGroup }) {
  const title = <TitleText text={group.text} />;
  return (
    <section className={styles.group}>
      <h2 id={group.id} className={styles.groupTitle}>
        {group.href ? <a href={group.href}>{title}</a> : title}
      </h2>
      <ul className={styles.cards}>
        {group.pages.map((entry) => (
          <Card key={entry.href} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function Card({ entry }: { entry: OverviewPage }) {
  return (
    <li className={styles.card}>
      <h3 className={styles.cardTitle}>
        <a href={entry.href}>
          <TitleText text={entry.text} />
        </a>
      </h3>
      {entry.valueType && <code className={styles.valueType}>{entry.valueType}</code>}
      {entry.summary && <p className={styles.summary}>{entry.summary}</p>}
      <Headings headings={entry.headings} />
    </li>
  );
}

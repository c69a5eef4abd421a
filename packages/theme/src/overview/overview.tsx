/** Owns the list of a section's pages with its filter. (SPEC.md 2.2 and 5) */
import { usePageView } from '@quire/engine/client';
import { filterOverview, type OverviewGroup, type OverviewPage } from '@quire/engine/shared';
import { useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { LocalDate } from '../ui/local-date.tsx';
import { FilterBox } from './filter-box.tsx';
import styles from './overview.module.css';

export function Overview() {
  const { page } = usePageView();
  const groups = page.overview ?? [];
  const isBlog = groups.some((group) => group.pages.some((entry) => entry.date !== undefined));
  if (isBlog) return <Posts posts={groups.flatMap((group) => group.pages)} />;
  // Another page begins with an empty filter.
  return <FilteredGroups key={page.routePath} groups={groups} />;
}

function FilteredGroups({ groups }: { groups: OverviewGroup[] }) {
  const text = useTexts();
  const [query, setQuery] = useState('');
  const shown = filterOverview(groups, query);
  return (
    <>
      <FilterBox query={query} onChange={setQuery} />
      <div role="status" className={styles.none}>
        {shown.length === 0 && text('filterNone', { query: query.trim() })}
      </div>
      {shown.map((group) => (
        <Group key={group.text} group={group} />
      ))}
    </>
  );
}

export function Group({ group }: { group: OverviewGroup }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.groupTitle}>{group.href ? <a href={group.href}>{group.text}</a> : group.text}</h2>
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
        <a href={entry.href}>{entry.text}</a>
      </h3>
      {entry.headings.length > 0 && (
        <ul className={styles.headings}>
          {entry.headings.map((heading) => (
            <li key={heading.href}>
              <a href={heading.href}>{heading.text}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Posts({ posts }: { posts: OverviewPage[] }) {
  return (
    <ul className={styles.posts}>
      {posts.map((post) => (
        <li key={post.href} className={styles.post}>
          {post.date && (
            <p className={styles.date}>
              <LocalDate iso={post.date} />
            </p>
          )}
          <h2 className={styles.postTitle}>
            <a href={post.href}>{post.text}</a>
          </h2>
          {post.description && <p className={styles.description}>{post.description}</p>}
        </li>
      ))}
    </ul>
  );
}

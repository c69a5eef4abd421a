/** Owns the list of a blog's posts. From ten posts on it has a filter, and each post its headings. (docs/behavior/page-types.md) */
import { filterOverview, type OverviewPage, POSTS_FILTERED_FROM } from '@quire/engine/shared';
import { useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { LocalDate } from '../ui/local-date.tsx';
import { FilterBox } from './filter-box.tsx';
import { Headings } from './headings.tsx';
import { MarkedText } from './marked-text.tsx';
import styles from './overview.module.css';

export function Posts({ posts }: { posts: OverviewPage[] }) {
  return posts.length < POSTS_FILTERED_FROM ? <PostList posts={posts} /> : <FilteredPosts posts={posts} />;
}

function FilteredPosts({ posts }: { posts: OverviewPage[] }) {
  const text = useTexts();
  const [query, setQuery] = useState('');
  const shown = filterOverview([{ text: '', pages: posts }], query).flatMap(({ pages }) => pages);
  return (
    <>
      <FilterBox query={query} onChange={setQuery} />
      <div className={styles.groups} data-filtered={query.trim() === '' ? undefined : ''}>
        <div role="status" className={styles.none}>
          {shown.length === 0 && text('filterNone', { query: query.trim() })}
        </div>
        <PostList posts={shown} query={query} />
      </div>
    </>
  );
}

/** @param query what is marked; without it there is no filter, and no headings */
function PostList({ posts, query }: { posts: OverviewPage[]; query?: string }) {
  if (posts.length === 0) return null;
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
            <a href={post.href}>
              <MarkedText text={post.text} query={query ?? ''} />
            </a>
          </h2>
          {post.description && <p className={styles.description}>{post.description}</p>}
          {query !== undefined && <Headings headings={post.headings} query={query} />}
        </li>
      ))}
    </ul>
  );
}

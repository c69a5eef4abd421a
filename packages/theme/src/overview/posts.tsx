/** Owns the list of a blog's posts. From ten posts on it has a filter, and each post its headings. (docs/behavior/page-types.md) */
import { type OverviewPage, POSTS_FILTERED_FROM } from '@quire/engine/shared';
import { DateText } from '../ui/date-text.tsx';
import { FilteredList } from './filtered-list.tsx';
import { Headings } from './headings.tsx';
import { MarkedText } from './marked-text.tsx';
import styles from './overview.module.css';

export function Posts({ posts }: { posts: OverviewPage[] }) {
  return posts.length < POSTS_FILTERED_FROM ? <PostList posts={posts} /> : <FilteredPosts posts={posts} />;
}

function FilteredPosts({ posts }: { posts: OverviewPage[] }) {
  return (
    <FilteredList groups={[{ id: '', text: '', pages: posts }]}>
      {(shown, query) => <PostList posts={shown.flatMap(({ pages }) => pages)} query={query} />}
    </FilteredList>
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
              <DateText date={post.date} />
            </p>
          )}
          <h2 className={styles.postTitle}>
            <a href={post.href}>
              <MarkedText text={post.text} query={query ?? ''} />
            </a>
          </h2>
          {post.summary && <p className={styles.description}>{post.summary}</p>}
          {query !== undefined && <Headings headings={post.headings} query={query} />}
        </li>
      ))}
    </ul>
  );
}

/** The list of a blog's posts. From ten posts on it has a filter, and each post its headings. (docs/behavior/page-types.md) */
import { type OverviewPage, POSTS_FILTERED_FROM } from '@quire/client/contract';
import { DateText } from '../ui/date-text.tsx';
import { TitleText } from '../ui/title-text.tsx';
import { FilteredList } from './filtered-list.tsx';
import { Headings } from './headings.tsx';
import styles from './overview.module.css';

export function Posts({ posts }: { posts: OverviewPage[] }) {
  const isLong = posts.length >= POSTS_FILTERED_FROM;
  const list = (
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
              <TitleText text={post.text} />
            </a>
          </h2>
          {post.summary && <p className={styles.description}>{post.summary}</p>}
          {isLong && <Headings headings={post.headings} />}
        </li>
      ))}
    </ul>
  );
  return isLong ? <FilteredList>{list}</FilteredList> : list;
}

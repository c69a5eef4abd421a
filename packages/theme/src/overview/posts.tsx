/** Owns the list of a blog's posts. */
import type { OverviewPage } from '@quire/engine/shared';
import { LocalDate } from '../ui/local-date.tsx';
import styles from './overview.module.css';

export function Posts({ posts }: { posts: OverviewPage[] }) {
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

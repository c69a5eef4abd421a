/** Owns the offer of pages whose path is like the one that leads nowhere. */
import { useEffect, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import type { ListedPage } from './find-nearest-pages.ts';
import styles from './not-found.module.css';

export function NearestPages({ homeHref }: { homeHref: string }) {
  const text = useTexts();
  const [pages, setPages] = useState<ListedPage[]>([]);
  useEffect(() => {
    const ends = new AbortController();
    loadNearest(homeHref, ends.signal)
      .then(setPages)
      .catch((error) => ends.signal.aborted || console.warn(error));
    return () => ends.abort();
  }, [homeHref]);
  return (
    <div className={styles.nearest}>
      {pages.length > 0 && (
        <>
          <h2>{text('notFoundNearest')}</h2>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a> <span>{path}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** A site without an index has none to offer. What compares comes with it: few pages need it. */
async function loadNearest(homeHref: string, signal: AbortSignal): Promise<ListedPage[]> {
  const [response, { findNearestPages, parsePageIndex }] = await Promise.all([
    fetch(`${homeHref}llms.txt`, { signal }),
    import('./find-nearest-pages.ts'),
  ]);
  return response.ok ? findNearestPages(location.pathname, parsePageIndex(await response.text())) : [];
}

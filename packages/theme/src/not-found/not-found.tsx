/** Owns the page for addresses that lead nowhere. (SPEC.md 2.2, 404) */
import { usePageView } from '@quire/engine/client';
import { useId, useSyncExternalStore } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { findHomeHref } from './find-home-href.ts';
import styles from './not-found.module.css';

export function NotFound() {
  const { site, locale, alternates, versions } = usePageView();
  const text = useTexts();
  // A host may answer every unknown address with one document: then the address says which home is meant.
  const homeHref = useSyncExternalStore(
    neverChanges,
    () =>
      findHomeHref(location.pathname, {
        base: site.base,
        versions: versions.filter(({ isDefault }) => !isDefault).map(({ version }) => version),
        locales: alternates,
        fallback: locale.homeHref,
      }),
    () => locale.homeHref,
  );
  const id = useId();
  return (
    <div className={styles.page}>
      <div className={styles.code}>404</div>
      <h1 className={styles.title}>{text('notFoundTitle')}</h1>
      <p className={styles.detail}>{text('notFoundDetail')}</p>
      {/* Who speaks to the computer says what is to be seen: the name is the visible text, and then the label. */}
      <a
        id={id}
        className={styles.home}
        href={homeHref}
        aria-label={text('notFoundHomeLabel')}
        aria-labelledby={`${id}text ${id}`}
      >
        <span id={`${id}text`}>{text('notFoundHome')}</span>
      </a>
    </div>
  );
}

function neverChanges() {
  return () => {};
}

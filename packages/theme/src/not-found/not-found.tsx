/** Owns the page for unknown URLs. */
import { usePageView } from '@quire/engine/client';
import { useId, useSyncExternalStore } from 'react';
import { findSentence } from '../texts/find-sentence.ts';
import { useTexts } from '../texts/use-texts.ts';
import { neverChanges } from '../ui/never-changes.ts';
import { BrokenStack } from './broken-stack.tsx';
import { findHomeHref } from './find-home-href.ts';
import { NearestPages } from './nearest-pages.tsx';
import styles from './not-found.module.css';

export function NotFound() {
  const { site, locale, alternates, versions } = usePageView();
  const text = useTexts();
  // A host may answer every unknown URL with one document: then the URL says which home is meant.
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
      <BrokenStack />
      <div className={styles.code}>404</div>
      <h1 className={styles.title}>{text('notFoundTitle')}</h1>
      <p className={styles.detail}>
        {text('notFoundDetail')
          .split('\n')
          .map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
      </p>
      {/* Speech control works by visible text: the name begins with it, and the label follows. */}
      <a
        id={id}
        className={styles.home}
        href={homeHref}
        aria-label={text('notFoundHomeLabel')}
        aria-labelledby={`${id}text ${id}`}
      >
        <span id={`${id}text`}>{text('notFoundHome')}</span>
      </a>
      <OtherLanguages />
      <NearestPages homeHref={homeHref} />
    </div>
  );
}

/** Where the host has one page for all, and no script brings the one in the reader's language. */
function OtherLanguages() {
  const { alternates, locale } = usePageView();
  const others = alternates.flatMap(({ lang, href, current }) => {
    const sentence = findSentence(locale.texts, 'missed', lang);
    return current || !sentence ? [] : [{ lang, href, sentence }];
  });
  return (
    <noscript>
      {others.map(({ lang, href, sentence }) => (
        <p key={lang} className={styles.detail}>
          <a href={href} lang={lang} hrefLang={lang}>
            {sentence}
          </a>
        </p>
      ))}
    </noscript>
  );
}

import { usePageView } from '@quire/client';
import { type ReactNode, useId } from 'react';
import type { NotFoundProps } from '../layout/layout-props.ts';
import { Slot } from '../layout/slot.tsx';
import { findSentence } from '../texts/find-sentence.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './not-found.module.css';

/** The page for unknown URLs. If its text has a first heading, styles hide those of the theme. (enhance-not-found.ts) */
export function NotFound({ beforeNotFound, children }: NotFoundProps & { children?: ReactNode }) {
  const { locale } = usePageView();
  const text = useTexts();
  const id = useId();
  return (
    <div className={styles.page}>
      <Slot>{beforeNotFound}</Slot>
      <div className={styles.code}>404</div>
      <h1 className={styles.title}>{text('notFoundTitle')}</h1>
      <p className={styles.detail}>
        {text('notFoundDetail')
          .split('\n')
          .map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
      </p>
      {children}
      {/* Speech control uses visible text, so the accessible name begins with it, and the label follows. */}
      <a
        id={id}
        className={styles.home}
        href={locale.homeHref}
        data-home=""
        aria-label={text('notFoundHomeLabel')}
        aria-labelledby={`${id}text ${id}`}
      >
        <span id={`${id}text`}>{text('notFoundHome')}</span>
      </a>
      <OtherLanguages />
      <div className={styles.nearest} data-nearest={text('notFoundNearest')} />
    </div>
  );
}

/** For hosts with one page for all languages, if no script replaces it with the reader's. */
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

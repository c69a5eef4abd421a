/** Owns the quiet line that offers a deep link's page in the reader's own language. */
import { usePageView } from '@quire/engine/client';
import { useState, useSyncExternalStore } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { findLocaleOffer, findOfferSentence, getOfferedLang, refuseOffers } from './find-locale-offer.ts';
import { keepUrlTail } from './language-href.ts';
import styles from './locale-offer.module.css';

export function LocaleOffer() {
  const { alternates, page, locale } = usePageView();
  const text = useTexts();
  const offered = useSyncExternalStore(neverChanges, getOfferedLang, () => undefined);
  const [refused, setRefused] = useState(false);
  if (refused) return null;
  const offer = findLocaleOffer(alternates, offered, page.translations);
  const sentence = offer && findOfferSentence(locale.texts, offer.lang);
  if (!offer || !sentence) return null;
  const refuse = () => {
    refuseOffers();
    setRefused(true);
  };
  return (
    <aside className={styles.offer} aria-label={text('language')} data-part="global">
      <a href={keepUrlTail(offer.href, location)} lang={offer.lang} hrefLang={offer.lang} onClick={refuse}>
        {sentence}
      </a>
      <button type="button" aria-label={text('dismiss')} onClick={refuse}>
        <Icon name="close" />
      </button>
    </aside>
  );
}

function neverChanges() {
  return () => {};
}

/** Owns the quiet line that offers a deep link's page in the reader's own language. Loaded for those who get one. */
import { useFailedVisit, usePageView } from '@quire/engine/client';
import { useState } from 'react';
import { findSentence } from '../texts/find-sentence.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { findLocaleOffer } from './find-locale-offer.ts';
import { keepUrlTail } from './language-href.ts';
import { answerOffers } from './offered-lang.ts';

export function OfferLine({ lang }: { lang: string }) {
  const { alternates, page, locale } = usePageView();
  const text = useTexts();
  const [answered, setAnswered] = useState(false);
  const failed = useFailedVisit();
  // One line at a time.
  if (answered || failed) return null;
  const offer = findLocaleOffer(alternates, lang, page.translations);
  const sentence = offer && findSentence(locale.texts, 'offer', offer.lang);
  if (!offer || !sentence) return null;
  const answer = () => {
    answerOffers();
    setAnswered(true);
  };
  return (
    <aside className="q-quiet-line" aria-label={text('language')} data-part="global">
      <a
        className="q-quiet-action"
        href={keepUrlTail(offer.href, location)}
        lang={offer.lang}
        hrefLang={offer.lang}
        onClick={answer}
      >
        {sentence}
      </a>
      <button type="button" className="q-quiet-close" aria-label={text('dismiss')} onClick={answer}>
        <Icon name="close" />
      </button>
    </aside>
  );
}

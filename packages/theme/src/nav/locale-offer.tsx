import { usePageView } from '@quire/client';
import { findSentence } from '../texts/find-sentence.ts';

/** The lines that may offer this page in another language. The home page redirects readers instead. (offer-locale.ts) */
export function LocaleOffer() {
  const { alternates, page, locale } = usePageView();
  if (page.routePath === '/') return null;
  const offered = alternates.filter(({ lang, current }) => !current && page.translations.includes(lang));
  return offered.map(({ lang, href }) => {
    const sentence = findSentence(locale.texts, 'offer', lang);
    return (
      sentence && (
        <template key={lang} data-offers={lang}>
          <a className="q-quiet-action" href={href} lang={lang} hrefLang={lang} data-other="">
            {sentence}
          </a>
        </template>
      )
    );
  });
}

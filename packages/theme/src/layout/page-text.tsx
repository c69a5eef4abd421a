/** The content of the page, with the notice about its translation. */
import { Article } from '@quire/client';
import { TranslationNotice } from '../doc/translation-notice.tsx';

export function PageText() {
  return (
    <>
      <TranslationNotice />

      <Article className="q-article" />
    </>
  );
}

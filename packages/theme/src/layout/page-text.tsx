/** The text of the page, with what there is to say about its translation. */
import { Article } from '@quire/engine/client';
import { TranslationNotice } from '../doc/translation-notice.tsx';

export function PageText() {
  return (
    <>
      <TranslationNotice />

      <Article className="q-article" />
    </>
  );
}

/** The notice above a page that is a draft, is not translated, is out of date, or belongs to an old version. */
import { usePageView } from '@quire/client';
import { useTexts } from '../texts/use-texts.ts';
import { findNotice } from './find-notice.ts';

export function TranslationNotice() {
  const view = usePageView();
  const text = useTexts();
  const notice = findNotice(view);
  if (!notice) return null;
  return (
    <p className="q-notice" role="note">
      {text(notice.key, notice.values)}
      {notice.href && notice.linkKey && (
        <>
          {' '}
          <a href={notice.href} lang={notice.lang} hrefLang={notice.lang}>
            {text(notice.linkKey)}
          </a>
        </>
      )}
    </p>
  );
}

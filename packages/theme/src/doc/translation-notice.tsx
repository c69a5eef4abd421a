/** The notice above a page that is a draft, is not translated, is out of date, or belongs to an old version. */
import { usePageView } from '@quire/client';
import { useTexts } from '../texts/use-texts.ts';
import { findNotice } from './find-notice.ts';

export function TranslationNotice() {
  const notice = findNotice(usePageView());
  const text = useTexts();
  if (!notice) return null;
  return (
    <p className="q-notice" role="note">
      {text(notice.key, notice.values)}
      {notice.link && (
        <>
          {' '}
          <a href={notice.link.href}>{text(notice.link.key)}</a>
        </>
      )}
    </p>
  );
}

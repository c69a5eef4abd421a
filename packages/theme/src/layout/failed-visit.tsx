/** Owns the quiet line that says that a page could not be loaded, and offers to try again. (docs/behavior/navigation.md) */
import { useFailedVisit } from '@quire/engine/client';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';

/** The region is there before it has a text, so that screen readers announce it. */
export function FailedVisitLine() {
  const visit = useFailedVisit();
  const text = useTexts();
  const dismiss = () => {
    visit?.dismiss();
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <div className={visit && 'q-quiet-line'} data-part="visit">
      <span role="status">{visit && text(visit.isRetrying ? 'visitRetrying' : 'visitFailed')}</span>
      {visit && (
        <>
          <button type="button" className="q-quiet-action" onClick={visit.retry}>
            {text('visitRetry')}
          </button>
          <button type="button" className="q-quiet-close" aria-label={text('dismiss')} onClick={dismiss}>
            <Icon name="close" />
          </button>
        </>
      )}
    </div>
  );
}

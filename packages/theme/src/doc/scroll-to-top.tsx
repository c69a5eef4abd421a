import { usePageView } from '@quire/client';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';

/** The button that leads back to the top. It needs a script, whose stylesheet shows it. (enhance-scroll-to-top.ts) */
export function ScrollToTop() {
  const { site } = usePageView();
  const name = useTexts()('scrollToTop');
  if (!site.scrollToTop) return null;
  return (
    <button type="button" className="q-scroll-to-top" aria-label={name} title={name} data-part="global" hidden>
      <Icon name="up" />
    </button>
  );
}

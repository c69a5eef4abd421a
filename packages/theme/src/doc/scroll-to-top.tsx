import { usePageView } from '@quire/engine/client';
import { useTexts } from '../texts/use-texts.ts';

/** The place of the button that leads back to the top: without a script it would do nothing. (enhance-scroll-to-top.ts) */
export function ScrollToTop() {
  const { site } = usePageView();
  const text = useTexts();
  return site.scrollToTop ? <div data-scroll-to-top={text('scrollToTop')} hidden /> : null;
}

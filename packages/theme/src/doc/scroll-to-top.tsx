import { usePageView } from '@quire/client';
import { useTexts } from '../texts/use-texts.ts';

/** The container for the back-to-top button, which a script adds. (enhance-scroll-to-top.ts) */
export function ScrollToTop() {
  const { site } = usePageView();
  const text = useTexts();
  return site.scrollToTop ? <div data-scroll-to-top={text('scrollToTop')} hidden /> : null;
}

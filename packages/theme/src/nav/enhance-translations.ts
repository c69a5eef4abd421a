import { findTarget } from '../ui/find-target.ts';
import { answerOffers } from './locale-answer.ts';

/** Events that follow a link, or open the menu in which it can be opened in another tab. */
const OPENINGS = ['click', 'auxclick', 'contextmenu'];

/** Links to the same page in another language or version keep the query and the hash. */
export function enhanceTranslations(): void {
  const onOpening = (event: Event) => {
    const link = findTarget(event, '[data-other]');
    if (!link) return;
    const [path = ''] = (link.getAttribute('href') ?? '').split(/[?#]/);
    link.setAttribute('href', path + location.search + location.hash);
    if (link.lang && event.type !== 'contextmenu') answerOffers();
  };
  // Before anything else sees the event.
  for (const opening of OPENINGS) document.addEventListener(opening, onOpening, { capture: true });
}

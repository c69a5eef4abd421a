import { findTarget } from '../ui/find-target.ts';
import { keepUrlTail } from './language-href.ts';
import { answerOffers } from './locale-answer.ts';

/** Links to the same page in another language or version keep the query and the hash. */
export function enhanceTranslations(): void {
  const onClick = (event: Event) => {
    const link = findTarget(event, '[data-translation], [data-version]');
    if (!link) return;
    const [path = ''] = (link.getAttribute('href') ?? '').split(/[?#]/);
    link.setAttribute('href', keepUrlTail(path, location));
    if ('translation' in link.dataset) answerOffers();
  };
  // Before anything else sees the event.
  document.addEventListener('click', onClick, { capture: true });
}

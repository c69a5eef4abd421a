import { onEachPage } from '@quire/client';
import { getText } from '../texts/browser-texts.ts';
import { createQuietLine } from '../ui/create-quiet-line.ts';
import { onClick } from '../ui/find-target.ts';
import { answerOffers, areOffersAnswered } from './locale-answer.ts';

/** Shows a line that offers the page in the reader's language, until the reader answers. */
export function enhanceLocaleOffer(lang: string): void {
  const show = () => {
    const offer = document.querySelector<HTMLTemplateElement>(`[data-offers="${CSS.escape(lang)}"]`);
    if (offer && !areOffersAnswered()) offer.after(createLine(offer));
  };
  onClick('[data-offer] :is(a, button)', () => {
    answerOffers();
    document.querySelector('[data-offer]')?.remove();
  });
  onEachPage(show);
}

function createLine({ content }: HTMLTemplateElement): HTMLElement {
  const line = createQuietLine({ name: getText('language'), part: 'global' }, document.importNode(content, true));
  line.dataset.offer = '';
  return line;
}

import { getText } from '../texts/browser-texts.ts';
import { createQuietLine } from '../ui/create-quiet-line.ts';
import { onClick } from '../ui/find-target.ts';
import { answerOffers, areOffersAnswered } from './locale-answer.ts';

/**
 * Shows a line that offers the page in the reader's language, until the reader answers.
 *
 * @param selector matches the template of the line
 * @returns a function to call on each page
 */
export function createOffers(selector: string): () => void {
  onClick('[data-offer] :is(a, button)', () => {
    answerOffers();
    document.querySelector('[data-offer]')?.remove();
  });
  return () => {
    const offer = document.querySelector<HTMLTemplateElement>(selector);
    if (offer && !areOffersAnswered()) offer.after(createLine(offer));
  };
}

function createLine({ content }: HTMLTemplateElement): HTMLElement {
  const line = createQuietLine({ name: getText('language'), part: 'global' }, document.importNode(content, true));
  line.dataset.offer = '';
  return line;
}

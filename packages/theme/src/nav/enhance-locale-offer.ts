import { createElement, onEachPage } from '@quire/client';
import { readTexts } from '../texts/browser-texts.ts';
import { createIconButton } from '../ui/create-icon-button.ts';
import { findTarget } from '../ui/find-target.ts';
import { answerOffers, areOffersAnswered } from './locale-answer.ts';

/** Shows a line that offers the page in the reader's language, until the reader answers. */
export function enhanceLocaleOffer(lang: string): void {
  const show = () => {
    const offer = document.querySelector<HTMLTemplateElement>(`[data-offers="${CSS.escape(lang)}"]`);
    if (offer && !areOffersAnswered()) offer.after(createLine(offer));
  };
  document.addEventListener('click', (event) => {
    if (!findTarget(event, '[data-offer] :is(a, button)')) return;
    answerOffers();
    document.querySelector('[data-offer]')?.remove();
  });
  onEachPage(show);
}

function createLine({ content }: HTMLTemplateElement): HTMLElement {
  const text = readTexts();
  const close = createIconButton('close', text('dismiss'), { className: 'q-quiet-close' });
  const properties = { className: 'q-quiet-line', ariaLabel: text('language') };
  const line = createElement('aside', properties, document.importNode(content, true), close);
  Object.assign(line.dataset, { part: 'global', offer: '' });
  return line;
}

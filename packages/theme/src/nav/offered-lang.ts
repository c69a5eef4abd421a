/** Owns which language the reader is offered, until there is an answer; whom to offer it, the engine decides. */
import { storeText } from '../ui/stored-text.ts';

const ANSWER_KEY = 'quire-locale-offer';
const ANSWERED = '1';

/** The language on offer, unless the reader has answered. */
export function getOfferedLang(): string | undefined {
  try {
    return localStorage.getItem(ANSWER_KEY) === ANSWERED ? undefined : document.documentElement.dataset.offerLang;
  } catch {
    return undefined;
  }
}

/** The reader has chosen: nothing is offered any longer. Where storage is switched off, nothing is offered in the first place. */
export function answerOffers(): void {
  storeText(ANSWER_KEY, ANSWERED);
}

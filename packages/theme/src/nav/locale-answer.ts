/** The reader's answer to offers of another language. */
import { storeText } from '../ui/stored-text.ts';

const ANSWER_KEY = 'quire-locale-offer';
const ANSWERED = '1';

/** Also where storage is switched off: there no answer lasts. */
export function areOffersAnswered(): boolean {
  try {
    return localStorage.getItem(ANSWER_KEY) === ANSWERED;
  } catch {
    return true;
  }
}

/** The reader has chosen: nothing is offered any longer. */
export function answerOffers(): void {
  storeText(ANSWER_KEY, ANSWERED);
}

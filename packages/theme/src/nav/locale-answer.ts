/** The reader's answer to offers of another language. */
import { storeText } from '@quire/client';

const ANSWER_KEY = 'quire-locale-offer';
const ANSWERED = '1';

/** Also true if storage is disabled, where no answer could be stored. */
export function areOffersAnswered(): boolean {
  try {
    return localStorage.getItem(ANSWER_KEY) === ANSWERED;
  } catch {
    return true;
  }
}

/** The reader has chosen, so no more offers are shown. */
export function answerOffers(): void {
  storeText(ANSWER_KEY, ANSWERED);
}

/** Owns taking over what the reader asked for before the page was alive. */

export interface EarlyWish {
  /** `click`, or the keys as `aria-keyshortcuts` spells them. */
  by: string;
  /** What was typed since. */
  typed: string;
}

/** Ends the waiting: from now on whoever calls this listens. Undefined where nothing was asked for. */
export function takeEarlyWish(): EarlyWish | undefined {
  window.onclick = null;
  window.onkeydown = null;
  const { dataset } = document.documentElement;
  const [by = '', ...typed] = (dataset.wish ?? '').split(' ');
  delete dataset.wish;
  return by === '' ? undefined : { by, typed: typed.join(' ') };
}

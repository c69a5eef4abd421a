/** Visually hidden. */
const UNSEEN = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

export type Announce = (text: string) => void;

/**
 * The live region that tells screen readers what has changed. It is added at the start, because text that it contains when
 * it is added is not announced.
 */
export function createAnnouncer(): Announce {
  const region = document.createElement('div');
  region.className = 'q-announcer';
  region.style.cssText = UNSEEN;
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  return (text) => {
    region.textContent = text;
  };
}

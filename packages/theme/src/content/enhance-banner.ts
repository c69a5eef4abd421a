import { loadText, storeText, visitElements } from '@quire/client';
import { findTarget } from '../ui/find-target.ts';

/** JSON, as in the storage of readers of earlier versions of a site. */
const CLOSED = 'true';

/** Banners that the reader closes stay closed. */
export function enhanceBanners(): void {
  visitElements('[data-banner]', (banner) => {
    if (loadText(banner.dataset.banner ?? '') === CLOSED) banner.remove();
  });
  document.addEventListener('click', (event) => {
    const banner = findTarget(event, '[data-banner] > button')?.parentElement;
    if (!banner) return;
    storeText(banner.dataset.banner ?? '', CLOSED);
    banner.remove();
  });
}

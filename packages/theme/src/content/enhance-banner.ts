import { loadText, storeText, visitElements } from '@quire/client';
import { onClick } from '../ui/find-target.ts';

/** JSON, as in the storage of readers of earlier versions of a site. */
const CLOSED = 'true';

/** Banners that the reader closes stay closed. */
export function enhanceBanners(): void {
  visitElements('[data-banner]', (banner) => {
    if (loadText(banner.dataset.banner ?? '') === CLOSED) banner.remove();
  });
  onClick('[data-banner] > button', ({ parentElement: banner }) => {
    storeText(banner?.dataset.banner ?? '', CLOSED);
    banner?.remove();
  });
}

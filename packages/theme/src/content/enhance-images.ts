/** Owns which images can be enlarged, and how readers open them; the code that enlarges is loaded on demand. */
import { ZOOM_ATTACH_DELAY_MS } from '../constants.ts';
import type { BrowserTextKey } from '../texts/browser-texts.ts';
import type { GetText } from '../texts/create-get-text.ts';
import type { ZoomOptions } from './zoom.ts';

export function enhanceImages(article: HTMLElement, text: GetText<BrowserTextKey>): () => void {
  const isHidden = document.documentElement.dataset.hide?.split(' ').includes('globalUIComponents') ?? false;
  if (isHidden) return () => {};
  const ends = new AbortController();
  const open = (event: Event) => void onOpen(event, { closeLabel: text('closeZoom'), left: ends.signal });
  const timer = setTimeout(() => {
    for (const image of findImages(article)) makeZoomable(image, text);
    article.addEventListener('click', open, { signal: ends.signal });
    article.addEventListener('keydown', open, { signal: ends.signal });
  }, ZOOM_ATTACH_DELAY_MS);
  return () => {
    clearTimeout(timer);
    ends.abort();
    for (const image of article.querySelectorAll<HTMLElement>('.q-zoomable')) makeOrdinary(image);
  };
}

/** Images in links have something else to do. */
function findImages(article: HTMLElement): HTMLImageElement[] {
  return [...article.querySelectorAll<HTMLImageElement>('#quire-article img, .q-slot img')].filter(
    (image) => !image.closest('a, button, [data-no-zoom]'),
  );
}

function makeZoomable(image: HTMLImageElement, text: GetText<BrowserTextKey>): void {
  image.classList.add('q-zoomable');
  image.tabIndex = 0;
  image.role = 'button';
  image.ariaLabel = text('zoomImage', { alt: image.alt });
}

function makeOrdinary(image: HTMLElement): void {
  image.classList.remove('q-zoomable');
  for (const name of ['tabindex', 'role', 'aria-label']) image.removeAttribute(name);
}

async function onOpen(event: Event, options: ZoomOptions): Promise<void> {
  const image = event.target;
  if (!(image instanceof HTMLImageElement) || !image.matches('.q-zoomable')) return;
  if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  try {
    const { openZoom } = await import('./zoom.ts');
    openZoom(image, options);
  } catch (error) {
    console.warn(error);
  }
}

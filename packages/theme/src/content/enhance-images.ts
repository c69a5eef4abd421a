import { onEachPage } from '@quire/client';
import { ZOOM_ATTACH_DELAY_MS } from '../constants.ts';
import type { GetBrowserText } from '../texts/browser-texts.ts';

/** Images in content can be enlarged. The code for it is loaded with the first one. */
export function enhanceImages(text: GetBrowserText): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    clearTimeout(timer);
    if (document.documentElement.dataset.hide?.split(' ').includes('globalUIComponents')) return;
    timer = setTimeout(() => {
      for (const image of findImages()) makeZoomable(image, text);
    }, ZOOM_ATTACH_DELAY_MS);
  };
  const open = (event: Event) => void onOpen(event, text('closeZoom'));
  document.addEventListener('click', open);
  document.addEventListener('keydown', open);
  onEachPage(start);
}

/** Images in links are excluded: they follow the link. */
function findImages(): HTMLImageElement[] {
  return [...document.querySelectorAll<HTMLImageElement>('#quire-article img, .q-slot img')].filter(
    (image) => !image.closest('a, button, [data-no-zoom]'),
  );
}

function makeZoomable(image: HTMLImageElement, text: GetBrowserText): void {
  image.classList.add('q-zoomable');
  image.tabIndex = 0;
  image.role = 'button';
  image.ariaLabel = text('zoomImage', { alt: image.alt });
}

async function onOpen(event: Event, closeLabel: string): Promise<void> {
  const image = event.target;
  if (!(image instanceof HTMLImageElement) || !image.matches('.q-zoomable')) return;
  if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  try {
    const { openZoom } = await import('./zoom.ts');
    openZoom(image, closeLabel);
  } catch (error) {
    console.warn(error);
  }
}

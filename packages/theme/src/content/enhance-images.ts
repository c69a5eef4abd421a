import { ZOOM_ATTACH_DELAY_MS } from '../constants.ts';
import { adoptStyles } from '../styles/adopt-styles.ts';
import { getText } from '../texts/browser-texts.ts';
import styles from './zoom.css?text';
import { openZoom } from './zoom.ts';

/**
 * Images in content can be enlarged.
 *
 * @param selector matches them
 * @returns a function to call on each page
 */
export function createImageEnhancer(selector: string): () => void {
  adoptStyles(styles);
  return () => {
    if (document.documentElement.dataset.hide?.split(' ').includes('globalUIComponents')) return;
    setTimeout(() => {
      const images = document.querySelectorAll<HTMLImageElement>(selector);
      for (const image of images) if (!image.matches('.q-zoomable')) makeZoomable(image);
    }, ZOOM_ATTACH_DELAY_MS);
  };
}

function makeZoomable(image: HTMLImageElement): void {
  image.classList.add('q-zoomable');
  image.tabIndex = 0;
  image.role = 'button';
  image.ariaLabel = getText('zoomImage', { alt: image.alt });
  const open = (event: Event) => {
    event.preventDefault();
    openZoom(image, getText('closeZoom'));
  };
  image.addEventListener('click', open);
  image.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') open(event);
  });
}

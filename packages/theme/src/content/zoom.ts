/** The dialog with the enlarged image: opens, closes and pans it. */
import { createElement, onPageShown } from '@quire/client';
import { ZOOM_CLOSE_DELAY_MS, ZOOM_SCROLL_PX } from '../constants.ts';
import { createIconButton } from '../ui/create-icon-button.ts';
import { isMove } from '../ui/focus-order.ts';
import { type Box, formatTransform, placeInWindow } from './zoom-geometry.ts';

/** A second press while the first one opens the image has no effect. */
export function openZoom(image: HTMLImageElement, closeLabel: string): void {
  if (!image.isConnected || document.querySelector('.q-zoom')) return;
  const { dialog, picture } = createDialog(image, closeLabel);
  const ends = new AbortController();
  const shown = image.getBoundingClientRect();
  const place = placeInWindow(getNaturalSize(image), shown, { width: innerWidth, height: innerHeight });
  placePicture(picture, place);
  if (place.height > innerHeight) dialog.dataset.tall = '';
  const shrink = () => {
    const { scrollLeft, scrollTop } = dialog;
    const moved = { ...place, x: place.x - scrollLeft, y: place.y - scrollTop };
    picture.style.transform = formatTransform(image.getBoundingClientRect(), moved);
  };
  const remove = () => {
    dialog.dataset.state = 'closed';
    ends.abort();
    dialog.close();
    dialog.remove();
    image.style.visibility = '';
  };
  const close = () => {
    if (ends.signal.aborted) return;
    dialog.dataset.state = 'close';
    ends.abort();
    shrink();
    afterTransition(picture, () => {
      remove();
      image.focus({ preventScroll: true });
    });
  };
  onPageShown(remove, ends);
  document.body.append(dialog);
  dialog.showModal();
  shrink();
  image.style.visibility = 'hidden';
  // The original position is rendered before the image moves to the next.
  picture.getBoundingClientRect();
  dialog.dataset.state = 'open';
  picture.style.transform = 'none';
  afterTransition(picture, () => {
    if (dialog.dataset.state === 'open') dialog.dataset.state = 'opened';
  });
  closeOnLeaving(dialog, close, ends.signal);
}

function createDialog(image: HTMLImageElement, closeLabel: string) {
  const { alt, currentSrc } = image;
  const picture = createElement('img', { alt, src: currentSrc || image.src });
  const close = createIconButton('close', closeLabel);
  const dialog = createElement('dialog', { className: 'q-zoom', ariaLabel: alt }, picture, close);
  loadLarge(image, picture);
  return { dialog, picture };
}

/** Loads the larger file of `data-zoom-src`, if it is set; if this fails, the page's own image stays. */
function loadLarge(image: HTMLImageElement, picture: HTMLImageElement): void {
  const source = image.dataset.zoomSrc;
  if (!source) return;
  const large = new Image();
  large.onload = () => {
    picture.src = source;
  };
  large.onerror = () => console.warn(`The enlarged image could not be loaded: ${source}`);
  large.src = source;
}

/** SVGs have no meaningful natural size, so their attributes are used. */
function getNaturalSize(image: HTMLImageElement): { width: number; height: number } {
  const shown = image.getBoundingClientRect();
  return { width: Math.max(image.naturalWidth, shown.width), height: Math.max(image.naturalHeight, shown.height) };
}

function placePicture(picture: HTMLElement, { x, y, width, height }: Box): void {
  Object.assign(picture.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

/** How far an arrow key pans an image that is larger than the window. */
const STEP_PX = 80;

const DIRECTIONS: ReadonlyMap<string, [x: number, y: number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

function closeOnLeaving(dialog: HTMLDialogElement, close: () => void, signal: AbortSignal): void {
  const start = scrollY;
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  dialog.addEventListener('click', close, { signal });
  dialog.addEventListener('keydown', (event) => {
    const [x, y] = (isMove(event) && DIRECTIONS.get(event.key)) || [0, 0];
    dialog.scrollBy(x * STEP_PX, y * STEP_PX);
    // The key that opened it may still be held down while the close button has the focus.
    const pans = x !== 0 || (y !== 0 && 'tall' in dialog.dataset);
    if (pans || (y === 0 && event.repeat)) event.preventDefault();
  });
  addEventListener('resize', close, { signal });
  addEventListener(
    'scroll',
    () => {
      if (Math.abs(scrollY - start) > ZOOM_SCROLL_PX) setTimeout(close, ZOOM_CLOSE_DELAY_MS);
    },
    { signal, passive: true },
  );
}

/** Also runs `then` if there is no transition, and therefore no event. */
function afterTransition(element: HTMLElement, then: () => void): void {
  Promise.allSettled(element.getAnimations().map((animation) => animation.finished)).then(then);
}

/**
 * Owns what the dev server has to say about a page, drawn over it: mistakes that keep it from being shown cover it,
 * others wait in a corner. It stands in a shadow tree, so that neither the theme nor the page notices it.
 */
import type { Mistake } from '../../shared/dev-contract.ts';
import { OVERLAY_CSS } from './overlay-css.ts';

export interface Overlay {
  /** Shows the mistakes, or goes away where there are none. `cover`: they keep the page from being shown. */
  show(kind: 'cover' | 'note', mistakes: Mistake[]): void;
}

export const OVERLAY_TAG = 'quire-dev-overlay';

export function createOverlay(): Overlay {
  let host: HTMLElement | undefined;
  let shown = '';

  const close = () => {
    host?.remove();
    host = undefined;
  };
  addEventListener('keydown', ({ key }) => key === 'Escape' && close());

  return {
    show(kind, mistakes) {
      const wanted = mistakes.length === 0 ? '' : JSON.stringify([kind, mistakes]);
      // What the writer has closed stays closed until there is something else to say.
      if (wanted === shown) return;
      shown = wanted;
      close();
      if (wanted === '') return;
      host = createHost(kind === 'cover' ? drawCover(mistakes, close) : drawNote(mistakes, close));
      document.body.append(host);
      // Above all else, whatever the page does with z-index.
      host.showPopover();
    },
  };
}

function createHost(content: HTMLElement): HTMLElement {
  const host = document.createElement(OVERLAY_TAG);
  host.popover = 'manual';
  host.style.cssText = 'all:initial;display:contents';
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(OVERLAY_CSS);
  root.adoptedStyleSheets = [sheet];
  root.append(content);
  return host;
}

function drawCover(mistakes: Mistake[], close: () => void): HTMLElement {
  const title = mistakes.length === 1 ? 'A mistake keeps this page from being shown' : `${mistakes.length} mistakes`;
  const box = draw('section', { className: 'box', role: 'alert' }, [
    draw('header', {}, [draw('h1', {}, [title]), createCloseButton(close)]),
    ...mistakes.map(drawMistake),
    draw('footer', {}, ['Mend it and save: the page comes back by itself. Escape closes this.']),
  ]);
  return draw('div', { className: 'cover' }, [box]);
}

function drawNote(mistakes: Mistake[], close: () => void): HTMLElement {
  const title = mistakes.length === 1 ? '1 mistake on this page' : `${mistakes.length} mistakes on this page`;
  const list = draw('details', {}, [draw('summary', {}, [title]), ...mistakes.map(drawMistake)]);
  return draw('aside', { className: 'note box', role: 'status' }, [list, createCloseButton(close)]);
}

function drawMistake({ message, file, line, column, frame, hint }: Mistake): HTMLElement {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return draw('article', {}, [
    ...(place ? [draw('p', { className: 'place' }, [place])] : []),
    draw('p', { className: 'message' }, [message]),
    ...(frame ? [draw('pre', {}, [frame])] : []),
    ...(hint ? [draw('p', { className: 'hint' }, [hint])] : []),
  ]);
}

function createCloseButton(close: () => void): HTMLElement {
  const button = draw('button', { type: 'button', ariaLabel: 'Close' }, ['×']);
  button.addEventListener('click', close);
  return button;
}

function draw<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  children: Array<Node | string>,
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

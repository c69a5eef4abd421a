/**
 * The overlay that shows a page's diagnostics: errors that prevent the page from being rendered cover it, others
 * are shown in a corner. It is in a shadow tree, so that it is isolated from the theme and the page.
 */
import type { Diagnostic } from '@quire/markdown/diagnostics';
import { formatCounts, formatPlace } from '../contract/format-diagnostic.ts';
import { createElement } from '../dom/create-element.ts';
import { OVERLAY_CSS } from './overlay-css.ts';

/** Shows the diagnostics, or closes if there are none. `cover`: they prevent the page from being rendered. */
export type ShowDiagnostics = (kind: 'cover' | 'note', diagnostics: Diagnostic[]) => void;

export const OVERLAY_TAG = 'quire-dev-overlay';

export function createOverlay(): ShowDiagnostics {
  let host: HTMLElement | undefined;
  let shown = '';

  const close = () => {
    host?.remove();
    host = undefined;
  };
  addEventListener('keydown', ({ key }) => key === 'Escape' && close());

  return (kind, diagnostics) => {
    const wanted = diagnostics.length === 0 ? '' : JSON.stringify([kind, diagnostics]);
    // If the author has closed it, it stays closed until the diagnostics change.
    if (wanted === shown) return;
    shown = wanted;
    close();
    if (wanted === '') return;
    host = createHost(kind === 'cover' ? renderCover(diagnostics, close) : renderNote(diagnostics, close));
    document.body.append(host);
    // The top layer is above everything, regardless of z-index.
    host.showPopover();
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

function renderCover(diagnostics: Diagnostic[], close: () => void): HTMLElement {
  const title = `${formatCounts(diagnostics)}: this page cannot be rendered`;
  const box = createElement(
    'section',
    { className: 'box', role: 'alert' },
    createElement('header', {}, createElement('h1', {}, title), createCloseButton(close)),
    ...diagnostics.map(renderDiagnostic),
    createElement('footer', {}, 'Fix it and save: the page updates automatically. Press Escape to close.'),
  );
  return createElement('div', { className: 'cover' }, box);
}

function renderNote(diagnostics: Diagnostic[], close: () => void): HTMLElement {
  const summary = createElement('summary', {}, `${formatCounts(diagnostics)} on this page`);
  const list = createElement('details', {}, summary, ...diagnostics.map(renderDiagnostic));
  return createElement('aside', { className: 'note box', role: 'status' }, list, createCloseButton(close));
}

function renderDiagnostic(diagnostic: Diagnostic): HTMLElement {
  const { message, rule, severity, frame, help } = diagnostic;
  const place = formatPlace(diagnostic);
  return createElement(
    'article',
    { className: severity },
    ...(place ? [createElement('p', { className: 'place' }, place)] : []),
    createElement(
      'p',
      { className: 'message' },
      `${message} `,
      createElement('span', { className: 'rule' }, `[${rule}]`),
    ),
    ...(frame ? [createElement('pre', {}, frame)] : []),
    ...(help ? [createElement('p', { className: 'help' }, `help: ${help}`)] : []),
  );
}

function createCloseButton(close: () => void): HTMLElement {
  const button = createElement('button', { type: 'button', ariaLabel: 'Close' }, '×');
  button.addEventListener('click', close);
  return button;
}

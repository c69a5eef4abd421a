/** The popover that explains a name: below the name, or a sheet at the bottom of touch screens. */
import { createElement } from '@quire/client';
import type { HoverNote } from '@quire/client/contract';
import { hasNoHover } from './page-hovers.ts';

export interface HoverPanel {
  element: HTMLElement;
  /** The name that it explains; undefined while it is closed. */
  getName(): HTMLElement | undefined;
  open(name: HTMLElement, note: HoverNote): void;
  close(): void;
}

const ID = 'q-hover';

export function createHoverPanel(): HoverPanel {
  const element = createElement('div', { id: ID, className: ID, popover: 'auto', tabIndex: -1 });
  let shown: HTMLElement | undefined;
  const forget = () => {
    shown?.removeAttribute('aria-describedby');
    shown = undefined;
  };
  element.addEventListener('beforetoggle', (event) => {
    if ((event as ToggleEvent).newState === 'closed') forget();
  });
  return {
    element,
    getName: () => shown,
    open(name, note) {
      if (shown === name) return;
      element.hidePopover();
      const isSheet = hasNoHover();
      element.replaceChildren(...(isSheet ? listLinks(name) : []), ...renderNote(note));
      name.closest('.q-code')?.append(element);
      element.role = isSheet ? 'dialog' : 'tooltip';
      element.ariaLabel = isSheet ? name.textContent : null;
      name.setAttribute('aria-describedby', ID);
      shown = name;
      element.showPopover();
      if (isSheet) element.focus();
    },
    close: () => element.hidePopover(),
  };
}

/** A tap on a linked name opens the sheet, so the sheet contains the link. */
function listLinks(name: HTMLElement): Node[] {
  if (!(name instanceof HTMLAnchorElement)) return [];
  const { href, textContent } = name;
  return [createElement('a', { href, textContent })];
}

function renderNote({ code, text, lang, default: fallback }: HoverNote): Node[] {
  const notes: Node[] = [createElement('div', { className: 'q-signature' }, ...renderTokens(code))];
  if (text !== undefined)
    notes.push(createElement('div', { dir: 'auto', ...(lang && { lang }) }, ...renderProse(text)));
  if (fallback !== undefined) {
    notes.push(createElement('div', {}, createElement('i', {}, '@default'), ' ', ...renderProse(fallback)));
  }
  return notes;
}

/** @param code class and text of each token, one after another */
function renderTokens(code: readonly string[]): Array<string | Node> {
  return Array.from({ length: code.length / 2 }, (_, index) => {
    const [color, text = ''] = code.slice(index * 2, index * 2 + 2);
    return color ? createElement('span', { className: color }, text) : text;
  });
}

/** Renders text in backticks as code. */
function renderProse(text: string): Array<string | Node> {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => (/^`.+`$/.test(part) ? createElement('code', {}, part.slice(1, -1)) : part));
}

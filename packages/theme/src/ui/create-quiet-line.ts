import { createElement } from '@quire/client';
import { getText } from '../texts/browser-texts.ts';
import { createIconButton } from './create-icon-button.ts';

interface QuietLine {
  /** Its accessible name. */
  name: string;
  /** The part of the page that it is, which a URL can hide. */
  part: string;
}

/** A floating line at the end of the page, with a button that closes it. (quiet-line.css) */
export function createQuietLine({ name, part }: QuietLine, ...content: Array<Node | string>): HTMLElement {
  const close = createIconButton('close', getText('dismiss'));
  const line = createElement('aside', { className: 'q-quiet-line', ariaLabel: name }, ...content, close);
  line.dataset.part = part;
  return line;
}

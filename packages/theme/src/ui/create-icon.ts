/** Icons outside of React. */
import type { IconName } from '@quire/client/contract';
import { getIconHref } from './icon-href.ts';

const SVG = 'http://www.w3.org/2000/svg';

export function createIcon(name: IconName): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'q-icon');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', getIconHref(name));
  svg.append(use);
  return svg;
}

/** Owns icons outside of React. */
import { getIconPath, type IconName } from './icon-paths.ts';

const SVG = 'http://www.w3.org/2000/svg';

export function createIcon(name: IconName): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'q-icon');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', getIconPath(name));
  svg.append(path);
  return svg;
}

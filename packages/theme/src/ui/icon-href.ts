import type { IconName } from '@quire/client/contract';
// One file for all pages, so the HTML contains no paths of icons.
import sheet from './icons.svg?url';

/** The `href` of a `<use>` element for the icon. */
export function getIconHref(name: IconName): string {
  return `${sheet}#${name}`;
}

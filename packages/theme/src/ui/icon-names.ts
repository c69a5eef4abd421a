/** The names of the theme's icons. Their paths are in `icons.svg`, one file for all pages, so the HTML contains none. */
import sheet from './icons.svg?url';

export const ICON_NAMES = [
  'chevron',
  'search',
  'menu',
  'close',
  'more',
  'language',
  'sun',
  'moon',
  'grid',
  'outline',
  'copy',
  'check',
  'wrap',
  'up',
  'arrow',
  'external',
  'edit',
  'markdown',
  'github',
  'gitlab',
  'x',
  'discord',
  'bluesky',
  'lark',
  'npm',
  'speed',
  'types',
  'network',
  'plugins',
] as const;

export type IconName = (typeof ICON_NAMES)[number];

export function isIconName(name: string): name is IconName {
  return ICON_NAMES.some((each) => each === name);
}

/** The `href` of a `<use>` element for the icon. */
export function getIconHref(name: IconName): string {
  return `${sheet}#${name}`;
}

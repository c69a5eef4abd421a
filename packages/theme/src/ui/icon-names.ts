/** The names of the theme's icons, whose outlines are in `icons.svg`: one file for all pages, none in their HTML. */
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
  'formats',
  'speed',
  'types',
  'bundleless',
  'federation',
  'plugins',
] as const;

export type IconName = (typeof ICON_NAMES)[number];

export function isIconName(name: string): name is IconName {
  return ICON_NAMES.some((each) => each === name);
}

/** What a `<use>` shows as the icon. */
export function getIconHref(name: IconName): string {
  return `${sheet}#${name}`;
}

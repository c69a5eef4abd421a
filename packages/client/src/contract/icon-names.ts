/** The names of the theme's icons. */
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

/** Creates the `theme-color` elements of a page. */

import type { UserConfig } from './config.ts';
import type { HeadElement } from './plugin.ts';

/** Two elements with media queries if there are two colors and two appearances. */
export function listThemeColors({ themeColor, themeConfig }: UserConfig): HeadElement[] {
  if (themeColor === undefined) return [];
  if (typeof themeColor === 'string') return [toThemeColor(themeColor)];
  const { darkMode = true } = themeConfig ?? {};
  if (darkMode !== true) return [toThemeColor(darkMode === 'only' ? themeColor.dark : themeColor.light)];
  return (['light', 'dark'] as const).map((scheme) => toThemeColor(themeColor[scheme], scheme));
}

function toThemeColor(content: string, scheme?: 'light' | 'dark'): HeadElement {
  const media = scheme && { media: `(prefers-color-scheme: ${scheme})` };
  return ['meta', { name: 'theme-color', ...media, content }];
}

/** The appearances, and how a stored choice and the system's scheme resolve to light or dark. */

export type Appearance = 'light' | 'dark' | 'auto';

/** Any other value means auto. */
export function parseAppearance(stored: string | null): Appearance {
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

export function isDarkAppearance(appearance: Appearance, systemIsDark: boolean): boolean {
  return appearance === 'dark' || (appearance === 'auto' && systemIsDark);
}

/** The toggle always makes an explicit choice, which takes precedence over later changes of the system. */
export function toggleAppearance(appearance: Appearance, systemIsDark: boolean): Appearance {
  return isDarkAppearance(appearance, systemIsDark) ? 'light' : 'dark';
}

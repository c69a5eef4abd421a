/** Owns what an appearance is and what follows from it. (SPEC.md 4) */

export type Appearance = 'light' | 'dark' | 'auto';

/** Readers keep the choice that they made on the former site. (BEHAVIOUR.md, State) */
export const APPEARANCE_KEY = 'rspress-theme-appearance';

/** Anything that is no appearance means auto. (SPEC.md 5) */
export function parseAppearance(stored: string | null): Appearance {
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

export function isDarkAppearance(appearance: Appearance, systemIsDark: boolean): boolean {
  return appearance === 'dark' || (appearance === 'auto' && systemIsDark);
}

/** The toggle always makes an explicit choice, which wins over later changes of the system. */
export function toggleAppearance(appearance: Appearance, systemIsDark: boolean): Appearance {
  return isDarkAppearance(appearance, systemIsDark) ? 'light' : 'dark';
}

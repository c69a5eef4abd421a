/** Owns whether components of the site itself are in the layout. */
import type { ResolvedConfig } from './resolved-config.ts';

export function hasOwnLayout({ themeFile, components }: Pick<ResolvedConfig, 'themeFile' | 'components'>): boolean {
  return themeFile !== undefined || Object.keys(components).length > 0;
}

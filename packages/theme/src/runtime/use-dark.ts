/** Owns whether the page is dark, for components that render differently then. */
import { usePageView } from '@quire/engine/client';
import { createContext, useSyncExternalStore } from 'react';
import { appearanceStore } from '../appearance/appearance-store.ts';

/** At build time a page is light: what is to be right before any script runs belongs in CSS (`light-dark()`). */
export function useDark(): boolean {
  const { darkMode } = usePageView().site;
  const isDark = useSyncExternalStore(appearanceStore.subscribe, appearanceStore.isDark, () => false);
  return darkMode && isDark;
}

export const ThemeContext = createContext<{ theme: 'light' | 'dark' }>({ theme: 'light' });

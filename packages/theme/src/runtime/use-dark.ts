/** Whether the page is dark, for components that render differently then. */
import { usePageView } from '@quire/engine/client';
import { createContext, useSyncExternalStore } from 'react';
import { appearanceStore } from '../appearance/appearance-store.ts';
import { neverChanges } from '../ui/never-changes.ts';

/** At build time a page is light: what is to be right before any script runs belongs in CSS (`light-dark()`). */
export function useDark(): boolean {
  const { darkMode } = usePageView().site;
  const chosen = useSyncExternalStore(
    // Where there is nothing to choose, what is stored of another time is not shown.
    darkMode === true ? appearanceStore.subscribe : neverChanges,
    appearanceStore.isDark,
    () => false,
  );
  return darkMode === true ? chosen : darkMode === 'only';
}

export const ThemeContext = createContext<{ theme: 'light' | 'dark' }>({ theme: 'light' });

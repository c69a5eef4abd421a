/** Whether the page is dark, for components that render differently. */
import { usePageView } from '@quire/client';
import { createContext, useSyncExternalStore } from 'react';
import { appearanceStore } from '../appearance/appearance-store.ts';
import { neverChanges } from '../ui/use-is-built.ts';

/** False at build time: what must be right before scripts run belongs in CSS (`light-dark()`). */
export function useDark(): boolean {
  const { darkMode } = usePageView().site;
  const chosen = useSyncExternalStore(
    // Without a choice of appearance, a stored value from earlier is ignored.
    darkMode === true ? appearanceStore.subscribe : neverChanges,
    appearanceStore.isDark,
    () => false,
  );
  return darkMode === true ? chosen : darkMode === 'only';
}

export const ThemeContext = createContext<{ theme: 'light' | 'dark' }>({ theme: 'light' });

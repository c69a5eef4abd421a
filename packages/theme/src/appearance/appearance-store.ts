/** The reader's appearance in the browser: the stored choice, the system's scheme and the class on the document. */
import { APPEARANCE_KEY, loadText, storeText } from '@quire/client';

export type Appearance = 'light' | 'dark' | 'auto';

/** Only its methods use the browser, so it can be created anywhere. */
export function createAppearanceStore() {
  const listeners = new Set<() => void>();
  let chosen: Appearance | undefined;
  const system = () => matchMedia('(prefers-color-scheme: dark)');
  const current = () => (chosen ??= parseAppearance(loadText(APPEARANCE_KEY)));
  const apply = (appearance: Appearance) => {
    chosen = appearance;
    showAppearance(appearance, system().matches);
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === APPEARANCE_KEY) apply(parseAppearance(event.newValue));
  };
  const notify = () => apply(current());
  const isDark = () => isDarkAppearance(current(), system().matches);
  return {
    isDark,
    /** Always to an explicit choice, which takes precedence over later changes of the system. */
    toggle() {
      const next = isDark() ? 'light' : 'dark';
      storeText(APPEARANCE_KEY, next);
      apply(next);
    },
    subscribe(listener: () => void) {
      if (listeners.size === 0) {
        addEventListener('storage', onStorage);
        system().addEventListener('change', notify);
      }
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Shared by the layout and all islands. */
export const appearanceStore = createAppearanceStore();

function showAppearance(appearance: Appearance, systemIsDark: boolean): void {
  const { classList, dataset } = document.documentElement;
  const isDark = isDarkAppearance(appearance, systemIsDark);
  classList.toggle('light', appearance === 'light');
  classList.toggle('dark', appearance === 'dark');
  for (const name of dataset.darkClass?.split(' ') ?? []) classList.toggle(name, isDark);
}

/** Any other value means auto. */
export function parseAppearance(stored: string | null): Appearance {
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

export function isDarkAppearance(appearance: Appearance, systemIsDark: boolean): boolean {
  return appearance === 'dark' || (appearance === 'auto' && systemIsDark);
}

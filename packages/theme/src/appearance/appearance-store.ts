/** The reader's appearance in the browser: the stored choice, the system's scheme and the class on the document. */
import { APPEARANCE_KEY, loadText, storeText } from '@quire/client';
import { type Appearance, isDarkAppearance, parseAppearance, toggleAppearance } from './appearance.ts';

export interface AppearanceStore {
  isDark(): boolean;
  toggle(): void;
  subscribe(listener: () => void): () => void;
}

/** Only its methods use the browser, so it can be created anywhere. */
export function createAppearanceStore(): AppearanceStore {
  const listeners = new Set<() => void>();
  let chosen: Appearance | undefined;
  const system = () => matchMedia('(prefers-color-scheme: dark)');
  const current = () => (chosen ??= loadAppearance());
  const apply = (appearance: Appearance) => {
    chosen = appearance;
    showAppearance(appearance, system().matches);
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === APPEARANCE_KEY) apply(parseAppearance(event.newValue));
  };
  const notify = () => apply(current());
  return {
    isDark: () => isDarkAppearance(current(), system().matches),
    toggle() {
      const next = toggleAppearance(current(), system().matches);
      storeText(APPEARANCE_KEY, next);
      apply(next);
    },
    subscribe(listener) {
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

function loadAppearance(): Appearance {
  return parseAppearance(loadText(APPEARANCE_KEY));
}

function showAppearance(appearance: Appearance, systemIsDark: boolean): void {
  const { classList, dataset } = document.documentElement;
  const isDark = isDarkAppearance(appearance, systemIsDark);
  classList.toggle('light', appearance === 'light');
  classList.toggle('dark', appearance === 'dark');
  for (const name of dataset.darkClass?.split(' ') ?? []) classList.toggle(name, isDark);
}

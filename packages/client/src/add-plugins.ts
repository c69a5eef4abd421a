/** Adds the client modules of plugins to those of the theme. Only sites with such plugins load this. */
import { ROOT_ID } from './contract/document-contract.ts';
import { onEachPage } from './dom/page-event.ts';
import type { BrowserPlugin, BrowserTheme } from './page/theme.ts';

/** A plugin that fails is logged to the console; the theme and the other plugins still work. */
export function addPlugins(theme: BrowserTheme, plugins: readonly BrowserPlugin[]): BrowserTheme {
  return {
    ...theme,
    enhanceLayout(...values) {
      theme.enhanceLayout?.(...values);
      for (const plugin of plugins) startPlugin(plugin);
    },
  };
}

function startPlugin(plugin: BrowserPlugin) {
  attempt(() => plugin.enhanceLayout?.());
  const root = document.getElementById(ROOT_ID);
  if (!plugin.enhance || !root) return;
  let undo: (() => void) | undefined;
  const showPage = () => {
    attempt(() => undo?.());
    undo = attempt(() => plugin.enhance?.(root));
  };
  onEachPage(showPage);
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

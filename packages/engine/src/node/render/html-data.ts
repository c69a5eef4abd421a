import type { HtmlData } from '@quire/client/contract';
import type { ResolvedConfig } from '../config/resolved-config.ts';

/** The data of the site for the pre-paint script. */
export function createHtmlData({
  base,
  locales,
  defaultLang,
  localeRedirect,
  darkMode,
  versions,
  foreign: { foreignTheme },
}: ResolvedConfig): HtmlData {
  const several = locales.length > 1;
  const inPaths = versions?.all.filter((version) => version !== versions.default) ?? [];
  return {
    base,
    ...(several && { langDefault: defaultLang, locales: locales.map(({ lang }) => lang).join(), localeRedirect }),
    ...(several && inPaths.length > 0 && { versions: inPaths.join() }),
    ...(darkMode !== true && { darkMode: darkMode === 'only' ? 'dark' : 'light' }),
    ...(darkMode && foreignTheme && { darkClass: foreignTheme.darkClasses.join(' ') }),
  };
}

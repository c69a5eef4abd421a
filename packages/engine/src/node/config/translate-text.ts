/** Translates text keys of `i18n.json` in `_meta.json` and `_nav.json`. */
import type { ResolvedConfig } from './resolved-config.ts';

export type TranslateText = (text: string) => string;

/** A text that is not a key is returned unchanged. */
export function createTextTranslator(
  { i18nSource, defaultLang }: Pick<ResolvedConfig, 'i18nSource' | 'defaultLang'>,
  lang: string,
): TranslateText {
  return (text) => {
    const byLang = Object.hasOwn(i18nSource, text) ? i18nSource[text] : undefined;
    return byLang?.[lang] ?? byLang?.[defaultLang] ?? text;
  };
}

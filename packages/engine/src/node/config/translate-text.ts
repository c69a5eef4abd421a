/** Texts that a site keeps by key in `i18n.json`, where `_meta.json` and `_nav.json` name them. */
import type { ResolvedConfig } from './resolved-config.ts';

export type TranslateText = (text: string) => string;

/** A text that is not a key stays as it is. */
export function createTextTranslator(
  { i18nSource, defaultLang }: Pick<ResolvedConfig, 'i18nSource' | 'defaultLang'>,
  lang: string,
): TranslateText {
  return (text) => {
    const byLang = Object.hasOwn(i18nSource, text) ? i18nSource[text] : undefined;
    return byLang?.[lang] ?? byLang?.[defaultLang] ?? text;
  };
}

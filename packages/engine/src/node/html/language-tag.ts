/** How a language is named to browsers, screen readers, feed readers and search engines. */

/** Bare language tags that mean one region's writing, and with it the shapes of its characters. */
const REGIONS: Readonly<Record<string, string>> = { zh: 'zh-CN' };

/** `zh` → `zh-CN`; a tag that names its region is itself. */
export function toLanguageTag(lang: string): string {
  return REGIONS[lang] ?? lang;
}

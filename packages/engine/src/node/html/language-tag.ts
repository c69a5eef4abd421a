/** The default regions of bare language tags, which determine the glyphs of characters. */
const REGIONS: Readonly<Record<string, string>> = { zh: 'zh-CN' };

/** The tag for browsers, feed readers and search engines: `zh` → `zh-CN`; a tag with a region is unchanged. */
export function toLanguageTag(lang: string): string {
  return REGIONS[lang] ?? lang;
}
